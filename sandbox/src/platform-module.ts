import type { FastifyInstance } from 'fastify';
import type { World } from './world/world.ts';

/** What every emulated platform exports: where it lives and how it is mounted. Paths begin with the real host name. */
export type SandboxModule = {
  name: string;
  mount(app: FastifyInstance, context: SandboxContext): void | Promise<void>;
};

export type SandboxContext = {
  /** The world of a shop as of the clock's minute; without a name the demonstration store. Null: no such shop. */
  world(): World;
  worldOf(shopDomain: string): World | null;
  shopDomains(): readonly string[];
  /** The sandbox's clock, epoch milliseconds. */
  now(): number;
  /** Whether somebody has moved it since the start. */
  isClockMoved(): boolean;
  /** Where the product runs, for redirect URIs and webhooks. */
  productUrl: string;
  /** The next fault chosen for a platform, taken off its count; null when the call should be answered truthfully. */
  takeFault(platform: string, operation?: string): Fault | null;
  requests: RequestLog;
  /** What the product sent to people: messages and mails, in order. */
  outbox: Outbox;
  /** Called on reset and when another store is loaded: forget tokens, quotas, counters. */
  onReset(listener: () => void): void;
};

export type Fault = {
  /** Which operation of the platform, as its module names it; left out: every one. */
  operation?: string;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  delayMs?: number;
  /** Cut the connection instead of answering: before the head, or in the middle of the body. */
  cut?: 'before' | 'during';
  /** A fault that only the platform's module can play: throttled, revoked, wrong-types, stale-stock … */
  name?: string;
  /** How many calls meet it; left out: until cleared. */
  times?: number;
};

export type LoggedRequest = {
  at: number;
  platform: string;
  method: string;
  url: string;
  body: unknown;
  status: number;
  ms: number;
};
export type RequestLog = { readonly entries: readonly LoggedRequest[]; add(entry: LoggedRequest): void };

export type OutboxEntry = { at: number; channel: string; to: string; content: unknown };
export type Outbox = { readonly entries: readonly OutboxEntry[]; add(entry: OutboxEntry): void };
