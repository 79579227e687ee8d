/** From the agreed description of a chart to what the drawing library wants; pure, so that it can be tested. */
import type { Chart } from '@tillsight/contract/chart';
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type {
  GridComponentOption,
  LegendComponentOption,
  MarkLineComponentOption,
  TooltipComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { marksOf, marksPx } from './chart-marks.ts';
import { bothOrLast, freestRow, roomAt, type Room } from './point-room.ts';
import { aboveBar, namesStandAbove, namesWidthPx } from './bar-names.ts';

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | MarkLineComponentOption
  | TooltipComponentOption
>;

export type ChartLook = {
  font: string;
  ink: string;
  faint: string;
  line: string;
  surface: string;
  series: string[];
  target: string;
};

type Drawing = { chart: Chart; look: ChartLook; widthPx: number };

const barPx = 30;
/** With its name above it. */
const namedBarPx = 46;
const linePx = 208;
/** Of it, what is left between the labels of the axis and the figures above. */
const plotPx = 160;
/** Room for the longest figure at the end of a bar. */
const valuesPx = 88;
export function chartHeightPx(chart: Chart, widthPx: number): number {
  const legendPx = legendHeightPx(chart, widthPx);
  if (chart.kind !== 'bar') return linePx + legendPx + (chart.marks ? marksPx : 0);
  const eachPx = namesStandAbove(chart, widthPx) ? namedBarPx : barPx;
  return chart.labels.length * eachPx * Math.max(1, chart.series.length * 0.75) + legendPx + 8;
}

const hasLegend = ({ series, band }: Chart): boolean => series.length > 1 || band !== undefined;

const legendOf = ({ series, band }: Chart): string[] => [...series, ...(band ? [band] : [])].map(({ name }) => name);

/** Its names stand side by side as far as they fit; the width of letters is a guess on the safe side. */
export function legendHeightPx(chart: Chart, widthPx: number): number {
  if (!hasLegend(chart)) return 0;
  const [letterPx, besidePx, rowPx] = [6.6, 28, 16];
  let [rows, usedPx] = [1, 0];
  for (const name of legendOf(chart)) {
    const namePx = name.length * letterPx + besidePx;
    if (usedPx > 0 && usedPx + namePx > widthPx) [rows, usedPx] = [rows + 1, 0];
    usedPx += namePx;
  }
  return rows * rowPx + 12;
}

export function chartOption({ chart, look, widthPx }: Drawing): ChartOption {
  const shared: ChartOption = {
    animationDuration: 200,
    color: look.series,
    textStyle: { fontFamily: look.font, color: look.faint },
    legend: hasLegend(chart)
      ? {
          top: 0,
          left: 0,
          icon: 'roundRect',
          itemWidth: 12,
          itemHeight: 4,
          textStyle: { color: look.ink },
          itemGap: 8,
          data: legendOf(chart),
        }
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
    ...courseOption(shared, chart, { look, widthPx }),
    series: chart.kind === 'line' ? [...area(chart, look), ...lines(chart, look)] : hands(chart, look),
  };
}

export function tooltipText(chart: Chart, row: number | undefined): string {
  if (row === undefined) return '';
  // Of a series that is made for some rows only, the others say nothing.
  const known = chart.series.filter(({ formatted }) => formatted[row] !== '');
  const lines = known.map(series => `${series.name}: ${series.formatted[row] ?? '–'}`);
  const range = chart.band?.formatted[row];
  return [rowName(chart, row), ...lines, ...(range ? [`${chart.band?.name}: ${range}`] : [])].join('\n');
}

/** "Nov 2026, so far" */
export function rowName({ labels, parts, marks = [] }: Chart, row: number): string {
  const part = parts?.find(each => each.row === row);
  const happened = marks.filter(each => each.row === row).map(({ title }) => title);
  return [[labels[row] ?? '', ...(part ? [part.text] : [])].join(', '), ...happened].join(' · ');
}

/** What all labels begin with, "week of", is said above them. */
export function tickNames(labels: readonly string[]): string[] {
  const words = labels.map(label => label.split(' '));
  let same = 0;
  while (words.every(each => each.length > same + 1 && each[same] === words[0]?.[same]) && isWord(words[0]?.[same]))
    same += 1;
  return labels.length > 1 ? words.map(each => each.slice(same).join(' ')) : [...labels];
}

/** A number that all share is no word about them. */
const isWord = (text = ''): boolean => /^\p{L}{2,}$/u.test(text);

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
function topPx(chart: Chart, widthPx: number): number {
  // And the figures of a course above its points.
  return legendHeightPx(chart, widthPx) + (chart.kind === 'bar' ? 8 : 22) + (chart.marks ? marksPx : 0);
}

/** What a line and a clock share: figures upwards, time to the right. */
function courseOption(
  shared: ChartOption,
  chart: Chart,
  { look, widthPx }: Pick<Drawing, 'look' | 'widthPx'>,
): ChartOption {
  return {
    ...shared,
    grid: {
      top: topPx(chart, widthPx),
      left: 0,
      right: 12,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: tickNames(chart.labels),
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
    yAxis: axesOf(chart).map(({ unit, currency }, at) => ({
      type: 'value',
      splitNumber: 3,
      splitLine: at === 0 ? { lineStyle: { color: look.line } } : { show: false },
      axisLabel: { color: look.faint, fontSize: 11, formatter: value => tickLabel({ unit, currency }, value) },
    })),
  };
}

type Axis = Pick<Chart, 'unit' | 'currency'>;

/** The chart's own at the left; figures of another unit have theirs at the right. */
function axesOf({ unit, currency, series }: Chart): Axis[] {
  const other = series.find(each => each.unit !== undefined);
  return [{ unit, currency }, ...(other?.unit ? [{ unit: other.unit, currency: other.currency ?? null }] : [])];
}

const axisOf = ({ unit }: Chart['series'][number]): number => (unit === undefined ? 0 : 1);

/** As wide as what may come: an unseen lower edge, and the colour from there to the upper one. */
function area({ band }: Chart, look: ChartLook): LineSeriesOption[] {
  if (!band) return [];
  const [low, high] = [straight(band.low), straight(band.high)];
  const unseen = { type: 'line', stack: 'band', symbol: 'none', lineStyle: { opacity: 0 }, silent: true } as const;
  const color = colourOf(0, look);
  return [
    { ...unseen, name: `${band.name} `, data: low },
    {
      ...unseen,
      name: band.name,
      itemStyle: { color, opacity: 0.35 },
      areaStyle: { color, opacity: 0.18 },
      data: high.map((value, at) => (value === null ? null : value - (low[at] ?? 0))),
    },
  ];
}

const colourOf = (index: number, look: ChartLook): string => look.series[index % look.series.length] ?? look.faint;

/** Between two rows that are known the edge of an area runs straight. */
export function straight(values: readonly (number | null)[]): (number | null)[] {
  return values.map((value, at) => {
    if (value !== null) return value;
    const [from, to] = [
      values.findLastIndex((each, i) => i < at && each !== null),
      values.findIndex((each, i) => i > at && each !== null),
    ];
    const [first, last] = [values[from] ?? null, values[to] ?? null];
    return first === null || last === null ? null : first + ((last - first) * (at - from)) / (to - from);
  });
}

/** The highest point and the last are named; what it is held against is dashed and stays quiet; a part of a day or week is hollow. */
function lines(chart: Chart, look: ChartLook): LineSeriesOption[] {
  const hollow = new Set(chart.parts?.map(({ row }) => row));
  return chart.series.map((series, index) => {
    if (series.isTarget) return targetLine(series, { chart, look });
    const last = series.values.findLastIndex(value => value !== null);
    const isNamed = index === 0 || (series.isBase === true && chart.band !== undefined);
    const told = index === 0 ? bothOrLast(series.values, peakOf(series.values, hollow), last, plotPx) : [last];
    const named = new Set(isNamed ? told : []);
    const count = series.values.length;
    const placeOf = (at: number): Place => ({
      at,
      count,
      isMarked: chart.marks?.some(({ row }) => row <= at && at - row <= count * 0.1) ?? false,
      room: roomAt(series.values, at, chart, plotPx),
    });
    return {
      type: 'line',
      name: series.name,
      yAxisIndex: axisOf(series),
      symbol: 'circle',
      connectNulls: series.isBase === true && chart.band !== undefined,
      // Said here, since the unseen edges of a band would take the first ones.
      color: colourOf(index, look),
      lineStyle: { width: 2, type: series.isBase ? 'dashed' : 'solid' },
      ...(index === 0 ? marksOf(chart, look) : {}),
      data: series.values.map((value, at) => ({
        value,
        symbolSize: named.has(at) || hollow.has(at) ? 7 : 0,
        ...(hollow.has(at) ? { symbol: 'emptyCircle' } : {}),
        ...(named.has(at) ? { label: pointLabel(series.formatted[at], placeOf(at), look) } : {}),
      })),
    };
  });
}

/** Thin and dotted, in its own colour, with its figure where no other line comes near. */
function targetLine(series: Chart['series'][number], { chart, look }: Omit<Drawing, 'widthPx'>): LineSeriesOption {
  const named = freestRow(series, chart, plotPx);
  const count = series.values.length;
  return {
    type: 'line',
    name: series.name,
    symbol: 'circle',
    color: look.target,
    lineStyle: { width: 2, type: 'dotted' },
    z: 1,
    data: series.values.map((value, at) => ({
      value,
      symbolSize: 0,
      ...(at === named ? { label: pointLabel(series.formatted[at], { at, count }, look) } : {}),
    })),
  };
}

/** `isMarked`: a line stands upwards there, or just before. */
type Place = { at: number; count: number; isMarked?: boolean; room?: Room };

/** At the edges a figure leans inwards, so that it is not cut; no line runs through it, and it stands beside a mark. */
function pointLabel(
  text: string | undefined,
  { at, count, isMarked = false, room = { position: 'top', furtherPx: 0 } }: Place,
  look: ChartLook,
): LineSeriesOption['label'] {
  const align = at > (count - 1) * 0.85 ? 'right' : at < (count - 1) * 0.15 || isMarked ? 'left' : 'center';
  const offset = [
    isMarked ? (align === 'right' ? -4 : 4) : 0,
    room.position === 'top' ? -room.furtherPx : room.furtherPx,
  ];
  const box = { position: room.position, backgroundColor: look.surface, padding: 1, offset } as const;
  return { ...box, align, show: true, color: look.ink, fontSize: 11, fontWeight: 600, formatter: text ?? '' };
}

/** The peak in the product's colour, everything else grey; what is usual, and a second figure, are lines across. */
function hands(chart: Chart, look: ChartLook): ChartOption['series'] {
  const [first, ...others] = chart.series;
  if (!first) return [];
  const { name, values, formatted } = first;
  const peak = peakOf(values);
  const quiet = { itemStyle: { color: look.faint, opacity: 0.45 } };
  const label = { show: true, position: 'top', color: look.ink, fontSize: 11, fontWeight: 600 } as const;
  const bars: BarSeriesOption = {
    type: 'bar',
    name,
    barMaxWidth: 28,
    itemStyle: { borderRadius: [3, 3, 0, 0] },
    data: values.map((value, at) =>
      at === peak ? { value, label: { ...label, formatter: formatted[at] ?? '' } } : { value, ...quiet },
    ),
  };
  const across = others.map((series): LineSeriesOption => ({
    type: 'line',
    name: series.name,
    yAxisIndex: axisOf(series),
    symbol: 'none',
    lineStyle: { width: 2, type: series.isBase ? 'dashed' : 'solid' },
    data: [...series.values],
  }));
  return [bars, ...across];
}

/** Of whole days and weeks, if there are any. */
function peakOf(values: readonly (number | null)[], hollow: ReadonlySet<number> = new Set()): number {
  const whole = values.map((value, at) => (hollow.has(at) ? null : value));
  const known = whole.some(value => value !== null) ? whole : values;
  return known.indexOf(Math.max(...known.filter(value => value !== null)));
}

function barOption(
  shared: ChartOption,
  chart: Chart,
  { look, widthPx }: Pick<Drawing, 'look' | 'widthPx'>,
): ChartOption {
  const isAbove = namesStandAbove(chart, widthPx);
  const namesPx = isAbove ? widthPx - 8 : Math.min(Math.round(widthPx * 0.42), namesWidthPx(chart));
  return {
    ...shared,
    grid: {
      top: topPx(chart, widthPx),
      left: isAbove ? 0 : namesPx + 8,
      right: valuesPx,
      bottom: 2,
      outerBoundsMode: 'none',
    },
    xAxis: axesOf(chart).map(() => ({ type: 'value', axisLabel: { show: false }, splitLine: { show: false } })),
    yAxis: {
      type: 'category',
      data: chart.labels,
      inverse: true,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: {
        color: look.ink,
        fontSize: 12,
        width: namesPx,
        overflow: 'truncate',
        ...(isAbove ? aboveBar : {}),
      },
    },
    series: chart.series.map(series => ({
      type: 'bar',
      name: series.name,
      xAxisIndex: axisOf(series),
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
