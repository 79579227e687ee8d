/**
 * The columns of the sandbox's world. One table is one object of equally long columns; row i of every column is record i.
 *
 * - Days are whole numbers: days since 1970-01-01, in the store's own calendar (see calendar.ts). Minutes count from local midnight, 0 to 1439.
 * - Money is whole minor units (paise). Sums of many rows belong into a plain number: they stay exact below 2^53.
 * - Signs are ShopifyQL's: sales are positive, discounts negative, reversals negative (and a discount given back positive). Only ever add.
 * - Prices INCLUDE tax. `gross`, `discount` and `net` of the tables EXCLUDE it, as Shopify shows them when taxes are included:
 *   what the customer paid for a line = gross + discount + tax; total = gross + discount + tax + shipping + fee.
 * - -1 in a column of rows or days means "none" or "never".
 * - Tables with days are sorted by (day, minute); `byDay` gives the rows of a day, so a date range touches only its slice.
 */

/** Text of row i is `values[codes[i]]`; '' means none. Two codes may carry the same text, so group by text (columns.ts: textGroups). */
export type Dictionary = { codes: Uint8Array | Uint16Array | Int32Array; values: readonly string[] };

/** Rows of day d are `start[d - firstDay]` up to (not including) `start[d - firstDay + 1]`; see rowsBetween in columns.ts. */
export type DayIndex = { firstDay: number; start: Int32Array };

/** Variants of product p are the rows `variantStart[p]` up to `variantStart[p + 1]` of the variants. */
export type Products = {
  length: number;
  title: readonly string[];
  handle: readonly string[];
  type: Dictionary;
  vendor: Dictionary;
  tags: readonly (readonly string[])[];
  /** First day on sale; a product from before the history has the day before its first. */
  publishedDay: Int32Array;
  variantStart: Int32Array;
  /** Rows of the collections the product is in. */
  collections: readonly (readonly number[])[];
};

export type Collections = {
  length: number;
  title: readonly string[];
  handle: readonly string[];
  products: readonly (readonly number[])[];
};

export type Variants = {
  length: number;
  product: Int32Array;
  /** "White / M"; "Default Title" where there is nothing to choose. */
  title: readonly string[];
  sku: readonly string[];
  /** Price now, tax included. */
  price: Int32Array;
  /** Unit cost without tax, -1 when the merchant recorded none. */
  cost: Int32Array;
  /** Sellable now, all locations together (may be negative when oversold). */
  available: Int32Array;
  /** Sellable now, per location: `stock[location][variant]`. */
  stock: readonly Int32Array[];
  /** Promised to open orders, per location; on hand = stock + committed. */
  committed: readonly Int32Array[];
  tracked: Uint8Array;
  /** 1 = may be sold below zero. */
  oversell: Uint8Array;
};

/** Sorted by first order. Name, mail, phone and address: customerContact in contacts.ts. */
export type Customers = {
  length: number;
  firstName: Dictionary;
  lastName: Dictionary;
  /** Home town in its proper spelling. */
  city: Dictionary;
  region: Dictionary;
  country: Dictionary;
  firstOrderDay: Int32Array;
  lastOrderDay: Int32Array;
  /** Lifetime until the clock. */
  orders: Int32Array;
  spent: Float64Array;
  /** Shopify's RFM group, as of the clock. */
  rfm: Dictionary;
  acceptsMarketing: Uint8Array;
};

