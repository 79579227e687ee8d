/** Why a figure moved, in English. */
import { formatChange, formatPoints } from '@tillsight/metrics/format';
import { formatDay, formatPeriod } from '@tillsight/metrics/format-time';
import type { Day } from '@tillsight/metrics/request';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { timeLabel } from '@tillsight/metrics/time-grain';
import type { Against, Behind, Factor, Festival, Usual, VerdictParts, WhySentences } from '../why-sentences.ts';
import { englishCauses } from './causes.ts';
import type { EnglishPlaces } from './places.ts';
import { titles } from './titles.ts';
import { sentence } from '../sentence-case.ts';

export const englishWhy = (places: EnglishPlaces, country: string): WhySentences => ({
  headline: ({ metric, filters, period, against, until, value, before, moved }) => {
    const than = againstText(against, places, country);
    const span =
      against.kind === 'typical'
        ? `on ${weekdayOf(period.from)}, ${formatPeriod(period, country)}`
        : places.days({ kind: 'span', period });
    const title = sentence(
      places.named(titles.metric(metric), { filters: [...filters], days: { kind: 'said', text: span } }),
    );
    const days = until ? `, today until ${until}` : '';
    const by = moved.way === 'same' || moved.by === undefined ? '' : ` ${unsigned(moved.by)}`;
    const how = moved.way === 'same' ? 'as much as' : `${moved.way}${by} (${moved.amount}) from ${before}`;
    return `${title}${days}: ${value}, ${how} ${than}.`;
  },
  from: ({ before, against }) =>
    `from ${before} ${against.kind === 'typical' ? `on a usual ${weekdayOf(against.day)}` : againstText(against, places, country)}`,
  otherWay: (way, typical) => {
    const [is, not] = way === 'up' ? ['higher', 'lower'] : ['lower', 'higher'];
    const [rose, fall] = way === 'up' ? ['rose', 'fall'] : ['fell', 'rise'];
    return typical
      ? `It was ${is} than on a usual ${weekdayOf(typical)}, not ${not}.`
      : `It didn't ${fall}: it ${rose}.`;
  },
  verdict: (parts, behind) => verdictText(parts, behind, country),
  cause: ({ text, as }) => `${ranks[as]}: ${text}`,
  factors: (parts, change) =>
    `Where the ${change} came from: ${parts
      .map(({ factor, amount, between }) => {
        const said = spoken[factor]?.[amount.startsWith('−') ? 1 : 0] ?? factor;
        return `${said}${between ? ` (${between.join(' → ')})` : ''} ${amount}`;
      })
      .join(', ')}.`,
  standouts: parts =>
    `Biggest movers: ${parts
      .map(({ label, dimension, amount }) => `${label} ${amount} (${titles.dimension(dimension)})`)
      .join(', ')}.`,
  reasons: parts =>
    `Reasons customers gave, in units: ${parts
      .map(({ reason, now, before }) => `${reason ?? 'no reason recorded'} ${now} (${before} before)`)
      .join(', ')}.`,
  noted: occasions =>
    occasions
      .map(({ title, days, hasMoved }) =>
        hasMoved
          ? `Noted in Shopify: “${title}” (${places.period(days)}), and most of the change lies in those days.`
          : `Noted in Shopify: “${title}” (${places.period(days)}). It fell into the same days; the figures don't show whether it was behind the change.`,
      )
      .join('\n'),
  nothingFound:
    "I looked for stock-outs, paused campaigns, failing checkouts, codes, prices and single cities. None of them explains it, so I don't know the reason.",
  noFigure: ({ metric, period, base }) =>
    `I can't explain ${titles.metric(metric)}: I don't have figures for both ${places.period(period)} and ${places.period(base)}.`,
  missed: ({ sources, isThrottled, seconds }) => {
    const named = sources.map(source => sourceTitles[source]).join(' and ');
    const why = isThrottled ? `${named} limits how much I can ask in a minute` : `${named} did not answer`;
    const when = seconds > 0 ? `in about ${seconds} seconds` : 'in a moment';
    return `${why}, so I haven't looked at everything. Ask again ${when} for the whole picture.`;
  },
  aDay: amount => `${amount} a day`,
  about: (amount, metric) => `about ${amount}${metric ? ` ${titles.plainMetric(metric)}` : ''}`,
  points: difference => formatPoints(difference),
  causes: englishCauses(places, country),
});

