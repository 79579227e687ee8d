/** The days of all goods in doubt, whatever they are suspected of: asked alike, they are one query instead of two. */
import { dayCount } from '@tillsight/metrics/period';
import type { MetricRequest, Period } from '@tillsight/metrics/request';
import type { Evidence } from '../evidence.ts';
import { withFortnightBefore } from '../windows.ts';
import { pairIn } from '../measure.ts';
import { allOrdersByDay, busyness, rowsBy, sides, surprise } from './cause.ts';

/** Of a longer stretch goods have too many stories, and their days cost more than all else together; one product has one story. */
const mostDays = { ofMany: 84, ofOne: 200 };

export function goodsByDay(evidence: Evidence, metrics: string[]): MetricRequest | undefined {
  const { where, windows } = evidence;
  const { history, suchDays, before } = windows;
  const { from, to } = withFortnightBefore(windows);
  const days = { from, to: suchDays ? history.to : to };
  const unusual = before ? [...shortSellers(evidence), ...largeSellers(evidence).map(({ title }) => title)] : [];
  const titles = [...new Set([...unusual, ...repriced(evidence)])].toSorted();
  if (titles.length === 0 || dayCount(days) > (titles.length === 1 ? mostDays.ofOne : mostDays.ofMany))
    return undefined;
  return { metrics, by: ['product', 'day'], where: [...where, { dimension: 'product', is: titles }], period: days };
}

export type LargeSeller = { title: string; sign: 1 | -1; period: Period };

const leastLarge = 40;

/** Products of which so many were bought that one order may be behind it. */
export function largeSellers(evidence: Evidence): LargeSeller[] {
  const usual = rowsBy(evidence, 'product before', 'units_sold');
  return [...rowsBy(evidence, 'product', 'units_sold')]
    .flatMap(([title, units]) =>
      sides(evidence).flatMap(({ period, side, sign }) => {
        const expected = (usual.get(title)?.now ?? 0) * busyness(evidence, period, allOrdersByDay(evidence));
        const isOdd = units[side] > leastLarge + 2 * expected && surprise(units[side], expected) > 6;
        return isOdd ? [{ title, sign, period, units: units[side] }] : [];
      }),
    )
    .toSorted((a, b) => b.units - a.units)
    .slice(0, 2)
    .map(({ title, sign, period }) => ({ title, sign, period }));
}

/** So many units must have been missed for chance to be ruled out; fewer where the shelf is known to be empty now, or where it was asked about. */
export const missed = { surely: 10, likely: 5 };

/** Products that sold clearly less than their share would have made them, in either of the two periods. */
export function shortSellers(evidence: Evidence): string[] {
  const usual = rowsBy(evidence, 'product before', 'units_sold');
  const sold = rowsBy(evidence, 'product', 'units_sold');
  // A single day misses few; how many all the empty days missed is seen in the second look.
  const fewest = evidence.windows.suchDays ? 1.5 : missed.likely;
  const scores = [...usual].map(([title, { now: units }]) => {
    const scored = sides(evidence).map(({ period, side }) => {
      const expected = units * busyness(evidence, period, allOrdersByDay(evidence));
      return expected < fewest ? 0 : -surprise(sold.get(title)?.[side] ?? 0, expected);
    });
    return { title, score: Math.max(...scored) };
  });
  return scores
    .filter(({ score }) => score > 1.1)
    .toSorted((a, b) => b.score - a.score || a.title.localeCompare(b.title))
    .slice(0, 8)
    .map(({ title }) => title);
}

/** Less than this is no new price. */
export const leastPriceMove = 0.03;

const fewestSold = 2;

/** Products whose average price moved; several variants at several prices do that by themselves, which the second look tells apart. */
export function repriced(evidence: Evidence): string[] {
  const moves = (evidence.results.get('product')?.rows ?? []).flatMap(({ by, values }) => {
    const title = by['product'];
    const [units, gross] = [pairIn(values, 'units_sold'), pairIn(values, 'gross_sales')];
    if (!title || units.now < fewestSold) return [];
    const isKnown = units.past >= fewestSold && gross.past > 0;
    const move = isKnown ? Math.abs(Math.log(gross.now / units.now / (gross.past / units.past))) : 0;
    return Number.isFinite(move) ? [{ title, move }] : [];
  });
  return moves
    .filter(({ move }) => move >= 0.5 * leastPriceMove)
    .toSorted((a, b) => b.move - a.move || a.title.localeCompare(b.title))
    .slice(0, 10)
    .map(({ title }) => title);
}
