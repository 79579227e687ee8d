/** An explanation in one message: the change, whether it is ordinary, what happened, the parts, what is not known. */
import { formatChange, formatMoney, formatPercent, formatPoints, formatValue } from '@tillsight/metrics/format';
import { formatDay, formatPeriod } from '@tillsight/metrics/format-time';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { clockText, filterParts } from '../telling/wording.ts';
import { roundedTogether } from './arithmetic.ts';
import { signed } from './causes/say.ts';
import type { Cause } from './causes/cause.ts';
import { isShop, type Evidence } from './evidence.ts';
import type { Explanation } from './explanation.ts';
import type { Measure } from './measure.ts';

/** One message on a phone. */
const longest = 900;

export function tellWhy(explanation: Explanation, evidence: Evidence, tail: readonly string[]): string {
  const { verdict, causes, factors } = explanation;
  const [first, second] = causes;
  const isBlind = verdict.kind === 'unusual' && causes.length === 0 && !evidence.isPartial;
  const unknown = first?.unknown ?? (isBlind ? nothingFound : '');
  const lines: [weight: number, text: string][] = [
    [9, headline(explanation, evidence)],
    [9, otherWay(explanation, evidence)],
    [8, verdictLine(explanation, evidence)],
    [9, first ? `${causeTitle(first, explanation)}: ${first.text}` : ''],
    [3, second ? `Also: ${second.text}` : ''],
    [7, factors.length > 0 ? factorLine(explanation, evidence) : ''],
    [4, standoutLine(explanation, evidence)],
    [5, unknown],
    [6, tail.join(' ')],
  ];
  let kept = lines.filter(([, text]) => text !== '');
  while (textOf(kept).length > longest && kept.length > 3) {
    const lightest = kept.reduce((a, b) => (b[0] < a[0] ? b : a));
    kept = kept.filter(line => line !== lightest);
  }
  return textOf(kept);
}

const nothingFound =
  'None of the causes the platforms can show (stock-outs, paused campaigns, failing checkouts, codes, prices, single cities) explains it, so the reason is not known.';

function causeTitle({ effect }: Cause, { verdict, whole }: Explanation): string {
  if (effect * (whole.now - whole.past) < 0) return 'What stands out, though it worked the other way';
  return verdict.kind === 'unusual' ? 'What happened' : 'What stands out';
}

const textOf = (lines: readonly [number, string][]): string => lines.map(([, text]) => text).join('\n');

function headline({ whole }: Explanation, { measure, windows, where, shop }: Evidence): string {
  const say = sentencesFor(shop);
  const cut = say.filters(filterParts(where));
  const isRunning = windows.hours.length > 0;
  const change = whole.now - whole.past;
  const value = (figure: number): string => valueText(figure, measure, shop);
  const before = isRunning
    ? `in the same hours of ${formatPeriod(windows.base, shop.country)}`
    : say.days({ kind: 'span', period: windows.base });
  const moved =
    change === 0
      ? 'as much as'
      : `${directionText(change, whole.past, measure)} (${amountText(change, measure, shop)}) from ${value(whole.past)}`;
  const until = isRunning ? ` until ${clockText(shop).slice(0, 2)}:00` : '';
  const title = [say.chart.series(measure.key), cut].filter(Boolean).join(' ');
  return `${title} ${say.days({ kind: 'span', period: windows.period })}${until}: ${value(whole.now)}, ${moved} ${before}.`;
}

/** Who asks why it fell is told first when it did not. */
function otherWay({ whole }: Explanation, { moved }: Evidence): string {
  const change = whole.now - whole.past;
  if (!moved || change === 0 || change > 0 === (moved === 'up')) return '';
  return change > 0 ? 'So it went up, not down.' : 'So it went down, not up.';
}

function directionText(change: number, before: number, { unit }: Measure): string {
  const direction = change > 0 ? 'up' : 'down';
  if (unit === 'percent' || before === 0) return direction;
  return `${direction} ${formatChange(Math.abs(change / before)).replace('+', '')}`;
}

