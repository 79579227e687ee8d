import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../played-answer.ts';
import { ApiProblem, errorReply, notEmulated } from '../google/api-error.ts';
import { callerOf } from '../google/bearer.ts';
import type { ApiCall } from '../google/bearer.ts';
import type { GoogleAccount } from '../google/accounts.ts';
import { googleStateOf } from '../google/google-state.ts';
import { json } from '../http-reply.ts';
import type { HttpReply } from '../http-reply.ts';
import { ADS_SCOPE } from '../google/oauth/client.ts';
import { acceptBodies } from '../google/request-body.ts';
import { changedSettings } from '../changed-settings.ts';
import type { Fault, SandboxContext, SandboxModule } from '../platform-module.ts';
import { localTime } from '../world/calendar.ts';
import { AdsProblem, failureReply } from './ads-problem.ts';
import type { Telling } from './ads-problem.ts';
import { standardAdsSettings } from './ads-settings.ts';
import { AdsState } from './ads-state.ts';
import { accessedCustomer, customersOf, directCustomers } from './customers.ts';
import { searchFields } from './field-catalogue.ts';
import { problemOfFault, refuseByFault } from './faults.ts';
import { searchPage, searchStream } from './search.ts';
import { checkProject, checkVersion } from './project-access.ts';

/** Google Ads over REST: the accounts a person reaches, and GAQL over the main store's advertising. */
export const googleAdsModule: SandboxModule = {
  name: 'google-ads',
  async mount(app, context) {
    const state = new AdsState();
    context.onReset(() => state.reset());
    await app.register(async scope => {
      acceptBodies(scope);
      mountAds(scope, { context, state });
    });
    await app.register(async scope => mountControl(scope, state));
  },
};

type Mounted = { context: SandboxContext; state: AdsState };
type AdsRequest = FastifyRequest<{ Params: { version: string; customer: string; method: string } }>;

function mountAds(app: FastifyInstance, mounted: Mounted): void {
  const begin = '/googleads.googleapis.com/:version';
  app.get(`${begin}/:method`, (request: AdsRequest, reply) =>
    tell(request, reply, { mounted, operation: request.params.method.split(':')[1] ?? '' }),
  );
  app.post(`${begin}/:method`, (request: AdsRequest, reply) =>
    tell(request, reply, { mounted, operation: request.params.method.replace(':', '.') }),
  );
  app.post(`${begin}/customers/:customer/:method`, (request: AdsRequest, reply) =>
    tell(request, reply, { mounted, operation: request.params.method.split(':')[1] ?? '' }),
  );
}

type Call = { mounted: Mounted; operation: string };

function tell(request: AdsRequest, reply: FastifyReply, call: Call): Promise<FastifyReply> {
  const { context, state } = call.mounted;
  const fault = context.takeFault('google-ads', call.operation);
  const { version } = request.params;
  const telling: Telling = { version, requestId: state.nextRequestId(), isStream: call.operation === 'searchStream' };
  return answer(reply, fault, {
    truth: () => {
      if (fault?.name === 'nonsense') return { status: 200, body: '<html><body>Something else</body></html>' };
      try {
        checkVersion(version, state.settings);
        const body = operate(request, { ...call, fault, requestId: telling.requestId });
        return json(200, body, { 'request-id': telling.requestId });
      } catch (problem) {
        return problemReply(problem, telling);
      }
    },
    ofStatus: status => problemReply(problemOfFault(status), telling),
  });
}

function operate(request: AdsRequest, call: Call & { fault: Fault | null; requestId: string }): unknown {
  const { mounted, operation, fault, requestId } = call;
  const { context, state } = mounted;
  const person = admitted(request, call);
  const { settings } = state;
  checkProject(settings, { version: request.params.version, developerToken: headerOf(request, 'developer-token') });
  const now = context.now();
  if (operation === 'listAccessibleCustomers') {
    const ids = directCustomers(person, settings);
    state.spendOperation(now);
    return ids.length > 0 ? { resourceNames: ids.map(id => `customers/${id}`) } : {};
  }
  if (operation === 'googleAdsFields.search') return searchFields(request.body);
  if (operation !== 'search' && operation !== 'searchStream')
    throw notEmulated(`${operation || request.params.method}, which may not exist`);
  const world = context.world();
  const access = {
    customerId: request.params.customer,
    loginCustomerId: headerOf(request, 'login-customer-id'),
    account: person,
  };
  const customer = accessedCustomer(access, world, settings);
  state.spendOperation(now);
  const { day: today } = localTime(now, customer.timeZone);
  const account = { world, customer, customers: customersOf(world, settings), today };
  const search = { body: request.body, account, fault, requestId, settings };
  return operation === 'search' ? searchPage(search) : searchStream(search);
}

function admitted(request: AdsRequest, { mounted, operation, fault }: Call & { fault: Fault | null }): GoogleAccount {
  const call: ApiCall = {
    authorization: request.headers.authorization,
    service: 'googleads.googleapis.com',
    serviceName: 'Google Ads API',
    method: `google.ads.googleads.${request.params.version}.services.${operation}`,
    scopes: [ADS_SCOPE],
    now: mounted.context.now(),
  };
  refuseByFault(fault, call);
  return callerOf(googleStateOf(mounted.context), call);
}

/** Refusals are answers, wrapped into a list where a stream was asked; anything else is a bug and stays one. */
function problemReply(problem: unknown, telling: Telling): HttpReply {
  if (problem instanceof AdsProblem) return failureReply(problem, telling);
  if (!(problem instanceof ApiProblem)) throw problem;
  const { error, headers } = problem;
  return telling.isStream ? json(error.code, [{ error }], headers) : errorReply(problem);
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function mountControl(app: FastifyInstance, state: AdsState): void {
  app.get('/control/google-ads/state', () => ({ settings: state.settings, operations: state.operations }));
  app.post('/control/google-ads/settings', (request, reply) => {
    const changed = changedSettings(state.settings, standardAdsSettings(), request.body);
    if (typeof changed === 'string') return reply.code(400).send({ error: changed });
    state.settings = changed;
    return reply.send(changed);
  });
}
