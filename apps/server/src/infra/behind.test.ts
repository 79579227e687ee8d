/** One visit for session, organization and rows: whose door is opened sees their own and nothing stays open behind them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServer, type SignedIn } from '../../test/kit.ts';
import { hashOfSecret } from '../features/auth/secret.ts';
import { sessionDoor } from '../features/auth/store.ts';
import { openDb, type Question } from './db.ts';

const everybody: Question<{ organization_id: string; email: string }> = {
  text: 'select organization_id, email from users order by email',
};

const hashOf = ({ client }: SignedIn) => hashOfSecret(client.cookies.get('tillsight') ?? '');

test('behind a door are the rows of one organization, and behind none there are none', async t => {
  const server = await startServer(t);
  const homes = [await server.organization(), await server.organization(), await server.organization()];
  const people = await Promise.all(homes.map(home => server.signedInAs('merchant', home)));
  const stranger = hashOfSecret('session_of-nobody');
  // All through one connection, so that anything left behind would be found by the next.
  const db = openDb({ url: server.databaseUrl, log: server.deps.log, poolSize: 1 });
  try {
    const rounds = Array.from({ length: 20 }, () => people).flat();
    await Promise.all(
      rounds.map(async person => {
        const { entered, rows } = await db.behind(sessionDoor, hashOf(person), everybody);
        assert.deepEqual(
          [entered?.user_id, rows],
          [person.userId, [{ organization_id: person.organizationId, email: person.email }]],
        );
        assert.deepEqual(await db.behind(sessionDoor, stranger, everybody), { entered: null, rows: [] });
        assert.deepEqual(await db.outside.selectFrom('users').selectAll().execute(), []);
      }),
    );
    const [first] = people;
    assert.ok(first);
    await assert.rejects(
      db.behind(sessionDoor, hashOf(first), { text: 'select 1 / (0 * count(*)) from users' }),
      /zero/,
    );
    await assert.rejects(db.behind(sessionDoor, hashOf(first), { text: 'select nothing from users' }), /nothing/);
    assert.deepEqual(await db.outside.selectFrom('users').selectAll().execute(), []);
    const again = await db.behind(sessionDoor, hashOf(first), everybody);
    assert.deepEqual([again.entered?.organization_id, again.rows.length], [first.organizationId, 1]);
  } finally {
    await db.close();
  }
});

test('a list that travels with its session is refused like any other', async t => {
  const server = await startServer(t);
  const [home, other] = [await server.organization(), await server.organization()];
  const who = await server.signedInAs('merchant', home);
  const list = (id: string) => `/api/v1/organizations/${id}/users/`;
  const statusOf = async (client: SignedIn['client'], id: string) => (await client.get(list(id))).status;
  assert.equal(await statusOf(who.client, home.id), 200);
  assert.equal(await statusOf(who.client, other.id), 404);
  assert.equal(await statusOf(server.client(), home.id), 401);
  const forged = server.client();
  forged.cookies.set('tillsight', `session_${'A'.repeat(43)}`);
  assert.equal(await statusOf(forged, home.id), 401);
  await server.deps.db.inOrganization(home.id, trx =>
    trx
      .updateTable('sessions')
      .set({ seen_at: new Date(server.deps.now() - 13 * 3_600_000) })
      .execute(),
  );
  assert.equal(await statusOf(who.client, home.id), 401, 'Nobody was here for half a day.');
});
