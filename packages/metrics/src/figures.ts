/** What the platforms answered to one slot: figures by the values of the request's own dimensions. */
import type { SourceAnswer, SourceQuery, SourceRow } from './request.ts';
import type { Demand } from './demand.ts';
import type { TablePlan } from './plan.ts';
import type { Pricing, Slot, SlotPart } from './slot.ts';
import { isPutTogether } from './naming.ts';
import type { Naming } from './naming.ts';
import { partnerOf, passes } from './time-frame.ts';
import type { TimeFrame } from './time-frame.ts';
import { timeLabel } from './time-grain.ts';

export type Figure = {
  /** Values of time, in the order of the frame. */
  moment: string[];
  /** Values of the other dimensions, in the order of the splits. */
  split: (string | null)[];
  /** The platform's own ids of those values, where it gave any. */
  identity?: string[];
  value: number | null;
  /** The values as the platform writes them, where they are told by another name. */
  written?: string;
};

export type Figures = {
  current: Figure[];
  /** Dated as the moments of the period they are compared with. */
  base: Figure[];
  /** Some or all of it could not be asked. */
  isMissing: boolean;
  /** Every row there is has come: what is absent is nothing, not unknown. */
  isComplete: boolean;
  /** First day the platform can know. */
  since?: string;
  /** Two spellings of one place, whose figures cannot be added up. */
  clash?: true;
};

export type Answers = { queryOf: Map<Demand, SourceQuery>; answers: Map<string, SourceAnswer> };

export function figuresOf(slot: Slot, { frame, splits }: TablePlan, given: Answers, names: Naming): Figures {
  const figures: Figures = { current: [], base: [], isMissing: slot.parts.length === 0, isComplete: true };
  const labelOf = rememberedLabels();
  for (const part of slot.parts) {
    const query = given.queryOf.get(part.demand);
    const answer = query && given.answers.get(query.id);
    if (!query || !answer || hasFailed(answer)) {
      figures.isMissing = true;
      continue;
    }
    const read = (side: keyof Pricing) => (row: SourceRow) =>
      figureOf(row, { slot, part, frame, splits, labelOf, names }).map(figure => priced(figure, part.rate?.[side]));
    if (!part.ofBase) figures.current.push(...answer.rows.flatMap(read('now')));
    const base = (part.ofBase ? answer.rows : answer.baseRows).flatMap(read('base'));
    const isDated = Object.keys(part.labels).length > 0;
    figures.base.push(...(isDated ? base : base.flatMap(figure => inPeriod(figure, frame))));
    if (isCutShort(answer, query)) figures.isComplete = false;
    const since = answer.issues.find(issue => issue.kind === 'history-begins');
    if (since) figures.since = since.day;
  }
  const [current, base] = [folded(figures.current, slot), folded(figures.base, slot)];
  const isApart = slot.measure.folds_as === undefined && [...current, ...base].some(isOfTwoNames);
  return { ...figures, current, base, ...(isApart && { clash: true }) };
}

const isOfTwoNames = ({ value, written }: Figure): boolean => value === null && written === '';

export function hasFailed(answer: SourceAnswer): boolean {
  return answer.issues.some(
    ({ kind }) => kind === 'source-failed' || kind === 'needs-reconnect' || kind === 'not-connected',
  );
}

function isCutShort({ rows, baseRows, issues }: SourceAnswer, { limit }: SourceQuery): boolean {
  if (issues.some(({ kind }) => kind === 'rows-left-out' || kind === 'hidden-rows')) return true;
  return limit !== undefined && Math.max(rows.length, baseRows.length) >= limit;
}

type Place = {
  slot: Slot;
  part: SlotPart;
  frame: TimeFrame;
  splits: readonly string[];
  labelOf: typeof timeLabel;
  names: Naming;
};

/** Thousands of rows share a few days. */
function rememberedLabels(): typeof timeLabel {
  const known = new Map<string, string>();
  return (day, dimension) => {
    const key = `${dimension} ${day}`;
    const label = known.get(key) ?? timeLabel(day, dimension);
    known.set(key, label);
    return label;
  };
}

/** Nothing where a filter on time that is ours to apply keeps the row out. */
function figureOf(row: SourceRow, { slot, part, frame, splits, labelOf, names }: Place): Figure[] {
  const day = row.by['day'] ?? '';
  if (slot.fromDays) {
    const ours = frame.filters.filter(({ dimension }) => dimension !== 'hour');
    if (!ours.every(filter => passes(filter, labelOf(day, filter.dimension)))) return [];
  }
  const moment = frame.dimensions.map(dimension => {
    if (slot.fromDays && dimension !== 'hour') return labelOf(day, dimension);
    return part.labels[dimension] ?? row.by[dimension] ?? '';
  });
  const ids = splits.map(dimension => row.identity?.[dimension]);
  const own = splits.map(dimension => row.by[dimension] ?? null);
  const split = own.map((value, at) => names.nameOf(splits[at] ?? '', value));
  return [
    {
      moment,
      split,
      ...(splits.some(isPutTogether) && { written: JSON.stringify(own) }),
      ...(ids.some(id => id !== undefined) && { identity: ids.map((id, at) => id ?? split[at] ?? '') }),
      value: row.values[slot.measure.key] ?? null,
    },
  ];
}

/** Nothing costs nothing, whatever the rate. */
function priced(figure: Figure, rate: number | null | undefined): Figure {
  if (rate === undefined || figure.value === null || figure.value === 0) return figure;
  return { ...figure, value: rate === null ? null : figure.value * rate };
}

function inPeriod(figure: Figure, frame: TimeFrame): Figure[] {
  const moment = partnerOf(figure.moment, frame);
  return moment ? [{ ...figure, moment }] : [];
}

/** One figure for each place: sums are added up, of anything else two figures make none. */
function folded(figures: Figure[], { measure }: Slot): Figure[] {
  const places = new Map<string, Figure>();
  for (const figure of figures) {
    const place = JSON.stringify([figure.moment, figure.identity ?? figure.split]);
    const known = places.get(place);
    if (!known) places.set(place, figure);
    else if (measure.additive) places.set(place, { ...known, value: sum(known.value, figure.value) });
    else places.set(place, { ...known, value: null, ...(known.written !== figure.written && { written: '' }) });
  }
  return [...places.values()];
}

function sum(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}
