import { isShopDomain } from './shop-domain.ts';
import { isSameText, querySignature } from './signature.ts';

export type CallbackRefusal =
  'malformed' | 'state-mismatch' | 'shop-mismatch' | 'denied' | 'bad-signature' | 'bad-shop' | 'stale' | 'no-code';

export type CallbackCheck = { ok: true; code: string } | { ok: false; reason: CallbackRefusal };

export type CallbackExpectation = {
  /** The app's client secret. */
  secret: string;
  /** Epoch milliseconds. */
  now: number;
  /** As it was kept for this browser; that it is used once only is the caller's part. */
  state: string;
  shop: string;
};

/** How far Shopify's clock and ours may be apart, and how long a signed return stays good. */
const toleranceMs = 90_000;

/** The checks of a return from Shopify's consent page, in the order in which they have to be made. */
export function verifyCallback(query: URLSearchParams, expected: CallbackExpectation): CallbackCheck {
  const reason = refusalOf(query, expected);
  return reason === undefined ? { ok: true, code: query.get('code') ?? '' } : { ok: false, reason };
}

function refusalOf(query: URLSearchParams, expected: CallbackExpectation): CallbackRefusal | undefined {
  // Two values under one name let a check read one of them and the exchange the other.
  if (new Set(query.keys()).size !== query.size) return 'malformed';
  const shop = query.get('shop') ?? '';
  if (!isSameText(query.get('state') ?? '', expected.state) || expected.state === '') return 'state-mismatch';
  // A refused consent may come back without shop and signature; it changes nothing, so the state is enough.
  if (query.has('error')) return 'denied';
  if (shop !== expected.shop) return 'shop-mismatch';
  if (!isSameText(query.get('hmac') ?? '', querySignature(query, expected.secret))) return 'bad-signature';
  if (!isShopDomain(shop)) return 'bad-shop';
  const timestamp = query.get('timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) * 1000 - expected.now) > toleranceMs) return 'stale';
  return (query.get('code') ?? '') === '' ? 'no-code' : undefined;
}
