/** Where the names of bars stand, and how much room they take. */
import type { Chart } from '@tillsight/contract/chart';

/** In pixels and on the safe side, so that no name is cut; short ones leave more room to the bars. */
const letters: [kind: RegExp, px: number][] = [
  [/[ijlftrI1 .,'()/-]/, 5],
  [/[mwMW@%&]/, 11.5],
  [/[a-z0-9]/, 7.5],
];
const otherLetterPx = 9;

const widthOf = (name: string): number =>
  Array.from(name).reduce(
    (sum, letter) => sum + (letters.find(([kind]) => kind.test(letter))?.[1] ?? otherLetterPx),
    0,
  );

export const namesWidthPx = ({ labels }: Chart): number => Math.ceil(Math.max(...labels.map(widthOf)));

/** On a phone names of products beside the bars would be cut and leave them no room. */
export const namesStandAbove = (chart: Chart, widthPx: number): boolean =>
  chart.series.length === 1 && widthPx < 420 && namesWidthPx(chart) > widthPx * 0.34;

/** Half a bar, and a little air. */
export const aboveBar = {
  inside: true,
  margin: 0,
  align: 'left' as const,
  verticalAlign: 'bottom' as const,
  padding: [0, 0, 13, 0],
};
