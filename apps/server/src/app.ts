/** Builds the HTTP server with all of its routes, without listening; `start.ts` and the tests do that. */
import { metaNoticePaths, shopifyWebhookPath } from '@tillsight/contract/integrations';
import { slackPaths } from '@tillsight/contract/slack';
import { telegramWebhookPath } from '@tillsight/contract/telegram';
import { whatsappWebhookPath } from '@tillsight/contract/whatsapp';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/account/routes.ts';
import { boardRoutes } from './features/boards/routes.ts';
import { scheduleRoutes } from './features/schedules/routes.ts';
import { alertRoutes } from './features/alerts/routes.ts';
import { apiDocsRoutes } from './features/api-docs/routes.ts';
import { callerOfAssistant } from './features/assistants/assistants.ts';
import { assistantRoutes } from './features/assistants/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { callerAndRows, callerOfCookie, sessionCookie } from './features/auth/session.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { configurationRoutes } from './features/configurations/routes.ts';
import { rateRoutes } from './features/rates/routes.ts';
import { houseWordRoutes } from './features/house-words/routes.ts';
import { readSessionFacts } from './features/integrations/integrations.ts';
import { integrationRoutes } from './features/integrations/routes.ts';
import { mcpRoutes } from './features/mcp/routes.ts';
import { metricRoutes } from './features/metrics/routes.ts';
import { isUser, removeColleagues } from './features/users/users.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { noteStatuses } from './features/reports/statuses.ts';
import { slackRoutes } from './features/slack/routes.ts';
import { telegramRoutes } from './features/telegram/routes.ts';
import { tokenRoutes } from './features/tokens/routes.ts';
import { callerOfToken } from './features/tokens/tokens.ts';
import { userRoutes } from './features/users/routes.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
import { whatsappRoutes } from './features/whatsapp/routes.ts';
import { askIn } from './infra/db.ts';
import { answerBrokenRequest, patience, type Patience } from './infra/broken-request.ts';
import { closeSoon } from './infra/closing.ts';
import { answerErrors, sendProblem } from './infra/errors.ts';
import { healthRoutes } from './infra/health.ts';
import { readJsonStrictly } from './infra/json-body.ts';
import { measureRequests } from './infra/measure-requests.ts';
import { mountOn, type Gatekeeper } from './infra/mount.ts';
import { areLoopback, refuseForeignOrigin } from './infra/origin.ts';
import { ProblemError } from './infra/problem.ts';
import { watchRoutes, type RouteTable } from './infra/route-table.ts';
import { bareHeaders, permissionsPolicy, securityHeaders } from './infra/security-headers.ts';
import { serveWebApp } from './infra/web-app.ts';
import { localDoor } from './local-door.ts';

const bodyLimit = 64 * 1024;

export type AppOptions = {
  webFolder: string;
  trustedProxies: number;
  /** Opens the terminal's door; without it there is none. */
  localToken?: string;
  /** Is handed the list of everything that is answered. */
  onRoutes?: (table: RouteTable) => void;
  patience?: Patience;
};

export async function createApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  z.config(z.locales.en());
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: (_address: string, hop: number) => hop < options.trustedProxies,
    ...timeLimits(options.patience ?? patience),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, request, reply) => refuseAddress(deps, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }) as unknown as FastifyInstance;
  closeSoon(app);
  const table = watchRoutes(app);
  app.removeAllContentTypeParsers();
  readJsonStrictly(app);
  const protection = await securityHeaders(deps.publicUrl);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  answerErrors(app);
  measureRequests(app, deps.telemetry);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(protection).header('x-request-id', request.id);
    if (!request.url.startsWith('/api/')) return toPublicName(request, reply, deps.publicUrl);
    void reply.header('cache-control', 'no-store');
    if (!isNotice(request.url)) refuseForeignOrigin(request, deps.publicUrl);
  });
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  healthRoutes(app, deps);
  listRoutes(app, deps);
  if (options.localToken !== undefined) localDoor(app, deps, options.localToken);
  await serveWebApp(app, table, options.webFolder);
  options.onRoutes?.(table);
  return app;
}

