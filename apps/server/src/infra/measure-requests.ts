/** Every request is measured under its route's pattern, never under the address that was asked for. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { silent, type Doing, type Telemetry } from './telemetry.ts';

export function measureRequests(app: FastifyInstance, telemetry: Telemetry): void {
  if (telemetry === silent) return;
  const underWay = new WeakMap<FastifyRequest, Doing>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const doing = telemetry.begin({ kind: 'request', name: `${request.method} ${route}`, attributes });
    underWay.set(request, doing);
    doing.within(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    underWay.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}
