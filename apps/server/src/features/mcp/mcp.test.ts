/** With the official client library, as an assistant of the merchant's own would come. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { QueryMetricsResponse } from '@tillsight/contract/metrics';
import type { Scope } from '@tillsight/contract/scope';
import { connectShop } from '../../../test/connected.ts';
import { smallStore } from '../../../test/every-platform.ts';
import { startServer, type SignedIn, type TestServer } from '../../../test/kit.ts';
import { tokenOf } from '../../../test/two-organizations.ts';
import { CompactFigures } from './compact.ts';
import { ReadReportResponse } from './sierra.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
let server: TestServer;
let merchant: SignedIn;
const ending: (() => unknown)[] = [];
const untilTheEnd = { after: (end: unknown) => void ending.push(end as () => unknown) };

before(async () => {
  server = await startServer(untilTheEnd, { sandbox: { world: smallStore }, now: () => now });
  merchant = await server.signedInAs('merchant');
  assert.equal((await connectShop(merchant.client)).status, 'success');
});
after(async () => {
  for (const end of ending) await end();
});

type Assistant = { client: Client; call: (name: string, input?: Record<string, unknown>) => Promise<Called> };
type Called = { isError: boolean; text: string; content: Record<string, unknown> };

async function assistant(scopes?: readonly Scope[], person = merchant): Promise<Assistant> {
  const { secret } = await tokenOf(server, person, scopes);
  return assistantWith(secret);
}

async function assistantWith(secret: string, headers: Record<string, string> = {}): Promise<Assistant> {
  const client = new Client({ name: 'assistant-of-the-tests', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${secret}`, ...headers } };
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit });
  await client.connect(transport);
  ending.unshift(() => client.close());
  return {
    client,
    call: async (name, input = {}) => {
      const result = await client.callTool({ name, arguments: input });
      const [first] = result.content as { type: string; text: string }[];
      const content = (result.structuredContent ?? {}) as Record<string, unknown>;
      return { isError: result.isError === true, text: first?.text ?? '', content };
    },
  };
}

test('four tools are offered, each with what it takes and gives', async () => {
  const { client } = await assistant();
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    ['ask_sierra', 'read_report', 'query_metrics', 'list_metrics'],
  );
  for (const tool of tools) {
    assert.ok((tool.description?.length ?? 0) > 20);
    assert.ok(tool.inputSchema.properties !== undefined && tool.outputSchema !== undefined, tool.name);
  }
  assert.equal(client.getServerVersion()?.name, 'tillsight');
  assert.match(client.getInstructions() ?? '', /never zero/);
});

test('read_report gives the report of a role in words and in parts, to those who have it', async () => {
  const { call } = await assistant(['ask']);
  const { text, content, isError } = await call('read_report', { role: 'sales', report: 'daily' });
  assert.equal(isError, false);
  const report = ReadReportResponse.parse(content).report;
  assert.match(report?.title ?? '', /^Daily report · Sales · /);
  const rows = report?.sections.flatMap(section => section.rows) ?? [];
  assert.ok(rows.length > 3);
  for (const [name = '', value = ''] of rows) assert.ok(text.includes(value), `${name} ${value}`);
  const seller = await server.signedInAs('sales');
  const theirs = await assistant(['ask'], seller);
  assert.equal((await theirs.call('read_report')).content.response, text);
  assert.equal((await theirs.call('read_report', { role: 'finance' })).isError, true);
});

test('ask_sierra answers with live figures and knows what was asked before', async () => {
  const { call } = await assistant(['ask']);
  const first = await call('ask_sierra', { question: 'How many orders did we get yesterday?' });
  assert.equal(first.isError, false);
  assert.match(first.text, /\d/);
  assert.deepEqual([first.content.response, first.content.sources], [first.text, ['Shopify']]);
  const second = await call('ask_sierra', { question: 'and the day before?' });
  assert.match(second.text, /orders/i);
  assert.notEqual(second.text, first.text);
});

test('whoever wants to know is told what an answer waits for, while it waits', async () => {
  const { client } = await assistant(['ask']);
  const told: { progress: number; message?: string }[] = [];
  const asked = { name: 'ask_sierra', arguments: { question: 'How many orders did we get three days ago?' } };
  await client.callTool(asked, { onprogress: progress => void told.push(progress) });
  assert.deepEqual(
    told.map(({ progress, message }) => [progress, message]),
    [
      [1, 'Reading your question'],
      [2, 'Asking Shopify'],
      [3, 'Writing the answer'],
    ],
  );
});

test('query_metrics gives the same figures as the API, list_metrics what there is to ask', async () => {
  const { call } = await assistant(['metrics:read']);
  const asked = { metrics: ['total_orders', 'gross_sales'], period: 'yesterday', compare: 'previous_period' };
  const { content, text } = await call('query_metrics', asked);
  assert.deepEqual(JSON.parse(text), content);
  const { columns, rows, sources, currency, base } = CompactFigures.parse(content);
  const parts = (key: string) => [key, `${key}.base`, `${key}.change`];
  assert.deepEqual(columns, [...parts('total_orders'), ...parts('gross_sales')]);
  const api = QueryMetricsResponse.parse((await merchant.client.post('/api/v1/metrics/query/', asked)).body);
  const { total_orders: orders, gross_sales: sales } = api.rows[0]?.values ?? {};
  assert.deepEqual(rows, [[orders, sales].flatMap(told => [told?.value, told?.base, told?.change])]);
  assert.ok((orders?.value ?? 0) > 0);
  assert.deepEqual([currency, base, sources[0]?.source, sources[0]?.state], ['INR', api.base, 'shopify', 'final']);
  const byDay = { metrics: ['total_orders', 'gross_sales'], period: 'last_30_days', by: ['day', 'city'] };
  const series = await call('query_metrics', byDay);
  const told = CompactFigures.parse(series.content);
  assert.deepEqual([told.columns, told.rows.length], [['day', 'city', 'total_orders', 'gross_sales'], 100]);
  const whole = JSON.stringify((await merchant.client.post('/api/v1/metrics/query/', byDay)).body);
  assert.ok(series.text.length < whole.length / 3, `${series.text.length} of ${whole.length} letters`);
  const listed = await call('list_metrics', { search: 'orders' });
  assert.ok((listed.content.metrics as { key: string }[]).some(({ key }) => key === 'total_orders'));
});

test('resources: the catalogue whole and metric by metric; prompts: ready questions that name what there is', async () => {
  const { client } = await assistant(['metrics:read', 'ask']);
  const capabilities = client.getServerCapabilities();
  assert.deepEqual(
    [capabilities?.tools, capabilities?.resources, capabilities?.prompts],
    [{ listChanged: false }, { listChanged: false }, { listChanged: false }],
  );
  const read = async (uri: string) => {
    const [content] = (await client.readResource({ uri })).contents;
    return JSON.parse((content as { text: string }).text) as { key: string; dimensions?: string[] }[];
  };
  const metrics = await read('tillsight://metrics');
  const dimensions = await read('tillsight://dimensions');
  assert.ok(metrics.length > 100 && dimensions.length > 20);
  const { resources } = await client.listResources();
  const ofMetrics = resources.filter(({ uri }) => uri.startsWith('tillsight:'));
  assert.equal(ofMetrics.length, metrics.length + 2, 'Each metric is listed by itself, too.');
  const one = (await read('tillsight://metrics/total_orders')) as unknown as { key: string };
  assert.equal(one.key, 'total_orders');
  await assert.rejects(client.readResource({ uri: 'tillsight://metrics/no_such' }), /not found/i);
  await assert.rejects(client.readResource({ uri: 'file:///etc/passwd' }));
  const { prompts } = await client.listPrompts();
  assert.ok(prompts.length >= 5);
  const keys = new Set(metrics.map(({ key }) => key));
  for (const { name } of prompts) {
    const given: Record<string, string> = name === 'explain_metric' ? { metric: 'sessions' } : {};
    const { messages } = await client.getPrompt({ name, arguments: given });
    const [{ text } = { text: '' }] = messages.map(({ content }) => content as { text: string });
    const named = text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
    const tools = ['query_metrics', 'list_metrics', 'last_week'];
    assert.deepEqual(
      named.filter(word => !keys.has(word) && !tools.includes(word)),
      [],
      name,
    );
  }
  const narrow = await assistant(['users:read']);
  await assert.rejects(narrow.client.readResource({ uri: 'tillsight://metrics' }), /Insufficient scope/);
  await assert.rejects(narrow.client.getPrompt({ name: 'yesterday' }), /Insufficient scope/);
});

test('what cannot be done is said plainly', async () => {
  const narrow = await assistant(['users:read']);
  for (const [tool, input, scope] of [
    ['ask_sierra', { question: 'How many orders?' }, 'ask'],
    ['query_metrics', { metrics: ['total_orders'], period: 'today' }, 'metrics:read'],
    ['list_metrics', {}, 'metrics:read'],
  ] as const) {
    await assert.rejects(narrow.call(tool, input), { message: `Insufficient scope: required "${scope}"` });
  }
  const { call } = await assistant();
  assert.deepEqual(await call('query_metrics', { metrics: ['total_orders'] }), {
    isError: true,
    text: 'Please give either a period by name or both from and to.',
    content: {},
  });
  const misspelt = await call('query_metrics', { metrics: ['total_order'], period: 'today' });
  assert.equal(misspelt.isError, false);
  assert.ok(CompactFigures.parse(misspelt.content).issues[0]?.suggestions.includes('total_orders'));
  const wrong = await call('ask_sierra', { question: '' });
  assert.ok(wrong.isError);
  assert.match(wrong.text, /type a question/);
  const unknown = await call('drop_tables').catch((error: unknown) => ({ isError: true, text: String(error) }));
  assert.ok(unknown.isError);
  assert.match(unknown.text, /drop_tables/);
});

test('the limits of the person hold for the assistant', async () => {
  const person = await server.newcomer('sales', { id: merchant.organizationId, merchantId: merchant.userId });
  const { call } = await assistant(['metrics:read'], person);
  const tries = await Promise.all(
    Array.from({ length: 62 }, () => call('query_metrics', { metrics: ['total_orders'], period: 'yesterday' })),
  );
  const refused = tries.filter(({ isError }) => isError);
  assert.equal(refused.length, 2);
  assert.match(refused[0]?.text ?? '', /^Too many attempts\. .* \(in \d+ s\)$/);
});

test('another organization is not seen, and nobody comes in without a good token or from a foreign page', async () => {
  const stranger = await server.signedInAs('merchant', await server.organization());
  const { call } = await assistant(undefined, stranger);
  const { content } = await call('query_metrics', { metrics: ['total_orders'], period: 'yesterday' });
  const { rows, issues } = CompactFigures.parse(content);
  assert.deepEqual([rows, issues[0]?.kind], [[[null]], 'not-connected']);
  await assert.rejects(assistantWith(`tillsight_${'x'.repeat(43)}`), /401|not known|nauthor/);
  const { secret } = await tokenOf(server, merchant);
  await assert.rejects(assistantWith(secret, { origin: 'https://evil.example' }), /403|another site/);
  const headers = { authorization: `Bearer ${secret}`, accept: 'application/json, text/event-stream' };
  assert.equal((await server.client().request('GET', '/mcp', { headers })).status, 405);
  for (const raw of ['{}', '[]', '{"jsonrpc":"2.0","id":1,"method":"no/such"}', 'null', '{"jsonrpc":"1.0"}']) {
    const answer = await server.client().request('POST', '/mcp', { headers, raw });
    assert.ok(answer.status < 500, `${raw}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
});

test('an assistant that speaks the revision of 2025 is answered as well', async () => {
  const { secret } = await tokenOf(server, merchant, ['metrics:read']);
  const headers = { authorization: `Bearer ${secret}`, accept: 'application/json, text/event-stream' };
  const say = async (method: string, params: object) => {
    const raw = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const { status, body } = await server.client().request('POST', '/mcp', { headers, raw });
    assert.equal(status, 200, JSON.stringify(body));
    // Either plain JSON or the one event of a stream.
    const told = typeof body === 'string' ? (JSON.parse(body.split('data: ').at(-1) ?? '') as unknown) : body;
    return (told as { result: Record<string, unknown> }).result;
  };
  const clientInfo = { name: 'older-assistant', version: '1.0.0' };
  const begun = await say('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  assert.equal(begun.protocolVersion, '2025-06-18');
  const call = { name: 'query_metrics', arguments: { metrics: ['total_orders'], period: 'yesterday' } };
  const { structuredContent } = await say('tools/call', call);
  assert.ok(Number(CompactFigures.parse(structuredContent).rows[0]?.[0]) > 0);
});