/** Such a request passes no hook, so that its answer has to be protected here. */
function refuseAddress({ publicUrl }: Deps, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(bareHeaders(publicUrl));
  mark(request, reply);
  sendProblem(new ProblemError('invalid_request', 'This address cannot be read.'), request, reply);
}

function mark(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-request-id', request.id).header('permissions-policy', permissionsPolicy);
}

function timeLimits({ headersMs, requestMs, silenceMs, checkMs }: Patience) {
  return {
    connectionTimeout: silenceMs,
    requestTimeout: requestMs,
    keepAliveTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
  };
}

/** Without the query, which can hold codes and states. */
function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, url } = request;
  const ms = Math.round(reply.elapsedTime);
  request.log.info({ method, path: url.split('?')[0], status: reply.statusCode, ms }, 'request');
}

/** Platforms call these from their own servers, and sign what they send or know a secret. */
const noticePaths: readonly string[] = [
  shopifyWebhookPath,
  whatsappWebhookPath,
  telegramWebhookPath,
  slackPaths.events,
  ...Object.values(metaNoticePaths),
];

function isNotice(url: string): boolean {
  return noticePaths.includes(url.replace(/\/?(\?.*)?$/, ''));
}

/** On this machine `localhost` and `127.0.0.1` are two hosts to a browser's cookies; one of them is the product's. */
async function toPublicName(request: FastifyRequest, reply: FastifyReply, publicUrl: URL): Promise<void> {
  const asked = URL.parse(`${publicUrl.protocol}//${request.headers.host ?? ''}`);
  if (asked === null || asked.host === publicUrl.host || !areLoopback(asked, publicUrl)) return;
  if (request.method === 'GET') await reply.redirect(`${publicUrl.origin}${request.url}`, 307);
}

function listRoutes(app: FastifyInstance, deps: Deps): void {
  const cookie = sessionCookie(deps.publicUrl);
  const gatekeeper: Gatekeeper = {
    callerOf: request => callerOfCookie(deps, cookie.read(request)),
    callerAnd: (request, question) => callerAndRows(deps, cookie.read(request), question),
    rowsOf: ({ organizationId }, question) => deps.db.inOrganization(organizationId, trx => askIn(trx, question)),
    callerOfToken: secret => callerOfToken(deps, secret),
    isColleague: (caller, userId) => isUser(deps, caller, userId),
  };
  const mount = mountOn(app, gatekeeper);
  authRoutes({
    app,
    mount,
    deps,
    cookie,
    factsOf: organizationId => readSessionFacts(deps, organizationId),
    removeColleagues: (trx, who) => removeColleagues(deps, trx, who),
  });
  tokenRoutes(mount, deps);
  assistantRoutes(app, mount, deps);
  userRoutes(mount, deps);
  webhookRoutes(mount, deps);
  integrationRoutes({ app, mount, deps, gatekeeper });
  rateRoutes(mount, deps);
  alertRoutes(mount, deps);
  houseWordRoutes(mount, deps);
  boardRoutes(mount, deps);
  scheduleRoutes(mount, deps);
  chatRoutes(mount, deps);
  whatsappRoutes({ app, mount, deps, noteStatuses: statuses => noteStatuses(deps, statuses) });
  telegramRoutes({ app, mount, deps });
  slackRoutes({ app, mount, deps, gatekeeper });
  configurationRoutes(mount, deps);
  metricRoutes(mount, deps);
  mcpRoutes(app, deps, async secret => (await callerOfAssistant(deps, secret)) ?? callerOfToken(deps, secret));
  apiDocsRoutes(app);
  reportRoutes(mount, deps);
  accountRoutes(mount, deps, reply => cookie.clear(reply));
}
