import type * as tables from './tables.ts';

/** A town as the platforms spell it. `city` is the proper spelling, `analyticsCity` GA4's and Google Ads'. */
export type Place = {
  city: string;
  analyticsCity: string;
  region: string;
  country: string;
  countryCode: string;
  /** Part of the online orders of a plain day. */
  share: number;
};

/** Where visits come from; Visits.origin points here. `adGroup` is '' for all that is not Google Ads. */
export type Origin = {
  channelGroup: string;
  source: string;
  medium: string;
  campaign: string;
  adGroup: string;
  referrerKind: 'search' | 'social' | 'direct' | 'email' | 'unknown';
  referrerName: string;
  /** True when the link carries UTM words: only then does Shopify know source, medium and campaign. */
  tagged: boolean;
};

export type AdChannel = 'SEARCH' | 'SHOPPING' | 'PERFORMANCE_MAX' | 'DISPLAY' | 'VIDEO';
/** `dailyBudget` in minor units. `status` as of the clock. */
export type AdCampaign = {
  id: number;
  name: string;
  channel: AdChannel;
  status: 'ENABLED' | 'PAUSED' | 'ENDED';
  dailyBudget: number;
  startDay: number;
};
/** Ad groups; a Performance Max campaign has one row here, its asset group. */
export type AdGroup = { id: number; name: string; campaign: number; landingPage: string };
export type AdKeyword = {
  id: number;
  text: string;
  adGroup: number;
  matchType: 'EXACT' | 'PHRASE' | 'BROAD';
  qualityScore: number;
  share: number;
};
/** `waste`: people who look for something else; their clicks cost and never sell. Shares are of the level above. */
export type AdTerm = { text: string; keyword: number; share: number; waste: boolean };

export type StaffMember = { name: string; location: string };
export type Location = { id: number; name: string; city: string; isTill: boolean };

export type StoreFacts = {
  id: number;
  name: string;
  /** kesar-lane.myshopify.com */
  domain: string;
  /** kesarlane.example */
  site: string;
  email: string;
  currency: string;
  timeZone: string;
  country: string;
  countryCode: string;
  region: string;
  city: string;
  taxesIncluded: boolean;
  plan: string;
  createdDay: number;
  orderPrefix: string;
  locations: readonly Location[];
  staff: readonly StaffMember[];
  /** A record's platform id is the base of its table plus its row. */
  idBase: { product: number; variant: number; collection: number; customer: number; order: number; line: number };
};

/** One merchant's story up to the clock's minute. Every emulated platform reads this and nothing else. */
export type World = {
  store: StoreFacts;
  seed: string;
  /** The clock: epoch milliseconds, and the same moment in the store's calendar. */
  now: number;
  today: number;
  minute: number;
  /** First day of the history; the last one is today. */
  firstDay: number;
  products: tables.Products;
  collections: tables.Collections;
  variants: tables.Variants;
  customers: tables.Customers;
  orders: tables.Orders;
  lines: tables.OrderLines;
  reversals: tables.Reversals;
  payments: tables.Payments;
  visits: tables.Visits;
  abandoned: tables.AbandonedCheckouts;
  searches: tables.Searches;
  stockDays: tables.StockDays;
  stockMoves: tables.StockMoves;
  /** Part of each product in the units of a plain day. */
  productShares: readonly number[];
  places: readonly Place[];
  origins: readonly Origin[];
  adCampaigns: readonly AdCampaign[];
  adGroups: readonly AdGroup[];
  adKeywords: readonly AdKeyword[];
  adTerms: readonly AdTerm[];
  adDays: tables.AdDays;
  adConversions: tables.AdConversions;
};
