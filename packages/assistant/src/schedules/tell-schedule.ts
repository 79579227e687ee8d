/** The title of a schedule, in its maker's language, and the question it asks when it is due. */
import type { AlertCondition } from '@tillsight/contract/alerts';
import type { BoardName } from '@tillsight/contract/boards';
import type { KeptRequest } from '@tillsight/contract/kept-request';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { requestOf } from '@tillsight/metrics/kept-request';
import { plainName } from '@tillsight/metrics/plain-name';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { requestWithBase } from '../alerts/judge-alert.ts';
import type { Moment } from '../alerts/verdict.ts';
import { figure, type Around } from '../alerts/tell-alert.ts';
import type { HeldCondition } from '../sentences/alert-sentences.ts';
import type { Sent } from '../sentences/schedule-sentences.ts';
import { sentencesFor } from '../sentences/sentences.ts';

/** What its words speak of. */
export function sentBy(requests: readonly KeptRequest[]): Sent {
  const [first] = requests;
  return {
    metrics: [...new Set(requests.flatMap(({ metrics }) => metrics))].slice(0, 5),
    by: first?.by ?? [],
    names: (first?.where ?? []).flatMap(({ is = [] }) => is.map(name => plainName(name).slice(0, 60))),
    days: isOfTheMoment(first) ? null : (first?.days ?? null),
  };
}

const isOfTheMoment = (request: KeptRequest | undefined): boolean =>
  (request?.metrics ?? []).every(key => metricByKey(key)?.timing !== 'period');

/** What a schedule sends: figures, a question whose words are read anew each time, or a board. */
export type Sending = { requests: readonly KeptRequest[]; question?: string | null; board?: BoardName | null };

/** What is sent, in a phrase. */
export function titleOfSending({ requests, question, board }: Sending, shop: Around): string {
  if (board) return sentencesFor(shop).boards.name(board);
  return question ? plainName(question) : titleOf(requests, shop);
}

/** The figures that are sent, in a phrase. */
export function titleOf(requests: readonly KeptRequest[], shop: Around): string {
  return sentencesFor(shop).schedules.title(sentBy(requests));
}

/** With its bound as people read it. */
export function conditionText(
  { requests, condition }: { requests: readonly KeptRequest[]; condition: AlertCondition | null },
  shop: Around,
): string | undefined {
  const [first] = requests;
  if (condition === null || first === undefined || condition.kind === 'share') return undefined;
  const held: HeldCondition =
    condition.kind === 'above' || condition.kind === 'below'
      ? { kind: condition.kind, value: figure(first, condition.value, shop) }
      : condition;
  return sentencesFor(shop).schedules.onlyIf(held);
}

/** What is due, asked as it would be at that moment; a single figure is held against the days before. */
export function requestsDue(requests: readonly KeptRequest[], at: Moment): MetricRequest[] {
  return requests.map(request => (request.by ? requestOf(request, at) : requestWithBase(request, at)));
}

/** What its condition is about: the whole of the first figure, however it is split. */
export function requestHeld([first]: readonly KeptRequest[], at: Moment): MetricRequest | undefined {
  if (first === undefined) return undefined;
  const { metrics, where, days } = first;
  return requestWithBase({ metrics: metrics.slice(0, 1), ...(where ? { where } : {}), days }, at);
}

/** Whether it is so; undefined where nobody knows. */
export function holds(condition: AlertCondition, { rows: [row], request }: MetricResult): boolean | undefined {
  const { value, base } = row?.values[request.metrics[0] ?? ''] ?? {};
  if (value === undefined || value === null) return undefined;
  if (condition.kind === 'above') return value > condition.value;
  if (condition.kind === 'below') return value < condition.value;
  if (condition.kind !== 'moved' || base === undefined || base === null) return undefined;
  const percent = base === 0 ? (value === 0 ? 0 : Infinity) : ((value - base) / Math.abs(base)) * 100;
  // As it is written out: a change of exactly ten percent is one of ten.
  const size = Number(Math.abs(percent).toFixed(6));
  return size >= condition.percent && (condition.way === 'either' || (condition.way === 'up') === value > base);
}
