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
  if (chart.kind !== 'bar') return linePx + legendPx;
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
  if (chart.kind === 'bar') return barOption(shared, chart, { look, widthPx });
  return {
    ...courseOption(shared, chart, look),
    series: chart.kind === 'line' ? lines(chart, look) : hands(chart, look),
  };
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
  // And the figures of a course above its points.
  return (chart.series.length > 1 ? 34 : 10) + (chart.kind === 'bar' ? 0 : 14);
}

/** What a line and a clock share: figures upwards, time to the right. */
function courseOption(shared: ChartOption, chart: Chart, look: ChartLook): ChartOption {
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
      boundaryGap: chart.kind === 'clock',
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: {
        color: look.faint,
        hideOverlap: true,
        fontSize: 11,
        ...(chart.kind === 'line' ? ({ alignMinLabel: 'left', alignMaxLabel: 'right' } as const) : {}),
      },
    },
    yAxis: {
      type: 'value',
      splitNumber: 3,
      splitLine: { lineStyle: { color: look.line } },
      axisLabel: { color: look.faint, fontSize: 11, formatter: value => tickLabel(chart, value) },
    },
  };
}

/** The highest point and the last are named; what came before is dashed and stays quiet. */
function lines(chart: Chart, look: ChartLook): LineSeriesOption[] {
  return chart.series.map((series, index) => {
    const last = series.values.findLastIndex(value => value !== null);
    const named = index === 0 ? new Set([last, peakOf(series.values)]) : new Set<number>();
    return {
      type: 'line',
      name: series.name,
      symbol: 'circle',
      lineStyle: { width: 2, type: index === 0 ? 'solid' : 'dashed' },
      data: series.values.map((value, at) => ({
        value,
        symbolSize: named.has(at) ? 7 : 0,
        ...(named.has(at)
          ? { label: pointLabel(series.formatted[at], { at, count: series.values.length }, look) }
          : {}),
      })),
    };
  });
}

type Place = { at: number; count: number };

/** At the edges a figure leans inwards, so that it is not cut. */
function pointLabel(text: string | undefined, { at, count }: Place, look: ChartLook): LineSeriesOption['label'] {
  const align = at > (count - 1) * 0.85 ? 'right' : at < (count - 1) * 0.15 ? 'left' : 'center';
  return { show: true, position: 'top', align, color: look.ink, fontSize: 11, fontWeight: 600, formatter: text ?? '' };
}

/** The peak in the product's colour, everything else grey. */
function hands(chart: Chart, look: ChartLook): BarSeriesOption[] {
  return chart.series.slice(0, 1).map(({ name, values, formatted }) => {
    const peak = peakOf(values);
    const quiet = { itemStyle: { color: look.line } };
    const label = { show: true, position: 'top', color: look.ink, fontSize: 11, fontWeight: 600 } as const;
    return {
      type: 'bar',
      name,
      barMaxWidth: 28,
      itemStyle: { borderRadius: [3, 3, 0, 0] },
      data: values.map((value, at) =>
        at === peak ? { value, label: { ...label, formatter: formatted[at] ?? '' } } : { value, ...quiet },
      ),
    };
  });
}

function peakOf(values: readonly (number | null)[]): number {
  const known = values.filter(value => value !== null);
  return values.indexOf(Math.max(...known));
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
