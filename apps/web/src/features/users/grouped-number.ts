/** How a country groups its numbers behind its code; the others keep theirs in one piece behind the plus. */
const groups: readonly [code: string, lengths: readonly number[]][] = [
  ['91', [5, 5]],
  ['971', [2, 3, 4]],
  ['1', [3, 3, 4]],
  ['65', [4, 4]],
  ['61', [3, 3, 3]],
];

/** `+919810012345` as people read it: `+91 98100 12345`. Only where the number is as long as it should be. */
export function groupedNumber(number: string): string {
  for (const [code, lengths] of groups) {
    const rest = number.startsWith(`+${code}`) ? number.slice(code.length + 1) : '';
    if (!/^\d+$/.test(rest) || rest.length !== lengths.reduce((total, length) => total + length, 0)) continue;
    let at = 0;
    const parts = lengths.map(length => rest.slice(at, (at += length)));
    return [`+${code}`, ...parts].join(' ');
  }
  return number;
}
