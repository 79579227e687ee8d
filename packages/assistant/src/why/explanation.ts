/** From what came back to what is known: the change, its verdict, its parts, its causes. */
import type { MetricResult } from '@tillsight/metrics/request';
import type { Run } from '../conversation.ts';
import type { Cause } from './causes/cause.ts';
import { findCauses } from './causes/find-causes.ts';
import { elementParts, type Element, type ElementParts } from './element-parts.ts';
import { withWeeksBefore, type Evidence } from './evidence.ts';
import type { FactorPart } from './factor-part.ts';
import { firstSplit } from './first-split.ts';
import { figureIn, type Pair } from './measure.ts';
import { asTypicalDay, typicalOf, type Typical } from './typical.ts';
import { verdictOf, type Verdict } from './verdict.ts';

export type Explanation = {
  whole: Pair;
  /** What a day is held against. */
  typical?: Typical;
  verdict: Verdict;
  /** They add up to the change exactly. */
  factors: FactorPart[];
  /** Every one adds up to the change with its rest. */
  splits: ElementParts[];
  /** Rows that made more of the change than their size would have, the furthest first. */
  standouts: Element[];
  causes: Cause[];
};

const splitNames = [
  'region',
  'product',
  'city',
  'sales_channel',
  'campaign',
  'device',
  'customer_type',
  'discount_code',
  'source',
  'traffic_channel',
  'landing_page',
  'return_reason',
  'payment_gateway',
];

export async function explain(given: Evidence, run: Run): Promise<Explanation | undefined> {
  const evidence = againstTypicalDay({ ...given, results: withWeeksBefore(given) });
  const { measure, results, where } = evidence;
  const row = results.get('whole')?.rows[0]?.values;
  const whole = figureIn(measure, row);
  if (!whole) return undefined;
  const isOpen = (name: string): boolean => where.every(({ dimension }) => dimension !== name);
  const splits = splitNames.filter(isOpen).flatMap(name => {
    const result = results.get(name);
    const adds = measure.kind !== 'whole' && !(measure.counts && (name === 'product' || name === 'discount_code'));
    const isAsked = measure.needs.every(key => result?.request.metrics.includes(key));
    return result && adds && isAsked ? (elementParts(measure, result, whole) ?? []) : [];
  });
  const verdict = verdictOf(evidence, whole);
  return {
    whole,
    verdict,
    ...(evidence.typical ? { typical: evidence.typical } : {}),
    factors: firstSplit(measure, row, whole),
    splits,
    standouts: standoutsOf(splits, whole),
    causes: await findCauses(evidence, whole, verdict, run),
  };
}

/** Per split its two furthest rows that moved with the whole, by what they did beyond their share. */
function standoutsOf(splits: readonly ElementParts[], whole: Pair): Element[] {
  const change = whole.now - whole.past;
  const beyond = ({ amount, before }: Element): number =>
    Math.abs(amount) - Math.min(Math.abs(amount), Math.abs((change * before) / (whole.past || 1)));
  return splits
    .flatMap(({ elements }) => elements.filter(({ amount }) => amount * change > 0).slice(0, 2))
    .filter(element => Math.abs(element.amount) > 0.1 * Math.abs(change))
    .toSorted((a, b) => beyond(b) - beyond(a) || a.label.localeCompare(b.label));
}

/** A single day is held against typical such days, its rows against their part of one. */
function againstTypicalDay(evidence: Evidence): Evidence {
  const { measure, windows, results } = evidence;
  const { suchDays } = windows;
  const typical = suchDays && typicalOf(measure, results.get('days'), suchDays);
  if (!suchDays || !typical) return evidence;
  const main = measure.above[0]?.key ?? '';
  const sized = asTypicalDay(results, typical, main);
  const all = typicalOf(measure, results.get('everything days'), suchDays);
  const everything = results.get('everything');
  if (all && everything) {
    const rows = everything.rows.map(row => ({
      ...row,
      values: Object.fromEntries(
        Object.entries(row.values).map(([key, value]) => [key, { ...value, base: all.values[key] ?? null }]),
      ),
    }));
    sized.set('everything', { ...everything, rows });
  }
  const bases = new Map([...results].filter(([name]) => name === 'whole'));
  const sizedLater = (later: MetricResult): MetricResult =>
    asTypicalDay(bases.set('later', later), typical, main).get('later') ?? later;
  return { ...evidence, results: sized, typical, sized: sizedLater };
}
