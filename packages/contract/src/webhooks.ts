import * as z from 'zod/mini';
import { Channel } from './channel.ts';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { PresentPassword } from './auth.ts';

/** What a webhook may be told of. */
export const webhookKinds = ['report.delivered', 'alert.fired', 'connection.lost'] as const;
export const WebhookKind = z.enum(webhookKinds);
export type WebhookKind = z.infer<typeof WebhookKind>;

/** An address of the organization's own that is told of events. Its secret is shown once. */
export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  kinds: z.array(WebhookKind),
  made_at: z.string(),
  is_on: z.boolean(),
  /** Since when nothing has arrived; null while it works. */
  failing_since: z.nullable(z.string()),
  /** Until then events are signed with the former secret as well. */
  former_secret_until: z.nullable(z.string()),
});
export type Webhook = z.infer<typeof Webhook>;

/** One thing that happened, for one webhook; under its id it may arrive more than once. */
export const WebhookEvent = z.object({
  id: z.uuid(),
  kind: z.enum([...webhookKinds, 'webhook.test']),
  made_at: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  tried_at: z.nullable(z.string()),
  /** What the address answered last; null where it did not. */
  status: z.nullable(z.int()),
  /** Why it did not arrive, for people. */
  reason: z.nullable(z.string()),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const Instant = z.string();

/** The bodies that are sent, by kind. */
export const webhookBodies = {
  'report.delivered': z.object({
    type: z.literal('report.delivered'),
    timestamp: Instant,
    data: z.object({
      delivery_id: z.uuid(),
      user_id: z.uuid(),
      role: z.string(),
      frequency: z.string(),
      date: z.string(),
      channel: Channel,
      status: z.enum(['delivered', 'sent']),
    }),
  }),
  'alert.fired': z.object({
    type: z.literal('alert.fired'),
    timestamp: Instant,
    data: z.object({ alert_id: z.uuid(), user_id: z.uuid(), sentence: z.string(), fired_at: Instant }),
  }),
  'connection.lost': z.object({
    type: z.literal('connection.lost'),
    timestamp: Instant,
    data: z.object({ platforms: z.array(z.string()), lost_at: Instant }),
  }),
  'webhook.test': z.object({ type: z.literal('webhook.test'), timestamp: Instant, data: z.object({}) }),
};
export type WebhookBody = { [Kind in keyof typeof webhookBodies]: z.infer<(typeof webhookBodies)[Kind]> };

const WebhookId = z.uuid();

export const AddWebhookRequest = z.object({
  url: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter an address.'), z.maxLength(2000, 'The address is too long.')),
  kinds: z
    .array(WebhookKind)
    .check(z.minLength(1, 'Please choose what to be told of.'), z.maxLength(webhookKinds.length)),
  /** Events go on when the browser is closed, so an open one is not enough. */
  password: PresentPassword,
});
export type AddWebhookRequest = z.infer<typeof AddWebhookRequest>;

/** `secret` is for checking signatures; it is never told again. */
const WithSecret = z.object({ success: z.boolean(), message: z.string(), webhook: Webhook, secret: z.string() });

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/v1/webhooks/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), webhooks: z.array(Webhook) }),
});

export const addWebhook = endpoint({
  name: 'addWebhook',
  method: 'POST',
  path: '/api/v1/webhooks/',
  access: 'session',
  request: AddWebhookRequest,
  response: WithSecret,
});

export const switchWebhook = endpoint({
  name: 'switchWebhook',
  method: 'PUT',
  path: '/api/v1/webhooks/{webhook_id}/',
  access: 'session',
  request: z.object({ webhook_id: WebhookId, is_on: z.boolean() }),
  response: z.object({ success: z.boolean(), message: z.string(), webhook: Webhook }),
});

export const renewWebhookSecret = endpoint({
  name: 'renewWebhookSecret',
  method: 'POST',
  path: '/api/v1/webhooks/{webhook_id}/secret/',
  access: 'session',
  request: z.object({ webhook_id: WebhookId, password: PresentPassword }),
  response: WithSecret,
});

export const removeWebhook = endpoint({
  name: 'removeWebhook',
  method: 'DELETE',
  path: '/api/v1/webhooks/{webhook_id}/',
  access: 'session',
  request: z.object({ webhook_id: WebhookId }),
  response: Done,
});

export const testWebhook = endpoint({
  name: 'testWebhook',
  method: 'POST',
  path: '/api/v1/webhooks/{webhook_id}/test/',
  access: 'session',
  request: z.object({ webhook_id: WebhookId }),
  response: Done,
});

export const listWebhookEvents = endpoint({
  name: 'listWebhookEvents',
  method: 'GET',
  path: '/api/v1/webhooks/{webhook_id}/events/',
  access: 'session',
  request: z.object({ webhook_id: WebhookId }),
  response: z.object({ success: z.boolean(), events: z.array(WebhookEvent) }),
});

export const resendWebhookEvent = endpoint({
  name: 'resendWebhookEvent',
  method: 'POST',
  path: '/api/v1/webhooks/{webhook_id}/events/{event_id}/resend/',
  access: 'session',
  request: z.object({ webhook_id: WebhookId, event_id: z.uuid() }),
  response: Done,
});
