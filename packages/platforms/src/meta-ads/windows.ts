/** How long after a click or a view Meta still credits an action to an ad, where figures are asked by that. */
import type { SourceQuery } from '@tillsight/metrics/request';
import { passes } from '@tillsight/metrics/time-frame';
import { metaDimensionOf } from './dimension.ts';

/** As Meta writes them, and as people do. Those of clicks hold one another, shortest first. */
export const windows = {
  '1d_click': '1-day click',
  '7d_click': '7-day click',
  '28d_click': '28-day click',
  '1d_view': '1-day view',
} as const;

export type Window = keyof typeof windows;

/** The windows that figures are asked by, each for itself or together; undefined: by each ad set's own setting. */
export function windowsAsked({ by, where }: SourceQuery): { each: boolean; of: Window[] } | undefined {
  const isOfWindows = (key: string): boolean => metaDimensionOf(key).windows === true;
  const filters = where.filter(filter => isOfWindows(filter.dimension));
  const each = by.some(isOfWindows);
  if (!each && filters.length === 0) return undefined;
  const all = Object.keys(windows) as Window[];
  return { each, of: all.filter(window => filters.every(filter => passes(filter, windows[window]))) };
}
