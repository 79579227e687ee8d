import * as z from 'zod/mini';
import { Channel } from './channel.ts';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { KeptRequest } from './kept-request.ts';

const PlatformName = z.enum(['shopify', 'google_analytics', 'google_ads', 'meta', 'shiprocket']);
const Bound = z.number().check(z.gte(-1e12), z.lte(1e12));
const Way = z.enum(['up', 'down', 'either']);

/**
 * What has to be so. Values are those of the metric: percentages are fractions. `percent` and `days` are counted in
 * whole ones; `share`: the first metric is more than so many percent of the second; `moved` and `unusual` hold the running day against the same hours a week ago, and of the last eight weeks.
 */
export const AlertCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('above'), value: Bound }),
  z.object({ kind: z.literal('below'), value: Bound }),
  z.object({ kind: z.literal('share'), percent: z.number().check(z.gt(0), z.lt(100)) }),
  z.object({ kind: z.literal('moved'), way: Way, percent: z.number().check(z.gte(1), z.lte(1000)) }),
  z.object({ kind: z.literal('unusual'), way: Way }),
  z.object({ kind: z.literal('none'), hours: z.number().check(z.int(), z.gte(1), z.lte(48)) }),
  z.object({ kind: z.literal('runs-out'), days: z.number().check(z.int(), z.gte(1), z.lte(90)) }),
]);
export type AlertCondition = z.infer<typeof AlertCondition>;

export const AlertChannel = Channel;
export type AlertChannel = Channel;

/** How many alerts one person may have. */
export const mostAlerts = 20;

const Clock = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'Please enter a time as HH:MM'));

/** Between these times of the organization's day nothing is looked at. The same time twice: always. */
export const QuietHours = z.object({ from: Clock, to: Clock });
export type QuietHours = z.infer<typeof QuietHours>;

export const Alert = z.object({
  id: z.string(),
  /** What it watches and what has to be so, in a phrase. */
  title: z.string(),
  request: KeptRequest,
  condition: AlertCondition,
  /** Whether the bound is a fraction that people know as a percentage. */
  is_percent: z.boolean(),
  channel: AlertChannel,
  every_minutes: z.number(),
  quiet: QuietHours,
  rest_hours: z.number(),
  is_paused: z.boolean(),
  made_at: z.string(),
  looked_at: z.nullable(z.string()),
  fired_at: z.nullable(z.string()),
  /** When the last look failed because a platform could not be read; null when the last one succeeded. */
  failed_at: z.nullable(z.string()),
  /** The platform whose one call a look has no room for it, so that it is looked at less often; null when it has. */
  waits_for: z.nullable(PlatformName),
});
export type Alert = z.infer<typeof Alert>;

const AlertResponse = z.object({ success: z.boolean(), message: z.string(), alert: Alert });

export const listAlerts = endpoint({
  name: 'listAlerts',
  method: 'GET',
  path: '/api/v1/alerts/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), alerts: z.array(Alert) }),
});

export const makeAlert = endpoint({
  name: 'makeAlert',
  method: 'POST',
  path: '/api/v1/alerts/',
  access: 'session',
  request: z.object({ sentence: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
  response: AlertResponse,
});

export const changeAlert = endpoint({
  name: 'changeAlert',
  method: 'PUT',
  path: '/api/v1/alerts/{alert_id}/',
  access: 'session',
  request: z.object({
    alert_id: z.string(),
    is_paused: z.optional(z.boolean()),
    condition: z.optional(AlertCondition),
    channel: z.optional(AlertChannel),
    quiet: z.optional(QuietHours),
    rest_hours: z.optional(z.number().check(z.int(), z.gte(1), z.lte(168))),
  }),
  response: AlertResponse,
});

export const endAlert = endpoint({
  name: 'endAlert',
  method: 'DELETE',
  path: '/api/v1/alerts/{alert_id}/',
  access: 'session',
  request: z.object({ alert_id: z.string() }),
  response: Done,
});
