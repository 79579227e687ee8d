/** What `compose.yaml` gives each service, read as a container engine reads it. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { bareEnvironment } from '../test/bare-environment.ts';
import { composeServices, filled } from '../test/compose.ts';
import { readConfig } from './config.ts';
import { Environment } from './environment.ts';

const { database, web, worker } = composeServices();

/** For the demonstration alone, which the image has none of. */
const ofTheSandbox = ['SANDBOX_URL', 'SANDBOX_META', 'SANDBOX_SHIPROCKET', 'SANDBOX_TELEGRAM', 'SANDBOX_SLACK', 'NOW'];
const ofTheWebAlone = ['PORT', 'HOST', 'TRUSTED_PROXIES'];
const ofTheWorkerAlone = ['SMTP_URL', 'MAIL_FROM'];

test('every setting that is written into .env reaches the process that reads it', () => {
  const settings = Object.keys(Environment.shape).filter(name => !ofTheSandbox.includes(name));
  const known = (names: string[]) => names.filter(name => name !== 'HOME').sort();
  const without = (others: string[]) => settings.filter(name => !others.includes(name)).sort();
  assert.deepEqual(known(Object.keys(web.environment)), without(ofTheWorkerAlone));
  assert.deepEqual(known(Object.keys(worker.environment)), without(ofTheWebAlone));
});

test('no setting is put into the middle of another, where its signs would mean something', () => {
  for (const [name, value] of Object.entries({ ...web.environment, ...worker.environment })) {
    assert.match(String(value), /^(\$\{[A-Z_]+(:[-?][^}]*)?\}|[^$]*)$/, name);
  }
});

test('any password that opens the database is the one the processes sign in with', () => {
  for (const password of ['plain', '/#?@%:', "it's $HOME", '%2F', '{"a": 1}']) {
    const given = {
      POSTGRES_PASSWORD: password,
      SECRET_KEY: Buffer.alloc(32).toString('base64'),
      PUBLIC_URL: 'https://shop.example',
    };
    assert.equal(filled(database.environment, given).POSTGRES_PASSWORD, password);
    const { databaseUrl = '' } = readConfig(filled(worker.environment, given));
    const { username, hostname, pathname, password: shown } = new URL(databaseUrl);
    assert.deepEqual([username, hostname, pathname], ['tillsight', 'database', '/tillsight']);
    assert.equal(decodeURIComponent(shown), password);
  }
});

test('the database counts as there once it answers by TCP, and both processes wait for that', () => {
  assert.deepEqual(database.healthcheck?.test.slice(0, 4), ['CMD', 'pg_isready', '-h', '127.0.0.1']);
  for (const { depends_on } of [web, worker])
    assert.deepEqual(depends_on, { database: { condition: 'service_healthy' } });
});

test('the health of the web process is what it answers', async t => {
  const server = createServer(({ url }, answer) => {
    answer.writeHead(url === '/api/v1/ready/' ? status : 404).end();
  });
  let status = 200;
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const [kind, program, ...words] = web.healthcheck?.test ?? [];
  assert.deepEqual([kind, program, web.environment.PORT], ['CMD', 'node', '3000']);
  const look = () => exitOf(words.map(word => word.replace(':3000/', `:${port}/`)));
  assert.equal(await look(), 0);
  status = 503;
  assert.equal(await look(), 1);
  server.close();
  assert.equal(await look(), 1);
});

async function exitOf(words: string[]): Promise<number> {
  const env = bareEnvironment() as NodeJS.ProcessEnv;
  return promisify(execFile)(process.execPath, words, { env }).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
}
