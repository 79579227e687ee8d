/** Single orders put together by their size: how many lie in each band, and what part of all they are. */
import type { Chart } from '@tillsight/contract/chart';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatPercent } from '@tillsight/metrics/format';
import type { Band, MetricResult } from '@tillsight/metrics/request';
import { sentencesFor } from '../sentences/sentences.ts';
import { countText, valueText, type Voice } from './wording.ts';

export function bandLines({ request }: MetricResult, bands: readonly Band[], head: string, voice: Voice): string[] {
  const [key = ''] = request.metrics;
  const say = sentencesFor(voice.shop).rows;
  const [rows, sum] = [total(bands, ({ rows: each }) => each), total(bands, ({ sum: each }) => each)];
  const most = bands.reduce((a, b) => (b.rows > a.rows ? b : a));
  const isMoney = metricByKey(key)?.unit === 'money';
  return [
    say.mostInBand({ band: bandText(most, key, voice), share: formatPercent(most.rows / rows) }),
    `${head}:`,
    ...bands.map((band, at) =>
      say.inBand({
        place: at + 1,
        band: bandText(band, key, voice),
        orders: countText(band.rows, voice.shop),
        share: formatPercent(band.rows / rows),
        ...(isMoney && sum > 0 ? { ofValue: formatPercent(band.sum / sum) } : {}),
      }),
    ),
  ];
}

export function bandChart(result: MetricResult, bands: readonly Band[], voice: Voice): Chart {
  const [key = ''] = result.request.metrics;
  const say = sentencesFor(voice.shop);
  return {
    kind: 'bar',
    title: say.chart.title('total_orders', result.request.period),
    unit: 'count',
    currency: null,
    labels: bands.map(band => bandText(band, key, voice)),
    series: [
      {
        name: say.chart.series('total_orders'),
        values: bands.map(({ rows }) => rows),
        formatted: bands.map(({ rows }) => countText(rows, voice.shop)),
      },
    ],
  };
}

/** Money reaches up to the next band; of pieces the last one that is still within is named. */
function bandText({ from, to }: Band, key: string, voice: Voice): string {
  const text = (value: number): string => valueText(key, value, voice);
  const last = to !== undefined && from !== undefined && metricByKey(key)?.unit !== 'money' ? to - 1 : to;
  if (last !== undefined && last === from) return text(from);
  return sentencesFor(voice.shop).rows.band({
    from: from === undefined ? undefined : text(from),
    to: last === undefined ? undefined : text(last),
  });
}

const total = (bands: readonly Band[], of: (band: Band) => number): number =>
  bands.reduce((sum, band) => sum + of(band), 0);
