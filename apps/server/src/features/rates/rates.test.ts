import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostRates, type Rate } from '@tillsight/contract/rates';
import { startServer, type SignedIn } from '../../../test/kit.ts';
import { rateOf } from '../../../test/two-organizations.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { ratesByName, ratesColumn } from './rates.ts';

type Answer = { status: number; body: unknown };

const listOf = async (who: SignedIn): Promise<Rate[]> =>
  ((await who.client.get('/api/v1/rates/')).body as { rates: Rate[] }).rates;
const set = (who: SignedIn, rate: object): Promise<Answer> => who.client.post('/api/v1/rates/', rate);
const told = ({ body }: Answer): string => (body as { message: string }).message;

test('rates: set from a day on, set anew, removed; seen by everybody of the house and by nobody else', async t => {
  const server = await startServer(t);
  const home = await server.organization();
  const merchant = await server.signedInAs('merchant', home);
  const executive = await server.newcomer('executive', home);
  const colleague = await server.newcomer('finance', home);
  const stranger = await server.signedInAs('merchant');
  const before = { name: 'shipping_out', from_day: '2026-01-01', value: 68 };
  const since = { name: 'shipping_out', from_day: '2026-10-01', value: 72.5 };

  assert.equal((await set(merchant, since)).status, 200);
  assert.equal((await set(executive, before)).status, 200);
  const plain = (rates: Rate[]) => rates.map(({ name, from_day, value }) => ({ name, from_day, value }));
  assert.deepEqual(plain(await listOf(colleague)), [before, since]);
  assert.deepEqual(await listOf(stranger), []);

  await t.test('the same day again replaces what was set, and says who did', async () => {
    assert.equal((await set(executive, { ...since, value: 74 })).status, 200);
    const [, latest] = await listOf(merchant);
    assert.equal(latest?.value, 74);
    const name = await server.deps.db.inOrganization(home.id, trx =>
      trx.selectFrom('users').select('name').where('id', '=', executive.userId).executeTakeFirstOrThrow(),
    );
    assert.equal(latest?.set_by, name.name);
  });

  await t.test('the engine is given them by name, the oldest first', async () => {
    const { rates } = await server.deps.db.inOrganization(home.id, trx =>
      trx.selectFrom('organizations').select(ratesColumn.as('rates')).executeTakeFirstOrThrow(),
    );
    assert.deepEqual(ratesByName(rates), {
      shipping_out: [
        { from: '2026-01-01', value: 68 },
        { from: '2026-10-01', value: 74 },
      ],
    });
  });

  await t.test('what cannot be a rate is refused in words', async () => {
    for (const [change, reason] of [
      [{ value: -1 }, /0 or more/],
      [{ value: 7.125 }, /two decimals/],
      [{ value: 2_000_000 }, /too much/],
      [{ name: 'gateway_percent', value: 101 }, /100 per cent/],
      [{ from_day: '2026-02-30' }, /enter a day/],
      [{ from_day: '1926-02-03' }, /since the year 2000/],
      [{ name: 'bribes' }, /./],
    ] as const) {
      const answer = await set(merchant, { ...since, ...change });
      assert.equal(answer.status, 400, JSON.stringify(change));
      assert.match(told(answer), reason);
    }
  });

  await t.test('others read only', async () => {
    assert.equal((await set(colleague, since)).status, 403);
    const [first] = await listOf(colleague);
    assert.equal((await colleague.client.delete(`/api/v1/rates/${first?.id}/`)).status, 403);
    assert.equal((await stranger.client.delete(`/api/v1/rates/${first?.id}/`)).status, 404);
    assert.equal((await listOf(merchant)).length, 2);
  });

  await t.test('each act is recorded, with the name of the rate and no figure', async () => {
    const [, second] = await listOf(merchant);
    assert.equal((await merchant.client.delete(`/api/v1/rates/${second?.id}/`)).status, 200);
    const database = await openWholeDatabase(t, server.databaseUrl);
    const acts = await database.query(`select act, detail from audit_log where act like 'rate %' order by id`);
    assert.deepEqual(
      acts.map(({ act, detail }) => `${String(act)}: ${String(detail)}`),
      ['rate set: shipping_out', 'rate set: shipping_out', 'rate set: shipping_out', 'rate removed: shipping_out'],
    );
  });

  await t.test('there may be so many and no more', async () => {
    await Promise.all(Array.from({ length: mostRates - 1 }, () => rateOf(server, merchant)));
    assert.equal((await set(merchant, since)).status, 409);
    assert.equal((await set(merchant, { ...before, value: 70 })).status, 200);
  });
});
