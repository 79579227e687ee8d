/** The one number of an alert's condition, as a person types it, and back. */
import type { Alert, AlertCondition } from '@tillsight/contract/alerts';

export type Bound = { label: string; value: string; step: number | 'any'; least?: number; most?: number };

type Bounded = Pick<Alert, 'condition' | 'is_percent'>;

/** Nothing for a condition without a number. */
export function boundOf({ condition, is_percent: isPercent }: Bounded): Bound | undefined {
  switch (condition.kind) {
    case 'above':
    case 'below': {
      const value = isPercent ? rounded(condition.value * 100) : condition.value;
      return {
        label: `Tell me ${condition.kind}${isPercent ? ' (%)' : ''}`,
        value: String(value),
        step: 'any',
      };
    }
    case 'moved':
      return {
        label: 'Tell me when it moves by (%)',
        value: String(condition.percent),
        step: 'any',
        least: 1,
        most: 1000,
      };
    case 'share':
      return { label: 'Tell me above (%)', value: String(condition.percent), step: 'any', least: 0.1, most: 99.9 };
    case 'none':
      return {
        label: 'Tell me after so many hours without any',
        value: String(condition.hours),
        step: 1,
        least: 1,
        most: 48,
      };
    case 'runs-out':
      return {
        label: 'Tell me when it lasts fewer days than',
        value: String(condition.days),
        step: 1,
        least: 1,
        most: 90,
      };
    default:
      return undefined;
  }
}

export function withBound({ condition, is_percent: isPercent }: Bounded, typed: string): AlertCondition {
  const value = Number(typed);
  switch (condition.kind) {
    case 'above':
    case 'below':
      return { ...condition, value: isPercent ? rounded(value / 100) : value };
    case 'share':
    case 'moved':
      return { ...condition, percent: value };
    case 'none':
      return { ...condition, hours: value };
    case 'runs-out':
      return { ...condition, days: value };
    default:
      return condition;
  }
}

/** 0.07 times a hundred is not 7 to a computer. */
const rounded = (value: number): number => Number(value.toPrecision(12));
