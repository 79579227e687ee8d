/** Every sentence in which figures are told. A language that lacks one does not compile. */
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceName } from '@tillsight/metrics/metric';
import type { Course, Period } from '@tillsight/metrics/request';
import type { Grain } from '@tillsight/metrics/time-grain';
import type {
  Base,
  Change,
  Compared,
  Days,
  FestivalApart,
  FilterPart,
  Gap,
  Label,
  Limit,
  Place,
  SourceState,
  Verdict,
} from './parts.ts';

/** Names of figures and of what they are split by, as they stand within a sentence. */
export type TitleSentences = {
  /** With the platform that means it, where two platforms differ. */
  metric: (key: string) => string;
  /** The same without its platform. */
  plainMetric: (key: string) => string;
  dimension: (key: string) => string;
  /** "orders, visits and returns" */
  all: (names: readonly string[]) => string;
};

export type PlaceSentences = {
  /** "yesterday, 19 Nov 2026", "for 9–15 Nov 2026, today until 11:30" */
  days: (days: Days) => string;
  /** "on 15 Nov 2026", "the same days a year before" */
  base: (base: Base) => string;
  /** The same after "compared with". */
  plainBase: (base: Base) => string;
  filters: (filters: readonly FilterPart[]) => string;
  place: (place: Place) => string;
  label: (label: Label) => string;
  unknownLabel: string;
  /** Of orders that no shop took. */
  noShop: string;
  period: (period: Period) => string;
};

export type FigureSentences = {
  change: (change: Change) => string;
  /** "Yes, orders rose.", before the figure. */
  verdict: (verdict: Verdict) => string;
  /** By how much alone, beside an arrow. */
  plainChange: (change: Change) => string;
  /** `compared`: with what; `'no-base'`: there was to be a comparison and is no figure for it. */
  figure: (parts: {
    metric: string;
    place: Place;
    value: string;
    compared?: Compared | { without: Base } | undefined;
  }) => string;
  /** Of how many visits each step is left. */
  funnel: (parts: { carts: string; checkouts: string; orders: string }) => string;
  /** What one unit of money spent on ads brought. */
  /** `needed`: what they must bring for what is sold to pay for them. */
  adsBring: (parts: { one: string; brought: string; needed?: { amount: string; isEarned: boolean } }) => string;
  /** What came of a discount code: its orders, those of new customers, and the part of their worth it gave away. */
  codeWorked: (parts: { orders: string; fresh: string; rate: string; isDear: boolean }) => string;
  /** `gap`: what the part lacks of the whole, and how much of it that is. */
  /** `gap`: how far they lie apart, where both count the same. */
  partOf: (parts: { part: string; whole: string; share: string; gap?: { by: string; share: string } }) => string;
  noFigure: (parts: { metrics: readonly string[]; place: Place }) => string;
  /** `percent`: 50 for a median; `of`: the orders, or days, weeks and months, it was worked out from. */
  percentile: (parts: {
    metric: string;
    place: Place;
    percent: number;
    value: string;
    count: string;
    of: string;
    average: string;
  }) => string;
  /** The average is told as what it is. */
  noPercentile: (parts: {
    metric: string;
    place: Place;
    percent: number;
    average: string;
    isTooMany: boolean;
  }) => string;
  figuresHead: (parts: { place: Place; against?: Base | undefined }) => string;
  figureItem: (parts: { metric: string; value: string; change?: Change | undefined }) => string;
  /** Above a figure drawn large. */
  headline: (parts: { metric: string; place: Place }) => string;
  /** Beside its change. */
  headlineAgainst: (parts: { base: string; against: Base }) => string;
};

type Stretch = { name: string; value: string; share: string };

