import { at, textAt } from '../json.ts';
import { isShopDomain } from './shop-domain.ts';
import { bodySignature, isSameText } from './signature.ts';

/** All that Shopify is asked to tell. */
export const webhookTopics = ['app/uninstalled', 'customers/data_request', 'customers/redact', 'shop/redact'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

export type Webhook = {
  topic: WebhookTopic;
  shop: string;
  /** The same on every repetition of one delivery. */
  webhookId: string;
  /** As Shopify wrote it; empty when it did not. */
  triggeredAt: string;
};

export type WebhookCheck = { ok: true; webhook: Webhook } | { ok: false; reason: string };

type Headers = Record<string, string | string[] | undefined>;

/**
 * The signature covers the body alone, and Shopify signs returns from its consent page with the same secret. So the body
 * itself has to be a notice of the topic and the shop that the headers name. `secrets` holds two while the app's secret is
 * being changed; either may have signed.
 */
export function verifyWebhook(rawBody: Uint8Array, headers: Headers, secrets: readonly string[]): WebhookCheck {
  const read = (name: string) => headerOf(headers, name);
  const given = read('hmac-sha256') ?? read('hmac') ?? '';
  const matches = secrets.map(secret => secret !== '' && isSameText(given, bodySignature(rawBody, secret)));
  if (!matches.includes(true)) return { ok: false, reason: 'The signature does not belong to the body.' };
  const written = read('topic')?.toLowerCase();
  const topic = webhookTopics.find(known => known === written);
  const shop = read('shop-domain') ?? '';
  const webhookId = read('webhook-id') ?? '';
  const triggeredAt = read('triggered-at') ?? '';
  if (topic === undefined || !isShopDomain(shop) || !isId(webhookId) || triggeredAt.length > longestDate) {
    return { ok: false, reason: 'A header that every delivery carries is missing or wrong.' };
  }
  if (shopOf(objectIn(rawBody), topic) !== shop) {
    return { ok: false, reason: 'The body is no notice of this topic and shop.' };
  }
  return { ok: true, webhook: { topic, shop, webhookId, triggeredAt } };
}

const longestDate = 64;

function isId(text: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(text);
}

/** The shop that a body is about; undefined where it is no body of this topic. */
function shopOf(body: object | null, topic: WebhookTopic): string | undefined {
  if (topic === 'app/uninstalled') return textAt(body, 'myshopify_domain') ?? textAt(body, 'domain');
  // What is asked about a customer names one; what is asked about the whole shop names none.
  const isAboutCustomer = at(body, 'customer') !== undefined;
  return isAboutCustomer === topic.startsWith('customers/') ? textAt(body, 'shop_domain') : undefined;
}

function objectIn(rawBody: Uint8Array): object | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Older deliveries write `X-Shopify-…`, newer ones `shopify-…`. A header given twice counts as missing. */
function headerOf(headers: Headers, name: string): string | undefined {
  const names = [`x-shopify-${name}`, `shopify-${name}`];
  const found = Object.entries(headers).filter(
    ([key, value]) => value !== undefined && names.includes(key.toLowerCase()),
  );
  const value = found[0]?.[1];
  return found.length === 1 && typeof value === 'string' ? value : undefined;
}
