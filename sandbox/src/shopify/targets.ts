/** What a merchant wants to reach, as set in the admin: one figure over some days, perhaps of a part of the shop only. */
import { SCHEMAS } from './shopifyql/fields/schemas.ts';

export interface Target {
  id: number;
  name: string;
  metric: string;
  expectedValue: string;
  startDate: string;
  endDate: string;
  filters: string | null;
  currency: string;
  createdAt: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_ID = 7_100_001;

/** The target, or what the platform's own form would say. Figure, days and filter together name one target. */
export function addTarget(
  targets: Target[],
  { name, metric, expectedValue, startDate, endDate, filters = null }: Record<string, unknown>,
  { currency, now }: { currency: string; now: number },
): Target | { error: string } {
  if (typeof name !== 'string' || name.trim() === '') return { error: 'Name cannot be blank.' };
  if (typeof metric !== 'string' || !isMetric(metric)) return { error: 'Metric is not valid for analytics targets.' };
  if (!(Number(expectedValue) > 0)) return { error: 'Expected value must be greater than 0.' };
  if (!isDay(startDate) || !isDay(endDate) || endDate < startDate) return { error: 'The dates are invalid.' };
  if (filters !== null && typeof filters !== 'string') return { error: 'Filters are invalid.' };
  const isTaken = targets.some(
    other =>
      other.metric === metric &&
      other.startDate === startDate &&
      other.endDate === endDate &&
      other.filters === filters,
  );
  if (isTaken) return { error: 'A target for this metric, these dates and this filter exists already.' };
  const target: Target = {
    id: FIRST_ID + targets.length,
    name,
    metric,
    expectedValue: Number(expectedValue).toFixed(2),
    startDate,
    endDate,
    filters,
    currency,
    createdAt: new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
  };
  targets.push(target);
  return target;
}

const isDay = (text: unknown): text is string => typeof text === 'string' && DAY.test(text);
const isMetric = (name: string): boolean => [...SCHEMAS.values()].some(({ metrics }) => metrics.has(name));
