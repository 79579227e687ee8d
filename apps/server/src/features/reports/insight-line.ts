/** One line about the figures, made of nothing but them. */
import { directionOf } from './change.ts';
import type { ReportLine, Trend } from './report.ts';

type Background = { base: string; trend: Trend | null };

/** A best or worst day first, then what moved most; null where there is nothing to compare. */
export function insightOf(lines: readonly ReportLine[], { base, trend }: Background): string | null {
  return recordOf(trend) ?? movementOf(lines, base);
}

/** Only of a single day: weeks and months have no fourteen of their kind here. */
function recordOf(trend: Trend | null): string | null {
  if (trend?.own !== 1) return null;
  const known = trend.values.filter(value => value !== null);
  const last = trend.values.at(-1);
  if (last === null || last === undefined || known.length < trend.values.length) return null;
  const others = known.slice(0, -1);
  if (others.every(value => last > value)) return `${trend.name} was the highest of the last ${known.length} days.`;
  if (others.every(value => last < value)) return `${trend.name} was the lowest of the last ${known.length} days.`;
  return null;
}

const worthTelling = 0.05;

function movementOf(lines: readonly ReportLine[], base: string): string | null {
  const compared = lines.filter(line => line.change !== null);
  if (compared.length === 0) return null;
  const moved = compared
    .filter(line => sizeOf(line) >= worthTelling && !isChance(line) && directionOf(line.change ?? '') !== 'same')
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const [first, second] = moved;
  if (first === undefined) return `No figure moved by more than 5% against ${base}.`;
  const besides = second === undefined ? '' : `, then ${words(second)}`;
  return `Biggest change from ${base}: ${words(first)}${besides}.`;
}

function words({ name, change }: ReportLine): string {
  return `${name} ${directionOf(change ?? '')} ${(change ?? '').replace(/^[+−]/, '')}`;
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