export type RowSentences = {
  head: (parts: {
    metrics: readonly string[];
    by: readonly string[];
    place: Place;
    against?: Base | undefined;
    first?: 'up' | 'down' | undefined;
  }) => string;
  nothing: (head: string, moved: 'up' | 'down' | undefined) => string;
  /** The row that rose or fell most. */
  moved: (parts: { metric: string; name: string; value: string; by: string | undefined; change: Change }) => string;
  shortStockHead: (parts: { place: Place; count: number; isOut: boolean }) => string;
  /** `owed`: pieces sold beyond what there were. */
  outOfStock: (parts: { place: number; name: string; owed: string | undefined }) => string;
  /** `days`: how long it lasts at the present pace, nothing where none was sold. */
  lowStock: (parts: { place: number; name: string; units: string; days: number | null }) => string;
  /** Beside a row's figure: what it is on most such days. */
  usually: (value: string) => string;
  /** After the label of what still runs, or is cut off by the period. */
  partly: { running: string; cut: string };
  shareOfAll: (share: string) => string;
  /** One part in one step of time; no share where there was nothing at all. */
  shareOfStep: (told: { names: string[]; share: string | undefined; part: string; whole: string }) => string;
  all: (parts: readonly { metric: string; value: string; isCount: boolean }[]) => string;
  noDays: string;
  marks: { highest: string; lowest: string };
  /** The answer before a ranking: who leads it, or ends it. */
  lead: (parts: {
    metric: string;
    name: string;
    value: string;
    second: { name: string; value: string };
    isMost: boolean;
    /** Where the two are all there is. */
    gap: Gap | undefined;
    /** What the rows are. */
    of?: string;
  }) => string;
  /** Two bands of hours that are not as long. */
  unequalHours: (one: number, other: number) => string;
  /** The same where several share the place. */
  level: (parts: { metric: string; names: readonly string[]; value: string; isMost: boolean }) => string;
  /** The busiest hours that lie together, and the quietest. */
  stretches: (parts: { busy: Stretch; quiet: Stretch }) => string;
  /** What begins the line of all hours together. */
  wholeDay: string;
  /** What the latest days, weeks or months came to, against as many before. */
  /** `latest`: the last of them, where it went the other way. */
  trend: (parts: {
    count: number;
    dimension: string;
    sum: string;
    before: string;
    change: Change;
    latest: { label: string; value: string } | undefined;
    /** The days lie behind us, so that the last of them are not the latest of all. */
    isOver: boolean;
  }) => string;
  /** What cannot be added up, in the last whole week or month against the first one, whose name is `first`. */
  latest: (parts: {
    dimension: string;
    value: string;
    before: string;
    first: string;
    change: Change;
    /** Hardly any of it, for what it is. */
    isSteady: boolean;
  }) => string;
  /** Whether a row has the place that was asked about; without `at` there is no such row. */
  standing: (parts: {
    name: string;
    holds: boolean;
    at: { place: number; of: string; value: string } | undefined;
  }) => string;
  record: (parts: { metric: string; name: string; value: string; isMost: boolean }) => string;
  /** What a day, week or month brings on average. */
  perStep: (parts: { metric: string; value: string; dimension: string; isOfWholeOnes: boolean }) => string;
  together: (parts: {
    sum: string;
    compared?: { change: Change; base: string } | undefined;
    average?: { value: string; dimension: string; isOfWholeOnes: boolean } | undefined;
  }) => string;
  /** `kept` is null where no row is within; `share` is its part of all orders. */
  within: (parts: {
    kept: string | null;
    of: string;
    share?: string | undefined;
    dimension: string;
    limits: readonly Limit[];
    /** Where no list with its days follows. */
    place?: Place | undefined;
  }) => string;
  /** "below ₹1,000", "₹1,000 to ₹2,500", "₹5,000 and more" */
  band: (parts: { from: string | undefined; to: string | undefined }) => string;
  mostInBand: (parts: { band: string; share: string }) => string;
  inBand: (parts: { place: number; band: string; orders: string; share: string; ofValue?: string }) => string;
  /** The head of a list of rows that are not within, but come nearest. */
  nearest: (head: string) => string;
  /** What a day of the weekend brings beside one of the week. */
  weekends: (told: { way: 'more' | 'less' | 'same'; weekend: string; weekday: string }) => string;
  /** What the first rows make up together. */
  shareOfTop: (told: { rows: string; share: string; part: string }) => string;
  share: (parts: {
    names: readonly string[];
    metric?: string | undefined;
    share: string | undefined;
    part: string;
    whole: { metric: string; value: string; isCount: boolean };
    /** What the share was in the days it is held against. */
    before?: { share: string; base: Base } | undefined;
  }) => string;
  /** `of`: of how many rows in all. */
  rest: (parts: {
    rows: string;
    of: string;
    sums: readonly { metric?: string | undefined; value: string }[];
  }) => string;
  /** The shops' sum, beside what was sold elsewhere. */
  allShops: (sum: string) => string;
  /** Asked for by name, and without a row. */
  missing: (names: readonly string[]) => string;
  restAtLeast: (rows: string) => string;
  noRoom: (rows: string) => string;
  /** Of a course, its first steps. */
  noRoomBefore: (steps: string) => string;
  /** What begins the line of all steps together. */
  total: string;
};