/** Sorted by (day, minute). Order i has the lines `lineStart[i]` up to `lineStart[i + 1]`. Its name is store.orderPrefix + number[i]. */
export type Orders = {
  length: number;
  byDay: DayIndex;
  number: Int32Array;
  day: Int32Array;
  minute: Uint16Array;
  /** Online Store, Point of Sale, Draft Orders. */
  channel: Dictionary;
  /** Row of the customers, or -1. */
  customer: Int32Array;
  /** New, Returning, or '' without a customer. */
  customerKind: Dictionary;
  /** As typed by the customer (Bangalore, Gurgaon …); '' at a till. The three share their codes. */
  shippingCity: Dictionary;
  shippingRegion: Dictionary;
  shippingCountry: Dictionary;
  gateway: Dictionary;
  paymentMethod: Dictionary;
  /** As of the clock: Paid, Pending, Partially refunded, Refunded, Voided. */
  financialStatus: Dictionary;
  /** As of the clock: Unfulfilled, Partial, Fulfilled, Restocked. */
  fulfilmentStatus: Dictionary;
  /** First dispatch, or -1 when it has not happened by the clock. */
  fulfilledDay: Int32Array;
  fulfilledMinute: Uint16Array;
  /** Hours from order to dispatch, -1 when not dispatched. */
  fulfilledAfterHours: Float32Array;
  /** Day of delivery, -1 before it (also when the parcel was refused). */
  deliveredDay: Int32Array;
  carrier: Dictionary;
  /** Joined by ", ": COD, Prepaid, wholesale, gift. */
  tags: Dictionary;
  discountCode: Dictionary;
  /** -1 unless cancelled by the clock. */
  cancelledDay: Int32Array;
  cancelReason: Dictionary;
  /** Till orders only. */
  staff: Dictionary;
  posLocation: Dictionary;
  /** Row of the visit that bought, or -1 (tills and drafts). The visit's words stand here again; '' without a visit. */
  visit: Int32Array;
  device: Dictionary;
  source: Dictionary;
  medium: Dictionary;
  campaign: Dictionary;
  /** GA4's default channel group. */
  channelGroup: Dictionary;
  /** Shopify's kind: search, social, direct, email, unknown. */
  referrerKind: Dictionary;
  referrerName: Dictionary;
  landingPage: Dictionary;
  /** At the time of the order, before any reversal. discount <= 0. total = gross + discount + tax + shipping + fee. */
  gross: Int32Array;
  discount: Int32Array;
  tax: Int32Array;
  shipping: Int32Array;
  fee: Int32Array;
  total: Int32Array;
  /** Total with everything taken back until the clock. */
  currentTotal: Int32Array;
  units: Int32Array;
  lineStart: Int32Array;
  /** What GA4 saw of the purchase: 0 never, 1 yes, 2 late (GA4_SEEN). */
  ga4: Uint8Array;
};

/** Sorted as their orders are. */
export type OrderLines = {
  length: number;
  byDay: DayIndex;
  order: Int32Array;
  day: Int32Array;
  variant: Int32Array;
  quantity: Int32Array;
  /** Price of one unit at the time of sale, tax included, before discounts. */
  price: Int32Array;
  gross: Int32Array;
  discount: Int32Array;
  tax: Int32Array;
  /** Cost of the whole line, -1 when none was recorded. */
  cost: Int32Array;
};

/** What was taken back, on the day it was processed. One row per line; shipping and fee stand in the order's first row. */
export type Reversals = {
  length: number;
  byDay: DayIndex;
  order: Int32Array;
  /** Row of the lines; -1 when the source names none. */
  line: Int32Array;
  variant: Int32Array;
  day: Int32Array;
  minute: Uint16Array;
  /** Negative. */
  quantity: Int32Array;
  gross: Int32Array;
  /** Discount given back, >= 0. */
  discount: Int32Array;
  tax: Int32Array;
  shipping: Int32Array;
  fee: Int32Array;
  /** Cost of the units that came back, <= 0; 0 when none was recorded. */
  cost: Int32Array;
  reason: Dictionary;
  /** cancellation, return, refused (a COD parcel that came back; no platform calls it that). */
  kind: Dictionary;
};

/** Money that moved, on the day it moved. A refund is negative. A COD order has none before it is delivered. */
export type Payments = {
  length: number;
  byDay: DayIndex;
  order: Int32Array;
  day: Int32Array;
  minute: Uint16Array;
  gateway: Dictionary;
  method: Dictionary;
  /** sale or refund. */
  kind: Dictionary;
  amount: Int32Array;
};

/** Bits of Visits.flags. */
export const VISIT = {
  bot: 1,
  engaged: 2,
  addedToCart: 4,
  reachedCheckout: 8,
  completedCheckout: 16,
  firstVisit: 32,
} as const;

