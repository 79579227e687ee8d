/** Days, what they are held against, and filters, in Hindi. */
import { formatDay, formatMoment, formatPeriod } from '@tillsight/metrics/format-time';
import { plainName } from '@tillsight/metrics/plain-name';
import type { Period } from '@tillsight/metrics/request';
import type { Base, BaseUntil, Days, FilterPart, Label } from '../parts.ts';
import type { PlaceSentences } from '../telling-sentences.ts';
import type { Hindi } from './grammar.ts';
import { daysNamed, valueNamed } from './names.ts';

export type HindiPlaces = PlaceSentences & {
  /** With the rows before the days, and "of" as the metric wants it. */
  placeOf: (metric: string | undefined, place: { filters: readonly FilterPart[]; days: Days }) => string;
  filtersOf: (metric: string | undefined, filters: readonly FilterPart[]) => string;
};

export function hindiPlaces(hindi: Hindi): HindiPlaces {
  const { write, country, language } = hindi;
  const period = (days: Period): string => formatPeriod(days, country, language);
  const days = (of: Days): string => daysText(of, period, hindi);
  const plainBase = (base: Base): string => {
    const yearAgo = base.isYearAgo ? write('पिछले साल के यही दिन', 'pichhle saal ke yahi din') : '';
    const notes = [untilText(base.until, hindi), yearAgo].filter(Boolean).join(', ');
    return `${period(base.period)}${notes === '' ? '' : ` (${notes})`}`;
  };
  const filtersOf: HindiPlaces['filtersOf'] = (metric, parts) =>
    parts.map(part => filterText(part, metric, hindi)).join(', ');
  const placeOf: HindiPlaces['placeOf'] = (metric, { filters, days: of }) =>
    [filtersOf(metric, filters), days(of)].filter(text => text !== '').join(', ');
  return {
    period,
    days,
    plainBase,
    base: plainBase,
    filters: parts => filtersOf(undefined, parts),
    filtersOf,
    place: place => placeOf(undefined, place),
    placeOf,
    label: label => labelText(label, hindi),
    unknownLabel: write('पता नहीं', 'pata nahi'),
  };
}

/** "कल (19 नवंबर 2026)", "9–15 नवंबर 2026 में", "18 नवंबर 2026 को" */
function daysText(days: Days, period: (days: Period) => string, hindi: Hindi): string {
  const { write } = hindi;
  if (days.kind === 'now') return write('अभी', 'abhi');
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
  if (until.kind === 'time') return write(`${until.time} तक`, `${until.time} tak`);
  if (until.kind === 'same-time') return write('उसी समय तक', 'usi time tak');
  const day = formatMoment('day', until.day, country, language);
  const whole = until.isOne ? write('पूरा दिन', 'poora din') : write(`पूरा ${day}`, `poora ${day}`);
  return until.isMixed
    ? write(`उसी समय तक, जहाँ घंटे पता नहीं वहाँ ${whole}`, `usi time tak, jahan ghante pata nahi wahan ${whole}`)
    : write(`${whole} मिलाकर`, `${whole} milakar`);
}

/** "Mumbai और Pune में", "Saree को छोड़कर" */
function filterText(
  { dimension, values, isMore, isNot }: FilterPart,
  metric: string | undefined,
  hindi: Hindi,
): string {
  const { write, all, titles } = hindi;
  if (dimension === 'hour') {
    const [from, to] = [clockOf(values[0]), clockOf(values.at(-1))];
    return write(`${from}:00 से ${to}:59 के बीच`, `${from}:00 se ${to}:59 ke beech`);
  }
  const named = values.map(value => valueNamed(dimension, value, hindi));
  const shown = isMore ? `${named.join(', ')}, …` : all(named);
  const [before, after] = phrases[dimension] ?? [
    [`${titles.dimension(dimension)} `, `${titles.dimension(dimension)} `],
    of,
  ];
  const start = `${write(...before)}${shown}`;
  if (isNot) return write(`${start} को छोड़कर`, `${start} ko chhodkar`);
  const end = after === of ? (metric === undefined ? write('के लिए', 'ke liye') : hindi.of(metric)) : write(...after);
  return `${start} ${end}`;
}

const clockOf = (hour = '0'): string => hour.padStart(2, '0');

type Both = readonly [devanagari: string, latin: string];
/** "का", "की", "के" as the metric wants it. */
const of: Both = ['', ''];
const none: Both = ['', ''];
const within: Both = ['में', 'mein'];
const on: Both = ['पर', 'par'];
const from: Both = ['से', 'se'];
const phrases: Record<string, readonly [before: Both, after: Both]> = {
  city: [none, within],
  region: [none, within],
  country: [none, within],
  'colour and size': [none, within],
  inventory_location: [none, within],
  product: [none, of],
  product_type: [none, of],
  variant: [none, of],
  collection: [['कलेक्शन ', 'collection '], of],
  campaign: [['कैंपेन ', 'campaign '], of],
  vendor: [['ब्रांड ', 'brand '], of],
  device: [none, on],
  pos_location: [none, on],
  landing_page: [['लैंडिंग पेज ', 'landing page '], on],
  sales_channel: [none, from],
  traffic_channel: [none, from],
  source: [none, from],
  discount_code: [
    ['कोड ', 'code '],
    ['के साथ', 'ke saath'],
  ],
  order_tag: [
    ['टैग ', 'tag '],
    ['के साथ', 'ke saath'],
  ],
  payment_gateway: [none, ['पेमेंट पर', 'payment par']],
  payment_method: [none, ['पेमेंट पर', 'payment par']],
  customer_type: [none, ['ग्राहकों से', 'customers se']],
  weekday: [none, ['को', 'ko']],
};

function labelText({ dimension, value, isOfAnotherYear }: Label, hindi: Hindi): string {
  const { country, language, write } = hindi;
  if (!['hour', 'day', 'week', 'month', 'quarter'].includes(dimension))
    return plainName(valueNamed(dimension, value, hindi)).slice(0, 60);
  if (!isOfAnotherYear) return formatMoment(dimension, value, country, language);
  const day = formatDay(value, country, language);
  return dimension === 'week' ? write(`${day} वाला हफ़्ता`, `${day} wala hafta`) : day;
}
