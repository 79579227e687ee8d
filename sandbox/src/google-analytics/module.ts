import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../played-answer.ts';
import { ApiProblem, errorReply, problemOfStatus } from '../google/api-error.ts';
import { callerOf } from '../google/bearer.ts';
import type { ApiCall } from '../google/bearer.ts';
import { googleStateOf } from '../google/google-state.ts';
import { json } from '../http-reply.ts';
import type { HttpReply } from '../http-reply.ts';
import { ANALYTICS_SCOPE } from '../google/oauth/client.ts';
import { acceptBodies } from '../google/request-body.ts';
import { changedSettings } from '../changed-settings.ts';
import type { Fault, SandboxContext, SandboxModule } from '../platform-module.ts';
import { answerAdmin } from './admin-api.ts';
import { standardAnalyticsSettings } from './analytics-settings.ts';
import { AnalyticsState } from './analytics-state.ts';
import { answerData } from './data-api.ts';
import { changedByFault, refuseByFault } from './faults.ts';
import { propertiesOf } from './properties.ts';

/** Google Analytics 4: the Admin API's reads and the Data API, over the main store's world. */
export const googleAnalyticsModule: SandboxModule = {
  name: 'google-analytics',
  async mount(app, context) {
    const state = new AnalyticsState();
    context.onReset(() => state.reset());
    await app.register(async scope => {
      acceptBodies(scope);
      mountAdmin(scope, { context, state });
      mountData(scope, { context, state });
    });
    await app.register(async scope => mountControl(scope, state));
  },
};

type Mounted = { context: SandboxContext; state: AnalyticsState };

function mountAdmin(app: FastifyInstance, mounted: Mounted): void {
  const { context, state } = mounted;
  app.get('/analyticsadmin.googleapis.com/v1beta/*', (request, reply) => {
    const fault = context.takeFault('google-analytics', 'admin');
    const { pathname, searchParams: query } = new URL(request.url, 'http://sandbox');
    const path = pathname.replace('/analyticsadmin.googleapis.com/v1beta/', '');
    return tell(reply, fault, () => {
      const account = admitted(request, fault, { mounted, service: ADMIN, method: `AnalyticsAdminService.${path}` });
      const world = context.world();
      return answerAdmin({ path, query, account, world, properties: propertiesOf(world, state.settings) }) as object;
    });
  });
}

const ADMIN = { service: 'analyticsadmin.googleapis.com', serviceName: 'Google Analytics Admin API' };
const DATA = { service: 'analyticsdata.googleapis.com', serviceName: 'Google Analytics Data API' };

function mountData(app: FastifyInstance, mounted: Mounted): void {
  const begin = '/analyticsdata.googleapis.com/v1beta/properties';
  app.post(`${begin}/:target`, (request: FastifyRequest<{ Params: { target: string } }>, reply) => {
    const { target } = request.params;
    const colon = target.lastIndexOf(':');
    return answerCall(request, reply, { mounted, property: target.slice(0, colon), method: target.slice(colon + 1) });
  });
  app.get(`${begin}/:property/audienceExports`, (request: FastifyRequest<{ Params: { property: string } }>, reply) =>
    answerCall(request, reply, { mounted, property: request.params.property, method: 'audienceExports' }),
  );
  app.get(`${begin}/:property/metadata`, (request: FastifyRequest<{ Params: { property: string } }>, reply) =>
    answerCall(request, reply, { mounted, property: request.params.property, method: 'metadata' }),
  );
}

/** Even a quick report of Google's takes a while, in which those that come with it count as running. */
const SHORTEST_REPORT_MS = 5;

/** A request counts as running from its arrival, so that slow ones fill the places of their property. */
async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { mounted, property, method }: { mounted: Mounted; property: string; method: string },
): Promise<FastifyReply> {
  const { context, state } = mounted;
  const isRealtime = method === 'runRealtimeReport';
  const fault = context.takeFault('google-analytics', isRealtime ? 'realtime' : 'report');
  const quota = state.quotaOf(property, isRealtime ? 'realtime' : 'core');
  const now = context.now();
  try {
    quota.begin(state.settings, now);
  } catch (problem) {
    return send(reply, problemReply(problem));
  }
  if (fault?.status !== undefined && fault.status >= 500) quota.serverError(now);
  try {
    await sleep(SHORTEST_REPORT_MS);
    return await tell(reply, fault, () => {
      const account = admitted(request, fault, { mounted, service: DATA, method: `BetaAnalyticsData.${method}` });
      const world = context.world();
      const properties = propertiesOf(world, state.settings);
      const call = { property, method, body: request.body, account, world, properties, state, now };
      return changedByFault(fault, answerData(call, quota));
    });
  } finally {
    quota.finish();
  }
}

function admitted(
  request: FastifyRequest,
  fault: Fault | null,
  { mounted, service, method }: { mounted: Mounted; service: typeof DATA; method: string },
) {
  const { context } = mounted;
  const { authorization } = request.headers;
  const scopes = [ANALYTICS_SCOPE, ANALYTICS_SCOPE.replace('.readonly', '')];
  const call: ApiCall = {
    ...service,
    authorization,
    method: `google.analytics.${method}`,
    scopes,
    now: context.now(),
  };
  refuseByFault(fault, call);
  return callerOf(googleStateOf(context), call);
}

function tell(reply: FastifyReply, fault: Fault | null, truth: () => object): Promise<FastifyReply> {
  return answer(reply, fault, {
    truth: () => {
      if (fault?.name === 'nonsense') return { status: 200, body: '<html><body>Something else</body></html>' };
      try {
        return json(200, truth());
      } catch (problem) {
        return problemReply(problem);
      }
    },
    ofStatus: status => errorReply(problemOfStatus(status)),
  });
}

/** Refusals are answers; anything else is a bug and stays one. */
function problemReply(problem: unknown): HttpReply {
  if (problem instanceof ApiProblem) return errorReply(problem);
  throw problem;
}

function send(reply: FastifyReply, { status, headers = {}, body }: HttpReply): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

function mountControl(app: FastifyInstance, state: AnalyticsState): void {
  app.get('/control/google-analytics/settings', () => state.settings);
  app.post('/control/google-analytics/settings', (request, reply) => {
    const changed = changedSettings(state.settings, standardAnalyticsSettings(), request.body);
    if (typeof changed === 'string') return reply.code(400).send({ error: changed });
    state.settings = changed;
    return reply.send(changed);
  });
}
