import type { World } from '../../world/world.ts';
import { versionsAt } from '../graphql/versions.ts';
import type { PlatformState, ShopState } from '../platform-state.ts';
import type { Delivery, WebhookSender } from './delivery.ts';
import { payloadOf, PRIVACY_TOPICS } from './payloads.ts';

export interface Outgoing {
  state: PlatformState;
  sender: WebhookSender;
  now: number;
  /** Where the product runs; its configuration names the address for privacy topics below it. */
  productUrl: string;
}

const PRIVACY_PATH = '/api/v1/webhooks/shopify';

/** Sends a topic to everyone who receives it. */
export function sendWebhook(
  outgoing: Outgoing,
  topic: string,
  { shop, world, customer = 0 }: { shop: ShopState; world: World; customer?: number },
): Promise<Delivery[]> {
  const { state, sender, now, productUrl } = outgoing;
  const isPrivacy = (PRIVACY_TOPICS as readonly string[]).includes(topic);
  const latest = versionsAt(now).stable[0] ?? 'unstable';
  const receivers = isPrivacy
    ? [{ id: 0, uri: `${productUrl}${PRIVACY_PATH}`, name: null, version: latest }]
    : shop.subscriptions.of(topic.toUpperCase().replace('/', '_'));
  const rules = {
    secret: state.app.secret,
    gapsMs: state.settings.webhookGapsMs,
    timeoutMs: state.settings.webhookTimeoutMs,
  };
  const body = payloadOf(topic, world, customer);
  return Promise.all(
    receivers.map(({ id, uri, name, version }) =>
      sender.send(
        {
          topic,
          shop: shop.domain,
          uri,
          body,
          name,
          version,
          triggeredAt: now,
          onGivenUp: () => void shop.subscriptions.remove(id),
        },
        rules,
      ),
    ),
  );
}

/** The app leaves the store: tokens are dead at once, then the notice goes out. */
export function uninstallApp(outgoing: Outgoing, shop: ShopState, world: World): Promise<Delivery[]> {
  shop.installation = null;
  outgoing.state.tokens.revokeShop(shop.domain);
  const sent = sendWebhook(outgoing, 'app/uninstalled', { shop, world });
  shop.subscriptions.clear();
  return sent;
}
