/** What a step found: rows of figures, or a text of the built-in reader. Each has a handle, by which a model refers to it. */
import { dimensionByKey } from '@tillsight/metrics/dimensions';
import type { MetricRequest, MetricResult, ResultRow, ResultValue } from '@tillsight/metrics/request';
import { isTime } from '@tillsight/metrics/time-grain';
import type { Shop } from '../conversation.ts';
import { isOfTheStore } from '../model/masked-question.ts';
import { titles } from '../sentences/english/titles.ts';
import { offerText } from '../telling/offer-text.ts';
import { valueText } from '../telling/wording.ts';

export type Figures = { handle: string; kind: 'figures'; result: MetricResult };
export type Text = { handle: string; kind: 'text'; text: string; results: MetricResult[] };
/** Names that words of the question may mean. */
export type Names = { handle: string; kind: 'names'; dimension: string; values: string[] };
export type Nothing = { handle: string; kind: 'nothing'; why: string };
export type Finding = Figures | Text | Names | Nothing;

const rowsSeen = 12;

/** A finding as a model may see it: figures by handle, and no name of the store. */
export function seenBy(finding: Finding, masked: (text: string) => string): object {
  const { handle } = finding;
  if (finding.kind === 'nothing') return { handle, failed: finding.why };
  if (finding.kind === 'names') return { handle, dimension: finding.dimension, names: finding.values.length };
  if (finding.kind === 'text') return { handle, text: masked(finding.text) };
  const { request, rows, rest, issues } = finding.result;
  return {
    handle,
    metrics: request.metrics,
    by: request.by ?? [],
    days: request.period,
    ...(request.base ? { against: request.base } : {}),
    rows: rows.slice(0, rowsSeen).map((row, at) => [`r${at + 1}`, ...labelsSeen(row), ...figuresSeen(row, request)]),
    ...(rows.length > rowsSeen ? { more: rows.length - rowsSeen } : {}),
    ...(rest ? { left_out: rest.rows } : {}),
    ...(issues.length > 0 ? { missing: issues.map(({ kind }) => kind) } : {}),
  };
}

/** Days and words that every shop knows; the store's own names stay here. */
const labelsSeen = ({ by }: ResultRow): string[] =>
  Object.entries(by).flatMap(([dimension, value]) =>
    value !== null && (isTime(dimension) || !isOfTheStore({ options: [{ dimension, values: [value] }] }))
      ? [value.slice(0, 30)]
      : [],
  );

const figuresSeen = ({ values }: ResultRow, { metrics }: MetricRequest): unknown[] =>
  metrics.map(key => {
    const { value = null, base } = values[key] ?? {};
    return base === undefined ? rounded(value) : [rounded(value), rounded(base)];
  });

const rounded = (value: number | null): number | null => (value === null ? null : Number(value.toPrecision(6)));

/** What was asked, in words of ours. */
export function askedText({ request, ...result }: MetricResult, shop: Shop): string {
  const bounds = (request.having ?? []).map(({ metric, is, value }) => {
    const figure = valueText(metric, value, { shop, notes: {}, result: { request, ...result } });
    return `${titles.plainMetric(metric)} ${boundWords[is]} ${figure}`;
  });
  const isCut = request.limit === result.rows.length;
  const cut = isCut && request.order ? [`${request.order.direction === 'asc' ? 'lowest' : 'top'} ${request.limit}`] : []; // prettier-ignore
  const more = [...(bounds.length > 0 ? [`only with ${bounds.join(' and ')}`] : []), ...cut];
  return [offerText([request], shop), ...more].join(', ');
}

const boundWords = { above: 'above', 'at-least': 'of at least', below: 'below', 'at-most': 'of at most' } as const;

/** What came, in a few words. */
export function foundText(finding: Finding, shop: Shop): string {
  if (finding.kind === 'nothing') return finding.why;
  if (finding.kind === 'text') return finding.text.split('\n')[0] ?? '';
  if (finding.kind === 'names') return countOf(finding.values.length, finding.dimension);
  const { result } = finding;
  const { metrics, by = [] } = result.request;
  const [dimension] = by;
  if (dimension !== undefined) return countOf(result.rows.length, dimension);
  const [row] = result.rows;
  if (!row) return 'Nothing';
  return metrics
    .map(key => `${titles.plainMetric(key)} ${cellText(key, row.values[key], { result, shop })}`)
    .join(', ');
}

export function countOf(count: number, dimension: string): string {
  const title = titles.dimension(dimension);
  if (count === 1) return `1 ${title}`;
  return `${count} ${/[^aeiou]y$/.test(title) ? title.replace(/y$/, 'ies') : title.endsWith('s') ? title : `${title}s`}`;
}

const cellText = (key: string, cell: ResultValue | undefined, { result, shop }: { result: MetricResult; shop: Shop }) =>
  valueText(key, cell?.value ?? null, { shop, notes: {}, result });

export const isKnownDimension = (key: string): boolean => dimensionByKey(key) !== undefined;
