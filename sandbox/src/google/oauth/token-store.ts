import { createHash } from 'node:crypto';

/** Lifetimes in seconds. A refresh token of an app in testing lives seven days, any that nobody uses six months. */
export const ACCESS_SECONDS = 3599;
export const TESTING_SECONDS = 7 * 86_400;
const CODE_SECONDS = 600;
const UNUSED_SECONDS = 183 * 86_400;
/** So many refresh tokens of one person live for one client; the oldest dies without a word. */
const REFRESH_TOKENS_PER_ACCOUNT = 100;

export type Consent = {
  account: string;
  scopes: string[];
  redirectUri: string;
  challenge: { method: 'S256' | 'plain'; text: string } | null;
  nonce: string | null;
  /** Whether a refresh token comes with it: offline access, and the consent page was shown. */
  withRefreshToken: boolean;
};

type Code = Consent & { expiresAt: number; used: boolean };

export type RefreshToken = {
  text: string;
  account: string;
  scopes: string[];
  issuedAt: number;
  expiresAt: number | null;
  lastUsedAt: number;
  dead: boolean;
};

export type AccessToken = { text: string; account: string; scopes: string[]; expiresAt: number; dead: boolean };

/** Codes, tokens and what every person has granted. Names come from a counter and a seed, so that two runs are alike. */
export class TokenStore {
  readonly #seed: string;
  #count = 0;
  readonly #codes = new Map<string, Code>();
  readonly #access = new Map<string, AccessToken>();
  readonly #refresh = new Map<string, RefreshToken>();
  readonly #granted = new Map<string, Set<string>>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  grantedTo(account: string): ReadonlySet<string> {
    return this.#granted.get(account) ?? new Set();
  }

  issueCode(consent: Consent, now: number): string {
    this.#granted.set(consent.account, new Set([...this.grantedTo(consent.account), ...consent.scopes]));
    const text = `4/0${this.#name('code', 48)}`;
    this.#codes.set(text, { ...consent, expiresAt: now + CODE_SECONDS * 1000, used: false });
    return text;
  }

  /** `unknown` is no code of ours; `spent` was traded before or is too old. */
  redeemCode(text: string, now: number): Consent | 'unknown' | 'spent' {
    const code = this.#codes.get(text);
    if (!code) return 'unknown';
    if (code.used || code.expiresAt < now) return 'spent';
    code.used = true;
    return code;
  }

  issueAccess(holder: { account: string; scopes: string[] }, now: number): AccessToken {
    const { account, scopes } = holder;
    const text = `ya29.a0${this.#name('access', 64)}`;
    const token = { text, account, scopes, expiresAt: now + ACCESS_SECONDS * 1000, dead: false };
    this.#access.set(text, token);
    return token;
  }

  issueRefresh(holder: { account: string; scopes: string[] }, now: number, lifeSeconds: number | null): RefreshToken {
    const token: RefreshToken = {
      account: holder.account,
      scopes: holder.scopes,
      text: `1//0g${this.#name('refresh', 48)}`,
      issuedAt: now,
      expiresAt: lifeSeconds === null ? null : now + lifeSeconds * 1000,
      lastUsedAt: now,
      dead: false,
    };
    this.#refresh.set(token.text, token);
    const alive = [...this.#refresh.values()].filter(other => other.account === holder.account && !other.dead);
    for (const oldest of alive.slice(0, -REFRESH_TOKENS_PER_ACCOUNT)) oldest.dead = true;
    return token;
  }

  useRefresh(text: string, now: number): RefreshToken | 'unknown' | 'dead' {
    const token = this.#refresh.get(text);
    if (!token) return 'unknown';
    const isExpired = token.expiresAt !== null && token.expiresAt <= now;
    if (token.dead || isExpired || now - token.lastUsedAt > UNUSED_SECONDS * 1000) return 'dead';
    token.lastUsedAt = now;
    return token;
  }

  accessToken(text: string, now: number): AccessToken | 'unknown' | 'expired' {
    const token = this.#access.get(text);
    if (!token) return 'unknown';
    return token.dead || token.expiresAt <= now ? 'expired' : token;
  }

  /** The account a living token of either kind belongs to. */
  ownerOf(text: string, now: number): string | null {
    const access = this.accessToken(text, now);
    if (typeof access !== 'string') return access.account;
    const refresh = this.#refresh.get(text);
    return refresh && !refresh.dead ? refresh.account : null;
  }

  /** Ends all that an account granted: every token, every open code. */
  revokeAccount(account: string): void {
    for (const token of [...this.#access.values(), ...this.#refresh.values()])
      if (token.account === account) token.dead = true;
    for (const code of this.#codes.values()) if (code.account === account) code.used = true;
    this.#granted.delete(account);
  }

  /** Ends the life of every access token now, as an hour would; refresh tokens stay. */
  expireAccess(): void {
    for (const token of this.#access.values()) token.expiresAt = 0;
  }

  get refreshTokens(): readonly RefreshToken[] {
    return [...this.#refresh.values()];
  }

  #name(kind: string, length: number): string {
    this.#count += 1;
    return createHash('sha512').update(`${this.#seed}:${kind}:${this.#count}`).digest('base64url').slice(0, length);
  }
}
