/** A probe or a client at an address where there is nothing is told so, and never handed the web app's page as a yes. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { startServer } from '../test/kit.ts';
import { openSocket } from '../test/raw-socket.ts';

const addresses = [
  '/healthz',
  '/health',
  '/health/',
  '/ready',
  '/readyz?verbose',
  '/Healthz',
  '/.well-known',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/nothing',
  '/.well-known/oauth-authorization-server/nothing',
  '/.well-known/openid-configuration.json',
  '/%2ewell-known/nothing',
  '/.well-known/../nothing',
  '/.well-known/%2e%2e/nothing',
];

test('addresses that only programs ask for are 404 as a problem document', async t => {
  const webFolder = await mkdtemp(path.join(tmpdir(), 'tillsight-web-'));
  t.after(() => rm(webFolder, { recursive: true }));
  await writeFile(path.join(webFolder, 'app.html'), '<title>shell</title>');
  const server = await startServer(t, { webFolder });
  for (const method of ['GET', 'POST']) {
    for (const address of addresses) {
      // As it is written here: a client of the kit would shorten some of these itself.
      const socket = await openSocket(t, server.url);
      const head = `host: ${new URL(server.url).host}\r\ncontent-length: 0\r\nconnection: close`;
      socket.send(`${method} ${address} HTTP/1.1\r\n${head}\r\n\r\n`);
      const answer = await socket.answer;
      assert.match(answer, /^HTTP\/1\.1 404 /, `${method} ${address}: ${answer.slice(0, 200)}`);
      assert.match(answer, /application\/problem\+json/i, address);
      assert.match(answer, /"code":"not_found"/, address);
    }
  }
});