/**
 * Values of Visits.ga4 and Orders.ga4. GA4 shows `late` ones only when their day is neither today nor yesterday; and of today it shows what is
 * older than two hours.
 */
export const GA4_SEEN = { never: 0, yes: 1, late: 2 } as const;

/** One row per visit (about three million): narrow columns. `origin` and `place` point into World.origins and World.places. */
export type Visits = {
  length: number;
  byDay: DayIndex;
  day: Uint16Array;
  minute: Uint16Array;
  /** Mobile, Desktop, Tablet. */
  device: Dictionary;
  origin: Uint8Array;
  /** The next seven share `origin` as their codes. */
  source: Dictionary;
  medium: Dictionary;
  campaign: Dictionary;
  channelGroup: Dictionary;
  referrerKind: Dictionary;
  referrerName: Dictionary;
  adGroup: Dictionary;
  place: Uint8Array;
  /** The next three share `place`; the visitor's town in GA4's spelling (New Delhi, Bengaluru, Gurugram). */
  city: Dictionary;
  region: Dictionary;
  country: Dictionary;
  landingPage: Dictionary;
  flags: Uint8Array;
  /** Number of the visitor; distinct numbers are distinct people. */
  visitor: Int32Array;
  seconds: Uint16Array;
  pageViews: Uint8Array;
  ga4: Uint8Array;
};

/** Checkouts with contact details that were not paid. A recovered one names the order that came of it. */
export type AbandonedCheckouts = {
  length: number;
  byDay: DayIndex;
  day: Int32Array;
  minute: Uint16Array;
  /** Row of the visits, -1 for a repeated attempt in a visit already listed. */
  visit: Int32Array;
  device: Dictionary;
  city: Dictionary;
  variant: Int32Array;
  quantity: Int32Array;
  /** What would have been paid, tax included. */
  total: Int32Array;
  recoveredOrder: Int32Array;
};

/** One row per search in the shop's own search box. */
export type Searches = {
  length: number;
  byDay: DayIndex;
  day: Int32Array;
  minute: Uint16Array;
  term: Dictionary;
  hasResults: Uint8Array;
  clicked: Uint8Array;
};

/** Google Ads: one row per day and ad group (Performance Max: its one asset group). Finer views: splitAdDay in ads/split-ad-day.ts. */
export type AdDays = {
  length: number;
  byDay: DayIndex;
  day: Int32Array;
  /** Row of World.adGroups. */
  adGroup: Uint8Array;
  impressions: Int32Array;
  clicks: Int32Array;
  cost: Int32Array;
  videoViews: Int32Array;
  invalidClicks: Int32Array;
  /** Search impressions that could have been had, and those lost; 0 where Google reports none. */
  eligible: Int32Array;
  lostToBudget: Int32Array;
  lostToRank: Int32Array;
  topImpressions: Int32Array;
  absoluteTopImpressions: Int32Array;
};

/** Credit Google Ads claims for a real order, dated by the click (byDay) and by the order (orderDay). Only orders known by the clock. */
export type AdConversions = {
  length: number;
  byDay: DayIndex;
  day: Int32Array;
  minute: Uint16Array;
  adGroup: Uint8Array;
  /** Row of World.adKeywords / World.adTerms, or -1. */
  keyword: Int32Array;
  term: Int32Array;
  device: Dictionary;
  place: Uint8Array;
  order: Int32Array;
  orderDay: Int32Array;
  orderMinute: Uint16Array;
  /** Part of the order claimed, 0 to 1, in hundredths; value = that part of the order's total. */
  conversions: Float64Array;
  value: Int32Array;
};

/** Units at the end of each day: cell (day - firstDay) * variants + variant; `units[location]`. */
export type StockDays = { firstDay: number; days: number; variants: number; units: readonly Int32Array[] };

/** Changes of stock that are neither sales nor returns. */
export type StockMoves = {
  length: number;
  byDay: DayIndex;
  day: Int32Array;
  variant: Int32Array;
  location: Uint8Array;
  change: Int32Array;
  /** Received, Correction, Quality control. */
  reason: Dictionary;
};
