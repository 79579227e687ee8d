import { itemAt, present } from '../../checked.ts';
import { columnOf } from '../columns/column-of.ts';
import type { Column } from '../columns/column.ts';
import { isRising } from '../columns/time-columns.ts';
import type { Span } from '../columns/time-columns.ts';
import { adFacts } from '../facts/ad-facts.ts';
import { eventFacts } from '../facts/event-facts.ts';
import { purchaseFacts, visitFacts } from '../facts/facts.ts';
import type { Days, Facts, Grain } from '../facts/facts.ts';
import { itemFacts } from '../facts/item-facts.ts';
import { pageFacts } from '../facts/page-facts.ts';
import { searchFacts } from '../facts/search-facts.ts';
import { evaluatorOf, homeOf } from '../metrics/measures.ts';
import type { MeasureName } from '../metrics/measures.ts';
import type { AnalyticsView } from '../view/analytics-view.ts';
import { distinctAdder, sumAdder } from './adders.ts';
import type { Adder } from './adders.ts';
import { DistinctCounter } from './distinct-counter.ts';
import { GroupIndex } from './group-index.ts';

export type RowTest = (columnNamed: (name: string) => Column | null) => (row: number) => boolean;

export type Question = {
  dimensions: readonly string[];
  measures: readonly MeasureName[];
  /** The grain whose dimensions the report uses; 'visits' when every measure stays at home. */
  grain: Grain;
  filter: RowTest | null;
  days: Days;
  span: Span;
};

export type Group = { values: readonly string[]; of: (measure: MeasureName) => number };

const factsOf: Record<Grain, (view: AnalyticsView, days: Days) => Facts> = {
  visits: visitFacts,
  purchases: purchaseFacts,
  items: itemFacts,
  pages: pageFacts,
  events: eventFacts,
  search: searchFacts,
  ads: adFacts,
};

/** One pass over the days' rows per kind of facts; groups come in the order they were met. */
export function aggregate(view: AnalyticsView, question: Question): Group[] {
  const { dimensions, measures, grain, days, span } = question;
  const grains = new Map<Grain, MeasureName[]>();
  for (const name of measures.length > 0 ? measures : (['sessions'] as const)) {
    const at = grain === 'visits' ? homeOf(name) : grain;
    grains.set(at, [...(grains.get(at) ?? []), name]);
  }
  const tables = [...grains].map(([at, names]) => ({ facts: factsOf[at](view, days), names }));
  const columnsOf = (facts: Facts) =>
    dimensions.map(name => columnOf(name, facts, { world: view.world, span }) ?? impossible(name, facts.grain));
  const sample = columnsOf(itemAt(tables, 0).facts);
  const index = new GroupIndex(sample.map(({ values }) => Math.max(1, values.length)));
  const totals = new Map<MeasureName, () => Float64Array>();
  for (const { facts, names } of tables) {
    const columns = columnsOf(facts);
    const pass = { view, facts, columns, index, epochAt: epochOf(dimensions, columns, facts) };
    for (const [name, total] of addUp(pass, names, filterOver(question, facts, view))) totals.set(name, total);
  }
  return Array.from({ length: index.length }, (_, group) => ({
    values: index.codesOf(group).map((code, at) => itemAt(itemAt(sample, at).values, code)),
    of: name => totals.get(name)?.()[group] ?? 0,
  }));
}

type Pass = {
  view: AnalyticsView;
  facts: Facts;
  columns: readonly Column[];
  index: GroupIndex;
  epochAt: (row: number) => number;
};

/** Rows are looked at a stretch at a time, and every measure runs over the stretch by itself: short loops over columns are quick. */
const STRETCH = 8192;

function addUp(
  pass: Pass,
  names: readonly MeasureName[],
  passes: ((row: number) => boolean) | null,
): Map<MeasureName, () => Float64Array> {
  const { facts, columns, index } = pass;
  const adders = names.map(name => [name, adderOf(name, pass)] as const);
  const rows = new Int32Array(STRETCH);
  const cells = new Float64Array(STRETCH);
  const groups = new Int32Array(STRETCH);
  for (let from = facts.first; from < facts.last; from += STRETCH) {
    const seen = facts.select(from, Math.min(from + STRETCH, facts.last), rows);
    const count = passes ? keep(rows, seen, passes) : seen;
    index.fillCells(columns, rows, count, cells);
    for (let at = 0; at < count; at++) groups[at] = index.groupOf(itemAt(cells, at));
    for (const [, adder] of adders) adder.add({ rows, cells, groups, count }, index.length);
  }
  return new Map(adders.map(([name, adder]) => [name, adder.totals]));
}

function keep(rows: Int32Array, count: number, passes: (row: number) => boolean): number {
  let kept = 0;
  for (let at = 0; at < count; at++) if (passes(itemAt(rows, at))) rows[kept++] = itemAt(rows, at);
  return kept;
}

function adderOf(name: MeasureName, { view, facts, index, epochAt }: Pass): Adder {
  const evaluator = present(evaluatorOf(name, facts.grain), 'the evaluator');
  if (evaluator.kind === 'distinct') {
    const counter = new DistinctCounter(Math.max(1, view.world.visits.length), index.cells);
    return distinctAdder(counter, evaluator.who(facts, view), epochAt);
  }
  return sumAdder(evaluator, facts, view);
}

/** A dimension of time by which sorted facts rise; without one there is a single epoch. */
function epochOf(dimensions: readonly string[], columns: readonly Column[], facts: Facts): (row: number) => number {
  const at = facts.isSorted ? dimensions.findIndex(isRising) : -1;
  return at < 0 ? () => 0 : itemAt(columns, at).codeAt;
}

function filterOver({ filter, span }: Question, facts: Facts, { world }: AnalyticsView) {
  return filter ? filter(name => columnOf(name, facts, { world, span })) : null;
}

function impossible(name: string, grain: Grain): never {
  throw new Error(`Facts of ${grain} cannot be split by ${name}; the request should have been refused.`);
}
