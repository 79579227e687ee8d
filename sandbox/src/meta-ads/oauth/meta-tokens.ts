import { createHash } from 'node:crypto';

/** Lifetimes in seconds: a code's, a short-lived token's, a long-lived one's. */
const CODE_SECONDS = 600;
const SHORT_SECONDS = 5400;
export const LONG_SECONDS = 5_183_944;

type Code = { person: string; scopes: string[]; redirectUri: string; expiresAt: number; used: boolean };

/** `ended`: why it is no good any more, as a subcode of 190. */
export type MetaToken = {
  text: string;
  person: string;
  scopes: string[];
  isLong: boolean;
  expiresAt: number;
  ended: number | null;
};

/** Codes, tokens and what every person has granted. Names come from a counter and a seed, so that two runs are alike. */
export class MetaTokens {
  readonly #seed: string;
  #count = 0;
  readonly #codes = new Map<string, Code>();
  readonly #tokens = new Map<string, MetaToken>();
  readonly #granted = new Map<string, Set<string>>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  grantedTo(person: string): ReadonlySet<string> {
    return this.#granted.get(person) ?? new Set();
  }

  issueCode(consent: { person: string; scopes: string[]; redirectUri: string }, now: number): string {
    this.#granted.set(consent.person, new Set(consent.scopes));
    const text = `AQ${this.#name('code', 60)}`;
    this.#codes.set(text, { ...consent, expiresAt: now + CODE_SECONDS * 1000, used: false });
    return text;
  }

  /** `unknown` is no code of ours; `spent` was traded before or is too old. */
  redeemCode(text: string, now: number): Code | 'unknown' | 'spent' {
    const code = this.#codes.get(text);
    if (!code) return 'unknown';
    if (code.used || code.expiresAt < now) return 'spent';
    code.used = true;
    return code;
  }

  issue(holder: { person: string; scopes: string[] }, isLong: boolean, now: number): MetaToken {
    const token = {
      text: `EAA${this.#name('token', 80)}`,
      person: holder.person,
      scopes: holder.scopes,
      isLong,
      expiresAt: now + (isLong ? LONG_SECONDS : SHORT_SECONDS) * 1000,
      ended: null,
    };
    this.#tokens.set(token.text, token);
    return token;
  }

  find(text: string): MetaToken | undefined {
    return this.#tokens.get(text);
  }

  /** The person removes the app: every token ends, and every code that was not traded yet. */
  endPerson(person: string, why: number): void {
    for (const token of this.#tokens.values()) if (token.person === person) token.ended ??= why;
    for (const code of this.#codes.values()) if (code.person === person) code.used = true;
    this.#granted.delete(person);
  }

  /** As sixty days would. */
  expireAll(): void {
    for (const token of this.#tokens.values()) token.expiresAt = 0;
  }

  get all(): readonly MetaToken[] {
    return [...this.#tokens.values()];
  }

  #name(kind: string, length: number): string {
    this.#count += 1;
    return createHash('sha512')
      .update(`${this.#seed}:${kind}:${this.#count}`)
      .digest('hex')
      .toUpperCase()
      .slice(0, length);
  }
}
