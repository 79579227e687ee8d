import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The signature of a query as Shopify makes it: without `hmac` and `signature`, sorted, percent-encoded, in hexadecimal. */
export function querySignature(query: URLSearchParams, secret: string): string {
  const signed = [...query].filter(([key]) => key !== 'hmac' && key !== 'signature');
  const message = new URLSearchParams(signed.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)))
    .toString()
    .replaceAll('+', '%20');
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** The signature of a webhook: over the bytes as they arrived, in base64. */
export function bodySignature(rawBody: Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(rawBody).digest('base64');
}

/** Takes the same time whatever the texts hold; hashing first makes their lengths equal. */
export function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
}
