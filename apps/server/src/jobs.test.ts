import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { startServer } from '../test/kit.ts';
import { startMailbox } from '../test/mailbox.ts';
import { openWholeDatabase } from '../test/whole-database.ts';
import { enqueue } from './infra/queue.ts';
import { startWorker, taskList } from './jobs.ts';

test('a job is done soon, a second one with its key replaces it, and one that makes no sense is dropped', async t => {
  const mailbox = await startMailbox(t);
  const server = await startServer(t, { environment: { SMTP_URL: mailbox.url } });
  const { email } = await server.signedInAs('merchant');
  const { outside } = server.deps.db;
  await enqueue(outside, 'mail-password-changed', { email }, { key: 'once' });
  await enqueue(outside, 'mail-password-changed', { email }, { key: 'once' });
  await enqueue(outside, 'mail-password-changed', { email: 5 });
  const worker = await startWorker(server.deps, server.databaseUrl);
  const owner = new Client({ connectionString: server.databaseUrl });
  await owner.connect();
  try {
    const waiting = async () => (await owner.query('select 1 from graphile_worker._private_jobs')).rowCount ?? 0;
    while ((await waiting()) > 0) await turn();
    assert.equal(mailbox.mails.length, 1);
  } finally {
    await owner.end();
    await worker.stop();
  }
});

test('a worker that is stopped leaves to others what does not come to its end', async t => {
  const sockets: Socket[] = [];
  const silent = createServer(socket => void sockets.push(socket));
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const server = await startServer(t, { environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const { email } = await server.signedInAs('merchant');
  await enqueue(server.deps.db.outside, 'mail-password-changed', { email });
  const worker = await startWorker(server.deps, server.databaseUrl, { patienceMs: 200 });
  while (sockets.length === 0) await turn();
  await worker.stop();
  const owner = new Client({ connectionString: server.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query('select locked_by from graphile_worker._private_jobs');
  await owner.end();
  assert.deepEqual(rows, [{ locked_by: null }]);
});

for (const name of ['look-at-alerts', 'send-webhook-event', 'mail-password-changed']) {
  test(
    `a hiccup of the database where "${name}" is noted as done ends neither its lane nor the process`,
    { timeout: 20_000 },
    async t => {
      const server = await startServer(t);
      const { organizationId } = await server.signedInAs('merchant');
      const database = await openWholeDatabase(t, server.databaseUrl);
      await database.query(`create sequence hiccups`);
      await database.query(
        `create function hiccup() returns trigger language plpgsql as
           $$ begin
             -- Not what the clock adds meanwhile, at the turn of a minute.
             if old.task_id = (select id from graphile_worker._private_tasks where identifier = '${name}') then
               if nextval('hiccups') = 1 then raise exception 'a hiccup'; end if;
             end if;
             return old;
           end $$`,
      );
      await database.query(
        `create trigger hiccup before delete on graphile_worker._private_jobs for each row execute function hiccup()`,
      );
      // Its payload is of no job but the first, and dropped by the others.
      const add = () => enqueue(server.deps.db.outside, name, { organization_id: organizationId });
      const worker = await startWorker(server.deps, server.databaseUrl);
      const untilDone = async () => {
        while ((await database.query('select 1 from graphile_worker._private_jobs')).length > 0) await turn();
      };
      try {
        await add();
        await untilDone();
        await add();
        await untilDone();
        assert.deepEqual(await database.query('select last_value::int from hiccups'), [{ last_value: 3 }]);
      } finally {
        await worker.stop();
      }
    },
  );
}

test('what is enqueued in a transaction that fails is never done', async t => {
  const server = await startServer(t);
  const failing = server.deps.db.outside.transaction().execute(async trx => {
    await enqueue(trx, 'mail-password-changed', { email: 'x@shop.example' });
    throw new Error('on purpose');
  });
  await assert.rejects(failing, /on purpose/);
  const owner = new Client({ connectionString: server.databaseUrl });
  await owner.connect();
  assert.equal((await owner.query('select 1 from graphile_worker._private_jobs')).rowCount, 0);
  await owner.end();
});

test('what is scheduled is a job that exists', async t => {
  const server = await startServer(t);
  const text = readFileSync(new URL('jobs.ts', import.meta.url), 'utf8');
  const scheduled = [...text.matchAll(/^ {2}'[\d*/ ]+ ([a-z-]+)',$/gm)].map(match => match[1]!);
  assert.ok(scheduled.length >= 9, scheduled.join());
  const known = taskList(server.deps);
  assert.deepEqual(
    scheduled.filter(name => !(name in known)),
    [],
  );
});

/** Between two looks: who looks all the time takes the processor from what is looked at. */
function turn(): Promise<void> {
  return setTimeout(10);
}
