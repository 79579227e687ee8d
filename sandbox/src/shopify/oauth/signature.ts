import { createHmac } from 'node:crypto';

/**
 * The `hmac` of OAuth and app-URL queries: sorted pairs, each side encoded as a form and spaces as %20, signed as hex.
 * Signing the decoded values would differ as soon as one holds `=`, a space or `%`.
 */
export function signQuery(parameters: Record<string, string>, secret: string): string {
  const message = Object.entries(parameters)
    .filter(([name]) => name !== 'hmac' && name !== 'signature')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** `X-Shopify-Hmac-Sha256` of a webhook: over the raw body, in base64. */
export function signBody(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('base64');
}

function encode(text: string): string {
  return new URLSearchParams({ x: text }).toString().slice(2).replaceAll('+', '%20');
}
