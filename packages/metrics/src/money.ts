/** Which currency a figure is in; money of two currencies is never added. */
import type { Catalogue } from './catalogue.ts';
import type { Answers } from './figures.ts';
import type { Issue } from './issue.ts';
import { isOfTheMoment, sourceOf } from './measure.ts';
import type { Metric, SourceName } from './metric.ts';
import type { RequestPlan } from './plan.ts';
import { cellOf, measuresOf } from './standing.ts';

/** What is known of the connected accounts; what is not is the organization's. */
export type Accounts = Partial<Record<SourceName, { currency?: string; timeZone?: string }>>;

export type MoneyContext = { catalogue: Catalogue; accounts: Accounts; currency: string; timeZone: string };

export type Money = {
  /** Metrics whose money is in another currency than the organization's. */
  currencies: Record<string, string>;
  /** Metrics over two currencies, which have no value. */
  mixed: Set<string>;
  issues: Issue[];
};

export function moneyOf(plan: RequestPlan, answers: Answers, context: MoneyContext): Money {
  const money: Money = { currencies: {}, mixed: new Set(), issues: [] };
  for (const metric of plan.metrics) {
    const currencies = currenciesOf(metric, plan, { answers, ...context });
    const [currency] = currencies;
    if (currencies.length > 1) {
      money.mixed.add(metric.key);
      money.issues.push({ kind: 'mixed-currencies', metric: metric.key, currencies });
    } else if (metric.unit === 'money' && currency && currency !== context.currency) {
      money.currencies[metric.key] = currency;
    }
    const timeZones = timeZonesOf(metric, plan, context);
    if (timeZones.length > 1) money.issues.push({ kind: 'mixed-time-zones', metric: metric.key, timeZones });
  }
  return money;
}

function currenciesOf(
  metric: Metric,
  { rows, platforms }: RequestPlan,
  { answers, accounts, currency, catalogue }: MoneyContext & { answers: Answers },
): string[] {
  const found = measuresOf(metric, catalogue)
    .filter(({ measure }) => measure.unit === 'money')
    .flatMap(need => rows.slots.get(cellOf(need)) ?? [])
    .map(({ measure, parts }) => {
      const source = sourceOf(measure);
      const query = parts[0] && answers.queryOf.get(parts[0].demand);
      const told = query && answers.answers.get(query.id)?.currency;
      return { source, currency: told ?? accounts[source]?.currency ?? currency };
    })
    .filter(({ source }) => !platforms || platforms.includes(source));
  return [...new Set(found.map(each => each.currency))];
}

/** Days of figures that are put together should be the same hours. */
function timeZonesOf(metric: Metric, { rows }: RequestPlan, { accounts, timeZone, catalogue }: MoneyContext): string[] {
  const sources = measuresOf(metric, catalogue)
    .filter(need => !isOfTheMoment(need.measure) && rows.slots.has(cellOf(need)))
    .map(({ measure }) => sourceOf(measure));
  return [...new Set(sources.map(source => accounts[source]?.timeZone ?? timeZone))];
}
