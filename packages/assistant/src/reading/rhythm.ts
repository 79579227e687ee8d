/** "monthly sales for October", "daily sales yesterday": the whole of the days, not rows of them. */
import { dayCount } from '@tillsight/metrics/period';
import type { FoundBreakdown } from './breakdowns.ts';
import type { Reading } from './read.ts';

const longest: Record<string, number> = { day: 1, week: 7, month: 31, quarter: 92, year: 366 };

export function isOfWholePeriod({ words, periods }: Reading, { at, dimension }: FoundBreakdown): boolean {
  const [only, ...more] = periods;
  return (
    only !== undefined &&
    more.length === 0 &&
    /^(daily|weekly|monthly|quarterly|yearly|annual)$/.test(words[at]!.text) &&
    dayCount(only.period) <= (longest[dimension] ?? 0)
  );
}
