/** What was gathered, as one answer per query. */
import type { Issue } from '@tillsight/metrics/issue';
import type { SourceAnswer, SourceQuery, SourceRow } from '@tillsight/metrics/request';
import { failedIssue, issueOfFailure, mergeIssues } from '../answer-issue.ts';
import { numberAt, textAt } from '../json.ts';
import { mergeRows } from '../source-row.ts';
import type { Gathered, Outcome } from './gather.ts';
import type { CountPart, Part } from './part.ts';
import { readRecords } from './read-records.ts';
import { readTable, readWeekdayShift } from './read.ts';

type Asked = {
  queries: readonly SourceQuery[];
  parts: readonly Part[];
  refused: readonly string[];
  timeZone: string;
};

export function answersOf(asked: Asked, { outcomes, currency }: Gathered): SourceAnswer[] {
  const shifts = asked.parts.flatMap(part => {
    const outcome = outcomes.get(part.alias);
    return part.kind === 'probe' && outcome !== undefined && 'field' in outcome
      ? [readWeekdayShift(outcome.field)]
      : [];
  });
  const shift = shifts.find(known => known !== undefined);
  const readings = asked.parts
    .filter(part => part.kind !== 'probe')
    .map(part => ({ part, ...readPart(part, outcomes.get(part.alias), { timeZone: asked.timeZone, shift }) }));
  const rowsOf = (query: SourceQuery, period: Part['period']) =>
    mergeRows(
      readings.filter(({ part }) => part.queryId === query.id && part.period === period).flatMap(({ rows }) => rows),
    );
  return asked.queries.map(query => ({
    queryId: query.id,
    rows: rowsOf(query, 'period'),
    baseRows: rowsOf(query, 'base'),
    issues: mergeIssues([
      ...(asked.refused.includes(query.id) ? [failedIssue('shopify', query.metrics, { reason: 'refused' })] : []),
      ...readings.filter(({ part }) => part.queryId === query.id).flatMap(({ issues }) => issues),
    ]),
    ...(currency === undefined ? {} : { currency }),
    asked: asked.parts.filter(part => part.queryId === query.id && part.period === 'period').flatMap(textOf),
  }));
}

/** As the shop was asked; a probe is no part of the answer. */
function textOf(part: Part): string[] {
  if (part.kind === 'probe') return [];
  return [part.kind === 'report' ? part.text : `${part.field}(query: ${JSON.stringify(part.filter)})`];
}

type Reading = { rows: SourceRow[]; issues: Issue[] };
type Shop = { timeZone: string; shift: number | undefined };

function readPart(part: Exclude<Part, { kind: 'probe' }>, outcome: Outcome | undefined, shop: Shop): Reading {
  if (outcome === undefined) return unreadable(part);
  if ('failure' in outcome) return { rows: [], issues: [issueOfFailure('shopify', part.metrics, outcome.failure)] };
  if ('records' in outcome) {
    const rows = part.kind === 'records' ? readRecords(part, outcome.records, shop.timeZone) : undefined;
    return rows === undefined ? unreadable(part) : { rows, issues: [] };
  }
  if (part.kind === 'count') return readCount(part, outcome.field);
  const table = part.kind === 'report' ? readTable(part, outcome.field, shop.shift) : undefined;
  if (table === undefined) return unreadable(part);
  return {
    rows: table.rows,
    issues: table.hasMore ? [{ kind: 'rows-left-out', limit: part.kind === 'report' ? part.limit : 0 }] : [],
  };
}

/** A count that stopped at a bound is not the number that was asked for. */
function readCount(part: CountPart, field: unknown): Reading {
  const count = numberAt(field, 'count');
  if (count === undefined || textAt(field, 'precision') !== 'EXACT') return unreadable(part);
  return {
    rows: [{ by: {}, values: Object.fromEntries(part.metrics.map(metric => [metric.key, count])) }],
    issues: [],
  };
}

function unreadable(part: Part): Reading {
  return { rows: [], issues: [failedIssue('shopify', part.metrics, { reason: 'nonsense' })] };
}
