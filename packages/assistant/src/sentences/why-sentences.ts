/** Every sentence in which a change is explained. */
import type { SourceName } from '@tillsight/metrics/metric';
import type { Day, Period } from '@tillsight/metrics/request';
import type { Base, FilterPart } from './parts.ts';

/** What a figure is made of, where its change is taken apart. */
export type Factor =
  | 'orders'
  | 'value per order'
  | 'visits'
  | 'gross value per order'
  | 'orders per visit'
  | 'units per order'
  | 'price per unit'
  | 'what is left after discounts'
  | 'visits that fill a cart'
  | 'carts that reach the checkout'
  | 'checkouts that are completed'
  | 'gross sales'
  | 'discount rate'
  | 'purchases per visit'
  | 'value per purchase'
  | 'clicks'
  | 'cost per click'
  | 'value per click'
  | 'clicks per amount spent'
  | 'returns'
  | 'tax, shipping and fees'
  | 'later edits and corrections'
  | 'parcels that came back'
  | 'orders cancelled or on the way'
  | 'gross profit per delivered order'
  | 'delivery costs'
  | 'ad spend';

export type Festival = { name: string; day: Day };

/**
 * What is usual: how far the same comparison went in the weeks before, and around what; without any, chance alone. Of a
 * single day, what the days of its weekday had; `isBeyond`: it lies outside of them, though not further than chance. `isWild`: it may as well double as vanish.
 */
export type Usual =
  | { comparisons: number; range: string; around?: number | undefined; isWild: boolean }
  | { day: Day; days: number; lowest: string; highest: string; isBeyond: boolean };

/** What a figure is held against: other days, the same hours of them, or a typical day of the weekday. */
export type Against =
  | { kind: 'base'; base: Base }
  | { kind: 'hours'; period: Period }
  | { kind: 'typical'; day: Day; days: number; isMedian: boolean };

/** Where most of what was bought came from, as far as one of each stands out. */
export type Chiefly = {
  product?: string | undefined;
  source?: string | undefined;
  customers?: { share: string; kind: string } | undefined;
};

export type VerdictParts = {
  kind: 'flat' | 'ordinary' | 'season' | 'maybe-season' | 'unusual';
  usual: Usual;
  season?: Festival | undefined;
  /** What the same days around the festival did the year before. */
  yearAgo?: number | undefined;
};

/** What is said behind a verdict: the whole shop, or that nothing stands out. */
export type Behind = { everything: number } | { nothing: 'shop' | 'part' } | undefined;

export type CauseSentences = {
  stockOut: (parts: {
    title: string;
    run: Period;
    usual: string;
    effect: string;
    /** Units that are left; nothing where that is not known. */
    left: { isGone: true } | { isGone: false; units: string } | undefined;
  }) => string;
  campaign: (parts: {
    name: string;
    /** It still stands still. */
    isOpen: boolean;
    lacks: 'cost' | 'visits';
    /** The first day without anything, or the last one. */
    day: Day;
    usual: string;
    effect: string;
  }) => string;
  checkout: (parts: {
    day: Day;
    from: string;
    to: string;
    device: string;
    done: string;
    reached: string;
    expected: string;
    effect: string;
    abandoned?: { now: string; weekBefore: string } | undefined;
  }) => string;
  code: (parts: { code: string; used: string; run: Period; usual: string; given: string; effect: string }) => string;
  price: (parts: {
    title: string;
    way: 'up' | 'down';
    by: number;
    day?: Day | undefined;
    before: string;
    after: string;
    sold: string;
    soldBefore: string;
    effect: string;
  }) => string;
  place: (parts: {
    city: string;
    orders: string;
    run: Period;
    expected: string;
    effect: string;
    chiefly: Chiefly | undefined;
  }) => string;
  /** The rows that were asked about, on some days. */
  rows: (parts: {
    filters: readonly FilterPart[];
    orders: string;
    run: Period;
    expected: string;
    effect: string;
    chiefly: Chiefly;
  }) => string;
  /** A state that sent back more of its parcels than before. */
  refused: (parts: {
    region: string;
    back: string;
    parcels: string;
    share: string;
    before: string | undefined;
    effect: string;
  }) => string;
  bulk: (parts: { day: Day; units: string; title: string; orders: string; isOne: boolean; effect: string }) => string;
  /** What no platform tells about it. */
  unknown: {
    stockOut: string;
    campaign: string;
    checkout: string;
    code: string;
    price: string;
    place: (city: string, isMore: boolean) => string;
    rows: string;
    refused: string;
  };
};

export type WhySentences = {
  headline: (parts: {
    metric: string;
    filters: readonly FilterPart[];
    period: Period;
    against: Against;
    /** The period still runs, and is known up to this time. */
    until?: string | undefined;
    value: string;
    before: string;
    /** `by`: nothing where the change has no size of its own. */
    moved: { way: 'same' } | { way: 'up' | 'down'; by?: number | undefined; amount: string };
  }) => string;
  /** "from 132 on a usual Saturday", beside the figure. */
  from: (parts: { before: string; against: Against }) => string;
  /** Who asks why it fell is told first when it did not. */
  otherWay: (way: 'up' | 'down', typical?: Day) => string;
  verdict: (parts: VerdictParts, behind: Behind) => string;
  cause: (parts: { text: string; as: 'against' | 'happened' | 'stands-out' | 'also' }) => string;
  /** `change`: the whole one, which the amounts add up to. */
  factors: (
    parts: readonly { factor: Factor; amount: string; between?: readonly [string, string] | undefined }[],
    change: string,
  ) => string;
  standouts: (parts: readonly { label: string; dimension: string; amount: string }[]) => string;
  /** Why goods came back, as customers said; `reason`: nothing where they said nothing. */
  reasons: (parts: readonly { reason: string | undefined; now: string; before: string }[]) => string;
  /** What the store has noted of these days. `hasMoved`: the change lies in its days. */
  noted: (occasions: readonly { title: string; days: Period; hasMoved: boolean }[]) => string;
  nothingFound: string;
  noFigure: (parts: { metric: string; period: Period; base: Period }) => string;
  missed: (parts: { sources: readonly SourceName[]; isThrottled: boolean; seconds: number }) => string;
  /** "9 a day" */
  aDay: (amount: string) => string;
  /** An estimate, with its sign; a count names what it counts. */
  about: (amount: string, metric?: string) => string;
  points: (difference: number) => string;
  causes: CauseSentences;
};
