/** The ratio of any two metrics of the catalogue, named `one/other`. */
import { keysOf, parseFormula } from './formula.ts';
import { isMeasure, isOfTheMoment } from './measure.ts';
import type { Metric, Unit } from './metric.ts';

const made = new Map<string, Metric>();

/** Nothing where one of the two is not known, knows no period, or is a formula of formulas. */
export function ratioMetric(key: string, byKey: ReadonlyMap<string, Metric>): Metric | undefined {
  const known = made.get(key);
  if (known) return known;
  const [one, other, ...more] = key.split('/').map(each => byKey.get(each));
  if (!one || !other || one === other || more.length > 0) return undefined;
  if ([one, other].some(part => isOfTheMoment(part) || isDeep(part, byKey))) return undefined;
  const metric: Metric = {
    key,
    category: 'custom_metrics',
    group: one.group,
    unit: unitOfRatio(one.unit, other.unit),
    good_when: 'neutral',
    additive: false,
    timing: 'period',
    description: `${one.key} for each of ${other.key}.`,
    source: { formula: `${one.key} / ${other.key}` },
    dimensions: one.dimensions.filter(dimension => other.dimensions.includes(dimension)),
    also_called: [],
    sample: one.sample / other.sample,
  };
  made.set(key, metric);
  return metric;
}

/** The two metrics of such a ratio. */
export function partsOfRatio(key: string): [string, string] | undefined {
  const [one, other, ...more] = key.split('/');
  return one && other && more.length === 0 ? [one, other] : undefined;
}

function unitOfRatio(one: Unit, other: Unit): Unit {
  if (one === other) return one === 'money' ? 'percent' : 'number';
  return one === 'percent' || one === 'ratio' ? 'number' : one === 'count' ? 'number' : one;
}

/** Formulas may be three deep, and the ratio is one itself. */
function isDeep(metric: Metric, byKey: ReadonlyMap<string, Metric>, depth = 0): boolean {
  if (isMeasure(metric) || !('formula' in metric.source)) return false;
  if (depth === 2) return true;
  return keysOf(parseFormula(metric.source.formula)).some(key => {
    const part = byKey.get(key);
    return part !== undefined && isDeep(part, byKey, depth + 1);
  });
}
