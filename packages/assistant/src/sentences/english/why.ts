/** Why a figure moved, in English. */
import { formatChange, formatPoints } from '@tillsight/metrics/format';
import { formatDay, formatPeriod } from '@tillsight/metrics/format-time';
import type { Day } from '@tillsight/metrics/request';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { timeLabel } from '@tillsight/metrics/time-grain';
import type { PlaceSentences } from '../telling-sentences.ts';
import type { Against, Behind, Festival, Usual, VerdictParts, WhySentences } from '../why-sentences.ts';
import { englishCauses } from './causes.ts';
import { sentence, titles } from './titles.ts';

export const englishWhy = (places: PlaceSentences, country: string): WhySentences => ({
  headline: ({ metric, filters, period, against, until, value, before, moved }) => {
    const title = [sentence(titles.metric(metric)), places.filters(filters)].filter(Boolean).join(' ');
    const than = againstText(against, places, country);
    const span =
      against.kind === 'typical'
        ? `on ${weekdayOf(period.from)}, ${formatPeriod(period, country)}`
        : places.days({ kind: 'span', period });
    const days = `${span}${until ? `, today until ${until}` : ''}`;
    const by = moved.way === 'same' || moved.by === undefined ? '' : ` ${unsigned(moved.by)}`;
    const how = moved.way === 'same' ? 'as much as' : `${moved.way}${by} (${moved.amount}) from ${before}`;
    return `${title} ${days}: ${value}, ${how} ${than}.`;
  },
  otherWay: (way, typical) => {
    if (!typical) return way === 'up' ? 'So it went up, not down.' : 'So it went down, not up.';
    const [is, not] = way === 'up' ? ['higher', 'lower'] : ['lower', 'higher'];
    return `So it was ${is} than on a typical ${weekdayOf(typical)}, not ${not}.`;
  },
  verdict: (parts, behind) => verdictText(parts, behind, country),
  cause: ({ text, as }) => `${ranks[as]}: ${text}`,
  factors: parts =>
    `In parts: ${parts
      .map(({ factor, amount, between }) => `${factor} ${amount}${between ? ` (${between.join(' → ')})` : ''}`)
      .join(', ')}.`,
  standouts: parts =>
    `Largest single parts: ${parts
      .map(({ label, dimension, amount }) => `${label} ${amount} (${titles.dimension(dimension)})`)
      .join(', ')}.`,
  reasons: parts =>
    `Reasons customers gave, in units: ${parts
      .map(({ reason, now, before }) => `${reason ?? 'no reason recorded'} ${now} (${before} before)`)
      .join(', ')}.`,
  nothingFound:
    'None of the causes the platforms can show (stock-outs, paused campaigns, failing checkouts, codes, prices, single cities) explains it, so the reason is not known.',
  noFigure: ({ metric, period, base }) =>
    `I cannot explain ${titles.metric(metric)}: there is no figure for both ${places.period(period)} and ${places.period(base)}.`,
  missed: ({ sources, isThrottled, seconds }) => {
    const named = sources.map(source => sourceTitles[source]).join(' and ');
    const why = isThrottled ? `: what ${named} allows in a minute is used up` : ', as it did not answer';
    const when = seconds > 0 ? `in about ${seconds} seconds` : 'in a moment';
    return `I could not look at everything ${named} knows${why}. Ask again ${when} for the whole picture.`;
  },
  aDay: amount => `${amount} a day`,
  about: (amount, metric) => `about ${amount}${metric ? ` ${titles.plainMetric(metric).toLowerCase()}` : ''}`,
  points: formatPoints,
  askBy: ({ metric, dimension, period }) =>
    `${titles.plainMetric(metric)} by ${titles.dimension(dimension)} ${places.period(period).replaceAll('–', 'to')}`,
  by: dimension => `By ${titles.dimension(dimension)}`,
  causes: englishCauses(places, country),
});

const unsigned = (change: number): string => formatChange(Math.abs(change)).replace('+', '');

const ranks = {
  against: 'What stands out, though it worked the other way',
  happened: 'What happened',
  'stands-out': 'What stands out',
  also: 'Also',
};

function verdictText(parts: VerdictParts, behind: Behind, country: string): string {
  const more = behind ? ` ${behindText(behind)}` : '';
  const around = parts.season ? dayOf(parts.season, country) : '';
  if (parts.kind === 'flat') return `It hardly changed; that is ordinary.${more}`;
  const isOfDay = 'day' in parts.usual;
  const ordinary =
    'day' in parts.usual ? `That is ordinary for a ${weekdayOf(parts.usual.day)}` : 'As a whole that is ordinary';
  if (parts.kind === 'ordinary') return `${ordinary}: ${usualText(parts.usual)}.${more}`;
  const then = isOfDay
    ? `such a day of the year before was ${formatChange(parts.yearAgo)} against its own usual`
    : `the same days of the year before moved by ${formatChange(parts.yearAgo)}`;
  if (parts.kind === 'season') return `That is ordinary for the season: around ${around} ${then}.${more}`;
  if (parts.kind === 'maybe-season')
    return `${around} lies in these days, so a change is ordinary; without the same days of a year before I cannot tell how much of it is the season.${more}`;
  const seasonal = parts.yearAgo === undefined ? '' : ` Around ${around} ${then}.`;
  return `That is more than usual: ${usualText(parts.usual)}.${seasonal}${more}`;
}

const dayOf = ({ name, day }: Festival, country: string): string => `${name} (${formatDay(day, country)})`;

const weekdayOf = (day: Day): string => timeLabel(day, 'weekday');

function againstText(against: Against, places: PlaceSentences, country: string): string {
  if (against.kind === 'hours') return `in the same hours of ${formatPeriod(against.period, country)}`;
  if (against.kind === 'base') return places.base(against.base);
  const { day, days, isMedian } = against;
  return `on a typical ${weekdayOf(day)} (the ${isMedian ? 'median' : 'average'} of the ${days} before)`;
}

function usualText(usual: Usual): string {
  if ('day' in usual) {
    const { day, days, lowest, highest } = usual;
    return `the ${days} ${weekdayOf(day)}s before had ${lowest} to ${highest}`;
  }
  const { comparisons, range, around } = usual;
  if (comparisons === 0) return `chance alone makes about ${range} with so many orders`;
  const level = around === undefined ? '' : `, around ${formatChange(around)}`;
  return `the same comparison in the ${comparisons} weeks before moved by ${range} by itself${level}`;
}

function behindText(behind: NonNullable<Behind>): string {
  if ('everything' in behind) return `The whole shop moved by ${formatChange(behind.everything)} in the same days.`;
  const all = ': no product, city, campaign, device or code left its usual course';
  return `Nothing stands out behind it${behind.nothing === 'shop' ? all : ''}.`;
}
