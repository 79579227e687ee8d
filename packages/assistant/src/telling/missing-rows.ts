/** What was asked for by name and has no row: "Kota, Surat: none." A reader must not take it for forgotten. */
import { isGrain } from '@tillsight/metrics/time-grain';
import { foldedName, namesOf } from '@tillsight/metrics/place-names';
import type { MetricResult } from '@tillsight/metrics/request';
import { sentencesFor } from '../sentences/sentences.ts';
import { labelText, type Voice } from './wording.ts';

/** Where rows were cut off, kept out by a condition, or not all told by the platforms, one without a row need not be none. */
export function missingLines({ request, rows, issues }: MetricResult, { shop }: Pick<Voice, 'shop'>): string[] {
  const { by: [dimension, ...more] = [], where = [], limit, having } = request;
  const isCut = having !== undefined || issues.length > 0 || (limit !== undefined && rows.length >= limit);
  if (!dimension || more.length > 0 || isGrain(dimension) || isCut) return [];
  const told = (value: string): string => namesOf(dimension, value)[0] ?? value;
  const found = new Set(rows.map(row => foldedName(told(row.by[dimension] ?? ''))));
  const asked = where.find(filter => filter.dimension === dimension)?.is ?? [];
  const missing = new Map(asked.map(value => [foldedName(told(value)), told(value)]));
  for (const name of found) missing.delete(name);
  if (asked.length < 2 || missing.size === 0 || found.size === 0) return [];
  const names = [...missing.values()].map(name => labelText(dimension, name, shop));
  return [`• ${sentencesFor(shop).rows.missing(names)}`];
}
