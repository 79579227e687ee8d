import { isShopDomain } from './shop-domain.ts';
import { isSameText, querySignature } from './signature.ts';

export type SignedRefusal = 'malformed' | 'bad-signature' | 'bad-shop' | 'stale';

export type CallbackRefusal = SignedRefusal | 'state-mismatch' | 'shop-mismatch' | 'denied' | 'no-code';

export type CallbackCheck = { ok: true; code: string } | { ok: false; reason: CallbackRefusal };

export type OpeningCheck = { ok: true; shop: string } | { ok: false; reason: SignedRefusal };

/** The app's client secret, and epoch milliseconds. */
type Judge = { secret: string; now: number };

export type CallbackExpectation = Judge & {
  /** As it was kept for this browser; that it is used once only is the caller's part. */
  state: string;
  shop: string;
};

/** How far Shopify's clock and ours may be apart, and how long what it signed stays good. */
const toleranceMs = 90_000;

/** The checks of a return from Shopify's consent page, in the order in which they have to be made. */
export function verifyCallback(query: URLSearchParams, expected: CallbackExpectation): CallbackCheck {
  const reason = refusalOf(query, expected);
  return reason === undefined ? { ok: true, code: query.get('code') ?? '' } : { ok: false, reason };
}

/** The app's own address as Shopify opens it, after Install or from its list of apps: signed, and naming the shop. */
export function verifyOpening(query: URLSearchParams, judge: Judge): OpeningCheck {
  // A return from the consent page is signed with the same secret; it is no opening.
  const isReturn = query.has('code') || query.has('state');
  const reason = isRepetitive(query) || isReturn ? 'malformed' : signedRefusalOf(query, judge);
  return reason === undefined ? { ok: true, shop: query.get('shop') ?? '' } : { ok: false, reason };
}

function refusalOf(query: URLSearchParams, expected: CallbackExpectation): CallbackRefusal | undefined {
  if (isRepetitive(query)) return 'malformed';
  if (!isSameText(query.get('state') ?? '', expected.state) || expected.state === '') return 'state-mismatch';
  // A refused consent may come back without shop and signature; it changes nothing, so the state is enough.
  if (query.has('error')) return 'denied';
  if (query.get('shop') !== expected.shop) return 'shop-mismatch';
  const refusal = signedRefusalOf(query, expected);
  if (refusal !== undefined) return refusal;
  return (query.get('code') ?? '') === '' ? 'no-code' : undefined;
}

/** Two values under one name let a check read one of them and the exchange the other. */
function isRepetitive(query: URLSearchParams): boolean {
  return new Set(query.keys()).size !== query.size;
}

function signedRefusalOf(query: URLSearchParams, { secret, now }: Judge): SignedRefusal | undefined {
  if (!isSameText(query.get('hmac') ?? '', querySignature(query, secret))) return 'bad-signature';
  if (!isShopDomain(query.get('shop') ?? '')) return 'bad-shop';
  const timestamp = query.get('timestamp') ?? '';
  const isFresh = /^\d{1,12}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - now) <= toleranceMs;
  return isFresh ? undefined : 'stale';
}
