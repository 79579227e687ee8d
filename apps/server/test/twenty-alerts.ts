/** Twenty alerts of every kind over three platforms, and the rows that they are. */
import { randomUUID } from 'node:crypto';
import type { AlertCondition } from '@tillsight/contract/alerts';
import type { KeptRequest } from '@tillsight/contract/kept-request';
import { freshAlert } from '../src/features/alerts/fresh-alert.ts';

export type Watching = [KeptRequest, AlertCondition];

const of = (metric: string, more: Partial<KeptRequest> = {}): KeptRequest => ({
  metrics: [metric],
  days: 'today',
  ...more,
});
const product = (name: string): Partial<KeptRequest> => ({ where: [{ dimension: 'product', is: [name] }] });
const never = { kind: 'above', value: 1e9 } as const;
const unusual = { kind: 'unusual', way: 'either' } as const;
const moved = { kind: 'moved', way: 'up', percent: 1000 } as const;

const ofFigures: Watching[] = [
  [of('total_orders'), never],
  [of('total_sales_revenue'), never],
  [of('total_sales_revenue'), unusual],
  [of('total_orders'), unusual],
  [of('total_orders'), moved],
  [of('units_sold', product('Terracotta Lantern')), never],
  [of('total_orders'), { kind: 'none', hours: 48 }],
  [of('total_sales_revenue', { days: 'this-month' }), never],
  [of('store_conversion_rate'), never],
  [of('sessions'), never],
  [of('sessions'), unusual],
  [of('sessions'), moved],
  [of('engagementRate'), never],
  [of('google_ads_cost'), never],
  [of('google_ads_cost'), unusual],
  [of('google_ads_clicks'), unusual],
  [of('google_ads_cost'), moved],
  [of('total_ad_spend'), never],
];

/** A shop gives its stock in pages, each of them a call. */
const ofStock: Watching[] = [
  [of('inventory_on_hand', product('Terracotta Lantern')), { kind: 'below', value: -5 }],
  [of('days_of_cover', product('Mogra Candle')), { kind: 'below', value: -5 }],
];

export const twentyAlerts: readonly Watching[] = [...ofFigures, ...ofStock];

export const twentyWithoutStock: readonly Watching[] = [
  ...ofFigures,
  [of('total_sales_revenue', product('Terracotta Lantern')), moved],
  [of('units_sold'), never],
];

/** As they are when they were just made, due at once. */
export const alertRows = (
  watched: readonly Watching[],
  { organizationId, userId, at }: { organizationId: string; userId: string; at: Date },
) =>
  watched.map(([request, condition]) => ({
    organization_id: organizationId,
    id: randomUUID(),
    user_id: userId,
    sentence: 'Tell me.',
    request: JSON.stringify(request),
    condition: JSON.stringify(condition),
    channel: 'email' as const,
    every_minutes: request.metrics.some(
      key => /session|engage|google|ad_spend|inventory|cover/.test(key) && !/store/.test(key),
    )
      ? 60
      : 15,
    ...freshAlert,
    made_at: at,
    next_look: at,
  }));
