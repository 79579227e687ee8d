/**
 * Traces and metrics for whoever runs the product, sent as OTLP to a collector. Off unless a collector is set; then nothing of it is
 * even loaded. Names and numbers of requests, calls and jobs only: no address, no id, no figure of a merchant.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Context } from '@opentelemetry/api';

export type Act = { kind: 'request' | 'platform call' | 'job'; name: string; attributes: Attributes };

/** Something under way; what `within` runs belongs to it. */
export type Doing = {
  within<Result>(work: () => Result): Result;
  end(more?: Attributes, failed?: boolean): void;
};

export type Telemetry = {
  begin(act: Act): Doing;
  /** Sends what is left. */
  stop(): Promise<void>;
};

export const silent: Telemetry = {
  begin: () => ({ within: work => work(), end: () => {} }),
  stop: () => Promise.resolve(),
};

/** `collector` is the base address, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
export async function createTelemetry(collector: URL | undefined, role: string): Promise<Telemetry> {
  if (collector === undefined) return silent;
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api');
  const spanKinds = { request: SpanKind.SERVER, 'platform call': SpanKind.CLIENT, job: SpanKind.CONSUMER };
  const [{ TracerProvider, BatchSpanProcessor }, { MeterProvider, PeriodicExportingMetricReader }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/sdk-metrics'),
  ]);
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const resource = resourceFromAttributes({ 'service.name': 'tillsight', 'service.namespace': role });
  const at = (path: string) => `${collector.href.replace(/\/$/, '')}${path}`;
  const traces = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: at('/v1/traces') }) })],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url: at('/v1/metrics') }) })],
  });
  const tracer = traces.getTracer('tillsight');
  const meter = metrics.getMeter('tillsight');
  const durations = {
    request: meter.createHistogram('http.server.request.duration', { unit: 's' }),
    'platform call': meter.createHistogram('http.client.request.duration', { unit: 's' }),
    job: meter.createHistogram('tillsight.job.duration', { unit: 's' }),
  };
  return {
    begin: ({ kind, name, attributes }) => {
      const from = performance.now();
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: spanKinds[kind], attributes }, parent);
      return {
        within: work => current.run(trace.setSpan(parent, span), work),
        end: (more = {}, failed = false) => {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
          durations[kind].record((performance.now() - from) / 1_000, { ...attributes, ...more });
        },
      };
    },
    stop: async () => {
      await Promise.all([traces.shutdown(), metrics.shutdown()]);
    },
  };
}

/** What runs now belongs to which span. */
const current = new AsyncLocalStorage<Context>();

export async function measured<Result>(telemetry: Telemetry, act: Act, work: () => Promise<Result>): Promise<Result> {
  const doing = telemetry.begin(act);
  try {
    const result = await doing.within(work);
    doing.end();
    return result;
  } catch (error) {
    doing.end({ 'error.type': error instanceof Error ? error.name : 'unknown' }, true);
    throw error;
  }
}

type Fetch<Init, Answer> = (address: string | URL | Request, init?: Init) => Promise<Answer>;

/** The same fetch, counted by host: paths and queries can hold codes and tokens. */
export function measuredFetch<Init extends RequestInit, Answer extends Pick<Response, 'status'>>(
  telemetry: Telemetry,
  fetch: Fetch<Init, Answer>,
): Fetch<Init, Answer> {
  if (telemetry === silent) return fetch;
  return async (address, init) => {
    const { host } = new URL(address instanceof Request ? address.url : address);
    const method = init?.method ?? 'GET';
    // A merchant's store is part of the host.
    const server = host.endsWith('.myshopify.com') ? 'myshopify.com' : host;
    const attributes = { 'http.request.method': method, 'server.address': server };
    const doing = telemetry.begin({ kind: 'platform call', name: `${method} ${server}`, attributes });
    try {
      const response = await doing.within(() => fetch(address, init));
      doing.end({ 'http.response.status_code': response.status }, response.status >= 500);
      return response;
    } catch (error) {
      doing.end({ 'error.type': error instanceof Error ? error.name : 'unknown' }, true);
      throw error;
    }
  };
}
