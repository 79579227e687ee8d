import { createHash } from 'node:crypto';
import type { SandboxContext } from '../platform-module.ts';
import { apiUsers, type ApiUser } from './account.ts';

/** A token is good for 240 hours. */
const TOKEN_MS = 240 * 3_600_000;

export type ShiprocketSettings = {
  /** Nobody has written down how long a page may be: a longer one is cut to this. */
  mostPerPage: number;
  /** Calls of one user in a minute; no header tells how many are left. */
  callsPerMinute: number;
};

export function standardShiprocketSettings(): ShiprocketSettings {
  return { mostPerPage: 100, callsPerMinute: 600 };
}

export type CourierToken = { user: ApiUser; expiresAt: number; isEnded: boolean };

/** What Shiprocket remembers of its users: their tokens, and whether they are still there. */
export class ShiprocketState {
  settings = standardShiprocketSettings();
  #users = new Map<string, ApiUser>();
  #tokens = new Map<string, CourierToken>();
  #calls: { user: number; at: number }[] = [];
  #resets = 0;
  #count = 0;

  constructor() {
    this.reset();
  }

  /** Tokens of before a reset are unknown afterwards, so their texts must differ. */
  reset(): void {
    this.#resets += 1;
    this.settings = standardShiprocketSettings();
    this.#users = new Map(apiUsers.map(user => [user.email, user]));
    this.#tokens = new Map();
    this.#calls = [];
  }

  userOf(email: string, password: string): ApiUser | undefined {
    const user = this.#users.get(email.toLowerCase());
    return user?.password === password ? user : undefined;
  }

  /** A signed text of three parts, as JSON Web Tokens are; nothing can be read from this one. */
  issue(user: ApiUser, now: number): string {
    this.#count += 1;
    const seed = `shiprocket:${process.pid}:${this.#resets}:${this.#count}`;
    const part = (name: string) => createHash('sha256').update(`${seed}:${name}`).digest('base64url');
    const text = `eyJ${part('head').slice(0, 20)}.eyJ${part('claims')}.${part('signature')}`;
    this.#tokens.set(text, { user, expiresAt: now + TOKEN_MS, isEnded: false });
    return text;
  }

  tokenOf(text: string): CourierToken | undefined {
    return this.#tokens.get(text);
  }

  /** Whether this call is one too many within the minute. */
  isTooOften(user: ApiUser, now: number): boolean {
    this.#calls = [...this.#calls.filter(call => call.at > now - 60_000), { user: user.id, at: now }];
    return this.#calls.filter(call => call.user === user.id).length > this.settings.callsPerMinute;
  }

  /** As ten days would. */
  expireAll(): void {
    for (const token of this.#tokens.values()) token.expiresAt = 0;
  }

  /** The merchant removes the user in the panel: its tokens end, and nobody can log in as it. */
  remove(email: string): boolean {
    for (const token of this.#tokens.values()) if (token.user.email === email) token.isEnded = true;
    return this.#users.delete(email);
  }

  get liveTokens(): readonly CourierToken[] {
    return [...this.#tokens.values()].filter(token => !token.isEnded);
  }
}

const states = new WeakMap<SandboxContext, ShiprocketState>();

/** One state per sandbox. */
export function shiprocketStateOf(context: SandboxContext): ShiprocketState {
  const known = states.get(context);
  if (known) return known;
  const state = new ShiprocketState();
  context.onReset(() => state.reset());
  states.set(context, state);
  return state;
}