export type NoteSentences = {
  source: (parts: { sources: readonly SourceState[]; clock: string; moving: readonly SourceName[] }) => string;
  /** What begins the line of sources. */
  sourceBegins: string;
  reading: {
    grossProfit: string;
    profit: string;
    parcels: string;
    ads: string;
    payments: string;
    repeat: string;
    /** Days that were named are those of the first order. */
    firstThen: string;
    orders: string;
    unsent: string;
    /** Orders by whether they were sent count on the day they were placed. */
    sent: string;
    /** Of a figure that is known of this moment alone, where another day was asked for. */
    ofNow: string;
  };
  /** What is known where a figure lacks the merchant's own rates, and the page to set them on. */
  withoutRates: {
    known: (parts: readonly { metric: string; value: string }[], period: Period) => string;
    page: string;
  };
  issues: { [Kind in Issue['kind']]: (issue: Extract<Issue, { kind: Kind }>, metrics: readonly string[]) => string };
  /**
   * What was taken for lack of a word, and what else may have been meant: `metrics` were chosen, `days` as many as the last complete ones;
   * `others` are the labels under the reply.
   */
  assumed: (parts: {
    metrics: readonly string[];
    days: number | 'last-day' | undefined;
    label: string | undefined;
    others: readonly string[];
  }) => string;
  standIn: (parts: { used: string; asked: string }) => string;
  spellings: (parts: readonly { name: string; others: readonly string[] }[]) => string;
  unknownRows: (parts: {
    isLeftOut: boolean;
    dimension: string;
    metric: string;
    value: string;
    isCount: boolean;
  }) => string;
  /** The days before and after an event are told, and it is part of neither. */
  onNeitherSide: (event: Period) => string;
  /** Before the sentence that tells all of a figure that could not be cut as asked. */
  uncut: (figure: string) => string;
  /** What makes two stretches unlike. */
  festivalApart: (apart: FestivalApart) => string;
  hardlyMoved: string;
  behindSales: (parts: {
    total: string;
    parts: readonly { name: 'visits' | 'orders-per-visit' | 'sales-per-order'; amount: string }[];
  }) => string;
};

export type OfferSentences = {
  /** The question behind a button, with its days written out so that it means the same tomorrow; no longer than `most`. */
  question: (parts: {
    metrics: readonly string[];
    by: readonly string[];
    filters: readonly FilterPart[];
    period: Period | 'now';
    /** The days they are held against. */
    base?: Period;
    most: number;
  }) => string;
  /** Labels of buttons. */
  /** Named with its platform where one of the `others` has the same name. */
  instead: (metric: string, others: readonly string[]) => string;
  named: (label: string) => string;
  inAll: (metric: string) => string;
  by: (metric: string, dimensions: readonly string[]) => string;
  wholeOf: (metric: string) => string;
  netInstead: string;
  totalInstead: string;
  asShopify: string;
  asWhole: string;
  /** What may be asked next. */
  behind: (dimension: string) => string;
  byDay: string;
  byHour: string;
  beforeThat: string;
  weekBefore: string;
  yearBefore: string;
  /** Of customers: how many were new, how many came back. */
  howMany: (metric: string) => string;
  /** How much of a product is in stock. */
  left: (name: string) => string;
  /** What is in one row: the products of a city, the cities of a product, the days of anything else. */
  within: (parts: { metric: string; name: string; by: string }) => string;
  /** A question that is read anew, and the label of its button. */
  why: (parts: { metric: string; way: 'up' | 'down'; filters: readonly FilterPart[]; period: Period }) => {
    label: string;
    question: string;
  };
  monthEnd: string;
  thisMonth: string;
  lastDays: (count: number) => string;
  /** What was taken from the talk. */
  carriedSplit: (dimension: string) => string;
};

export type ChartSentences = {
  title: (metric: string, period: Period) => string;
  series: (metric: string, by?: readonly string[]) => string;
  course: (course: Course) => string;
  /** What such days usually have. */
  usual: string;
  expected: string;
  /** The range around it. */
  range: string;
  /** `each`: its even share of a day, a week or a month. */
  target: (name: string, each?: Grain) => string;
};

export type TellingSentences = TitleSentences &
  PlaceSentences & {
    figures: FigureSentences;
    rows: RowSentences;
    notes: NoteSentences;
    offers: OfferSentences;
    chart: ChartSentences;
  };
