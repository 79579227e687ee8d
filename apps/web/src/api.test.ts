import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { deleteAccount, readSession, signIn } from '@tillsight/contract/auth';
import { askQuestion, clearHistory } from '@tillsight/contract/chat';
import { readConfiguration } from '@tillsight/contract/configurations';
import { updateUser } from '@tillsight/contract/users';
import { ApiError, call, messageOf, refusalMessage, reportMessageOf, requestParts, whenSessionEnds } from './api.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Stands in for the server: the next call gets this answer. */
function answerWith(body: string, { status = 200, type = 'application/json' } = {}): void {
  globalThis.fetch = () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => assert.fail('The call should have failed.'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ApiError);
  return error;
}

test('the message of a refusal follows the catalogue', () => {
  const cases: [unknown, number, string][] = [
    ['Plain words', 400, 'Plain words'],
    [{ message: 'a', detail: 'b', error: 'c' }, 400, 'a'],
    [{ detail: 'b', error: 'c' }, 400, 'b'],
    [{ error: 'c' }, 400, 'c'],
    [{ message: '', detail: 'b' }, 400, 'b'],
    [{ message: { nested: true } }, 422, 'API request failed with status 422'],
    ['', 500, 'API request failed with status 500'],
    [undefined, 502, 'API request failed with status 502'],
    [null, 503, 'API request failed with status 503'],
  ];
  for (const [body, status, expected] of cases) assert.equal(refusalMessage(body, status), expected);
});

test('reports and chat read the detail, or tell the bare status', async () => {
  answerWith('{"message":"m","detail":"d"}', { status: 500 });
  assert.equal(reportMessageOf(await failureOf(call(clearHistory, { user_id: 'u' }))), 'd');
  answerWith('{"message":"m"}', { status: 503 });
  assert.equal(reportMessageOf(await failureOf(call(clearHistory, { user_id: 'u' }))), 'HTTP error! status: 503');
  answerWith('{"success":false}');
  assert.equal(reportMessageOf(await failureOf(call(clearHistory, { user_id: 'u' }))), '');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  assert.equal(
    reportMessageOf(await failureOf(call(clearHistory, { user_id: 'u' }))),
    'An unknown network error occurred.',
  );
});

test('nobody answering, and anything else, have words of their own', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const error = await failureOf(call(readSession, {}));
  assert.equal(messageOf(error), 'Network error: Unable to connect to the server');
  assert.equal(messageOf('thrown text'), 'An unknown error occurred.');
  assert.equal(messageOf(new Error('')), 'An unknown error occurred.');
});

test('fields travel in the path, the query or the body', () => {
  assert.deepEqual(requestParts(readConfiguration, { user_id: 'a/b', role: 'sales', report: undefined }), {
    address: '/api/v1/configurations/user/a%2Fb/?role=sales',
    body: undefined,
  });
  assert.deepEqual(requestParts(updateUser, { organizationId: 'o', userId: 'u', name: 'Asha', mobile_number: null }), {
    address: '/api/v1/organizations/o/users/u/',
    body: '{"name":"Asha","mobile_number":null}',
  });
  assert.deepEqual(requestParts(readSession, {}), { address: '/api/v1/auth/session/', body: undefined });
});

test('an answer of another shape is a failure of its own, a page of HTML is never shown', async () => {
  answerWith('{"user_id":1}');
  assert.equal((await failureOf(call(readSession, {}))).kind, 'shape');
  answerWith('<html>Bad gateway</html>', { status: 502, type: 'text/html' });
  assert.equal((await failureOf(call(readSession, {}))).message, 'API request failed with status 502');
});

test('only a lost session ends the session', async () => {
  const cases: { ends: boolean; status: number; body: string; attempt: () => Promise<unknown> }[] = [
    { ends: true, status: 401, body: '{"code":"unauthenticated"}', attempt: () => call(readSession, {}) },
    { ends: true, status: 401, body: '', attempt: () => call(readSession, {}) },
    { ends: false, status: 403, body: '{"code":"forbidden"}', attempt: () => call(readSession, {}) },
    {
      ends: false,
      status: 401,
      body: '{"code":"wrong_credentials"}',
      attempt: () => call(signIn, { email: 'a@b.example', password: 'x' }),
    },
    {
      ends: false,
      status: 401,
      body: '{"code":"wrong_credentials"}',
      attempt: () => call(deleteAccount, { password: 'x' }),
    },
  ];
  for (const { ends, status, body, attempt } of cases) {
    let count = 0;
    const stop = whenSessionEnds(() => count++);
    answerWith(body, { status });
    await failureOf(attempt());
    stop();
    assert.equal(count, ends ? 1 : 0);
  }
});

test('a call that streams tells its events, however they are cut, and ends with its answer or a problem', async () => {
  const bare = { response: 'Hi', is_business_related: false, metrics_included: [] };
  const reply = { ...bare, behaviour: 'chat' };
  const stage = 'event: stage\ndata: {"stage":"asking","sources":["Shopify ₹"]}\n\n';
  const streams: [text: string, outcome: unknown][] = [
    [`${stage}event: answer\ndata: ${JSON.stringify(reply)}\n\n`, reply],
    // The specification's three fields alone.
    [`${stage}event: answer\ndata: ${JSON.stringify(bare)}\n\n`, { ...bare, behaviour: 'answer' }],
    [
      `${stage}event: problem\ndata: {"status":429,"code":"too_many_requests","detail":"Wait.","message":"Wait."}\n\n`,
      429,
    ],
    [stage, 'network'],
    [`${stage}event: answer\ndata: {"response":5}\n\n`, 'shape'],
  ];
  for (const [text, outcome] of streams) {
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    });
    globalThis.fetch = () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    const seen: unknown[] = [];
    const asked = call(
      askQuestion,
      { user_id: 'u', question: 'Hi' },
      { onEvent: (name, data) => seen.push([name, data]) },
    );
    if (typeof outcome === 'object') assert.deepEqual(await asked, outcome);
    else {
      const failure = await failureOf(asked);
      assert.ok([failure.status, failure.kind].includes(outcome as never), String(failure));
    }
    assert.deepEqual(seen, [['stage', { stage: 'asking', sources: ['Shopify ₹'] }]]);
  }
});