function verdictLine(explanation: Explanation, evidence: Evidence): string {
  const { shop } = evidence;
  const { kind, spread, season, yearAgo, everything } = explanation.verdict;
  const range = `±${formatPercent(spread.deviation)}`;
  const usual =
    spread.comparisons > 0
      ? `the same comparison in the ${spread.comparisons} weeks before moved by ${range} by itself${Math.abs(spread.usual) > 0.03 ? `, around ${formatChange(spread.usual)}` : ''}`
      : `chance alone makes about ${range} with so many orders`;
  const all = everything === undefined ? '' : ` The whole shop moved by ${formatChange(everything)} in the same days.`;
  const nothing =
    all || evidence.isPartial || !isUneventful(explanation, evidence)
      ? all
      : ` Nothing stands out behind it${isShop(evidence.measure) ? ': no product, city, campaign, device or code left its usual course' : ''}.`;
  if (kind === 'flat') return `It hardly changed; that is ordinary.${nothing}`;
  if (kind === 'ordinary') return `As a whole that is ordinary: ${usual}.${nothing}`;
  const day = season ? `${season.name} (${formatDay(season.day, shop.country)})` : '';
  if (kind === 'season')
    return `That is ordinary for the season: around ${day} the same days of the year before moved by ${formatChange(yearAgo)}.${nothing}`;
  if (kind === 'maybe-season')
    return `${day} lies in these days, so a change is ordinary; without the same days of a year before I cannot tell how much of it is the season.${nothing}`;
  const seasonal =
    yearAgo === undefined ? '' : ` Around ${day} the same days of the year before moved by ${formatChange(yearAgo)}.`;
  return `That is more than usual: ${usual}.${seasonal}${all}`;
}

/** Neither a cause nor more than the usual ups and downs: single rows then say nothing, however they are ranked. */
const isUneventful = ({ causes, verdict }: Explanation, { where }: Evidence): boolean =>
  causes.length === 0 && verdict.kind !== 'unusual' && where.length === 0;

/** The first cut, rounded so that what is written adds up to the change that is written. */
function factorLine({ factors, whole }: Explanation, { measure, shop }: Evidence): string {
  const step = stepOf(whole.now - whole.past, measure);
  const amounts = roundedTogether(
    factors.map(part => part.amount),
    step,
  );
  const parts = factors
    .map((part, at) => ({ part, amount: amounts[at]! }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const shown = parts.map(({ part, amount }) => {
    const between =
      part.unit === 'money' && !/order|unit|click|purchase/.test(part.name)
        ? ''
        : ` (${formatValue(part.before, part.unit, shop)} → ${formatValue(part.after, part.unit, shop)})`;
    return `${part.label} ${amountText(amount, measure, shop)}${between}`;
  });
  return shown.length > 0 ? `In parts: ${shown.join(', ')}.` : '';
}

function standoutLine(explanation: Explanation, evidence: Evidence): string {
  const { measure, shop } = evidence;
  if (isUneventful(explanation, evidence)) return '';
  const shown = explanation.standouts
    .slice(0, 3)
    .map(
      ({ label, dimension, amount }) =>
        `${label} ${amountText(amount, measure, shop)} (${sentencesFor(shop).dimension(dimension)})`,
    );
  return shown.length > 0 ? `Largest single parts: ${shown.join(', ')}.` : '';
}

const stepOf = (change: number, { unit }: Measure): number =>
  unit === 'percent' ? 0.0001 : unit === 'money' ? (Math.abs(change) >= 100 ? 1 : 0.01) : unit === 'count' ? 1 : 0.01;

function valueText(value: number, { unit }: Measure, { currency }: Shop): string {
  return formatValue(value, unit, { currency });
}

function amountText(amount: number, measure: Measure, { currency }: Shop): string {
  const { unit } = measure;
  if (unit === 'percent') return formatPoints(amount);
  const rounded = Math.round(amount / stepOf(amount, measure)) * stepOf(amount, measure);
  const text =
    unit === 'money' ? formatMoney(Math.abs(rounded), currency) : formatValue(Math.abs(rounded), unit, { currency });
  return signed(amount, text);
}
