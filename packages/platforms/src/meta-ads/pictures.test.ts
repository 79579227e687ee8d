import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { startLocalPlatform, type LocalRequest } from '../local-platform.ts';
import type { Connection } from '../platform.ts';
import { PlatformFailure } from '../failure.ts';
import { createMetaAdsSource } from './source.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]);
const host = 'scontent.xx.fbcdn.net';
const at = (name: string) => `https://${host}/${name}`;
const ad = (thumbnail_url?: unknown, code = 200) => ({
  code,
  body: JSON.stringify({ id: '1', creative: { thumbnail_url } }),
});

type Pages = { batch: unknown; files?: Record<string, Buffer | string>; status?: number };

async function asked(t: TestContext, { batch, files = {}, status = 200 }: Pages) {
  const platform = await startLocalPlatform(({ path }: LocalRequest, response) => {
    if (path.startsWith('/graph.facebook.com/')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(batch));
    }
    response.writeHead(status, { 'content-type': 'image/png' });
    return response.end(files[path.split('/').at(-1) ?? ''] ?? 'nothing');
  }, now);
  t.after(platform.close);
  const connection: Connection = {
    account: { source: 'meta', id: '42', name: 'Shop', currency: 'INR', timeZone: 'Asia/Kolkata', country: null },
    accessToken: () => Promise.resolve('EAAtoken'),
  };
  const source = createMetaAdsSource({ http: platform.http, clientId: '1', clientSecret: 's' });
  return { platform, read: async (...ids: string[]) => (await source.pictures?.(connection, ids, { now })) ?? [] };
}

test('one call tells where all pictures lie, and no picture is told who asks', async t => {
  const batch = [ad(at('one.png')), ad(at('two.jpg'))];
  const { platform, read } = await asked(t, { batch, files: { 'one.png': png, 'two.jpg': jpeg } });
  const pictures = await read('11', '12');
  assert.deepEqual(
    pictures.map(({ id, type, bytes }) => [id, type, Buffer.from(bytes)]),
    [
      ['11', 'image/png', png],
      ['12', 'image/jpeg', jpeg],
    ],
  );
  const [first, ...rest] = platform.requests;
  const calls = JSON.parse(new URLSearchParams(first?.body).get('batch') ?? '') as { relative_url: string }[];
  assert.deepEqual(
    calls.map(({ relative_url: place }) => decodeURIComponent(place)),
    ['11?fields=creative{thumbnail_url}', '12?fields=creative{thumbnail_url}'],
  );
  assert.equal(rest.length, 2);
  for (const { headers, path } of rest) {
    assert.deepEqual([headers.authorization, headers.cookie], [undefined, undefined]);
    assert.doesNotMatch(path, /EAA|proof/);
  }
});

const refusedAddresses = [
  'http://scontent.xx.fbcdn.net/a.png',
  'https://scontent.xx.fbcdn.net:8443/a.png',
  'https://somebody@scontent.xx.fbcdn.net/a.png',
  'https://fbcdn.net.evil.example/a.png',
  'https://evilfbcdn.net/a.png',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'a.png',
  7,
  undefined,
];
for (const address of refusedAddresses) {
  test(`nothing is fetched from ${String(address)}`, async t => {
    const { platform, read } = await asked(t, { batch: [ad(address)] });
    assert.deepEqual(await read('11'), []);
    assert.equal(platform.requests.length, 1);
  });
}

test('what is no picture, too large, expired or gone is left out, and the others stay', async t => {
  const files = { 'one.png': png, 'page.png': '<html>', 'huge.png': Buffer.concat([png, Buffer.alloc(300_000)]) };
  const batch = [ad(at('one.png')), ad(at('page.png')), ad(at('huge.png')), null, ad(at('one.png'), 400)];
  const { read } = await asked(t, { batch, files });
  assert.deepEqual(
    (await read('11', '12', '13', '14', '15')).map(({ id }) => id),
    ['11'],
  );
  const expired = await asked(t, { batch: [ad(at('one.png'))], files, status: 403 });
  assert.deepEqual(await expired.read('11'), []);
});

test('a refusal of the whole call is one, and so is an answer that is not as many', async t => {
  const { read } = await asked(t, { batch: { error: { code: 190, message: 'ended', fbtrace_id: 'A' } } });
  await assert.rejects(
    read('11'),
    (error: unknown) => error instanceof PlatformFailure && error.action === 'reconnect',
  );
  const short = await asked(t, { batch: [] });
  await assert.rejects(short.read('11'), PlatformFailure);
  await assert.rejects(short.read('me/accounts'), /digits alone/);
});
