/** The port every platform has: how one is connected, and how it is asked. */
import type { Beside } from '@tillsight/metrics/beside';
import type { SourceName } from '@tillsight/metrics/metric';
import type { HeldOccasion, OccasionDeed, OccasionWritten } from '@tillsight/metrics/occasion';
import type { AimWritten, Target, TargetAim } from '@tillsight/metrics/target';
import type { Period, SourceAnswer, SourceQuery } from '@tillsight/metrics/request';

/** What one consent of a person at a provider opens: Google's covers Analytics and Ads together. */
export const sourcesOf = {
  shopify: ['shopify'],
  google: ['google_analytics', 'google_ads'],
  meta: ['meta'],
  shiprocket: ['shiprocket'],
} as const satisfies Record<string, readonly SourceName[]>;

export type GrantProvider = keyof typeof sourcesOf;
export const grantProviders = Object.keys(sourcesOf) as GrantProvider[];

/** Whose consent opens a source. Throws for a source that cannot be connected: asking for it is a bug. */
export function grantProviderOf(source: SourceName): GrantProvider {
  const provider = grantProviders.find(each => (sourcesOf[each] as readonly SourceName[]).includes(source));
  if (provider === undefined) throw new Error(`No consent opens ${source}.`);
  return provider;
}

/** What is kept, sealed, of a consent. Times are epoch milliseconds. */
export type Grant = {
  provider: GrantProvider;
  accessToken: string;
  accessExpiresAt: number | null;
  /** What it is renewed with; of Shiprocket the email and password of its user. */
  refreshToken: string | null;
  refreshExpiresAt: number | null;
  /** As granted, which may be fewer than asked for. */
  scopes: string[];
  /** Whose it is, by the platform's own number, where it tells. Ending one grant of a person ends all of them. */
  person?: string;
};

/** One thing that can be asked: a shop, a GA4 property, an Ads customer. */
export type Account = {
  source: SourceName;
  /** Shop domain, `properties/123`, the customer id of Google Ads, the digits of Meta's ad account or of Shiprocket's company. */
  id: string;
  name: string;
  currency: string;
  timeZone: string;
  /** ISO 3166 alpha-2 where the platform tells. */
  country: string | null;
  /** The first day it can know anything of, where the platform tells. */
  firstDay?: string;
  /** The end of the access, epoch milliseconds, where it cannot be renewed for ever. */
  accessEndsAt?: number;
  /** Ads: the manager account through which the customer is reached. */
  loginCustomerId?: string;
};

export type AuthorizeInput = {
  redirectUri: string;
  state: string;
  /** S256; ignored by providers without PKCE. */
  codeChallenge: string;
  /** Shopify: the shop's permanent domain. */
  shop?: string;
  /** Shopify: ask for the permission to set what Sierra is told to set, too. */
  mayWrite?: boolean;
  /** Google. */
  includeAds?: boolean;
  forceAccountSelection?: boolean;
  /** Google: a refresh token of this person is kept already, so the consent page need not be shown for one. */
  holdsRefreshToken?: boolean;
  loginHint?: string;
};

export type ExchangeInput = {
  code: string;
  redirectUri: string;
  codeVerifier: string;
  shop?: string;
};

/** What is done with a grant once there is one. Every call may throw a `PlatformFailure`. */
export type GrantAuthority = {
  provider: GrantProvider;
  refresh(grant: Grant, shop?: string): Promise<Grant>;
  /** Ends the grant at the provider; for Shopify removes the app from the store. */
  revoke(grant: Grant, shop?: string): Promise<void>;
  /** The accounts this grant can ask, per source. */
  accounts(grant: Grant, shop?: string): Promise<Account[]>;
};

/** Connecting through a consent page of the platform's. */
export type Authorization = GrantAuthority & {
  authorizeUrl(input: AuthorizeInput): string;
  exchange(input: ExchangeInput): Promise<Grant>;
};

/** What asking needs; `accessToken` refreshes behind the scenes, `forget` says the last one was refused. */
export type Connection = {
  account: Account;
  accessToken(options?: { rejected?: string }): Promise<string>;
  /** As they were granted. */
  scopes?(): Promise<readonly string[]>;
};

export type AskOptions = {
  /** Epoch milliseconds; from the caller's clock. */
  now: number;
  /** Whole budget for the answer, default 8000. */
  deadlineMs?: number;
  /** What is wanted beside the figures, of a platform that holds it. */
  beside?: Beside | undefined;
};

/** A small picture of an ad. */
export type AdPicture = { id: string; type: 'image/jpeg' | 'image/png' | 'image/webp'; bytes: Uint8Array };

/** Asking. Failures become issues of the queries concerned; it throws only for bugs and a dead grant. */
export type DataSource = {
  source: SourceName;
  /** How many calls these cost together, further pages and what has to be asked again left aside. */
  calls(queries: readonly SourceQuery[]): number;
  ask(connection: Connection, queries: readonly SourceQuery[], options: AskOptions): Promise<SourceAnswer[]>;
  /** Of ads, by the platform's own ids; those without one are left out. May throw a `PlatformFailure`. */
  pictures?(connection: Connection, ids: readonly string[], options: AskOptions): Promise<AdPicture[]>;
  /** What the merchant wants to reach, where the platform holds that. May throw a `PlatformFailure`. */
  targets?(connection: Connection, options: AskOptions): Promise<Target[]>;
  /** Whether the person who connected it has agreed that we may set them. */
  maySetTargets?(connection: Connection): Promise<boolean>;
  /** Carried out twice it leaves the same. May throw a `PlatformFailure` as long as nothing was written. */
  writeTarget?(connection: Connection, aim: TargetAim, options: AskOptions): Promise<AimWritten>;
  /** What happened in these days as the platform holds it; without days, what we have noted. May throw a `PlatformFailure`. */
  occasions?(connection: Connection, period: Period | undefined, options: AskOptions): Promise<HeldOccasion[]>;
  /** Whether the person who connected it has agreed that we may note them. */
  mayNoteOccasions?(connection: Connection): Promise<boolean>;
  /** Carried out twice, one after the other, it leaves the same. May throw a `PlatformFailure` as long as nothing was written. */
  writeOccasion?(connection: Connection, deed: OccasionDeed, options: AskOptions): Promise<OccasionWritten>;
};
