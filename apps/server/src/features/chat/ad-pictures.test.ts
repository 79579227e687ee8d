/** Pictures of the ads in an answer: from Meta's own store, by way of the server, for those who may ask. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askQuestion, mostPictures, readAdPictures } from '@tillsight/contract/chat';
import type { AskResponse } from '@tillsight/contract/chat';
import { metaAds } from '@tillsight/sandbox/world/meta/meta-account';
import type { Client } from '../../../test/client.ts';
import { connectMetaAccount, startWithMeta, type WithMeta } from '../../../test/connected-meta.ts';

const ids = metaAds.map(({ id }) => id);

async function picturesOf(client: Client, ads: readonly string[]): Promise<{ ad: string; picture: string }[]> {
  const answer = await client.get(`${readAdPictures.path}?ads=${ads.join(',')}`);
  assert.equal(answer.status, 200);
  return (answer.body as { pictures: { ad: string; picture: string }[] }).pictures;
}

const playFault = (at: WithMeta, fault: object) =>
  fetch(`${at.sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platform: 'meta-ads', ...fault }),
  });

test('"which creative sold best" names the ads in order, and their pictures are one call away', async t => {
  const at = await startWithMeta(t);
  await connectMetaAccount(at.who.client);
  const ask = async (question: string) =>
    (await at.who.client.post(askQuestion.path, { user_id: at.who.userId, question })).body as AskResponse;
  const { ads = [], parts } = await ask('Which ad creative sold best on Meta last month?');
  assert.ok(ads.length > 3);
  const named = new Map(metaAds.map(({ id, name }) => [id, name]));
  assert.deepEqual(
    ads.map(({ name }) => name),
    ads.map(({ id }) => named.get(id)),
  );
  assert.match(parts?.sentence ?? '', new RegExp(`^${ads[0]?.name} leads`));
  const pictures = await picturesOf(
    at.who.client,
    ads.map(({ id }) => id),
  );
  assert.deepEqual(
    pictures.map(({ ad }) => ad),
    ads.map(({ id }) => id),
  );
  assert.equal(new Set(pictures.map(({ picture }) => picture)).size, ads.length);
  for (const { picture } of pictures) {
    assert.match(picture, /^data:image\/png;base64,iVBORw0KGgo/);
    assert.ok(picture.length < 10_000);
  }
  // Split by anything else there is nothing to show.
  assert.equal((await ask('Meta purchases by age last month')).ads, undefined);
});

test('what cannot be had is left out: a picture that has expired, an ad that is unknown, a call that is refused', async t => {
  const at = await startWithMeta(t);
  await connectMetaAccount(at.who.client);
  const [first = '', second = ''] = ids;
  assert.deepEqual(
    (await picturesOf(at.who.client, [first, '120212000999999999', first])).map(({ ad }) => ad),
    [first],
  );
  await playFault(at, { operation: 'picture', status: 403, body: 'URL signature expired', times: 1 });
  assert.equal((await picturesOf(at.who.client, [first, second])).length, 1);
  await playFault(at, { operation: 'picture', body: '<script>alert(1)</script>', times: 2 });
  assert.deepEqual(await picturesOf(at.who.client, [first, second]), []);
  await playFault(at, { operation: 'batch', status: 400, times: 9 });
  assert.deepEqual(await picturesOf(at.who.client, [first]), []);
});

test('nobody else’s ads, nothing but ads, and nobody who is not signed in', async t => {
  const at = await startWithMeta(t);
  await connectMetaAccount(at.who.client);
  const other = await at.server.newcomer('merchant', await at.server.organization());
  assert.deepEqual(await picturesOf(other.client, ids.slice(0, 1)), []);
  const many = Array.from({ length: mostPictures + 1 }, (_, row) => String(row + 1)).join();
  for (const ads of ['', 'me', '1/../2', '1,', `1&ads=2`, many])
    assert.equal((await at.who.client.get(`${readAdPictures.path}?ads=${ads}`)).status, 400, ads);
  assert.equal((await fetch(`${at.server.url}${readAdPictures.path}?ads=1`)).status, 401);
});

test('a token that has ended ends the connection here as well', async t => {
  const at = await startWithMeta(t);
  await connectMetaAccount(at.who.client);
  await fetch(`${at.sandbox.url}/control/meta-ads/revoke`, { method: 'POST' });
  assert.deepEqual(await picturesOf(at.who.client, ids.slice(0, 1)), []);
  const { integrations } = (await at.who.client.get('/api/v1/integrations/status/')).body as {
    integrations: { provider: string; status: string }[];
  };
  assert.equal(integrations.find(({ provider }) => provider === 'meta')?.status, 'needs_reconnect');
});
