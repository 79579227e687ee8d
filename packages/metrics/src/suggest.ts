/** What somebody may have meant who wrote a word that is not known. */
export type Candidate = { key: string; words: readonly string[] };

/** Keys of the nearest candidates, best first: few edits apart, or one word beginning with the other. */
export function suggest(word: string, candidates: readonly Candidate[], most = 3): string[] {
  const wanted = plain(word);
  return candidates
    .map(({ key, words }) => ({
      key,
      distance: Math.min(...[key, ...words].map(each => distanceOf(wanted, plain(each)))),
    }))
    .filter(({ distance }) => distance <= Math.max(1, wanted.length * 0.34))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ key }) => key);
}

function distanceOf(wanted: string, word: string): number {
  const isBeginning = wanted.length >= 4 && word.length >= 4 && (word.startsWith(wanted) || wanted.startsWith(word));
  return isBeginning ? 0.5 : editDistance(wanted, word);
}

function plain(text: string): string {
  return text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one text into the other. */
export function editDistance(a: string, b: string): number {
  let twoBack: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const edits = [(last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1)];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) edits.push((twoBack[column - 2] ?? 0) + 1);
      current.push(Math.min(...edits));
    }
    twoBack = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
