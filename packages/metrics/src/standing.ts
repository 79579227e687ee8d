/** Which platforms a metric rests on, and whether it can have a value with those that are connected. */
import type { Catalogue } from './catalogue.ts';
import { keysOf, parseFormula } from './formula.ts';
import { isMeasure, isOfTheMoment, sourceOf } from './measure.ts';
import type { Metric, SourceName } from './metric.ts';
import type { PricingRate } from '@tillsight/contract/rates';

/** `dead`: connected once, but the grant has ended; its figures are missing, not zero. */
export type SourceState = 'connected' | 'absent' | 'dead';
export type StateOf = (source: SourceName) => SourceState;

/** With `blockedBy` there is no value; `leftOut` are platforms whose terms are missing from a sum that may lack them. */
export type Standing = { blockedBy: SourceName[]; leftOut: SourceName[] };

export function standingOf(metric: Metric, catalogue: Catalogue, stateOf: StateOf): Standing {
  if (isMeasure(metric)) {
    const source = sourceOf(metric);
    return { blockedBy: stateOf(source) === 'connected' ? [] : [source], leftOut: [] };
  }
  const parts = partsOf(metric, catalogue).map(part => standingOf(part, catalogue, stateOf));
  const blockedBy = each(parts, part => part.blockedBy);
  const leftOut = each(parts, part => part.leftOut);
  const maySkip = 'formula' in metric.source && metric.source.unconnected === 'skip';
  const isDead = blockedBy.some(source => stateOf(source) === 'dead');
  if (!maySkip || isDead || parts.every(part => part.blockedBy.length > 0)) return { blockedBy, leftOut };
  return { blockedBy: [], leftOut: [...new Set([...leftOut, ...blockedBy])] };
}

/** A measure a metric needs; with `windowDays` over the last complete days instead of the period. */
export type NeededMeasure = {
  measure: Metric;
  windowDays?: number;
  /** At this rate of the merchant's. */
  rate?: PricingRate;
  /** Only for the names of its rows. */
  forNames?: true;
};

/** Every measure below a metric, each once. Throws when formulas run in a circle or more than three deep. */
export function measuresOf(metric: Metric, catalogue: Catalogue): NeededMeasure[] {
  const found = new Map<string, NeededMeasure>();
  type Within = { windowDays?: number; rate?: PricingRate };
  const visit = (current: Metric, depth: number, { windowDays, rate }: Within): void => {
    if (depth > 3) throw new Error(`${metric.key} is more than three formulas deep.`);
    if (isMeasure(current)) {
      const need = {
        measure: current,
        ...(windowDays !== undefined && !isOfTheMoment(current) && { windowDays }),
        ...(rate && { rate }),
      };
      found.set(cellOf(need), need);
      return;
    }
    const own = 'formula' in current.source ? current.source : undefined;
    const inner = { windowDays: own?.window_days ?? windowDays, rate: own?.rate ?? rate };
    for (const part of partsOf(current, catalogue)) visit(part, depth + (isMeasure(part) ? 0 : 1), inner);
  };
  visit(metric, isMeasure(metric) ? 0 : 1, {});
  return [...found.values()];
}

/** The name under which a measure's figures are kept within a request. */
export function cellName(key: string, windowDays: number | undefined, rate?: PricingRate): string {
  const name = windowDays === undefined ? key : `${key} over ${windowDays}`;
  return rate === undefined ? name : `${name} at ${rate}`;
}

export const cellOf = ({ measure, windowDays, rate }: NeededMeasure): string => cellName(measure.key, windowDays, rate);

/** The rates a metric rests on, each once. */
export function ratesBehind(metric: Metric, catalogue: Catalogue): PricingRate[] {
  return [...new Set(measuresOf(metric, catalogue).flatMap(({ rate }) => rate ?? []))];
}

function partsOf(metric: Metric, catalogue: Catalogue): Metric[] {
  if (!('formula' in metric.source)) return [];
  return keysOf(parseFormula(metric.source.formula)).map(key => {
    const part = catalogue.metricByKey(key);
    if (!part) throw new Error(`The formula of ${metric.key} names ${key}, which is not in the catalogue.`);
    return part;
  });
}

function each(parts: Standing[], pick: (part: Standing) => SourceName[]): SourceName[] {
  return [...new Set(parts.flatMap(pick))];
}