/** What a factor was if it brought more, and if it brought less; the others are named alone. */
const spoken: Partial<Record<Factor, readonly [more: string, less: string]>> = {
  orders: ['more orders', 'fewer orders'],
  'value per order': ['bigger orders', 'smaller orders'],
  'gross value per order': ['bigger orders', 'smaller orders'],
  visits: ['more visits', 'fewer visits'],
  'orders per visit': ['more of the visitors bought', 'fewer of the visitors bought'],
  'units per order': ['more units per order', 'fewer units per order'],
  'price per unit': ['dearer goods', 'cheaper goods'],
  clicks: ['more clicks', 'fewer clicks'],
};

const unsigned = (change: number): string => formatChange(Math.abs(change)).replace('+', '');

const ranks = {
  against: 'Worth knowing, though it worked the other way',
  happened: 'What happened',
  'stands-out': 'What stands out',
  also: 'Also',
};

function verdictText(parts: VerdictParts, behind: Behind, country: string): string {
  const more = behind ? ` ${behindText(behind)}` : '';
  const around = parts.season ? dayOf(parts.season, country) : '';
  if (parts.kind === 'flat') return `It hardly changed, which is normal.${more}`;
  const isOfDay = 'day' in parts.usual;
  if (parts.kind === 'ordinary') return `${ordinaryText(parts.usual)}.${more}`;
  const then = isOfDay
    ? `such a day a year before was ${movedText(parts.yearAgo, 'above', 'below')} its own usual`
    : `the same days a year before ${movedText(parts.yearAgo, 'rose', 'fell')}`;
  if (parts.kind === 'season') return `That's normal around ${around}: ${then}.${more}`;
  if (parts.kind === 'maybe-season')
    return `${around} lies in these days, so a change is normal; without the same days a year before I can't tell how much of it is the season.${more}`;
  const seasonal = parts.yearAgo === undefined ? '' : ` Around ${around}, ${then}.`;
  return `That's more than usual: ${usualText(parts.usual)}.${seasonal}${more}`;
}

function ordinaryText(usual: Usual): string {
  if (!('day' in usual)) return `That's normal: ${usualText(usual)}`;
  if (!usual.isBeyond) return `That's normal for a ${weekdayOf(usual.day)}: ${usualText(usual)}`;
  return `That's just outside the normal of a ${weekdayOf(usual.day)}: ${usualText(usual)}, and chance alone can go that far`;
}

/** "rose 64.8%", "52.7% below" */
function movedText(change: number | undefined, up: string, down: string): string {
  const by = unsigned(change ?? 0);
  const word = (change ?? 0) < 0 ? down : up;
  return up === 'above' ? `${by} ${word}` : `${word} ${by}`;
}

const dayOf = ({ name, day }: Festival, country: string): string => `${name} (${formatDay(day, country)})`;

const weekdayOf = (day: Day): string => timeLabel(day, 'weekday');

function againstText(against: Against, places: EnglishPlaces, country: string): string {
  if (against.kind === 'hours') return `in the same hours of ${formatPeriod(against.period, country)}`;
  if (against.kind === 'base') return places.base(against.base);
  const { day, days, isMedian } = against;
  return `on a usual ${weekdayOf(day)} (the ${isMedian ? 'median' : 'average'} of the ${days} before)`;
}

function usualText(usual: Usual): string {
  if ('day' in usual) {
    const { day, days, lowest, highest } = usual;
    return `the ${days} ${weekdayOf(day)}s before had ${lowest} to ${highest}`;
  }
  const { comparisons, range, around } = usual;
  if (usual.isWild) return 'with so few, half as much or twice as much is normal';
  if (comparisons === 0) return `swings of about ${range} are normal at this size`;
  const level = around === undefined ? '' : ` around ${formatChange(around)}`;
  return `in the ${comparisons} weeks before, the same comparison swung by ${range}${level}`;
}

function behindText(behind: NonNullable<Behind>): string {
  if ('everything' in behind) return `The whole shop moved by ${formatChange(behind.everything)} in the same days.`;
  const all = ': no product, city, campaign, device or code did anything unusual';
  return `Nothing stands out behind it${behind.nothing === 'shop' ? all : ''}.`;
}
