/** One line about the figures, made of nothing but them. */
import type { ReportMove } from '@tillsight/assistant/sentences/report-sentences';
import { directionOf } from './change.ts';
import { wordsOf, type Manner, type ReportLine, type Trend } from './report.ts';

type Background = { base: string; trend: Trend | null; manner: Manner };

/** A best or worst day first, then what moved most; null where there is nothing to compare. */
export function insightOf(lines: readonly ReportLine[], { base, trend, manner }: Background): string | null {
  const { insight } = wordsOf(manner);
  return recordOf(trend, insight) ?? movementOf(lines, base, insight);
}

type Words = ReturnType<typeof wordsOf>['insight'];

/** Only of a single day: weeks and months have no fourteen of their kind here. */
function recordOf(trend: Trend | null, { record }: Words): string | null {
  if (trend?.own !== 1) return null;
  const known = trend.values.filter(value => value !== null);
  const last = trend.values.at(-1);
  if (last === null || last === undefined || known.length < trend.values.length) return null;
  const others = known.slice(0, -1);
  const about = { metric: trend.metric, days: known.length };
  if (others.every(value => last > value)) return record({ ...about, isHighest: true });
  if (others.every(value => last < value)) return record({ ...about, isHighest: false });
  return null;
}

const worthTelling = 0.05;

function movementOf(lines: readonly ReportLine[], base: string, words: Words): string | null {
  const compared = lines.filter(line => line.change !== null);
  if (compared.length === 0) return null;
  const [first, second] = compared
    .filter(line => sizeOf(line) >= worthTelling && !isChance(line))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .flatMap(moveOf);
  if (first === undefined) return words.calm(base);
  return words.moved({ base, moves: second === undefined ? [first] : [first, second] });
}

function moveOf({ key, change }: ReportLine): ReportMove[] {
  const way = directionOf(change ?? '');
  return change === null || way === 'same' ? [] : [{ metric: key, way, size: change.replace(/^[+−]/, '') }];
}

function sizeOf({ now, before }: ReportLine): number {
  if (now === null || before === null || before === 0) return 0;
  return Math.abs(now - before) / Math.abs(before);
}

/** Three orders after two are half as many again, and mean nothing: small counts scatter by their square root. */
function isChance({ now, before }: ReportLine): boolean {
  if (now === null || before === null || !Number.isInteger(now) || !Number.isInteger(before)) return false;
  return Math.abs(now - before) < 2 * Math.sqrt(Math.max(now, before));
}
