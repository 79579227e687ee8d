import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shopAdAccount } from './ad-accounts.ts';
import { sandboxMetaApp } from './meta-app.ts';
import { people } from './people.ts';
import {
  bearer,
  CALLBACK,
  click,
  dialogPath,
  GRAPH,
  parametersOf,
  proofOf,
  startMeta,
  tokenPath,
} from './started-meta.ts';

type Json = Record<string, unknown>;
type Refusal = { error: { code: number; error_subcode?: number } };
const read = async <Body = Json>(response: Response | Promise<Response>): Promise<Body> =>
  (await (await response).json()) as Body;
const codeOf = async (response: Response | Promise<Response>): Promise<number[]> => {
  const { error } = await read<Refusal>(response);
  return [error.code, ...(error.error_subcode === undefined ? [] : [error.error_subcode])];
};

test('the dialog sends back a code and the state, and a refusal with its reason', async t => {
  const meta = await startMeta(t);
  assert.match(await (await meta.call(dialogPath())).text(), /wants access to your ads/);
  const { state, code } = parametersOf(await meta.call(dialogPath(), click()));
  assert.equal(state, 'a1b2');
  assert.match(code ?? '', /^AQ/);
  const body = new URLSearchParams({ decision: 'cancel' });
  const denied = parametersOf(await meta.call(dialogPath(), { method: 'POST', body }));
  assert.deepEqual(
    [denied.error, denied.error_reason, denied.state, denied.code],
    ['access_denied', 'user_denied', 'a1b2', undefined],
  );
});

test('whoever the dialog does not know is not sent anywhere', async t => {
  const meta = await startMeta(t);
  const changed: Record<string, string>[] = [
    { client_id: '1' },
    { redirect_uri: 'https://evil.example/api/v1/meta/callback' },
    { redirect_uri: `${CALLBACK}/` },
    { scope: 'read_everything' },
    { response_type: 'token' },
    { config_id: '1' },
  ];
  for (const changes of changed) {
    const answer = await meta.call(dialogPath(changes), click());
    assert.deepEqual([answer.status, answer.headers.get('location')], [400, null], JSON.stringify(changes));
  }
});

test('a code is good once, for ten minutes, and for the same address', async t => {
  const meta = await startMeta(t);
  const fresh = async () => parametersOf(await meta.call(dialogPath(), click())).code ?? '';
  const code = await fresh();
  const trade = (given: string, uri = CALLBACK) => meta.call(tokenPath({ code: given, redirect_uri: uri }));
  assert.deepEqual(await codeOf(trade(await fresh(), 'http://127.0.0.1:3000/other')), [100, 36008]);
  const first = await read(trade(code));
  assert.deepEqual([first.token_type, first.expires_in], ['bearer', 5400]);
  assert.deepEqual(await codeOf(trade(code)), [100, 36009]);
  const late = await fresh();
  meta.clock.now += 601_000;
  assert.deepEqual(await codeOf(trade(late)), [100, 36009]);
  assert.deepEqual(await codeOf(trade('AQ1')), [100]);
  assert.deepEqual(await codeOf(meta.call(tokenPath({ code, client_secret: 'wrong' }))), [1]);
});

test('a token that lives is exchanged for sixty days; one that ended is not', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  const debug = (input: string) =>
    read<{ data: Json }>(
      meta.call(
        `${GRAPH}/debug_token?${new URLSearchParams({ input_token: input, access_token: `${sandboxMetaApp.id}|${sandboxMetaApp.secret}` }).toString()}`,
      ),
    );
  const known = (await debug(token)).data;
  assert.deepEqual(
    [known.is_valid, known.scopes, known.expires_at],
    [true, ['public_profile', 'ads_read'], Math.floor(meta.clock.now / 1000) + 5_183_944],
  );
  assert.equal((await debug('EAAnothing')).data.is_valid, false);
  meta.clock.now += 5_183_944_000;
  const exchange = meta.call(tokenPath({ grant_type: 'fb_exchange_token', fb_exchange_token: token }));
  assert.deepEqual(await codeOf(exchange), [190, 463]);
  assert.equal((await debug(token)).data.is_valid, false);
});

test('removing the app ends every token, from either side', async t => {
  const meta = await startMeta(t);
  const list = (token: string) => meta.call(`${GRAPH}/me/adaccounts`, bearer(token));
  const [first, second] = [await meta.connect(), await meta.connect()];
  assert.deepEqual(await read(meta.call(`${GRAPH}/me/permissions`, { method: 'DELETE', ...bearer(first) })), {
    success: true,
  });
  assert.deepEqual(await codeOf(list(second)), [190, 458]);
  const third = await meta.connect();
  await meta.control('revoke', {});
  assert.deepEqual(await codeOf(list(third)), [190, 458]);
});

test('ad accounts come a page at a time, with what was asked of each', async t => {
  const meta = await startMeta(t);
  const token = await meta.connect();
  type Page = { data: Json[]; paging: { next?: string } };
  const fields = 'id,account_id,name,account_status,currency,timezone_name,timezone_offset_hours_utc';
  const first = await read<Page>(meta.call(`${GRAPH}/me/adaccounts?limit=2&fields=${fields}`, bearer(token)));
  assert.deepEqual(first.data[0], {
    id: `act_${shopAdAccount}`,
    account_id: shopAdAccount,
    name: 'Kesar Lane',
    account_status: 1,
    currency: 'INR',
    timezone_name: 'Asia/Kolkata',
    timezone_offset_hours_utc: 5.5,
  });
  const next = new URL(first.paging.next ?? '');
  const second = await read<Page>(meta.call(`/${next.host}${next.pathname}${next.search}`, bearer(token)));
  assert.deepEqual([second.data.map(({ account_status: status }) => status), second.paging.next], [[2], undefined]);
  const visitor = people[1]?.id ?? '';
  const code = parametersOf(await meta.call(dialogPath(), click(['ads_read'], visitor))).code ?? '';
  const theirs = await read<{ access_token: string }>(meta.call(tokenPath({ code, redirect_uri: CALLBACK })));
  assert.deepEqual(await read(meta.call(`${GRAPH}/me/adaccounts`, bearer(theirs.access_token))), { data: [] });
});

test('a permission that was not ticked is missing, and a wrong proof is refused', async t => {
  const meta = await startMeta(t);
  const narrow = await meta.connect([]);
  assert.deepEqual(await codeOf(meta.call(`${GRAPH}/me/adaccounts`, bearer(narrow))), [200]);
  const token = await meta.connect();
  const withProof = (proof: string) =>
    meta.call(`${GRAPH}/me/adaccounts?appsecret_proof=${proof}`, bearer(token)).then(answer => answer.status);
  assert.deepEqual([await withProof(proofOf(token)), await withProof('0'.repeat(64))], [200, 400]);
  await meta.control('settings', { proof: 'required' });
  assert.deepEqual(await codeOf(meta.call(`${GRAPH}/me/adaccounts`, bearer(token))), [100]);
  assert.deepEqual(await codeOf(meta.call(`${GRAPH}/me/adaccounts`)), [2500]);
});
