import { addAt, itemAt, present } from '../../checked.ts';
import type { Facts } from '../facts/facts.ts';
import type { SumEvaluator } from '../metrics/measures.ts';
import type { AnalyticsView } from '../view/analytics-view.ts';
import type { DistinctCounter } from './distinct-counter.ts';
import { GrowingSums } from './growing-sums.ts';

export type Stretch = { rows: Int32Array; cells: Float64Array; groups: Int32Array; count: number };

/** Adds a stretch of rows to the totals of their groups. */
export type Adder = { add: (stretch: Stretch, groups: number) => void; totals: () => Float64Array };

export function sumAdder(evaluator: SumEvaluator, facts: Facts, view: AnalyticsView): Adder {
  const sums = new GrowingSums();
  const addTo = loopOf(evaluator, facts, view);
  return { add: (stretch, groups) => addTo(sums.reserve(groups), stretch), totals: () => sums.totals };
}

type Loop = (totals: Float64Array, stretch: Stretch) => void;

function loopOf(evaluator: SumEvaluator, facts: Facts, view: AnalyticsView): Loop {
  if (evaluator.kind === 'count')
    return (totals, { groups, count }) => {
      for (let at = 0; at < count; at++) addAt(totals, itemAt(groups, at), 1);
    };
  if (evaluator.kind === 'amount') {
    const column = itemAt(facts.amounts, evaluator.column);
    return (totals, { rows, groups, count }) => {
      for (let at = 0; at < count; at++) addAt(totals, itemAt(groups, at), itemAt(column, itemAt(rows, at)));
    };
  }
  if (evaluator.kind === 'flag') {
    const { flag } = evaluator;
    const flags = present(facts.amounts.flags, 'flags');
    return (totals, { rows, groups, count }) => {
      for (let at = 0; at < count; at++)
        if ((itemAt(flags, itemAt(rows, at)) & flag) !== 0) addAt(totals, itemAt(groups, at), 1);
    };
  }
  const amount = evaluator.amount(facts, view);
  return (totals, { rows, groups, count }) => {
    for (let at = 0; at < count; at++) addAt(totals, itemAt(groups, at), amount(itemAt(rows, at)));
  };
}

/** Rows of which `who` names nobody (-1) do not count. */
export function distinctAdder(
  counter: DistinctCounter,
  who: (row: number) => number,
  epochAt: (row: number) => number,
): Adder {
  const place = { group: 0, cell: 0, epoch: 0 };
  return {
    add({ rows, cells, groups, count }, length) {
      counter.counts.reserve(length);
      for (let at = 0; at < count; at++) {
        const person = who(itemAt(rows, at));
        if (person < 0) continue;
        place.group = itemAt(groups, at);
        place.cell = itemAt(cells, at);
        if (counter.needsEpochs) place.epoch = epochAt(itemAt(rows, at));
        counter.add(place, person);
      }
    },
    totals: () => counter.counts.totals,
  };
}
