/** What a message said as it was typed and no figure that is going to be fetched knows of: turns of phrase and clauses left out lose things on the way. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Calendar } from '../days/moment.ts';
import { isPlace } from '../dimension-kinds.ts';
import type { Ask } from '../intent.ts';
import { asTyped } from '../ask-back.ts';
import { normalise } from '../words/normalise.ts';
import { annotate, type Word } from '../words/annotate.ts';
import { withoutAsides } from '../words/asides.ts';
import type { NameIndex } from '../words/names.ts';
import { leftOver } from './coverage.ts';
import { withoutTakenBack } from './corrections.ts';
import type { FoundBreakdown } from './breakdowns.ts';
import type { FoundMetric } from './found-metric.ts';
import { daysSaid, served, unserved } from './left-unserved.ts';
import { readWords, type Reading } from './read.ts';
import { has, textOf } from './words.ts';

/** `leans`: on a talk, by which its days and numbers are understood. `goal`: a number of it is what is to be reached. */
type Reread = { calendar: Calendar; index: NameIndex; leans: boolean; goal?: boolean };

/** The message is read a second time as it stands. The only days it names are those of figures without any; each thing left is quoted as it was typed, once. */
export function forgotten(
  typed: string,
  wished: readonly Ask[],
  { leans, goal = false, ...around }: Reread,
): { asks: readonly Ask[]; left: string[] } {
  const reading = readAsTyped(typed, { leans, ...around });
  const { asks } = served([{ ...reading, filters: [] }], wished);
  const wish: Wish = {
    reading,
    leans,
    goal,
    asks,
    keys: asks.flatMap(({ metrics }) => metrics.map(({ key }) => key)),
    cut: new Set(asks.flatMap(({ by, filters }) => [...by, ...filters.flatMap(({ options }) => options.map(({ dimension }) => dimension))])), // prettier-ignore
  };
  const found = kinds.flatMap(({ find }) => find(wish));
  return { asks, left: quoted(found, typed) };
}

/** The same of the parts and days alone: reasons and outlooks choose their figures themselves. */
export function forgottenParts(typed: string, ask: Ask, around: Reread): string[] {
  const metrics = ask.metrics.length > 0 ? ask.metrics : [{ key: 'total_sales_revenue', named: false }];
  return quoted(unkept(readAsTyped(typed, around), [{ ...ask, metrics }]), typed);
}

function readAsTyped(typed: string, { calendar, index, leans }: Reread): Reading {
  const words = withoutAsides(withoutTakenBack(annotate(typed, index), calendar, index));
  const reading = readWords(words, calendar, index);
  return leans ? { ...reading, periods: [] } : reading;
}

function unkept(reading: Reading, asks: readonly Ask[]): string[] {
  const { filters, periods } = unserved([reading], asks);
  return [...filters.map(({ text }) => text), ...periods.map(each => daysSaid(each, [reading]))];
}

/** Words that only our own turns of phrase put there are left out. */
function quoted(found: string[], typed: string): string[] {
  const said = new Set(normalise(typed).split(betweenWords));
  const typedOnly = found.map(text => text.split(' ')).filter(words => words.every(word => said.has(word)));
  return [...new Set(typedOnly.map(words => asTyped(words, typed).join(' ')))];
}
const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;

type Wish = {
  reading: Reading;
  leans: boolean;
  goal: boolean;
  asks: readonly Ask[];
  /** Of all figures that are going to be fetched. */
  keys: readonly string[];
  /** The ways to split that the rows or their filters keep to. */
  cut: ReadonlySet<string>;
};

type Kind = { name: string; find: (wish: Wish) => string[] };

const kinds: readonly Kind[] = [
  {
    name: 'a part, or days',
    find: ({ reading, asks }) => unkept(reading, asks),
  },
  {
    name: 'a figure of another subject, or a rate',
    find: ({ reading, ...wish }) =>
      reading.metrics
        .filter(metric => !metric.weak && [isUntold, isUntoldRate, isUncounted].some(is => is(metric, reading, wish)))
        .map(({ places }) => textOf(places.toSorted((a, b) => a - b).map(at => reading.words[at]!))),
  },
  {
    name: 'what it is held against',
    find: ({ reading: { comparison, words }, asks, leans }) =>
      comparison.asked && !leans && asks.every(isAlone)
        ? words.filter(word => has(word, 'compare', 'than')).map(({ text }) => text)
        : [],
  },
  {
    name: 'what rows or days must reach',
    find: ({ reading: { bounds, words }, asks, goal }) =>
      asks.some(ask => ask.bounds.length > 0 || ask.by.includes('order_number')) || goal
        ? []
        : bounds.map(({ at, size }) => textOf(words.slice(at, at + size + 1))),
  },
  {
    name: 'a way to split',
    find: ({ reading, ...wish }) =>
      reading.breakdowns.filter(found => isUnsplit(found, reading, wish)).map(({ at }) => reading.words[at]!.text),
  },
  {
    name: 'a number, or a part that has a word of its own',
    find: ({ reading, asks, leans, ...wish }) =>
      leftOver(
        { ...reading, unread: { unknown: [], ordinary: [] } },
        asks.flatMap(({ by }) => by),
      ).filter(text => {
        const word = reading.words.find(each => each.text === text);
        return (
          word !== undefined &&
          ((!leans && isOtherNumber(word, reading, asks)) || (has(word, ...parts) && !isSaid(word, wish)))
        );
      }),
  },
];

