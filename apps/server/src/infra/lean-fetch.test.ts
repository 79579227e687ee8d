import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { Agent } from 'undici';
import { freePort } from './free-port.ts';
import { leanFetch } from './lean-fetch.ts';

async function answering(t: TestContext, listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const dispatcher = new Agent({ connections: 1 });
  t.after(async () => {
    await dispatcher.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { fetch: leanFetch(dispatcher, address => address), url: `http://127.0.0.1:${port}` };
}

const causeOf = async (answer: Promise<unknown>): Promise<unknown> => {
  const error = await answer.then(
    () => assert.fail('It was answered.'),
    (reason: Error) => reason,
  );
  assert.deepEqual([error.name, error.message], ['TypeError', 'fetch failed']);
  return (error.cause as NodeJS.ErrnoException).code;
};

test('leanFetch: what is sent arrives, and what comes back is handed on as it is', async t => {
  const { fetch, url } = await answering(t, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.statusCode = request.url === '/moved' ? 302 : 400;
      response.setHeader('location', '/elsewhere');
      const { method, headers } = request;
      response.end(JSON.stringify([method, request.url, headers.authorization, Buffer.concat(parts).toString()]));
    });
  });
  const headers = { authorization: 'Bearer x' };
  const posted = await fetch(`${url}/a?b=c`, { method: 'POST', headers, body: 'é' });
  assert.deepEqual([posted.status, posted.ok, await posted.json()], [400, false, ['POST', '/a?b=c', 'Bearer x', 'é']]);
  const bytes = await fetch(`${url}/`, { method: 'POST', body: new Uint8Array([104, 105]) });
  assert.match(await bytes.text(), /"hi"/);
  assert.equal((await fetch(`${url}/moved`)).status, 302, 'Redirects are not followed.');
});

test('leanFetch: it fails as fetch does', async t => {
  const { fetch, url } = await answering(t, request => request.socket.destroy());
  assert.equal(await causeOf(fetch(url)), 'UND_ERR_SOCKET');
  assert.equal(await causeOf(fetch(`http://127.0.0.1:${await freePort()}/`)), 'ECONNREFUSED');
});

test('leanFetch: the deadline holds for the answer and for the wait for a connection', async t => {
  const arrived: string[] = [];
  const { fetch, url } = await answering(t, request => void arrived.push(request.url ?? ''));
  const both = [fetch(`${url}/first`, { deadlineMs: 100 }), fetch(`${url}/second`, { deadlineMs: 50 })];
  assert.deepEqual(await Promise.all(both.map(causeOf)), ['UND_ERR_ABORTED', 'UND_ERR_ABORTED']);
  assert.deepEqual(arrived, ['/first'], 'What waited too long does not leave any more.');
});
