/** Rows as a table: two things tell them apart, one down and steps of time across or a line for each pair, or each has many figures. */
import type { Table } from '@tillsight/contract/chart';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { isTime } from '@tillsight/metrics/time-grain';
import { sentencesFor } from '../sentences/sentences.ts';
import { labelText, valueText, type Voice } from './wording.ts';

/** More columns than a screen has room for are better read line by line. */
const mostSteps = 14;
const mostRows = 400;

export function tableOf(result: MetricResult, voice: Voice): Table | undefined {
  const { request, rows } = result;
  const [first, second, ...more] = request.by ?? [];
  if (first && hasManyFigures(request) && rows.length > 1) return listed(result, [first], voice);
  if (!first || !second || more.length > 0 || rows.length === 0) return undefined;
  const step = isTime(second) ? second : isTime(first) ? first : undefined;
  const steps = step === undefined ? [] : [...new Set(rows.map(row => row.by[step] ?? null))];
  // Each order has one day.
  const isOfOrders = request.by?.includes('order_number') ?? false;
  const isAcross =
    step !== undefined && !isOfOrders && request.metrics.length === 1 && steps.length > 1 && steps.length <= mostSteps;
  if (!isAcross) return listed(result, [first, second], voice);
  return across(result, { step, steps, other: step === first ? second : first }, voice);
}

/** Bars of three units side by side say nothing at a glance. */
const manyFigures = 3;

export const hasManyFigures = ({ by = [], metrics }: MetricRequest): boolean =>
  by.length === 1 && metrics.length >= manyFigures && !isTime(by[0]!) && !/^(?:hour|weekday)$/.test(by[0]!);

const titleOf = ({ request }: MetricResult, { shop }: Voice): string =>
  sentencesFor(shop).chart.title(request.metrics[0] ?? '', request.period);

const unitOf = (key: string, { currencies, currency }: MetricResult): Table['units'][number] => {
  const unit = metricByKey(key)?.unit ?? 'number';
  return { unit, currency: unit === 'money' ? (currencies?.[key] ?? currency) : null };
};

function listed(result: MetricResult, by: string[], voice: Voice): Table {
  const { metrics } = result.request;
  const say = sentencesFor(voice.shop);
  return {
    title: titleOf(result, voice),
    head: [...by.map(key => capital(say.dimension(key))), ...metrics.map(key => say.chart.series(key, by))],
    units: metrics.map(key => unitOf(key, result)),
    rows: result.rows.slice(0, mostRows).map(row => {
      const values = metrics.map(key => row.values[key]?.value ?? null);
      return {
        names: by.map(key => labelText(key, row.by[key] ?? null, voice.shop)),
        values,
        formatted: values.map((value, at) => valueText(metrics[at] ?? '', value, voice)),
      };
    }),
  };
}

type Across = { step: string; steps: (string | null)[]; other: string };

/** What has most altogether comes first. */
function across(result: MetricResult, { step, steps, other }: Across, voice: Voice): Table {
  const [key = ''] = result.request.metrics;
  const say = sentencesFor(voice.shop);
  const named = Map.groupBy(result.rows, row => row.by[other] ?? null);
  const lines = [...named].map(([name, own]) => {
    const values = steps.map(label => own.find(row => (row.by[step] ?? null) === label)?.values[key]?.value ?? null);
    return {
      names: [labelText(other, name, voice.shop)],
      values,
      formatted: values.map(value => (value === null ? '' : valueText(key, value, voice))),
    };
  });
  const sum = (values: readonly (number | null)[]): number =>
    values.reduce<number>((all, each) => all + (each ?? 0), 0);
  return {
    title: titleOf(result, voice),
    head: [capital(say.dimension(other)), ...steps.map(label => labelText(step, label, voice.shop))],
    units: steps.map(() => unitOf(key, result)),
    rows: lines.toSorted((a, b) => sum(b.values) - sum(a.values)).slice(0, mostRows),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
