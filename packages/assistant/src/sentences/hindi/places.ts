/** Days, what they are held against, and filters, in Hindi. */
import { atFirst, sinceFirst } from '@tillsight/metrics/cohorts';
import { formatClock, formatDay, formatMoment, formatPeriod, formatTime } from '@tillsight/metrics/format-time';
import { plainName } from '@tillsight/metrics/plain-name';
import type { Period } from '@tillsight/metrics/request';
import type { Base, BaseUntil, Days, FilterPart, Label } from '../parts.ts';
import type { PlaceSentences } from '../telling-sentences.ts';
import type { Hindi } from './grammar.ts';
import { daysNamed, valueNamed } from './names.ts';

export type HindiPlaces = PlaceSentences & {
  /** A figure after its days and rows: "अक्टूबर 2026 में Saree की कुल बिक्री"; `split`: what it is split by, in words. */
  named: (title: string, metric: string, place: PlaceParts, split?: string) => string;
  filtersOf: (metric: string | undefined, filters: readonly FilterPart[]) => string;
};

type PlaceParts = { filters: readonly FilterPart[]; days: Days };

export function hindiPlaces(hindi: Hindi): HindiPlaces {
  const { write, country, language } = hindi;
  const period = (days: Period): string => formatPeriod(days, country, language);
  const days = (of: Days): string => daysText(of, period, hindi);
  const plainBase = (base: Base): string => {
    const yearAgo = base.feast
      ? write(`उस साल ${daysNamed(base.feast, hindi)}`, `us saal ${daysNamed(base.feast, hindi)}`)
      : base.isYearAgo
        ? write('पिछले साल के यही दिन', 'pichhle saal ke yahi din')
        : '';
    const notes = [untilText(base.until, hindi), yearAgo].filter(Boolean).join(', ');
    return `${period(base.period)}${notes === '' ? '' : ` (${notes})`}`;
  };
  const filtersOf: HindiPlaces['filtersOf'] = (metric, parts) =>
    parts.map(part => filterText(part, metric, hindi)).join(', ');
  const named: HindiPlaces['named'] = (title, metric, { filters, days: of }, split = '') =>
    [days(of), split, filtersOf(metric, filters), title].filter(text => text !== '').join(' ');
  return {
    period,
    days,
    plainBase,
    base: plainBase,
    filters: parts => filtersOf(undefined, parts),
    filtersOf,
    // What is spoken of stands by its name alone: "Nonbrand Kurtas, 9–15 नवंबर 2026 में".
    place: ({ filters, days: of }) =>
      [filtersOf(undefined, filters).replaceAll(/ (?:के लिए|ke liye)(?=,|$)/gu, ''), days(of)]
        .filter(text => text !== '')
        .join(', '),
    named,
    label: label => labelText(label, hindi),
    unknownLabel: write('पता नहीं', 'pata nahi'),
    noShop: write('दुकानों के बाहर', 'dukaanon ke bahar'),
  };
}

/** "कल (19 नवंबर 2026)", "9–15 नवंबर 2026 में", "18 नवंबर 2026 को" */
function daysText(days: Days, period: (days: Period) => string, hindi: Hindi): string {
  const { write } = hindi;
  if (days.kind === 'now') return write('अभी', 'abhi');
  if (days.kind === 'said') return days.text;
  const text = period(days.period);
  if (days.kind === 'today') return write(`आज (${text}) ${days.until} तक`, `aaj (${text}) ${days.until} tak`);
  if (days.kind === 'yesterday') return write(`कल (${text})`, `kal (${text})`);
  const named = days.label === undefined ? text : `${daysNamed(days.label, hindi)} (${text})`;
  const at = days.period.from === days.period.to ? write('को', 'ko') : write('में', 'mein');
  const until = days.until === undefined ? '' : write(` (आज ${days.until} तक)`, ` (aaj ${days.until} tak)`);
  return `${named} ${at}${until}`;
}

function untilText(until: BaseUntil, { write, country, language }: Hindi): string {
  if (until.kind === 'end') return '';
  if (until.kind === 'time') return `${formatTime(until.time, language)} ${write('तक', 'tak')}`;
  if (until.kind === 'same-time') return write('उसी समय तक', 'usi time tak');
  const day = formatMoment('day', until.day, country, language);
  const whole = until.isOne ? write('पूरा दिन', 'poora din') : write(`पूरा ${day}`, `poora ${day}`);
  return until.isMixed
    ? write(`उसी समय तक, जहाँ घंटे पता नहीं वहाँ ${whole}`, `usi time tak, jahan ghante pata nahi wahan ${whole}`)
    : write(`${whole} मिलाकर`, `${whole} milakar`);
}

