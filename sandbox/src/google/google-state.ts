import type { SandboxContext } from '../platform-module.ts';
import { TokenStore } from './oauth/token-store.ts';

export type GoogleSettings = {
  /** The app is in testing: refresh tokens for more than signing in live seven days. */
  testing: boolean;
  /** APIs not enabled in the project, such as analyticsdata.googleapis.com. */
  disabledServices: string[];
};

export function standardGoogleSettings(): GoogleSettings {
  return { testing: false, disabledServices: [] };
}

/** What Google remembers; consent writes it, Analytics and Ads read it. */
export class GoogleState {
  tokens = new TokenStore('');
  settings = standardGoogleSettings();
  #resets = 0;

  constructor() {
    this.reset();
  }

  /** Tokens of before a reset are unknown afterwards, so their names must differ. */
  reset(): void {
    this.#resets += 1;
    this.tokens = new TokenStore(`google:${process.pid}:${this.#resets}`);
    this.settings = standardGoogleSettings();
  }
}

const states = new WeakMap<SandboxContext, GoogleState>();

/** One state per sandbox: modules that are mounted with the same context share it. */
export function googleStateOf(context: SandboxContext): GoogleState {
  const known = states.get(context);
  if (known) return known;
  const state = new GoogleState();
  context.onReset(() => state.reset());
  states.set(context, state);
  return state;
}
