import assert from 'node:assert/strict';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type LookupFunction, type Server } from 'node:net';
import { test, type TestContext } from 'node:test';
import { guardedFetch, outwardFetch, sandboxed } from './outward.ts';
import { isPublicAddress } from './public-address.ts';

async function listening(t: TestContext, server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A name server that says what it is told to. */
function answering(...addresses: string[]): LookupFunction {
  return (_hostname, options, done) => {
    const all = addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all === true) return done(null, all);
    return done(null, all[0]?.address ?? '', all[0]?.family);
  };
}

const reasonOf = async (answer: Promise<unknown>): Promise<unknown> => {
  const error = await answer.then(
    () => assert.fail('It was called.'),
    (reason: Error) => reason,
  );
  return (error.cause as NodeJS.ErrnoException | undefined)?.code;
};

test('isPublicAddress: the open internet and nothing else', () => {
  const open = ['8.8.8.8', '23.227.38.65', '172.15.255.255', '172.32.0.1', '2606:4700::6810:84e5', '2a00:1450::8a'];
  const shut =
    `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1
    198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fe80::1
    fc00::1 fd12::1 ff02::1 2002:7f00:1:: 2001:0:7f00:1:: 2001:db8::1 localhost 2130706433 0x7f.1 127.1 example.com`.split(
      /\s+/,
    );
  assert.deepEqual(
    open.filter(address => !isPublicAddress(address)),
    [],
  );
  assert.deepEqual(shut.filter(isPublicAddress), []);
});

test('a name that leads into this machine or its network is not called', async t => {
  let connections = 0;
  const port = await listening(
    t,
    createServer(socket => {
      connections += 1;
      socket.destroy();
    }),
  );
  const answers = [
    ['127.0.0.1'],
    ['::1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['8.8.8.8', '127.0.0.1'],
    ['127.0.0.1', '8.8.8.8'],
    ['::ffff:127.0.0.1'],
    [],
  ];
  for (const addresses of answers) {
    const fetch = guardedFetch({ lookup: answering(...addresses) });
    assert.equal(await reasonOf(fetch(`http://shop.example:${port}/`)), 'EPRIVATE', addresses.join());
  }
  const fetch = outwardFetch(undefined);
  for (const name of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.0.0.1', '127.1', 'localhost']) {
    assert.equal(await reasonOf(fetch(`http://${name}:${port}/`)), 'EPRIVATE', name);
  }
  assert.equal(connections, 0);
});

test('a name means what it meant when it was checked', async t => {
  const port = await listening(
    t,
    createHttpServer((_request, response) => response.end('here')),
  );
  let asked = 0;
  const rebinding: LookupFunction = (hostname, options, done) => {
    asked += 1;
    return answering(asked === 1 ? '127.0.0.1' : '127.0.0.2')(hostname, options, done);
  };
  const fetch = guardedFetch({ lookup: rebinding, isAllowed: address => address === '127.0.0.1' });
  const answer = await fetch(`http://shop.example:${port}/`, { headers: { connection: 'close' } });
  assert.deepEqual([await answer.text(), asked], ['here', 1]);
  assert.equal(await reasonOf(fetch(`http://other.example:${port}/`)), 'EPRIVATE');
});

test('who does not answer the door is given up after the time to connect', async t => {
  const sockets: { destroy(): void }[] = [];
  const port = await listening(
    t,
    createServer(socket => void sockets.push(socket)),
  );
  t.after(() => sockets.forEach(socket => socket.destroy()));
  const fetch = guardedFetch({ lookup: answering('127.0.0.1'), isAllowed: () => true, connectMs: 300 });
  const began = performance.now();
  assert.equal(await reasonOf(fetch(`https://shop.example:${port}/`)), 'UND_ERR_CONNECT_TIMEOUT');
  assert.ok(performance.now() - began < 2_500);
});

test('who opens the door and says nothing is given up after the time to be silent, before its answer and within it', async t => {
  const port = await listening(
    t,
    createHttpServer(({ url }, response) => void (url === '/half' && response.writeHead(200).write('half'))),
  );
  const fetch = guardedFetch({ lookup: answering('127.0.0.1'), isAllowed: () => true, silentMs: 300 });
  const began = performance.now();
  assert.equal(await reasonOf(fetch(`http://shop.example:${port}/`)), 'UND_ERR_HEADERS_TIMEOUT');
  const { body } = await fetch(`http://shop.example:${port}/half`);
  assert.equal(await reasonOf(new Response(body).text()), 'UND_ERR_BODY_TIMEOUT');
  assert.ok(performance.now() - began < 4_000);
});

test('with the sandbox every address becomes one of it', () => {
  const asked = 'https://kesar-lane.myshopify.com/admin/x?y=1';
  assert.equal(
    sandboxed(asked, 'http://127.0.0.1:3001/z'),
    'http://127.0.0.1:3001/kesar-lane.myshopify.com/admin/x?y=1',
  );
  assert.equal(sandboxed(asked, undefined), asked);
});