/** One figure of one stretch of days, and nothing beside it. */
const isAlone = ({ base, by, metrics, filters, when, more }: Ask, _: number, asks: readonly Ask[]): boolean =>
  base === undefined &&
  metricByKey(metrics[0]?.key ?? '')?.unit !== 'days' &&
  more === undefined &&
  asks.length === 1 &&
  by.length === 0 &&
  metrics.length === 1 &&
  filters.length < 2 &&
  when?.other === undefined;

/** Figures of one subject stand for each other: "the traffic that converts" is told by its rate. */
const ofAds =
  /google_ads|ad_spend|roas|^ad_|[pP]urchases$|^meta_|cac$|cp[cm]$|^(?:clicks|impressions|spend)$|organicGoogle/i;
const ofReturns = /(?<!customers?_)return(?!ing|_on)|refund|rto|net_payments/i;
const subjects: readonly RegExp[] = [
  ofAds,
  ofReturns,
  /session|users|visitor|purchaser|screenPage|bounce|engag|items(?:Viewed|AddedToCart)|cart|checkout|conversion|organicGoogle/i,
  /inventory|stock|days_of_cover|sell_through/,
  /discount/,
  /cancel/,
  /profit|margin|cogs|cost_of/,
  /tax|gst/,
];

const ofCampaigns = /campaign|keyword|ad_group|search_term/;

type Kept = Pick<Wish, 'keys' | 'cut'>;

function isUntold({ key }: FoundMetric, _: Reading, { keys, cut }: Kept): boolean {
  const own = subjects.filter(subject => subject.test(key));
  if (own.length === 0) return false;
  const of = (some: Iterable<string>): boolean => [...some].some(each => own.some(subject => subject.test(each)));
  // What a campaign brought back is no return; sales by campaign are those of the ads.
  if (ofReturns.test(key) && keys.some(each => ofAds.test(each))) return false;
  return !of(keys) && !of(cut) && !(ofAds.test(key) && [...cut].some(each => ofCampaigns.test(each)));
}

/** "bottom five by conversion rate" is no list of visits. */
const isUntoldRate = ({ key, places }: FoundMetric, { words }: Reading, { keys }: Kept): boolean =>
  isRate(key) &&
  !keys.some(isRate) &&
  places.some(at => /(?:^| )rate$/.test(words[at]!.text) || has(words[at], 'ctr', 'conversion_rate'));
/** "How many visits, and which converts better": the rate alone counts none. */
const isUncounted = ({ key, places }: FoundMetric, { words }: Reading, { keys }: Kept): boolean =>
  metricByKey(key)?.unit === 'count' &&
  keys.every(isRate) &&
  places.some(at => words.slice(Math.max(0, at - 3), at + 1).some(word => has(word, 'how_many')));
const isRate = (key: string): boolean => /^(?:percent|ratio)$/.test(metricByKey(key)?.unit ?? '');

function isUnsplit(
  { dimension, mark, at }: FoundBreakdown,
  { words, periods, comparison }: Reading,
  { keys, cut, leans }: Kept & { leans: boolean },
): boolean {
  if (!/^(?:by|which)$/.test(mark) || cut.has(dimension) || isSplitOtherwise(dimension, cut)) return false;
  if (dimension === 'customer_type' && keys.some(key => /^(?:new|returning)_/.test(key))) return false;
  // "how many days will it last", "sold per day"
  if (grains.test(dimension) && keys.some(key => metricByKey(key)?.unit === 'days' || /per_day/.test(key)))
    return false;
  // "monthly sales for October", "month on month"
  return !(grains.test(dimension) && (leans || comparison.asked || periods.length > 0) && !has(words[at], 'by', 'per'));
}
const grains = /^(?:hour|day|week|month|quarter|year)$/;

/** "which size" splits variants, "each place" cities. */
const isSplitOtherwise = (dimension: string, cut: ReadonlySet<string>): boolean =>
  (dimension === 'variant' && (cut.has('size') || cut.has('colour'))) ||
  (dimension === 'location' && [...cut].some(isPlace)) ||
  (dimension === 'cohort_month' && cut.has('month'));

/** "top 3 products and top 3 cities" says one number twice, "(1-15 vs 16-31)" the days once more. */
const isOtherNumber = ({ kind, value, text }: Word, { words }: Reading, asks: readonly Ask[]): boolean =>
  kind === 'number' &&
  !words.some(each => each.text === text && each.used !== undefined) &&
  !asks.some(({ when, base }) => [when?.period, base?.kind === 'named' ? base.period : undefined].some(days => days && [days.from, days.to].some(day => Number(day.slice(8)) === value))); // prettier-ignore

const parts = 'new returning cod prepaid upi card wallet mobile desktop tablet ios android organic direct abroad domestic wholesale gift return refund cancel discount tax margin stock cart checkout visit visitor click impression'.split(' '); // prettier-ignore
const isSaid = ({ concepts }: Word, { keys, cut }: Kept): boolean => {
  const said = [...keys, ...cut];
  return concepts.some(
    concept =>
      said.some(key => key.toLowerCase().includes(concept)) ||
      subjects.some(
        subject => (subject.test(concept) || subject.test(`${concept}s`)) && said.some(key => subject.test(key)),
      ),
  );
};
