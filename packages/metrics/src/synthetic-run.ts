/** For tests: runs one request over facts, at a fixed moment and place. */
import assert from 'node:assert/strict';
import type { SourceName } from './metric.ts';
import type { MetricRequest, MetricResult, SourceAnswer } from './request.ts';
import { run } from './run.ts';
import type { RunContext } from './run.ts';
import { syntheticSource } from './synthetic-source.ts';
import type { Fact } from './synthetic-source.ts';

/** Friday 20 November 2026, 11:30 in Kolkata. */
export const now = Date.parse('2026-11-20T06:00:00Z');
const november = { from: '2026-11-01', to: '2026-11-19' };

export type Given = Partial<RunContext> & {
  facts?: Partial<Record<SourceName, Fact[]>>;
  tells?: Partial<Record<SourceName, { currency?: string; issues?: () => SourceAnswer['issues'] }>>;
};

export async function resultOf(
  request: Partial<MetricRequest>,
  { facts = {}, tells = {}, ...context }: Given,
): Promise<MetricResult> {
  const sources = Object.fromEntries(
    Object.entries(facts).map(([name, own]) => [name, syntheticSource(own, tells[name as SourceName]).ask]),
  );
  const asked = { metrics: [], period: november, ...request };
  const [result] = await run([asked], { sources, now, timeZone: 'Asia/Kolkata', currency: 'INR', ...context });
  assert.ok(result);
  return result;
}

/** Rows as text: `Kurta: net_sales 300 (100, 2)`, with base and change in brackets. */
export function written({ rows }: MetricResult): string[] {
  return rows.map(({ by, values }) => {
    const figures = Object.entries(values).map(([key, { value, base, change }]) => {
      const before = base === undefined ? '' : ` (${String(base)}, ${String(change)})`;
      return `${key} ${String(value)}${before}`;
    });
    return `${Object.values(by).join(' ')}: ${figures.join(', ')}`;
  });
}

/** So much of a product sold on a day: all figures of a sale follow from its net sales. */
export const sale = (day: string, product: string, net_sales: number, id?: string): Fact => ({
  day,
  is: { product, variant: product },
  ...(id && { identity: { product: id, variant: id } }),
  values: {
    net_sales,
    gross_sales: net_sales * 2,
    discounts: net_sales,
    units_sold: net_sales,
    total_sales_revenue: net_sales,
  },
});
