import { createHash } from 'node:crypto';
import type { SandboxContext } from '../platform-module.ts';
import { MetaTokens } from './oauth/meta-tokens.ts';
import { CallCounter } from './call-counter.ts';
import { ReportRuns } from './insights/report-runs.ts';

export type MetaSettings = {
  /** Versions of the Marketing API that live, oldest first; a call to an ended one is served by the first. */
  versions: string[];
  /** Insights calls of one ad account in an hour. */
  callsPerHour: number;
  /** `required`: calls without `appsecret_proof` are refused. */
  proof: string;
  /** `development_access` or `standard_access`. */
  tier: string;
  /** Of the shop's account, in place of the store's own; its figures are not converted. */
  currency: string | null;
  timeZone: string | null;
  /** Of the shop's account: 1 is active, 2 disabled. */
  accountStatus: number;
  /** Polls until a report run is complete. */
  pollsPerRun: number;
};

export function standardMetaSettings(): MetaSettings {
  return {
    versions: ['v25.0', 'v26.0'],
    callsPerHour: 600,
    proof: 'optional',
    tier: 'development_access',
    currency: null,
    timeZone: null,
    accountStatus: 1,
    pollsPerRun: 3,
  };
}

/** What Meta remembers of the app and its people. */
export class MetaState {
  tokens = new MetaTokens('');
  settings = standardMetaSettings();
  calls = new CallCounter();
  runs = new ReportRuns();
  #resets = 0;

  constructor() {
    this.reset();
  }

  /** Tokens of before a reset are unknown afterwards, so their names must differ. */
  reset(): void {
    this.#resets += 1;
    const seed = createHash('sha256').update(`meta:${process.pid}:${this.#resets}`).digest('hex');
    this.tokens = new MetaTokens(seed);
    this.settings = standardMetaSettings();
    this.calls = new CallCounter();
    this.runs = new ReportRuns();
  }
}

const states = new WeakMap<SandboxContext, MetaState>();

/** One state per sandbox: modules that are mounted with the same context share it. */
export function metaStateOf(context: SandboxContext): MetaState {
  const known = states.get(context);
  if (known) return known;
  const state = new MetaState();
  context.onReset(() => state.reset());
  states.set(context, state);
  return state;
}
