/** Words that say how figures moved or how they stand to each other, and whether the values carry them. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { changeOf } from '../telling/wording.ts';
import type { CellRef, RowRef } from './reference.ts';

type Claim = 'up' | 'down' | 'same' | 'highest' | 'lowest' | 'best' | 'worst' | 'more' | 'less' | 'twice' | 'thrice' | 'half'; // prettier-ignore

const words: Record<Claim, string> = {
  up: 'up rose risen rise rises rising grew grown grow grows growing growth increased increase increases gained gain gains climbed climb climbs badhi badha badhe badh',
  down: 'down fell fallen fall falls falling dropped drop drops declined decline declines decreased decrease decreases slipped shrank ghati ghata ghate giri gira gire',
  same: 'flat unchanged steady',
  highest: 'most highest top biggest largest leads led',
  lowest: 'least lowest smallest fewest',
  best: 'best',
  worst: 'worst',
  more: 'more higher greater larger bigger ahead zyada exceeds exceeded beats beat',
  less: 'less lower fewer smaller kam',
  twice: 'twice double doubled',
  thrice: 'thrice triple tripled',
  half: 'half halved',
};

const claimOf = new Map<string, Claim>(
  Object.entries(words).flatMap(([claim, text]) => text.split(' ').map((word): [string, Claim] => [word, claim as Claim])), // prettier-ignore
);

export const isClaim = (word: string): boolean => claimOf.has(word) || word === 'sabse';

/** Everything a sentence refers to, in its order. */
export type Referred = { cells: CellRef[]; rows: RowRef[]; words: readonly string[] };

/** What the values do not carry, or nothing. */
export function uncarried(referred: Referred): string | undefined {
  const { words: said } = referred;
  for (const [at, word] of said.entries()) {
    const claim = claimOf.get(word);
    if (claim === undefined) continue;
    if (!holds(inItsPlace(claim, said[at - 1]), referred)) return `The values do not carry "${word}".`;
  }
  return undefined;
}

/** "sabse zyada": of all. */
const inItsPlace = (claim: Claim, before: string | undefined): Claim =>
  before !== 'sabse' ? claim : claim === 'more' ? 'highest' : claim === 'less' ? 'lowest' : claim;

function holds(claim: Claim, referred: Referred): boolean {
  if (claim === 'up' || claim === 'down' || claim === 'same') return hasMoved(claim, referred);
  if (claim === 'highest' || claim === 'lowest' || claim === 'best' || claim === 'worst') return isFirst(claim, referred); // prettier-ignore
  return compares(claim, referred);
}

/** Every figure of the sentence that is told with its change, and at least one is. */
function hasMoved(way: 'up' | 'down' | 'same', { cells }: Referred): boolean {
  const told = cells.filter(({ field }) => field !== 'value');
  return cells.length > 0 && told.length > 0 && cells.every(({ key, cell }) => changeOf(key, cell)?.way === way);
}

/** One row, which no other of its list outdoes; the list is not cut off in another order, nor narrowed by a bound that is not told. */
function isFirst(claim: 'highest' | 'lowest' | 'best' | 'worst', { rows, cells, words: said }: Referred): boolean {
  const [row] = rows;
  if (!row || rows.some(other => other.figures !== row.figures || other.at !== row.at)) return false;
  const keys = new Set(cells.map(({ key }) => key));
  const { result } = row.figures;
  const key = keys.size === 0 ? result.request.order?.by : [...keys][0];
  if (key === undefined || keys.size > 1) return false;
  const good = metricByKey(key)?.good_when;
  if ((claim === 'best' || claim === 'worst') && good === 'neutral') return false;
  const isHigh = claim === 'highest' || (claim === 'best' ? good === 'up' : claim === 'worst' && good === 'down');
  const { order, having = [], where = [], within } = result.request;
  const isNarrowed = having.length > 0 || within !== undefined;
  if (isNarrowed && !said.includes('these') && !said.includes('them')) return false;
  // What rows are kept to is told beside their figures.
  if (where.length > 0 && cells.length === 0) return false;
  const isCut = result.rest !== undefined || result.rows.length >= (result.request.limit ?? Infinity);
  if (isCut && (order?.by !== key || order.direction !== (isHigh ? 'desc' : 'asc'))) return false;
  if (result.issues.length > 0) return false;
  const values = result.rows.map(each => each.values[key]?.value ?? null);
  const own = values[row.at] ?? null;
  if (own === null) return false;
  const others = values.filter((_, at) => at !== row.at);
  return others.every(other => other !== null && (isHigh ? other < own : other > own));
}

const near = 0.05;

/** Two figures of one kind: the first is more than the second, or so many times as much. */
function compares(claim: 'more' | 'less' | 'twice' | 'thrice' | 'half', { cells }: Referred): boolean {
  const pair = pairIn(cells);
  if (!pair) return false;
  const [one, other] = pair;
  if (claim === 'more') return one > other;
  if (claim === 'less') return one < other;
  const times = claim === 'twice' ? 2 : claim === 'thrice' ? 3 : 0.5;
  return other !== 0 && Math.abs(one / other - times) <= near * times;
}

function pairIn(cells: CellRef[]): [number, number] | undefined {
  const [one, other, ...more] = cells;
  if (!one || more.length > 0) return undefined;
  const valueOf = ({ field, cell }: CellRef) => (field === 'base' ? cell.base : cell.value);
  const first = valueOf(one);
  const second = other === undefined && one.field === 'change' ? one.cell.base : other && valueOf(other);
  if (other !== undefined && (other.key !== one.key || other.field === 'change' || one.field === 'change')) return undefined; // prettier-ignore
  return typeof first === 'number' && typeof second === 'number' ? [first, second] : undefined;
}
