import { isShopDomain } from './shop-domain.ts';
import { bodySignature, isSameText } from './signature.ts';

export type Webhook = {
  topic: string;
  shop: string;
  /** The same on every repetition of one delivery. */
  webhookId: string;
  /** As Shopify wrote it; empty when it did not. */
  triggeredAt: string;
};

export type WebhookCheck = { ok: true; webhook: Webhook } | { ok: false; status: 400 | 401; reason: string };

/** `secrets` holds two while the app's secret is being changed; either may have signed. */
export function verifyWebhook(
  rawBody: Uint8Array,
  headers: Record<string, string | string[] | undefined>,
  secrets: readonly string[],
): WebhookCheck {
  const read = (name: string) => headerOf(headers, name);
  const given = read('hmac-sha256') ?? read('hmac') ?? '';
  const matches = secrets.map(secret => secret !== '' && isSameText(given, bodySignature(rawBody, secret)));
  if (!matches.includes(true)) return { ok: false, status: 401, reason: 'The signature does not belong to the body.' };
  const webhook = {
    topic: (read('topic') ?? '').toLowerCase(),
    shop: read('shop-domain') ?? '',
    webhookId: read('webhook-id') ?? '',
    triggeredAt: read('triggered-at') ?? '',
  };
  if (webhook.topic === '' || webhook.webhookId === '' || !isShopDomain(webhook.shop)) {
    return { ok: false, status: 400, reason: 'A header that every delivery carries is missing or wrong.' };
  }
  return { ok: true, webhook };
}

/** Older deliveries write `X-Shopify-…`, newer ones `shopify-…`. A header given twice counts as missing. */
function headerOf(headers: Record<string, string | string[] | undefined>, name: string): string | undefined {
  const found = Object.entries(headers).find(([key]) =>
    [`x-shopify-${name}`, `shopify-${name}`].includes(key.toLowerCase()),
  )?.[1];
  return typeof found === 'string' ? found : undefined;
}
