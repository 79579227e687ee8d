/** Figures that need rates of the merchant's which nobody has set, or only for later days. */
import type { Catalogue } from './catalogue.ts';
import type { Issue } from './issue.ts';
import type { Metric } from './metric.ts';
import { stretchesOf } from './rates.ts';
import type { PricingRate } from '@tillsight/contract/rates';
import type { Rates } from './rates.ts';
import type { Day, Period } from './request.ts';
import { ratesBehind } from './standing.ts';
import type { TimeFrame } from './time-frame.ts';

type Known = { catalogue: Catalogue; rates: Rates };

export function rateIssues(metrics: readonly Metric[], { period, base }: TimeFrame, known: Known): Issue[] {
  const ofPeriod = period ? missingIn(metrics, period, known) : [];
  if (ofPeriod.length > 0 || !base) return ofPeriod;
  return missingIn(metrics, base, known).map(issue => ({ ...issue, ofBase: true as const }));
}

function missingIn(
  metrics: readonly Metric[],
  period: Period,
  { catalogue, rates }: Known,
): Extract<Issue, { kind: 'rates-not-set' }>[] {
  const missing = (name: PricingRate): boolean => stretchesOf(rates, name, period).some(({ rate }) => rate === null);
  const needing = metrics
    .map(metric => ({ key: metric.key, names: ratesBehind(metric, catalogue).filter(missing) }))
    .filter(({ names }) => names.length > 0);
  const [first] = needing;
  if (!first) return [];
  const names = [...new Set(needing.flatMap(each => each.names))];
  const since = lastOf(
    names.map(name => stretchesOf(rates, name, { from: period.from, to: farAhead }).find(known)?.period.from),
  );
  return [
    {
      kind: 'rates-not-set',
      metrics: needing.map(({ key }) => key),
      rates: names,
      ...(since !== undefined && { since }),
    },
  ];
}

const farAhead = '9999-12-31';
const known = ({ rate }: { rate: number | null }): boolean => rate !== null;

/** The day from which all are known; nothing where one never is. */
const lastOf = (days: (Day | undefined)[]): Day | undefined =>
  days.includes(undefined) ? undefined : days.reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b));
