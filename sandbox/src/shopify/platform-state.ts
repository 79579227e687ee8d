import { Annotations } from './annotations.ts';
import { LeakyBucket } from './limits/leaky-bucket.ts';
import { PointWindow } from './limits/point-window.ts';
import { type ShopifyApp, SANDBOX_APP } from './oauth/app.ts';
import { TokenStore } from './oauth/token-store.ts';
import { type Settings, standardSettings } from './settings.ts';
import { Targets } from './targets.ts';
import { WebhookSubscriptions } from './webhooks/subscriptions.ts';

/** What the platform remembers of one store's dealings with the app. */
export interface ShopState {
  domain: string;
  /** Null while the app is not installed. */
  installation: { scopes: string[]; since: number } | null;
  subscriptions: WebhookSubscriptions;
  targets: Targets;
  annotations: Annotations;
  bucket: LeakyBucket;
  window: PointWindow;
}

/** All that has to be forgotten on a reset. */
export class PlatformState {
  readonly app: ShopifyApp = SANDBOX_APP;
  tokens = new TokenStore('');
  settings: Settings = standardSettings();
  readonly #shops = new Map<string, ShopState>();
  #resets = 0;

  constructor() {
    this.reset();
  }

  /** Tokens of before a reset are unknown afterwards; those of an earlier process are not. */
  reset(): void {
    this.#resets += 1;
    this.tokens = new TokenStore(`${this.app.secret}:${this.#resets}`);
    this.settings = standardSettings();
    this.#shops.clear();
  }

  shop(domain: string): ShopState {
    const known = this.#shops.get(domain);
    if (known) return known;
    const state: ShopState = {
      domain,
      installation: null,
      subscriptions: new WebhookSubscriptions(),
      targets: new Targets(),
      annotations: new Annotations(),
      bucket: new LeakyBucket(),
      window: new PointWindow(),
    };
    this.#shops.set(domain, state);
    return state;
  }

  shops(): ShopState[] {
    return [...this.#shops.values()];
  }
}
