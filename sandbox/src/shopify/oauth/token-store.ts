import { randomBytes } from 'node:crypto';
import { sealedText, unsealed } from './sealed-text.ts';

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
  dead: boolean;
  /** The pair this one replaces; it lives until this one is used. */
  predecessor: TokenPair | null;
}

/** What a token says of itself under its seal. */
interface Grant {
  shop: string;
  scopes: string[];
  expiring: boolean;
  issuedAt: number;
  serial: string;
}

/**
 * Codes and tokens of all shops. A token carries its own grant under a seal, so that it still means something when the
 * sandbox has been started anew; what has ended it (an uninstall, a successor) is remembered while the process lives.
 */
export class TokenStore {
  readonly #secret: string;
  readonly #codes = new Map<string, Code>();
  readonly #byAccess = new Map<string, TokenPair>();
  readonly #byRefresh = new Map<string, TokenPair>();
  readonly #revokedShops = new Set<string>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  issueCode(code: Omit<Code, 'expiresAt' | 'used'>, now: number): string {
    const text = randomBytes(16).toString('hex');
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
    return this.#keep({ ...grant, issuedAt: now, serial: randomBytes(4).toString('hex') });
  }

  /** Trades a refresh token. The former pair works until the new access token is first used. */
  refresh(refreshToken: string, shop: string, now: number): TokenPair | null {
    const former = this.#byRefresh.get(refreshToken) ?? this.#revived('shprt', refreshToken);
    const isAlive = former && former.shop === shop && !former.dead && (former.refreshExpiresAt ?? 0) > now;
    if (!isAlive) return null;
    for (const pair of this.#byAccess.values()) if (pair.predecessor === former) pair.dead = true;
    const pair = this.issue({ shop, scopes: former.scopes, expiring: true }, now);
    pair.predecessor = former;
    return pair;
  }

  /** The pair of a valid access token; from now on its predecessor is dead. */
  use(accessToken: string, shop: string, now: number): TokenPair | null {
    const pair = this.#find(accessToken);
    if (!pair || pair.shop !== shop || pair.dead) return null;
    if (pair.expiresAt !== null && pair.expiresAt <= now) return null;
    if (pair.predecessor) pair.predecessor.dead = true;
    pair.predecessor = null;
    return pair;
  }

  /** One way only: a token that never expires becomes a pair that does. */
  migrate(accessToken: string, shop: string, now: number): TokenPair | null {
    const former = this.#find(accessToken);
    if (!former || former.shop !== shop || former.dead || former.expiresAt !== null) return null;
    former.dead = true;
    return this.issue({ shop, scopes: former.scopes, expiring: true }, now);
  }

  revokeShop(shop: string): void {
    this.#revokedShops.add(shop);
    for (const pair of this.#byAccess.values()) if (pair.shop === shop) pair.dead = true;
    for (const code of this.#codes.values()) if (code.shop === shop) code.used = true;
  }

  /** Ends the life of every access token now, as an hour would; refresh tokens stay. */
  expireAccess(shop: string): void {
    for (const pair of this.#byAccess.values()) if (pair.shop === shop && pair.expiresAt !== null) pair.expiresAt = 0;
  }

  #find(accessToken: string): TokenPair | null {
    return this.#byAccess.get(accessToken) ?? this.#revived('shpat', accessToken);
  }

  /** A token of an earlier process, unless its shop has been left in this one. */
  #revived(prefix: 'shpat' | 'shprt', token: string): TokenPair | null {
    const grant = unsealed(token, prefix, this.#secret) as Grant | null;
    return grant && !this.#revokedShops.has(grant.shop) ? this.#keep(grant) : null;
  }

  #keep(grant: Grant): TokenPair {
    const { shop, scopes, expiring, issuedAt } = grant;
    const pair: TokenPair = {
      shop,
      scopes,
      accessToken: sealedText(grant, 'shpat', this.#secret),
      expiresAt: expiring ? issuedAt + ACCESS_SECONDS * 1000 : null,
      refreshToken: expiring ? sealedText(grant, 'shprt', this.#secret) : null,
      refreshExpiresAt: expiring ? issuedAt + REFRESH_SECONDS * 1000 : null,
      dead: false,
      predecessor: null,
    };
    this.#byAccess.set(pair.accessToken, pair);
    if (pair.refreshToken) this.#byRefresh.set(pair.refreshToken, pair);
    return pair;
  }
}
