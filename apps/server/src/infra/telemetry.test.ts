import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { connectShop, startWithShopify } from '../../test/connected.ts';
import { silent } from './telemetry.ts';

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string };

/** What a collector receives: every body, and the spans in them. */
async function startCollector(t: TestContext) {
  const bodies: { path: string; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      bodies.push({ path: request.url ?? '', text });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const at = (path: string) => bodies.filter(body => body.path === path).map(({ text }) => text);
  const spans = () =>
    at('/v1/traces').flatMap(text =>
      (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans),
      ),
    );
  return { url: `http://127.0.0.1:${port}`, at, spans };
}

test('a collector is told of requests, the calls they made and jobs, and of nothing that is anybody’s', async t => {
  const collector = await startCollector(t);
  const { server } = await startWithShopify(t, { environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  const { client, userId, organizationId, email } = await server.signedInAs('merchant');
  assert.equal((await connectShop(client)).status, 'success');
  await server.runJobs();
  await server.deps.telemetry.stop();

  const spans = collector.spans();
  const names = new Set(spans.map(({ name }) => name));
  for (const name of ['GET /api/v1/oauth/shopify/callback', 'POST myshopify.com', 'subscribe-shopify-uninstalled']) {
    assert.ok(names.has(name), `${name} is not among ${[...names].join(', ')}`);
  }
  const callback = spans.find(({ name }) => name === 'GET /api/v1/oauth/shopify/callback');
  const child = spans.find(
    ({ name, parentSpanId }) => name === 'POST myshopify.com' && parentSpanId === callback?.spanId,
  );
  assert.equal(child?.traceId, callback?.traceId);
  const [measures = ''] = collector.at('/v1/metrics');
  for (const name of ['http.server.request.duration', 'http.client.request.duration', 'tillsight.job.duration']) {
    assert.ok(measures.includes(name), name);
  }
  const told = [...collector.at('/v1/traces'), ...collector.at('/v1/metrics')].join('\n');
  for (const secret of [userId, organizationId, email, 'kesar-lane', 'code=', 'state=', 'shpat_']) {
    assert.ok(!told.includes(secret), `${secret} is told.`);
  }
});

test('without a collector nothing is measured', async t => {
  const { server } = await startWithShopify(t);
  assert.equal(server.deps.telemetry, silent);
});
