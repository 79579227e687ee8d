/** For `api.ts`, as a process of its own: the product, or bare Fastify with one query to the same table. Ends with its input. */
import Fastify from 'fastify';
import { Pool } from 'pg';
import { startServer } from '../apps/server/test/kit.ts';

const endings: (() => unknown)[] = [];
const t = { after: (ending: () => unknown) => void endings.unshift(ending) };
// Believes what stands in X-Forwarded-For, so that a storm can come from many addresses.
const server = await startServer(t, { environment: { TRUSTED_PROXIES: '1' } });
const { client, organizationId, userId } = await server.signedInAs('merchant');
for (let count = 0; count < 20; count += 1)
  await server.newcomer('product', { id: organizationId, merchantId: userId });
const cookie = [...client.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
const path = `/api/v1/organizations/${organizationId}/users/`;

const bare = Fastify();
const pool = new Pool({ connectionString: server.databaseUrl, max: 10 });
bare.get(path, async () => {
  const { rows } = await pool.query<Record<string, unknown>>(
    'select id, email, name, role, mobile_number, created_at from users where organization_id = $1 order by created_at, id',
    [organizationId],
  );
  return { users: rows };
});
await bare.listen({ host: '127.0.0.1', port: 0 });
const address = bare.server.address();
const port = typeof address === 'object' ? address?.port : 0;
process.stdout.write(
  `${JSON.stringify({ ours: server.url, bare: `http://127.0.0.1:${port}`, path, cookie, userId })}\n`,
);
process.stdin.resume();
await new Promise(resolve => process.stdin.once('end', resolve));
await bare.close();
await pool.end();
for (const ending of endings) await ending();
