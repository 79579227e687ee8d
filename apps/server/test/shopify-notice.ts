/** A notice as Shopify sends it, signed with the sandbox's secret; whatever is given replaces what would stand there. */
import { createHmac, randomUUID } from 'node:crypto';

export type ShopifyNotice = {
  topic: string;
  shop: string;
  id?: string;
  /** Epoch milliseconds. */
  at?: number;
  secret?: string;
  body?: string;
};

export function sendShopifyNotice(url: string, notice: ShopifyNotice): Promise<Response> {
  const { topic, shop, id = randomUUID(), at = Date.now() + 1_000, secret = 'tillsight-sandbox-secret' } = notice;
  const body = notice.body ?? shopifyNoticeBody(topic, shop);
  const headers = {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    'x-shopify-shop-domain': shop,
    'x-shopify-webhook-id': id,
    'x-shopify-triggered-at': new Date(at).toISOString(),
  };
  return fetch(`${url}/api/v1/webhooks/shopify`, { method: 'POST', body, headers });
}

export function shopifyNoticeBody(topic: string, shop: string, customer: object = { id: 191_167 }): string {
  if (topic === 'app/uninstalled') {
    return JSON.stringify({ id: 954_889, name: 'A shop', domain: 'shop.example', myshopify_domain: shop });
  }
  const about = { shop_id: 954_889, shop_domain: shop };
  return JSON.stringify(topic === 'shop/redact' ? about : { ...about, customer });
}
