/** The title of an alert, in its maker's language. */
import type { AlertCondition } from '@tillsight/contract/alerts';
import type { KeptRequest } from '@tillsight/contract/kept-request';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatValue } from '@tillsight/metrics/format';
import { plainName } from '@tillsight/metrics/plain-name';
import type { Shop } from '../conversation.ts';
import type { HeldCondition, Watched } from '../sentences/alert-sentences.ts';
import { sentencesFor } from '../sentences/sentences.ts';

export type Rule = { request: KeptRequest; condition: AlertCondition };

/** As its words need it. */
export type Around = Pick<Shop, 'currency' | 'country' | 'language'>;

/** What its words speak of. */
export function watchedBy({ request, condition }: Rule): Watched {
  const [metric = ''] = request.metrics;
  const isNow = metricByKey(metric)?.timing !== 'period' || condition.kind === 'runs-out';
  return {
    metric,
    names: (request.where ?? []).flatMap(({ is = [] }) => is.map(name => plainName(name).slice(0, 60))),
    each: request.by?.[0],
    days: isNow ? null : request.days,
  };
}

/** What it watches and what has to be so, in a phrase. */
export function titleOf(rule: Rule, shop: Around): string {
  return sentencesFor(shop).alerts.title(watchedBy(rule), heldCondition(rule, shop));
}

function heldCondition({ request, condition }: Rule, shop: Around): HeldCondition {
  if (condition.kind === 'share') return { ...condition, of: request.metrics[1] ?? '' };
  if (condition.kind !== 'above' && condition.kind !== 'below') return condition;
  return { kind: condition.kind, value: figure(request, condition.value, shop) };
}

/** A value of what is asked, as people read it. */
export function figure(
  { metrics: [key = ''] }: KeptRequest,
  value: number | null,
  { currency, language }: Around,
): string {
  return formatValue(value, metricByKey(key)?.unit ?? 'number', { currency, language });
}

/** HH:MM of the organization's day. */
export function clockAt(at: number, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return local.toPlainTime().toString({ smallestUnit: 'minute' });
}