/** "Mumbai और Pune के", "Saree को छोड़कर"; without a metric it stands by itself: "Mumbai में". */
function filterText(
  { dimension, values, isMore, isNot, atLeast }: FilterPart,
  metric: string | undefined,
  hindi: Hindi,
): string {
  const { write, all, titles, country, language } = hindi;
  const of = metric === undefined ? '' : ` ${hindi.of(metric)}`;
  if (dimension === 'hour') {
    const [from, to] = [Number(values[0]), Number(values.at(-1)) + 1].map(hour => formatClock(hour, 0, language));
    return write(`${from} से ${to} के बीच${of}`, `${from} se ${to} ke beech${of}`);
  }
  const named =
    dimension === 'day'
      ? values.toSorted().map(day => formatMoment('day', day, country, language))
      : values.map(value => valueNamed(dimension, value, hindi));
  const counted = atLeast === undefined ? undefined : write(`${atLeast} या ज़्यादा`, `${atLeast} ya zyada`);
  const shown = counted ?? (isMore ? `${named.join(', ')}, …` : all(named));
  const [before, manner, after = none] = phrases[dimension] ?? [
    [`${titles.dimension(dimension)} `, `${titles.dimension(dimension)} `],
    'of',
  ];
  const start = `${write(...before)}${shown}${write(...after)}`;
  if (isNot)
    return manner === 'place'
      ? `${start} ${write('के बाहर', 'ke bahar')}${of}`
      : `${start} ${write('को छोड़कर', 'ko chhodkar')}`;
  if (manner === 'on') return `${start} ${write('को', 'ko')}`;
  if (manner === 'from') return `${start} ${write('से', 'se')}`;
  if (manner === 'having')
    return `${start} ${metric === undefined ? write('के साथ', 'ke saath') : hindi.having(metric)}`;
  if (of !== '') return `${start}${of}`;
  return `${start} ${manner === 'place' ? write('में', 'mein') : write('के लिए', 'ke liye')}`;
}

type Both = readonly [devanagari: string, latin: string];
/** How the rows stand before a figure: "Mumbai की", "google से", "कोड DIWALI20 वाले", "सोमवार को". */
type Manner = 'place' | 'of' | 'from' | 'having' | 'on';
const none: Both = ['', ''];
const phrases: Record<string, readonly [before: Both, manner: Manner, after?: Both]> = {
  city: [none, 'place'],
  region: [none, 'place'],
  country: [none, 'place'],
  'colour and size': [none, 'place'],
  inventory_location: [none, 'place'],
  pos_location: [none, 'place'],
  product: [none, 'of'],
  product_type: [none, 'of'],
  variant: [none, 'of'],
  collection: [['कलेक्शन ', 'collection '], 'of'],
  campaign: [['कैंपेन ', 'campaign '], 'of'],
  vendor: [['ब्रांड ', 'brand '], 'of'],
  device: [none, 'of'],
  operating_system: [none, 'of'],
  browser: [none, 'of'],
  landing_page: [['लैंडिंग पेज ', 'landing page '], 'of'],
  sales_channel: [none, 'from'],
  traffic_channel: [none, 'from'],
  source: [none, 'from'],
  discount_code: [['कोड ', 'code '], 'having'],
  order_tag: [none, 'having', [' टैग', ' tag']],
  tax_name: [none, 'of'],
  tax_rate: [none, 'having', [' दर', ' rate']],
  payment_gateway: [none, 'having', [' पेमेंट', ' payment']],
  payment_method: [none, 'having', [' पेमेंट', ' payment']],
  customer_type: [none, 'of', [' ग्राहकों', ' customers']],
  weekday: [none, 'on'],
  day: [none, 'on'],
  number_of_orders: [none, 'having', [' ऑर्डर', ' order']],
  attribution_window: [none, 'having', [' एट्रिब्यूशन', ' attribution']],
};

function labelText({ dimension, value, isOfAnotherYear }: Label, hindi: Hindi): string {
  const { country, language, write } = hindi;
  if (dimension === sinceFirst && value === atFirst) return write('पहला ऑर्डर', 'pehla order');
  if (value === '/' && /page/i.test(dimension)) return write('होम पेज', 'home page');
  if (dimension === 'number_of_orders') return write(`${value} ऑर्डर`, `${value} order`);
  if (!['hour', 'day', 'week', 'month', 'quarter'].includes(dimension))
    return plainName(valueNamed(dimension, value, hindi)).slice(0, 60);
  if (!isOfAnotherYear) return formatMoment(dimension, value, country, language);
  const day = formatDay(value, country, language);
  return dimension === 'week' ? write(`${day} वाला हफ़्ता`, `${day} wala hafta`) : day;
}
