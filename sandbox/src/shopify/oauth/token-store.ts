import { createHash } from 'node:crypto';

/** Lifetimes in seconds: an access token one hour, a refresh token ninety days, a code one minute. */
export const ACCESS_SECONDS = 3600;
export const REFRESH_SECONDS = 7_776_000;
const CODE_SECONDS = 60;

export interface Code {
  shop: string;
  scopes: string[];
  redirectUri: string;
  expiresAt: number;
  used: boolean;
}

export interface TokenPair {
  shop: string;
  scopes: string[];
  accessToken: string;
  /** Null for the old kind that never expires and has no refresh token. */
  expiresAt: number | null;
  refreshToken: string | null;
  refreshExpiresAt: number | null;
  /** Whether the access token has been used; its predecessor lives until then. */
  used: boolean;
  dead: boolean;
  predecessor: TokenPair | null;
}

/** Codes and tokens of all shops. Names are drawn from a counter and a seed, so that two runs are alike. */
export class TokenStore {
  readonly #seed: string;
  #count = 0;
  readonly #codes = new Map<string, Code>();
  readonly #byAccess = new Map<string, TokenPair>();
  readonly #byRefresh = new Map<string, TokenPair>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  issueCode(code: Omit<Code, 'expiresAt' | 'used'>, now: number): string {
    const text = this.#name('code');
    this.#codes.set(text, { ...code, expiresAt: now + CODE_SECONDS * 1000, used: false });
    return text;
  }

  /** A code is traded once, by the shop it was made for, within its minute. */
  redeemCode(text: string, shop: string, now: number): Code | null {
    const code = this.#codes.get(text);
    if (!code || code.used || code.shop !== shop || code.expiresAt < now) return null;
    code.used = true;
    return code;
  }

  issue(grant: { shop: string; scopes: string[]; expiring: boolean }, now: number): TokenPair {
    return this.#keep({ ...grant, predecessor: null }, now);
  }

  /** Trades a refresh token. The former pair works until the new access token is first used. */
  refresh(refreshToken: string, shop: string, now: number): TokenPair | null {
    const former = this.#byRefresh.get(refreshToken);
    const isAlive = former && former.shop === shop && !former.dead && (former.refreshExpiresAt ?? 0) > now;
    if (!isAlive) return null;
    for (const pair of this.#byAccess.values()) if (pair.predecessor === former) pair.dead = true;
    return this.#keep({ shop, scopes: former.scopes, expiring: true, predecessor: former }, now);
  }

  /** The pair of a valid access token, marked as used. */
  use(accessToken: string, shop: string, now: number): TokenPair | null {
    const pair = this.#byAccess.get(accessToken);
    if (!pair || pair.shop !== shop || pair.dead) return null;
    if (pair.expiresAt !== null && pair.expiresAt <= now) return null;
    pair.used = true;
    if (pair.predecessor) pair.predecessor.dead = true;
    pair.predecessor = null;
    return pair;
  }

  /** One way only: a token that never expires becomes a pair that does. */
  migrate(accessToken: string, shop: string, now: number): TokenPair | null {
    const former = this.#byAccess.get(accessToken);
    if (!former || former.shop !== shop || former.dead || former.expiresAt !== null) return null;
    former.dead = true;
    return this.#keep({ shop, scopes: former.scopes, expiring: true, predecessor: null }, now);
  }

  revokeShop(shop: string): void {
    for (const pair of this.#byAccess.values()) if (pair.shop === shop) pair.dead = true;
    for (const code of this.#codes.values()) if (code.shop === shop) code.used = true;
  }

  /** Ends the life of every access token now, as an hour would; refresh tokens stay. */
  expireAccess(shop: string): void {
    for (const pair of this.#byAccess.values()) if (pair.shop === shop && pair.expiresAt !== null) pair.expiresAt = 0;
  }

  #keep(
    grant: { shop: string; scopes: string[]; expiring: boolean; predecessor: TokenPair | null },
    now: number,
  ): TokenPair {
    const { shop, scopes, expiring, predecessor } = grant;
    const pair: TokenPair = {
      shop,
      scopes,
      accessToken: `shpat_${this.#name('access')}`,
      expiresAt: expiring ? now + ACCESS_SECONDS * 1000 : null,
      refreshToken: expiring ? `shprt_${this.#name('refresh')}` : null,
      refreshExpiresAt: expiring ? now + REFRESH_SECONDS * 1000 : null,
      used: false,
      dead: false,
      predecessor,
    };
    this.#byAccess.set(pair.accessToken, pair);
    if (pair.refreshToken) this.#byRefresh.set(pair.refreshToken, pair);
    return pair;
  }

  #name(kind: string): string {
    this.#count += 1;
    return createHash('sha256').update(`${this.#seed}:${kind}:${this.#count}`).digest('hex').slice(0, 32);
  }
}
