import * as contract from '@tillsight/contract/integrations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { keptCookie, type KeptCookie } from '../../infra/kept-cookie.ts';
import type { Caller, Gatekeeper, Mount } from '../../infra/mount.ts';
import { refuseCrossSiteVisit } from '../../infra/origin.ts';
import { keepBodiesRaw, rawBodyOf, rawQueryOf } from '../../infra/raw-request.ts';
import { ProblemError } from '../../infra/problem.ts';
import { chooseAccount, listAccountChoices } from './account-choices.ts';
import { finishGoogle, startGoogle } from './google.ts';
import {
  connectInstallation,
  continueInstallation,
  dropInstallation,
  installationMs,
  openFromShopify,
  readInstallation,
  returnToInstallation,
  type Onward,
} from './installation.ts';
import { disconnectIntegration, readIntegrations, type IntegrationDeps } from './integrations.ts';
import { finishMeta, startMeta } from './meta.ts';
import { metaNotices } from './meta-notice-routes.ts';
import { integrationsPage, googlePage, signInPage } from './return-address.ts';
import { connectShiprocket } from './shiprocket.ts';
import { finishShopify, startShopify } from './shopify.ts';
import { receiveShopifyWebhook } from './webhooks.ts';

export type IntegrationRoutes = { app: FastifyInstance; mount: Mount; deps: IntegrationDeps; gatekeeper: Gatekeeper };

export function integrationRoutes({ app, mount, deps, gatekeeper }: IntegrationRoutes): void {
  mount(contract.readIntegrations, async ({ caller }) => ({
    success: true,
    integrations: await readIntegrations(deps, caller),
  }));
  mount(contract.disconnectIntegration, async ({ caller, input }) => ({
    success: true,
    message: await disconnectIntegration(deps, caller, input.provider),
  }));
  mount(contract.listAccountChoices, async ({ caller, input }) => ({
    success: true,
    accounts: await listAccountChoices(deps, caller, input.provider),
  }));
  mount(contract.chooseAccount, async ({ caller, input }) => {
    const account = await chooseAccount(deps, caller, { provider: input.provider, accountId: input.account_id });
    return { success: true, message: `"${account.name}" is used from now on.` };
  });
  mount(contract.connectShiprocket, async ({ caller, input }) => ({
    success: true,
    message: await connectShiprocket(deps, caller, input),
  }));
  const browserCookie = keptCookie(deps.publicUrl, 'tillsight-install', installationMs);
  installationRoutes({ app, mount, deps, gatekeeper }, browserCookie);
  shopifyVisits({ app, deps, gatekeeper }, browserCookie);
  googleVisits({ app, deps, gatekeeper });
  metaVisits({ app, deps, gatekeeper });
  void app.register(async scope => shopifyWebhooks(scope, deps));
  void app.register(async scope => metaNotices(scope, deps));
}

type Visits = { app: FastifyInstance; deps: IntegrationDeps; gatekeeper: Gatekeeper };

/** Installing from a page of Shopify's; see `installation.ts`. */
function installationRoutes({ app, mount, deps, gatekeeper }: IntegrationRoutes, browserCookie: KeptCookie): void {
  app.get(contract.oauthPaths.shopifyOpening, async (request, reply) => {
    const query = rawQueryOf(request);
    const isOpening = query.has('hmac') && query.has('shop') && deps.platforms.shopify !== null;
    if (!isOpening) return reply.callNotFound();
    const caller = await gatekeeper.callerOf(request);
    const { onward, browser } = await openFromShopify(deps, { query, caller, ip: request.ip });
    if (browser !== undefined) browserCookie.set(reply, browser);
    return goOnward(deps, reply, onward);
  });
  app.get(contract.oauthPaths.shopifyInstall, async (request, reply) => {
    refuseCrossSiteVisit(request);
    return goOnward(deps, reply, await continueInstallation(deps, browserCookie.read(request)));
  });
  mount(contract.readInstallation, async ({ request }) => ({
    success: true,
    installation: await readInstallation(deps, await gatekeeper.callerOf(request), browserCookie.read(request)),
  }));
  mount(contract.connectInstallation, async ({ caller, request, reply }) => {
    const message = await connectInstallation(deps, caller, browserCookie.read(request));
    browserCookie.clear(reply);
    return { success: true, message };
  });
  mount(contract.dropInstallation, async ({ request, reply }) => {
    await dropInstallation(deps, browserCookie.read(request));
    browserCookie.clear(reply);
    return { success: true, message: 'Nothing was connected.' };
  });
}

