/** An explanation in one message: the change, whether it is ordinary, what happened, the parts, what is not known. */
import type { AnswerParts } from '@tillsight/contract/chat';
import { formatMoney, formatPercent, formatValue } from '@tillsight/metrics/format';
import { dayAt } from '@tillsight/metrics/period';
import type { Shop } from '../conversation.ts';
import type { Written } from '../draft.ts';
import type { Change } from '../sentences/parts.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { Against, Behind, Usual, WhySentences } from '../sentences/why-sentences.ts';
import { baseOf, clockText, daysOf, filterParts, hourText, labelText, moodOf } from '../telling/wording.ts';
import { roundedTogether } from './arithmetic.ts';
import { signed } from './causes/say.ts';
import type { Cause } from './causes/cause.ts';
import type { Evidence } from './evidence.ts';
import type { Explanation } from './explanation.ts';
import type { FactorPart } from './factor-part.ts';
import { effectsOn, pairIn, type Measure } from './measure.ts';

/** One message on a phone. */
const longest = 900;

export function tellWhy(
  explanation: Explanation,
  evidence: Evidence,
  tail: readonly string[],
): Pick<Written, 'response' | 'screen'> {
  const { verdict, causes, factors } = explanation;
  const [first, second] = causes;
  const say = sentencesFor(evidence.shop).why;
  const isBlind = verdict.kind === 'unusual' && causes.length === 0 && !evidence.isPartial;
  const reasons = reasonsLine(evidence);
  const unknown = first?.unknown ?? (isBlind && reasons === '' ? say.nothingFound : '');
  const [whole, denial, judged] = [
    headline(explanation, evidence),
    otherWay(explanation, evidence),
    verdictLine(explanation, evidence),
  ];
  const lines: [weight: number, text: string][] = [
    [9, whole],
    [9, denial],
    [8, judged],
    [9, first ? causeLine(first, explanation, say) : ''],
    [8, reasons],
    [7, evidence.noted ?? ''],
    [5.5, second ? say.cause({ text: second.text, as: 'also' }) : ''],
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
  const sentence = denial || judged;
  // The change stands large; how it was measured is one tap away.
  return {
    response: textOf(kept),
    screen: { headline: largeFigure(explanation, evidence), sentence, replaces: [sentence], folded: [whole] },
  };
}

/** What is explained is held large against the same days as below. */
function largeFigure(explanation: Explanation, evidence: Evidence): NonNullable<AnswerParts['headline']> {
  const { now, past } = explanation.whole;
  const { measure, windows, where, shop } = evidence;
  const { figures, why } = sentencesFor(shop);
  const days = daysOf({ metrics: [measure.key], period: windows.period }, shop);
  const until = windows.hours.length > 0 ? { until: hourText(shop) } : {};
  const label = figures.headline({
    metric: measure.key,
    place: { filters: filterParts(where), days: { ...days, ...until } },
  });
  const way = now === past ? 'same' : now > past ? 'up' : 'down';
  const by = Math.abs(now - past);
  const moved: Change =
    way === 'same'
      ? { way }
      : measure.unit === 'percent'
        ? { way, by, in: 'points' }
        : past === 0
          ? { way }
          : { way, by: by / Math.abs(past), in: 'percent' };
  const before = valueText(past, measure, shop);
  return {
    label,
    value: valueText(now, measure, shop),
    change: {
      text: figures.plainChange(moved),
      direction: way,
      mood: moodOf(measure.key, way),
      against: why.from({ before, against: againstOf(explanation, evidence) }),
    },
  };
}

function causeLine({ text, effect }: Cause, { verdict, whole }: Explanation, say: WhySentences): string {
  const isAgainst = effect * (whole.now - whole.past) < 0;
  return say.cause({ text, as: isAgainst ? 'against' : verdict.kind === 'unusual' ? 'happened' : 'stands-out' });
}

const textOf = (lines: readonly [number, string][]): string => lines.map(([, text]) => text).join('\n');

function headline(explanation: Explanation, evidence: Evidence): string {
  const { whole } = explanation;
  const { measure, windows, where, shop } = evidence;
  const change = whole.now - whole.past;
  const hasSize = measure.unit !== 'percent' && whole.past !== 0;
  const isRunning = windows.period.to === dayAt(shop.now, shop.timeZone);
  const until = windows.hours.length > 0 ? hourText(shop) : clockText(shop);
  return sentencesFor(shop).why.headline({
    metric: measure.key,
    filters: filterParts(where),
    period: windows.period,
    against: againstOf(explanation, evidence),
    until: isRunning ? until : undefined,
    value: valueText(whole.now, measure, shop),
    before: valueText(whole.past, measure, shop),
    moved:
      change === 0
        ? { way: 'same' }
        : {
            way: change > 0 ? 'up' : 'down',
            by: hasSize ? Math.abs(change / whole.past) : undefined,
            amount: amountText(change, measure, shop, stepOfParts(explanation, measure)),
          },
  });
}

function againstOf({ typical }: Explanation, { windows, results }: Evidence): Against {
  const { period, base, hours } = windows;
  if (typical) return { kind: 'typical', day: period.from, days: typical.figures.length, isMedian: typical.isMedian };
  if (hours.length > 0) return { kind: 'hours', period: base };
  const whole = results.get('whole');
  const told = whole && baseOf(whole);
  return { kind: 'base', base: told ?? { period: base, isYearAgo: false, until: { kind: 'end' } } };
}

/** Who asks why it fell is told first when it did not. */
function otherWay({ whole, typical, verdict }: Explanation, { moved, windows, shop }: Evidence): string {
  const change = whole.now - whole.past;
  if (!moved || verdict.kind === 'flat' || change > 0 === (moved === 'up')) return '';
  return sentencesFor(shop).why.otherWay(change > 0 ? 'up' : 'down', typical && windows.period.from);
}

function verdictLine(explanation: Explanation, evidence: Evidence): string {
  const { kind, season, yearAgo } = explanation.verdict;
  const usual = usualOf(explanation, evidence);
  return sentencesFor(evidence.shop).why.verdict({ kind, usual, season, yearAgo }, behind(explanation, evidence));
}

function usualOf({ typical, whole, verdict: { spread } }: Explanation, { measure, windows, shop }: Evidence): Usual {
  if (!typical) {
    const around = Math.abs(spread.usual) > 0.03 ? spread.usual : undefined;
    return {
      comparisons: Math.max(0, spread.comparisons),
      range: `±${formatPercent(spread.deviation)}`,
      around,
      isWild: spread.deviation >= 1,
    };
  }
  const { figures } = typical;
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return {
    day: windows.period.from,
    days: figures.length,
    lowest: valueText(least, measure, shop),
    highest: valueText(most, measure, shop),
    isBeyond: whole.now < least || whole.now > most,
  };
}

function behind(explanation: Explanation, evidence: Evidence): Behind {
  const { everything, kind } = explanation.verdict;
  if (everything !== undefined) return { everything };
  if (kind === 'unusual' || evidence.isPartial || !isUneventful(explanation)) return undefined;
  return { nothing: effectsOn(evidence.measure) ? 'shop' : 'part' };
}

/** Neither a cause nor more than the usual ups and downs: single rows then say nothing, however they are ranked. */
const isUneventful = ({ causes, verdict }: Explanation): boolean => causes.length === 0 && verdict.kind !== 'unusual';

/** Why goods came back, in the words that were chosen when they did. */
function reasonsLine({ results, shop }: Evidence): string {
  const rows = (results.get('reasons')?.rows ?? [])
    .map(({ by, values }) => ({ reason: by['return_reason'] ?? null, ...pairIn(values, 'units_returned') }))
    .filter(({ now }) => now > 0)
    .toSorted((a, b) => Number(isVague(a.reason)) - Number(isVague(b.reason)) || b.now - a.now);
  const shown = rows.slice(0, 5).map(({ reason, now, past }) => ({
    reason: reason === null ? undefined : labelText('return_reason', reason, shop),
    now: partText(now, 'count', shop),
    before: partText(past, 'count', shop),
  }));
  return shown.length > 0 ? sentencesFor(shop).why.reasons(shown) : '';
}

const isVague = (reason: string | null): boolean => reason === null || /^(other|unknown)$/i.test(reason);

/** The first cut, rounded so that what is written adds up to the change that is written. */
function factorLine(explanation: Explanation, { measure, shop }: Evidence): string {
  const { factors, whole } = explanation;
  const step = stepOfParts(explanation, measure);
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
        ? undefined
        : ([partText(part.before, part.unit, shop), partText(part.after, part.unit, shop)] as const);
    return { factor: part.name, amount: amountText(amount, measure, shop, step), between };
  });
  const change = amountText(whole.now - whole.past, measure, shop, step);
  return shown.length > 0 ? sentencesFor(shop).why.factors(shown, change) : '';
}

