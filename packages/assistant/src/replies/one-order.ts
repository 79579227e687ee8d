/** One order by its number: what it came to, what was in it, and whether it was sent and paid. */
import { addDays, dayAt } from '@tillsight/metrics/period';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { Shop } from '../conversation.ts';
import type { Context, Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { footnotes } from '../telling/footnotes.ts';
import { countText, labelText, valueText } from '../telling/wording.ts';

export function oneOrderDraft({ number, asksWhere }: Extract<Intent, { act: 'order' }>, { shop }: Context): Draft {
  return {
    behaviour: asksWhere ? 'partial' : 'answer',
    requests: requestsFor(number, shop),
    issues: [],
    write: results => ({ response: told(number, results, shop).join('\n') }),
  };
}

/** An order has no day of its own to be looked for in, so that all that Shopify still has are looked through. */
function requestsFor(number: string, { now, timeZone, historyFrom }: Shop): MetricRequest[] {
  const today = dayAt(now, timeZone);
  const bare = number.replace(/^#/, '');
  const period = { from: historyFrom ?? addDays(today, -days), to: today };
  const one = { where: [{ dimension: 'order_number', is: [`#${bare}`, bare] }], period };
  return [
    { ...one, metrics: ['average_order_value'], by: ['order_number', 'day'] },
    { ...one, metrics: ['total_orders'], by: ['fulfillment_status', 'payment_status'] },
    { ...one, metrics: ['units_sold'], by: ['variant'] },
  ];
}
const days = 730;

function told(number: string, results: readonly MetricResult[], shop: Shop): string[] {
  const [placed, states, goods] = results;
  const say = sentencesFor(shop).oneOrder;
  const order = placed?.rows[0];
  const state = states?.rows[0];
  const name = order?.by['order_number'];
  if (!placed || !order || !name) return [say.notFound(number), ...footnotes([...results], shop)];
  const rows = (goods?.rows ?? []).flatMap(({ by, values }) => {
    const units = values['units_sold']?.value;
    return by['variant'] && units ? [{ name: labelText('variant', by['variant'], shop), units }] : [];
  });
  const stateOf = (dimension: 'fulfillment_status' | 'payment_status'): string | undefined => {
    const value = state?.by[dimension];
    return value === undefined || value === null ? undefined : labelText(dimension, value, shop);
  };
  return [
    say.head({
      name,
      day: order.by['day'] ?? undefined,
      value: valueText('average_order_value', order.values['average_order_value']?.value, {
        shop,
        notes: {},
        result: placed,
      }),
    }),
    say.states({ sending: stateOf('fulfillment_status'), payment: stateOf('payment_status') }),
    ...rows.map(({ name: title, units }) => say.item({ title, units: countText(units, shop) })),
    say.parcel,
    ...footnotes([...results], shop),
  ].filter(line => line !== '');
}
