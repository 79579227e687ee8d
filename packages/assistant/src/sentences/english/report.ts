/** Reports, in English. */
import type { Frequency } from '@tillsight/contract/configurations';
import { product } from '@tillsight/contract/product';
import { formatDay, formatPeriod, weekdayOf } from '@tillsight/metrics/format-time';
import { metricName } from '@tillsight/metrics/catalogue/english-titles';
import { roleDefaults } from '@tillsight/metrics/role-defaults';
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { ReportGap, ReportMove, ReportSentences } from '../report-sentences.ts';
import { chanceText } from './outlook.ts';
import { titles } from './titles.ts';

export const englishReport = (country: string): ReportSentences => ({
  title: frequency => frequencies[frequency],
  role: role => roleDefaults[role].role_name,
  section: title => title,
  alsoChosen: 'Also chosen',
  metric: metricName,
  days: period => {
    const days = formatPeriod(period, country);
    return period.from === period.to ? `${weekdayOf(period.from).slice(0, 3)} ${days}` : days;
  },
  comparedWith: base => `compared with ${base}`,
  byDay: metric => `${metricName(metric)} by day`,
  usual: 'Usual that weekday',
  usually: value => `usually ${value}`,
  chart: ({ metric, from, to, last }) => `${metricName(metric)} by day, ${from} to ${to}; at the end ${last}.`,
  insight: {
    record: ({ metric, days, isHighest }) =>
      `${metricName(metric)} was the ${isHighest ? 'highest' : 'lowest'} of the last ${days} days.`,
    calm: base => `No figure moved by more than 5% against ${base}.`,
    moved: ({ base, moves }) => `Biggest change from ${base}: ${moves.map(moveText).join(', then ')}.`,
  },
  target: {
    running: ({ name, value, soFar, until, outlook }) =>
      `Target ${name}: ${soFar} of ${value} so far${outlook === undefined ? `, until ${formatDay(until, country)}` : `, about ${outlook.expected} expected by ${formatDay(until, country)}: ${chanceText(outlook.chance)}`}.`,
    ended: ({ name, value, soFar, until, isReached, isOver }) =>
      `Target ${name}: ${isReached ? 'reached' : 'missed'}${isOver ? '' : ` before ${formatDay(until, country)}`}, with ${soFar} against ${value}.`,
  },
  missing: (gap, metrics) => {
    const lost = metrics.length === 0 ? '' : `; missing: ${metrics.map(metricName).join(', ')}`;
    return `${gapText(gap)}${lost}.`;
  },
  leftOut: (metric, sources) =>
    `${metricName(metric)} doesn't include ${sources.map(source => sourceTitles[source]).join(' and ')} (not connected).`,
  begins: (source, day) => `${sourceTitles[source]} has figures from ${formatDay(day, country)} on.`,
  noFigures: 'There are no figures.',
  noMetric: 'No metric is chosen.',
  more: '… Reply *more* for every figure.',
  unnamedStore: 'Your store',
  mail: {
    subject: ({ frequency, store, period }) => `${frequencies[frequency]} for ${store}: ${period}`,
    ask: `Ask ${product.assistant} why`,
    why: `You're getting this because you're on this report in ${product.name}.`,
    change: 'Change its settings',
    otherwise: 'If the button does not work, open this address:',
  },
});

const frequencies: Record<Frequency, string> = {
  daily: 'Daily report',
  weekly: 'Weekly report',
  monthly: 'Monthly report',
};

const moveText = ({ metric, way, size }: ReportMove): string => `${metricName(metric)} ${way} ${size}`;

function gapText(gap: ReportGap): string {
  if (gap.kind === 'not-one-figure') return 'It cannot be told as one figure';
  if (gap.kind === 'mixed-currencies') return `It would add up ${titles.all(gap.currencies)}`;
  const source = sourceTitles[gap.source];
  return {
    'not-connected': `${source} is not connected`,
    ended: `The connection to ${source} has ended, please connect it again`,
    'no-answer': `${source} did not answer`,
  }[gap.kind];
}
