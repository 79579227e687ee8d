/** Where the names of bars stand, and how much room they take. */
import type { Chart } from '@tillsight/contract/chart';

/** A guess on the safe side, by which short names leave more room to the bars. */
const nameLetterPx = 7.2;

export const namesWidthPx = ({ labels }: Chart): number =>
  Math.ceil(Math.max(...labels.map(label => label.length)) * nameLetterPx);

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
