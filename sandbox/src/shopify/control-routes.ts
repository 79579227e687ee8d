import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world/world.ts';
import type { Mounted } from './mounted.ts';
import type { ShopState } from './platform-state.ts';
import { changedSettings } from './settings.ts';
import { sendWebhook, uninstallApp } from './webhooks/send-webhook.ts';

/** What a merchant does in the admin, and what a test may set. Only here; the platform's own addresses know none of it. */
export function mountControl(app: FastifyInstance, mounted: Mounted): void {
  const { state, sender } = mounted;
  app.get('/control/shopify/state', () => ({
    settings: state.settings,
    shops: state.shops().map(({ domain, installation, subscriptions }) => ({
      domain,
      installation,
      subscriptions: subscriptions.all(),
    })),
    deliveries: sender.deliveries,
  }));
  app.post('/control/shopify/settings', (request, reply) => {
    const changed = changedSettings(state.settings, objectOf(request.body));
    if (typeof changed === 'string') return reply.code(400).send({ error: changed });
    state.settings = changed;
    return reply.send(changed);
  });
  app.post('/control/shopify/uninstall', (request, reply) =>
    forShop(mounted, { body: request.body, reply }, (shop, world) => uninstallApp(outgoing(mounted), shop, world)),
  );
  app.post('/control/shopify/webhook', (request, reply) =>
    forShop(mounted, { body: request.body, reply }, (shop, world) => {
      const { topic, customer } = objectOf(request.body);
      return sendWebhook(outgoing(mounted), String(topic), { shop, world, customer: Number(customer ?? 0) });
    }),
  );
  app.post('/control/shopify/target', (request, reply) =>
    forShop(mounted, { body: request.body, reply }, (shop, world) => {
      const { shop: _, ...fields } = objectOf(request.body);
      const added = shop.targets.add(fields, { currency: world.store.currency, now: mounted.context.now() });
      return 'code' in added ? { error: added.message } : added;
    }),
  );
  app.post('/control/shopify/annotation', (request, reply) =>
    forShop(mounted, { body: request.body, reply }, shop => {
      const added = shop.annotations.add(objectOf(request.body), { now: mounted.context.now(), isOfApp: false });
      return 'code' in added ? { error: added.message } : added;
    }),
  );
  app.post('/control/shopify/expire-tokens', (request, reply) =>
    forShop(mounted, { body: request.body, reply }, shop => {
      state.tokens.expireAccess(shop.domain);
      return { expired: shop.domain };
    }),
  );
}

function outgoing({ state, sender, context }: Mounted) {
  return { state, sender, now: context.now(), productUrl: context.productUrl };
}

async function forShop(
  { state, context }: Mounted,
  { body, reply }: { body: unknown; reply: FastifyReply },
  act: (shop: ShopState, world: World) => unknown,
): Promise<FastifyReply> {
  const named = objectOf(body).shop;
  const world = typeof named === 'string' ? context.worldOf(named) : context.world();
  if (!world) return reply.code(404).send({ error: `There is no store ${String(named)}.` });
  return reply.send(await act(state.shop(world.store.domain), world));
}

function objectOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
