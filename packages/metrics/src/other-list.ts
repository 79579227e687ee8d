/** Rows that are held against another list: those it has too, or those it lacks. */
import type { Steps } from './compound.ts';
import type { Issue } from './issue.ts';
import { foldedName, namesOf } from './place-names.ts';
import type { MetricResult, ResultRow } from './request.ts';

export type OtherRows = { keeps: (row: ResultRow) => boolean; issues: Issue[] };

/** Of a list that is not whole nobody can say what it lacks; of one that failed not even what it has. */
export function otherListOf(
  { main: { within, by = [] } }: Steps,
  [list]: readonly MetricResult[],
): OtherRows | undefined {
  if (!within || !list) return undefined;
  const { isNot = false } = within;
  const isUnknown = list.issues.some(({ kind }) => brokenBy.has(kind) || (isNot && shortenedBy.has(kind)));
  if (isUnknown || by.length === 0)
    return { keeps: () => false, issues: [...list.issues, { kind: 'other-list-unknown' }] };
  const nameOf = (row: ResultRow): string =>
    JSON.stringify(by.map(dimension => placeName(dimension, row.by[dimension] ?? null)));
  const named = new Set(list.rows.map(nameOf));
  const isNameless = (row: ResultRow): boolean => by.some(dimension => (row.by[dimension] ?? null) === null);
  return {
    keeps: row => !isNameless(row) && named.has(nameOf(row)) !== isNot,
    issues: list.issues.filter(isOfFigures),
  };
}

const placeName = (dimension: string, value: string | null): string | null =>
  value === null ? null : foldedName(namesOf(dimension, value)[0] ?? value);

const brokenBy: ReadonlySet<Issue['kind']> = new Set([
  'source-failed',
  'needs-reconnect',
  'not-connected',
  'unknown-metric',
  'unknown-dimension',
  'illegal-breakdown',
  'needs-breakdown',
]);
const shortenedBy: ReadonlySet<Issue['kind']> = new Set(['rows-left-out', 'hidden-rows', 'history-begins']);

const isOfFigures = ({ kind }: Issue): boolean => kind === 'terms-left-out' || kind === 'mixed-time-zones';
