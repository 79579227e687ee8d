/** What happened in the store, on a chart over time. */
import type { Chart } from '@tillsight/contract/chart';
import type { LineSeriesOption } from 'echarts/charts';

/** Room for the titles of what happened. */
export const marksPx = 18;

/** What happened: a thin line upwards where it began, with its title at the top; titles too near each other are left to the tooltip. */
export function marksOf(
  { marks, labels }: Chart,
  look: { faint: string; ink: string },
): Pick<LineSeriesOption, 'markLine'> {
  if (!marks) return {};
  const count = labels.length;
  const near = Math.ceil(count / 4);
  let last = -near;
  return {
    markLine: {
      // Behind the figures of points, which have a ground of their own.
      z: 1,
      symbol: 'none',
      silent: true,
      animation: false,
      lineStyle: { color: look.faint, width: 1, type: 'solid' },
      data: marks.map(({ row, title }) => {
        const isNamed = row - last >= near;
        if (isNamed) last = row;
        const align = row > count * 0.8 ? 'right' : row < count * 0.2 ? 'left' : 'center';
        const formatter = title.length > longestMark ? `${title.slice(0, longestMark - 1)}…` : title;
        // Above the figures of the points, for which the same room is left.
        const at = { position: 'end', distance: marksPx, align } as const;
        return { xAxis: row, label: { show: isNamed, formatter, ...at, color: look.ink, fontSize: 11 } };
      }),
    },
  };
}

const longestMark = 22;
