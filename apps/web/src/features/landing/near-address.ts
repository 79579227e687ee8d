/** Which known address a mistyped one is most like. */

/** Nothing where none is near: a wrong guess is worse than a list of places. */
export function nearAddress(wrong: string, known: readonly string[]): string | undefined {
  const typed = lastWord(wrong);
  if (typed.length < 3) return undefined;
  const ranked = known.map(address => ({ address, steps: stepsBetween(typed, lastWord(address)) }));
  const [best] = ranked.toSorted((one, other) => one.steps - other.steps);
  return best && best.steps <= Math.max(1, Math.floor(typed.length / 3)) ? best.address : undefined;
}

const lastWord = (address: string): string =>
  address
    .toLowerCase()
    .split('/')
    .findLast(part => part !== '') ?? '';

/** Letters put in, left out or changed, at the least. */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [at, opposite] of Array.from(other).entries()) {
      const [left = 0, above = 0, corner = 0] = [next[at], row[at + 1], row[at]];
      next.push(Math.min(left + 1, above + 1, corner + (letter === opposite ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
