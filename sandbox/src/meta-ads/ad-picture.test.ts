import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metaAds } from '../world/meta/meta-account.ts';
import { shopAdAccount } from './ad-accounts.ts';
import { bearer, GRAPH, NOW, startMeta } from './started-meta.ts';

type Ad = { id: string; creative?: { id: string; thumbnail_url?: string } };

test('an ad has a picture, at an address that is signed for two days', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const read = async (path: string) => (await meta.call(`${GRAPH}/${path}`, bearer(token))).json();
  const [first] = metaAds;
  const ad = (await read(`${first?.id}?fields=name,creative{id,thumbnail_url}`)) as Ad & { name: string };
  assert.equal(ad.name, first?.name);
  const listed = (await read(`act_${shopAdAccount}/ads?fields=creative{thumbnail_url},name&limit=2`)) as { data: Ad[] };
  assert.equal(listed.data[0]?.creative?.thumbnail_url, ad.creative?.thumbnail_url);
  assert.deepEqual(Object.keys(((await read(`${first?.id}?fields=creative`)) as Ad).creative ?? {}), ['id']);

  const { host, pathname, search } = new URL(ad.creative?.thumbnail_url ?? '');
  const path = `/${host}${pathname}${search}`;
  const picture = await meta.call(path);
  const bytes = Buffer.from(await picture.arrayBuffer());
  assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/png']);
  assert.deepEqual([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)], ['PNG', 64, 64]);
  assert.equal((await meta.call(path.replace(/oh=./, 'oh=x'))).status, 403);
  meta.clock.now = NOW + 3 * 86_400_000;
  assert.equal(await (await meta.call(path)).text(), 'URL signature expired');
});

test('fields of a creative that are not known are said, and an ad is nobody else’s', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const read = async (path: string, init = bearer(token)) =>
    (await (await meta.call(`${GRAPH}/${path}`, init)).json()) as { error?: { code: number; message: string } };
  const { id = '' } = metaAds[0] ?? {};
  assert.match((await read(`${id}?fields=creative{body}`)).error?.message ?? '', /does not emulate the field body/);
  assert.match((await read(`${id}?fields=name{x}`)).error?.message ?? '', /does not emulate the field x/);
  assert.equal((await read('120212000999999999?fields=name')).error?.code, 100);
  assert.equal((await read(`${id}?fields=name`, {})).error?.code, 2500);
});
