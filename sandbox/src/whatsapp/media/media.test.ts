import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { test } from 'node:test';
import { SANDBOX_WHATSAPP } from '../credentials.ts';
import { type GraphAnswer, idOf, problemOf, startAccount, startReceiver } from '../test-account.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const grey = Buffer.from(pixel.map((byte, index) => (index === 25 ? 0 : byte)));
const large = Buffer.concat([pixel, Buffer.alloc(5 * 1024 * 1024)]);

function form(bytes: Buffer, type: string, more: Record<string, string> = { messaging_product: 'whatsapp' }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...more, type })) data.append(name, value);
  data.append('file', new File([new Uint8Array(bytes)], 'chart.png', { type }));
  return data;
}

const uploads: [what: string, data: FormData | string, code: number][] = [
  ['a picture', form(pixel, 'image/png'), 0],
  ['a picture that says it is another', form(pixel, 'image/jpeg'), 131053],
  ['a picture in grey', form(grey, 'image/png'), 131053],
  ['too large a picture', form(large, 'image/png'), 131053],
  ['a table', form(Buffer.from('a,b'), 'text/csv'), 131053],
  ['nothing', form(Buffer.alloc(0), 'image/png'), 131053],
  ['a text', form(Buffer.from('hello'), 'text/plain'), 0],
  ['no product', form(pixel, 'image/png', {}), 100],
  ['no form', '{}', 100],
];

test('media are taken when they are what they say and not too large', async t => {
  const { graph } = await startAccount(t);
  for (const [what, data, code] of uploads) {
    const answer = await graph(`v26.0/${SANDBOX_WHATSAPP.phoneNumberId}/media`, { method: 'POST', body: data });
    assert.equal(problemOf(answer).code, code, what);
    if (code === 0) assert.match(String(answer.body.id), /^\d+$/);
  }
});

const upload = (graph: (path: string, init: RequestInit) => Promise<GraphAnswer>) =>
  graph(`v26.0/${SANDBOX_WHATSAPP.phoneNumberId}/media`, { method: 'POST', body: form(pixel, 'image/png') });

test('media are found, fetched with a token within five minutes, and deleted', async t => {
  const { sandbox, graph, clock } = await startAccount(t);
  const id = String((await upload(graph)).body.id);
  const { url, sha256, ...rest } = (await graph(`v26.0/${id}`)).body as { url: string; sha256: string };
  assert.match(sha256, /^[0-9a-f]{64}$/);
  assert.deepEqual(rest, {
    messaging_product: 'whatsapp',
    mime_type: 'image/png',
    file_size: String(pixel.length),
    id,
  });
  const here = url.replace('https://', `${sandbox.url}/`);
  const authorization = `Bearer ${SANDBOX_WHATSAPP.accessToken}`;
  const file = await fetch(here, { headers: { authorization } });
  assert.deepEqual(Buffer.from(await file.arrayBuffer()), pixel);
  assert.equal((await fetch(here)).status, 401);
  assert.equal((await fetch(here.replace(/hash=./, 'hash=_'), { headers: { authorization } })).status, 404);
  clock.now += 300_001;
  assert.equal((await fetch(here, { headers: { authorization } })).status, 404);
  assert.equal(problemOf(await graph(`v26.0/${id}?phone_number_id=1`)).code, 131009);
  assert.deepEqual((await graph(`v26.0/${id}`, { method: 'DELETE' })).body, { success: true });
  assert.equal(problemOf(await graph(`v26.0/${id}`)).error_subcode, 33);
});

test('media live for thirty days', async t => {
  const { graph, send, write, clock } = await startAccount(t);
  const id = (await upload(graph)).body.id;
  clock.now += 30 * 86_400_000 - 1;
  await write('Hello');
  const picture = { type: 'image', image: { id, caption: 'Sales' } };
  assert.equal((await send(picture)).status, 200);
  assert.equal(problemOf(await send({ type: 'document', document: { id } })).code, 131053, 'a picture is no document');
  clock.now += 1;
  assert.equal(problemOf(await send(picture)).error_subcode, 33);
});

test('a linked picture is fetched; one that cannot be is a failure told later', async t => {
  const receiver = await startReceiver(t);
  const { send, write } = await startAccount(t, { productUrl: receiver.url });
  const files = createServer((request, response) => {
    response.setHeader('content-type', request.url === '/page.png' ? 'text/html' : 'image/png');
    response.end(pixel);
  }).listen(0, '127.0.0.1');
  await once(files, 'listening');
  t.after(() => files.close());
  const { port } = files.address() as { port: number };
  await write('Hello');
  const links = [
    `http://127.0.0.1:${port}/chart.png`,
    `http://127.0.0.1:${port}/page.png`,
    'https://tillsight.example/chart.png',
  ];
  const ids: string[] = [];
  for (const link of links) ids.push(idOf(await send({ type: 'image', image: { link } })));
  await receiver.until(() => receiver.happenings('statuses').length === 4);
  const codes = ids.map(id => {
    const failed = receiver.happenings('statuses').find(status => status.id === id && status.status === 'failed');
    return (failed?.errors as { code: number }[] | undefined)?.[0]?.code ?? 0;
  });
  assert.deepEqual(codes, [0, 131053, 131052]);
});

test('the sample picture of a template goes through a resumable upload, and the template carries a picture', async t => {
  const { graph, json, send, control } = await startAccount(t);
  const opened = await graph(
    `v26.0/${SANDBOX_WHATSAPP.appId}/uploads?file_length=${pixel.length}&file_type=image/png&file_name=x.png`,
    { method: 'POST' },
  );
  const id = String(opened.body.id);
  const part = (from: number, to: number) =>
    graph(`v26.0/${id}`, {
      method: 'POST',
      headers: { authorization: `OAuth ${SANDBOX_WHATSAPP.accessToken}`, file_offset: String(from) },
      body: new Uint8Array(pixel.subarray(from, to)),
    });
  assert.deepEqual((await part(0, 20)).body, { id, file_offset: 20 });
  assert.equal(problemOf(await part(0, 20)).code, 100);
  const { h } = (await part(20, pixel.length)).body as { h: string };
  assert.match(h, /^4::/);
  const components = [
    { type: 'header', format: 'image', example: { header_handle: [h] } },
    { type: 'body', text: 'The report that you asked for is here.' },
  ];
  const made = { name: 'picture', language: 'en', category: 'utility', components };
  assert.equal((await json(`v26.0/${SANDBOX_WHATSAPP.businessAccountId}/message_templates`, made)).status, 200);
  await control('templates', { name: 'picture', status: 'APPROVED' });
  const picture = (await upload(graph)).body.id;
  const withHeader = (parameter: object) =>
    send({
      type: 'template',
      template: {
        name: 'picture',
        language: { code: 'en' },
        components: [{ type: 'header', parameters: [parameter] }],
      },
    });
  assert.equal((await withHeader({ type: 'image', image: { id: picture } })).status, 200);
  assert.equal(problemOf(await withHeader({ type: 'document', document: { id: picture } })).code, 132012);
  const without = await send({ type: 'template', template: { name: 'picture', language: { code: 'en' } } });
  assert.equal(problemOf(without).code, 132000);
});