function goOnward(deps: IntegrationDeps, reply: FastifyReply, onward: Onward): FastifyReply {
  void reply.header('cache-control', 'no-store');
  return 'page' in onward ? go(deps, reply, onward.page) : reply.redirect(onward.consent, 303);
}

function shopifyVisits({ app, deps, gatekeeper }: Visits, browserCookie: KeptCookie): void {
  app.get(contract.oauthPaths.shopifyStart, async (request, reply) => {
    const caller = await visitor(gatekeeper, request);
    if (caller === null) return go(deps, reply, signInPage);
    const query = readQuery(contract.ShopifyStartQuery, request);
    refuseForeignUser(caller, query.user_id);
    const visit = await startShopify(deps, caller, query);
    if ('address' in visit) return reply.redirect(visit.address, 303);
    return go(deps, reply, integrationsPage('shopify', { ok: false, message: visit.refusal }));
  });
  app.get(contract.oauthPaths.shopifyCallback, async (request, reply) => {
    const caller = await gatekeeper.callerOf(request);
    const query = rawQueryOf(request);
    const onward = await returnToInstallation(deps, { browser: browserCookie.read(request), caller, query });
    if (onward !== null) return goOnward(deps, reply, onward);
    const outcome = await finishShopify(deps, caller, query);
    return go(deps, reply, integrationsPage('shopify', outcome));
  });
}

function googleVisits({ app, deps, gatekeeper }: Visits): void {
  app.get(contract.oauthPaths.googleStart, async (request, reply) => {
    const caller = await visitor(gatekeeper, request);
    if (caller === null) return go(deps, reply, signInPage);
    const query = readQuery(contract.GoogleStartQuery, request);
    refuseForeignUser(caller, query.user_id);
    const visit = await startGoogle(deps, caller, query);
    if ('address' in visit) return reply.redirect(visit.address, 303);
    const provider = query.connect ?? 'google_analytics';
    return go(deps, reply, integrationsPage(provider, { ok: false, message: visit.refusal }));
  });
  app.get(contract.oauthPaths.googleCallback, async (request, reply) => {
    const caller = await gatekeeper.callerOf(request);
    const outcome = await finishGoogle(deps, caller, rawQueryOf(request));
    return go(deps, reply, googlePage(outcome, { userId: caller?.userId ?? '', at: new Date(deps.now()) }));
  });
}

function metaVisits({ app, deps, gatekeeper }: Visits): void {
  app.get(contract.oauthPaths.metaStart, async (request, reply) => {
    const caller = await visitor(gatekeeper, request);
    if (caller === null) return go(deps, reply, signInPage);
    refuseForeignUser(caller, readQuery(contract.MetaStartQuery, request).user_id);
    const visit = await startMeta(deps, caller);
    if ('address' in visit) return reply.redirect(visit.address, 303);
    return go(deps, reply, integrationsPage('meta', { ok: false, message: visit.refusal }));
  });
  app.get(contract.oauthPaths.metaCallback, async (request, reply) => {
    const caller = await gatekeeper.callerOf(request);
    return go(deps, reply, integrationsPage('meta', await finishMeta(deps, caller, rawQueryOf(request))));
  });
}

function shopifyWebhooks(scope: FastifyInstance, deps: IntegrationDeps): void {
  keepBodiesRaw(scope);
  scope.post(contract.shopifyWebhookPath, { bodyLimit: 3 * 1024 * 1024 }, async (request, reply) => {
    return reply.code(await receiveShopifyWebhook(deps, rawBodyOf(request), request.headers)).send();
  });
}

function visitor(gatekeeper: Gatekeeper, request: FastifyRequest): Promise<Caller | null> {
  refuseCrossSiteVisit(request);
  return gatekeeper.callerOf(request);
}

function refuseForeignUser(caller: Caller, userId: string | undefined): void {
  if (userId === undefined || userId.toLowerCase() === caller.userId) return;
  throw new ProblemError('forbidden', 'This belongs to somebody else.');
}

function readQuery<Schema extends z.core.$ZodType>(schema: Schema, request: FastifyRequest): z.output<Schema> {
  const parsed = z.safeParse(schema, request.query);
  if (parsed.success) return parsed.data;
  throw new ProblemError('invalid_request', 'This address is not complete. Please start from the Integrations page.');
}

/** As it was sent, repetitions included; a parser may have joined or dropped some. */

function go(deps: IntegrationDeps, reply: FastifyReply, path: string): FastifyReply {
  return reply.redirect(new URL(path, deps.publicUrl).href, 303);
}
