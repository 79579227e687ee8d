/** From the agreed description of a chart to what the drawing library wants; pure, so that it can be tested. */
import type { Chart } from '@tillsight/contract/chart';
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | LegendComponentOption | TooltipComponentOption
>;

export type ChartLook = { font: string; ink: string; faint: string; line: string; surface: string; series: string[] };

type Drawing = { chart: Chart; look: ChartLook; widthPx: number };

const barPx = 30;
const linePx = 208;
/** Room for the longest figure at the end of a bar. */
const valuesPx = 88;

export function chartHeightPx(chart: Chart): number {
  const legendPx = chart.series.length > 1 ? 28 : 0;
  if (chart.kind === 'line') return linePx + legendPx;
  return chart.labels.length * barPx * Math.max(1, chart.series.length * 0.75) + legendPx + 8;
}

export function chartOption({ chart, look, widthPx }: Drawing): ChartOption {
  const hasLegend = chart.series.length > 1;
  const shared: ChartOption = {
    animationDuration: 200,
    color: look.series,
    textStyle: { fontFamily: look.font, color: look.faint },
    legend: hasLegend
      ? { top: 0, left: 0, icon: 'roundRect', itemWidth: 12, itemHeight: 4, textStyle: { color: look.ink } }
      : undefined,
    tooltip: {
      trigger: 'axis',
      // Names come from stores; as plain text they cannot become markup.
      renderMode: 'richText',
      confine: true,
      backgroundColor: look.surface,
      borderColor: look.line,
      textStyle: { color: look.ink, fontSize: 12 },
      axisPointer: chart.kind === 'line' ? { lineStyle: { color: look.faint } } : { type: 'none' },
      formatter: points => tooltipText(chart, Array.isArray(points) ? points[0]?.dataIndex : points.dataIndex),
    },
  };
  return chart.kind === 'line' ? lineOption(shared, chart, look) : barOption(shared, chart, { look, widthPx });
}

export function tooltipText(chart: Chart, row: number | undefined): string {
  if (row === undefined) return '';
  const lines = chart.series.map(series => `${series.name}: ${series.formatted[row] ?? '–'}`);
  return [chart.labels[row] ?? '', ...lines].join('\n');
}

/** Ticks are read at a glance, so they are short; the exact figures stand in the tooltip and the table. */
export function tickLabel(chart: Pick<Chart, 'unit' | 'currency'>, value: number): string {
  const locale = chart.currency === 'INR' ? 'en-IN' : 'en';
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
  if (chart.unit === 'percent')
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value);
  if (chart.unit === 'money' && chart.currency) {
    const money = { style: 'currency', currency: chart.currency, currencyDisplay: 'narrowSymbol' } as const;
    return new Intl.NumberFormat(locale, { ...compact, ...money }).format(value);
  }
  return new Intl.NumberFormat(locale, compact).format(value);
}

/** The names of several series stand above the drawing. */
function topPx(chart: Chart): number {
  return chart.series.length > 1 ? 34 : 10;
}

function lineOption(shared: ChartOption, chart: Chart, look: ChartLook): ChartOption {
  return {
    ...shared,
    grid: {
      top: topPx(chart),
      left: 0,
      right: 12,
      bottom: 2,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: chart.labels,
      boundaryGap: false,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: {
        color: look.faint,
        hideOverlap: true,
        fontSize: 11,
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
      },
    },
    yAxis: {
      type: 'value',
      splitNumber: 3,
      splitLine: { lineStyle: { color: look.line } },
      axisLabel: { color: look.faint, fontSize: 11, formatter: value => tickLabel(chart, value) },
    },
    series: chart.series.map((series, index) => ({
      type: 'line',
      name: series.name,
      data: series.values,
      symbol: 'circle',
      symbolSize: chart.labels.length > 31 ? 0 : 5,
      lineStyle: { width: 2, type: index === 0 ? 'solid' : 'dashed' },
    })),
  };
}

function barOption(
  shared: ChartOption,
  chart: Chart,
  { look, widthPx }: Pick<Drawing, 'look' | 'widthPx'>,
): ChartOption {
  const namesPx = Math.round(widthPx * 0.42);
  return {
    ...shared,
    grid: { top: topPx(chart), left: namesPx + 8, right: valuesPx, bottom: 2, outerBoundsMode: 'none' },
    xAxis: { type: 'value', axisLabel: { show: false }, splitLine: { show: false } },
    yAxis: {
      type: 'category',
      data: chart.labels,
      inverse: true,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: { color: look.ink, fontSize: 12, width: namesPx, overflow: 'truncate' },
    },
    series: chart.series.map(series => ({
      type: 'bar',
      name: series.name,
      data: series.values,
      barMaxWidth: 16,
      itemStyle: { borderRadius: 3 },
      label: {
        show: true,
        position: 'right',
        color: look.ink,
        fontSize: 12,
        formatter: point => series.formatted[point.dataIndex] ?? '',
      },
    })),
  };
}
