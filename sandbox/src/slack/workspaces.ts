import { randomBytes } from 'node:crypto';
import type { SandboxContext } from '../platform-module.ts';
import { EventFeed } from './event-feed.ts';

/** The one app the sandbox's Slack knows. */
export const SANDBOX_APP = {
  id: 'A0SANDBOX01',
  name: 'Tillsight',
  clientId: '7018243561.4059617713',
  clientSecret: 'sandbox-slack-client-secret',
  signingSecret: 'sandbox-slack-signing-secret',
} as const;

/** What an app may ask to be allowed; everything else Slack has is not here. */
export const knownScopes = ['chat:write', 'files:write', 'files:read', 'im:history', 'im:write', 'app_mentions:read'];

export type Block = Record<string, unknown>;

export type Message = {
  ts: string;
  channel: string;
  /** Who wrote it: a person, or the app. */
  user: string;
  isFromApp: boolean;
  /** As people read it. */
  text: string;
  hasPicture: boolean;
  buttons: { action_id: string; text: string; value: string }[];
  blocks: Block[];
  metadata: { event_type: string; event_payload: object } | null;
};

export type Installation = { token: string; scopes: string[]; botUser: string };

export type Upload = {
  id: string;
  name: string;
  length: number;
  bytes: Buffer | null;
  readyAt: number | null;
  team: string;
};

/** Real milliseconds: how fast somebody may ask does not depend on what day it is. */
type Window = { at: number[]; most: number; ms: number };

const names: Record<string, string> = { T0LAMPLIGHT: 'Lamplight Traders', T0OTHER: 'Another House' };

/** The workspaces, who is in them, what they have installed and said, and how fast. */
export class Workspaces {
  readonly context: SandboxContext;
  readonly feed: EventFeed;
  readonly installations = new Map<string, Installation>();
  /** Tokens that were good once. */
  readonly revoked = new Set<string>();
  readonly codes = new Map<
    string,
    { team: string; scopes: string[]; redirectUri: string; at: number; isUsed: boolean; user: string }
  >();
  readonly messages: Message[] = [];
  readonly uploads = new Map<string, Upload>();
  readonly #channels = new Map<string, { team: string; user: string }>();
  readonly #windows = new Map<string, Window>();
  /** How long an uploaded picture is worked on before a message may show it. */
  fileReadyMs = 30;
  /** Apps that are not in Slack's marketplace read one page a minute. */
  historyAMinute = 1;
  #next = 1;

  constructor(context: SandboxContext) {
    this.context = context;
    this.feed = new EventFeed(context, SANDBOX_APP);
  }

  nameOf(team: string): string | null {
    return names[team] ?? null;
  }

  teams(): string[] {
    return Object.keys(names);
  }

  /** The conversation of a person with the app; begun by either. */
  direct(team: string, user: string): string {
    const known = [...this.#channels].find(([, at]) => at.team === team && at.user === user);
    if (known !== undefined) return known[0];
    const id = `D0${String(this.#next++).padStart(8, '0')}`;
    this.#channels.set(id, { team, user });
    return id;
  }

  channel(id: string): { team: string; user: string } | null {
    return this.#channels.get(id) ?? null;
  }

  install(team: string, scopes: string[]): Installation {
    const known = this.installations.get(team);
    const installation = {
      // An app has one token for a workspace, however often it is installed.
      token: known?.token ?? `xoxb-${String(this.#next++).padStart(12, '0')}-${randomBytes(18).toString('base64url')}`,
      scopes: [...new Set([...(known?.scopes ?? []), ...scopes])],
      botUser: known?.botUser ?? `U0BOT${team.slice(2, 6)}`,
    };
    this.installations.set(team, installation);
    return installation;
  }

  uninstall(team: string): Installation | null {
    const gone = this.installations.get(team) ?? null;
    if (gone !== null) this.revoked.add(gone.token);
    this.installations.delete(team);
    return gone;
  }

  add(message: Omit<Message, 'ts'>): Message {
    // Every message of a conversation has another.
    const micro = String(this.#next++ % 1_000_000).padStart(6, '0');
    const kept = { ...message, ts: `${Math.floor(this.context.now() / 1_000)}.${micro}` };
    this.messages.push(kept);
    return kept;
  }

  nextId(letter: string): string {
    return `${letter}0${String(this.#next++).padStart(9, '0')}`;
  }

  /** Seconds to wait, or null when it may be. */
  waitBefore(key: string, most: number, ms: number): number | null {
    const now = performance.now();
    const window = this.#windows.get(key) ?? { at: [], most, ms };
    this.#windows.set(key, window);
    window.at = window.at.filter(at => now - at < ms);
    if (window.at.length >= most) return Math.max(1, Math.ceil((ms - (now - (window.at[0] ?? now))) / 1_000));
    window.at.push(now);
    return null;
  }

  clear(): void {
    this.installations.clear();
    this.revoked.clear();
    this.codes.clear();
    this.messages.length = 0;
    this.uploads.clear();
    this.#channels.clear();
    this.#windows.clear();
    this.fileReadyMs = 30;
    this.historyAMinute = 1;
    this.feed.clear();
  }
}
