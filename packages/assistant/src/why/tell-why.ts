/** An explanation in one message: the change, whether it is ordinary, what happened, the parts, what is not known. */
import { formatMoney, formatPercent, formatValue } from '@tillsight/metrics/format';
import type { Shop } from '../conversation.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { Behind, Usual, WhySentences } from '../sentences/why-sentences.ts';
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
  const say = sentencesFor(evidence.shop).why;
  const isBlind = verdict.kind === 'unusual' && causes.length === 0 && !evidence.isPartial;
  const unknown = first?.unknown ?? (isBlind ? say.nothingFound : '');
  const lines: [weight: number, text: string][] = [
    [9, headline(explanation, evidence)],
    [9, otherWay(explanation, evidence)],
    [8, verdictLine(explanation, evidence)],
    [9, first ? causeLine(first, explanation, say) : ''],
    [3, second ? say.cause({ text: second.text, as: 'also' }) : ''],
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

function causeLine({ text, effect }: Cause, { verdict, whole }: Explanation, say: WhySentences): string {
  const isAgainst = effect * (whole.now - whole.past) < 0;
  return say.cause({ text, as: isAgainst ? 'against' : verdict.kind === 'unusual' ? 'happened' : 'stands-out' });
}

const textOf = (lines: readonly [number, string][]): string => lines.map(([, text]) => text).join('\n');

function headline({ whole }: Explanation, { measure, windows, where, shop }: Evidence): string {
  const change = whole.now - whole.past;
  const hasSize = measure.unit !== 'percent' && whole.past !== 0;
  return sentencesFor(shop).why.headline({
    metric: measure.key,
    filters: filterParts(where),
    period: windows.period,
    base: windows.base,
    until: windows.hours.length > 0 ? `${clockText(shop).slice(0, 2)}:00` : undefined,
    value: valueText(whole.now, measure, shop),
    before: valueText(whole.past, measure, shop),
    moved:
      change === 0
        ? { way: 'same' }
        : {
            way: change > 0 ? 'up' : 'down',
            by: hasSize ? Math.abs(change / whole.past) : undefined,
            amount: amountText(change, measure, shop),
          },
  });
}

/** Who asks why it fell is told first when it did not. */
function otherWay({ whole }: Explanation, { moved, shop }: Evidence): string {
  const change = whole.now - whole.past;
  if (!moved || change === 0 || change > 0 === (moved === 'up')) return '';
  return sentencesFor(shop).why.otherWay(change > 0 ? 'up' : 'down');
}

function verdictLine(explanation: Explanation, evidence: Evidence): string {
  const { kind, spread, season, yearAgo } = explanation.verdict;
  const around = Math.abs(spread.usual) > 0.03 ? spread.usual : undefined;
  const usual: Usual = {
    comparisons: Math.max(0, spread.comparisons),
    range: `±${formatPercent(spread.deviation)}`,
    around,
  };
  return sentencesFor(evidence.shop).why.verdict({ kind, usual, season, yearAgo }, behind(explanation, evidence));
}

function behind(explanation: Explanation, evidence: Evidence): Behind {
  const { everything, kind } = explanation.verdict;
  if (everything !== undefined) return { everything };
  if (kind === 'unusual' || evidence.isPartial || !isUneventful(explanation, evidence)) return undefined;
  return { nothing: isShop(evidence.measure) ? 'shop' : 'part' };
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
        ? undefined
        : ([formatValue(part.before, part.unit, shop), formatValue(part.after, part.unit, shop)] as const);
    return { factor: part.name, amount: amountText(amount, measure, shop), between };
  });
  return shown.length > 0 ? sentencesFor(shop).why.factors(shown) : '';
}

function standoutLine(explanation: Explanation, evidence: Evidence): string {
  const { measure, shop } = evidence;
  if (isUneventful(explanation, evidence)) return '';
  const shown = explanation.standouts
    .slice(0, 3)
    .map(({ label, dimension, amount }) => ({ label, dimension, amount: amountText(amount, measure, shop) }));
  return shown.length > 0 ? sentencesFor(shop).why.standouts(shown) : '';
}

const stepOf = (change: number, { unit }: Measure): number =>
  unit === 'percent' ? 0.0001 : unit === 'money' ? (Math.abs(change) >= 100 ? 1 : 0.01) : unit === 'count' ? 1 : 0.01;

function valueText(value: number, { unit }: Measure, { currency }: Shop): string {
  return formatValue(value, unit, { currency });
}

function amountText(amount: number, measure: Measure, shop: Shop): string {
  const { unit } = measure;
  const { currency } = shop;
  if (unit === 'percent') return sentencesFor(shop).why.points(amount);
  const rounded = Math.round(amount / stepOf(amount, measure)) * stepOf(amount, measure);
  const text =
    unit === 'money' ? formatMoney(Math.abs(rounded), currency) : formatValue(Math.abs(rounded), unit, { currency });
  return signed(amount, text);
}
