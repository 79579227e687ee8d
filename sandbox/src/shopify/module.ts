import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, SandboxContext, SandboxModule } from '../platform-module.ts';
import { answerAdmin } from './admin-api.ts';
import { mountControl } from './control-routes.ts';
import { isFieldFault, namedFault, statusReply } from './faults.ts';
import { type HttpReply, json } from './http-reply.ts';
import { grantToken } from './oauth/access-token.ts';
import { type AuthorizeRequest, decideConsent, openApp, showApps, showConsent } from './oauth/authorize.ts';
import type { Mounted } from './mounted.ts';
import { PlatformState } from './platform-state.ts';
import { WebhookSender } from './webhooks/delivery.ts';
import { uninstallApp } from './webhooks/send-webhook.ts';

/** Shopify: consent, tokens and the Admin API of every store the sandbox knows, below `/{shop}.myshopify.com`. */
export const shopifyModule: SandboxModule = {
  name: 'shopify',
  async mount(app, context) {
    const state = new PlatformState();
    const sender = new WebhookSender();
    context.onReset(() => {
      state.reset();
      sender.clear();
    });
    app.addHook('onClose', () => sender.close());
    await app.register(async scope => {
      acceptForms(scope);
      mountPlatform(scope, { context, state, sender });
    });
    await app.register(async scope => mountControl(scope, { context, state, sender }));
  },
};

type ShopRequest = FastifyRequest<{ Params: { shop: string; version: string; clientId: string } }>;

function mountPlatform(app: FastifyInstance, mounted: Mounted): void {
  const { context, state } = mounted;
  app.get('/:shop/admin/apps', (request: ShopRequest, reply) =>
    answer(reply, null, () => showApps(state, consentOf(request, context))),
  );
  app.get('/:shop/admin/apps/:clientId', (request: ShopRequest, reply) => {
    const { clientId } = request.params;
    const opening = { ...consentOf(request, context), clientId, appUrl: context.productUrl };
    return answer(reply, null, () => openApp(state, opening));
  });
  app.get('/:shop/admin/oauth/authorize', (request: ShopRequest, reply) =>
    answer(reply, context.takeFault('shopify', 'authorize'), () => showConsent(state, consentOf(request, context))),
  );
  app.post('/:shop/admin/oauth/authorize', (request: ShopRequest, reply) =>
    answer(reply, context.takeFault('shopify', 'authorize'), () => {
      const { decision = null } = parametersOf(request.body);
      return decideConsent(state, { ...consentOf(request, context), decision });
    }),
  );
  app.post('/:shop/admin/oauth/access_token', (request: ShopRequest, reply) => {
    const fault = context.takeFault('shopify', 'token');
    return answer(reply, fault, () => {
      const { shop } = request.params;
      if (!context.worldOf(shop)) return json(404, { errors: 'Not Found' });
      const parameters = parametersOf(request.body);
      const refreshIsDead = namedFault(fault) === 'dead-refresh';
      return grantToken(state, { shop, parameters, now: context.now(), refreshIsDead });
    });
  });
  app.post('/:shop/admin/api/:version/graphql.json', (request: ShopRequest, reply) => {
    const fault = context.takeFault('shopify', 'graphql');
    return answer(reply, fault, () => answerGraphql(request, fault, mounted));
  });
  app.all('/:shop/admin/api/:version/*', (_request, reply) => answer(reply, null, () => json(501, noRest)));
}

/** The REST Admin API is a legacy, closed to new public apps. Paths below it are real, and the sandbox has none of them. */
const noRest = { errors: 'The sandbox does not have the REST Admin API.' };

async function answerGraphql(request: ShopRequest, fault: Fault | null, mounted: Mounted): Promise<HttpReply> {
  const { context, state, sender } = mounted;
  const world = context.worldOf(request.params.shop);
  if (!world) return json(404, { errors: 'Not Found' });
  const now = context.now();
  const shop = state.shop(world.store.domain);
  const token = request.headers['x-shopify-access-token'];
  return answerAdmin(
    {
      state,
      shop,
      world,
      others: state.settings.organization.flatMap(domain => context.worldOf(domain) ?? []),
      now,
      version: request.params.version,
      body: request.body,
      accessToken: typeof token === 'string' ? token : undefined,
      takeFault: fieldFaults(fault, context),
      uninstall: () => {
        const outgoing = { state, sender, now, productUrl: context.productUrl };
        void uninstallApp(outgoing, shop, world);
      },
    },
    namedFault(fault),
  );
}

/** A fault of a field that names no operation is met by the document first; it is kept for the document's first field. */
function fieldFaults(fault: Fault | null, context: SandboxContext): (operation: string) => Fault | null {
  let kept = isFieldFault(fault) ? fault : null;
  return operation => {
    const taken = kept ?? context.takeFault('shopify', operation);
    kept = null;
    return taken;
  };
}

function consentOf(request: ShopRequest, context: SandboxContext): AuthorizeRequest {
  const { shop } = request.params;
  const address = request.url.indexOf('?');
  return {
    shop,
    shopName: context.worldOf(shop)?.store.name ?? null,
    query: new URLSearchParams(address < 0 ? '' : request.url.slice(address + 1)),
    now: context.now(),
  };
}

/** Plays what a fault says about time, connection and status; otherwise sends the true answer. */
async function answer(
  reply: FastifyReply,
  fault: Fault | null,
  truth: () => HttpReply | Promise<HttpReply>,
): Promise<FastifyReply> {
  if (fault?.delayMs) await wait(fault.delayMs, undefined, { ref: false });
  if (fault?.cut === 'before') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  const said = (fault && statusReply(fault)) ?? (await truth());
  const headers = { ...said.headers, ...fault?.headers };
  if (fault?.cut === 'during') {
    const body = String(said.body);
    reply.hijack();
    reply.raw.writeHead(said.status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
    reply.raw.write(body.slice(0, Math.ceil(body.length / 2)), () => reply.raw.destroy());
    return reply;
  }
  return reply
    .code(said.status)
    .headers(headers)
    .send(fault?.body ?? said.body);
}

/** Forms for the consent page and the token endpoint; a body that is no JSON is a bad request, not a bug. */
function acceptForms(app: FastifyInstance): void {
  const form = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

function parametersOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
}