/** What a typical day had of orders is no whole number, and none of its digits behind the point is known. */
const partText = (value: number, unit: FactorPart['unit'], { currency }: Shop): string =>
  formatValue(unit === 'count' ? Math.round(value) : value, unit, { currency });

function standoutLine(explanation: Explanation, evidence: Evidence): string {
  const { measure, shop } = evidence;
  if (isUneventful(explanation)) return '';
  const shown = explanation.standouts
    .slice(0, 3)
    .map(({ label, dimension, amount }) => ({ label, dimension, amount: amountText(amount, measure, shop) }));
  return shown.length > 0 ? sentencesFor(shop).why.standouts(shown) : '';
}

/** One for the change and all its parts, so that what is written adds up. */
const stepOfParts = ({ whole, factors }: Explanation, measure: Measure): number =>
  measure.unit === 'count'
    ? stepOf(whole.now - whole.past, measure)
    : Math.max(...[whole.now - whole.past, ...factors.map(({ amount }) => amount)].map(each => stepOf(each, measure)));

/** Of a count only a typical one has fractions. */
function stepOf(change: number, { unit }: Measure): number {
  if (unit === 'percent') return 0.0001;
  if (unit === 'money') return Math.abs(change) >= 100 ? 1 : 0.01;
  if (unit !== 'count') return 0.01;
  return Math.abs(change - Math.round(change)) < 0.01 ? 1 : 0.1;
}

function valueText(value: number, { unit }: Measure, shop: Shop): string {
  return formatValue(value, unit, shop);
}

function amountText(amount: number, measure: Measure, shop: Shop, step = stepOf(amount, measure)): string {
  const { unit } = measure;
  const { currency } = shop;
  if (unit === 'percent') return sentencesFor(shop).why.points(amount);
  const rounded = Math.abs(Math.round(amount / step) * step);
  return signed(amount, unit === 'money' ? formatMoney(rounded, currency) : formatValue(rounded, unit, shop));
}
