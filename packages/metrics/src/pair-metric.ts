/** Two metrics of the catalogue made into one: `one/other` is their ratio, `one-other` what is left, `one+other` both together. */
import { keysOf, parseFormula } from './formula.ts';
import { isMeasure, isOfTheMoment } from './measure.ts';
import type { Metric, Unit } from './metric.ts';

export type Pair = { one: string; operator: '/' | '-' | '+'; other: string };

const made = new Map<string, Metric>();

/** Nothing where one of the two is not known, knows no period, or is a formula of formulas, or where kinds of figures are added. */
export function pairMetric(key: string, byKey: ReadonlyMap<string, Metric>): Metric | undefined {
  const known = made.get(key);
  if (known) return known;
  const pair = pairIn(key);
  const [one, other] = [byKey.get(pair?.one ?? ''), byKey.get(pair?.other ?? '')];
  if (!pair || !one || !other || one === other) return undefined;
  if ([one, other].some(part => isOfTheMoment(part) || isDeep(part, byKey))) return undefined;
  const isRatio = pair.operator === '/';
  if (!isRatio && (one.unit !== other.unit || one.unit === 'percent')) return undefined;
  const metric: Metric = {
    key,
    category: 'custom_metrics',
    group: one.group,
    unit: isRatio ? unitOfRatio(one.unit, other.unit) : one.unit,
    good_when: 'neutral',
    additive: !isRatio && one.additive && other.additive,
    timing: 'period',
    description: descriptions[pair.operator](one.key, other.key),
    source: { formula: `${one.key} ${pair.operator} ${other.key}` },
    dimensions: one.dimensions.filter(dimension => other.dimensions.includes(dimension)),
    also_called: [],
    sample: { '/': one.sample / other.sample, '-': one.sample - other.sample, '+': one.sample + other.sample }[
      pair.operator
    ],
  };
  made.set(key, metric);
  return metric;
}

const descriptions: Record<Pair['operator'], (one: string, other: string) => string> = {
  '/': (one, other) => `${one} for each of ${other}.`,
  '-': (one, other) => `${one} less ${other}.`,
  '+': (one, other) => `${one} and ${other} together.`,
};

/** The two metrics of such a key, and what is made of them. */
export function pairIn(key: string): Pair | undefined {
  const [, one, operator, other] = /^(\w+)([-+/])(\w+)$/.exec(key) ?? [];
  return one && other ? { one, operator: operator as Pair['operator'], other } : undefined;
}

function unitOfRatio(one: Unit, other: Unit): Unit {
  if (one === other) return one === 'money' ? 'percent' : 'number';
  return one === 'percent' || one === 'ratio' ? 'number' : one === 'count' ? 'number' : one;
}

/** Formulas may be three deep, and the pair is one itself. */
function isDeep(metric: Metric, byKey: ReadonlyMap<string, Metric>, depth = 0): boolean {
  if (isMeasure(metric) || !('formula' in metric.source)) return false;
  if (depth === 2) return true;
  return keysOf(parseFormula(metric.source.formula)).some(key => {
    const part = byKey.get(key);
    return part !== undefined && isDeep(part, byKey, depth + 1);
  });
}
