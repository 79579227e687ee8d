import * as webhooks from '../webhooks.ts';
import { documentedUnder, sample } from './documented.ts';

const webhook = documentedUnder('Webhooks');

const id = '7d2f9a61-3b58-4c07-8e14-a5c6d7e8f901';
const eventId = 'c4e1b2a3-96d8-4f75-b0a1-2c3d4e5f6a7b';
const at = '2026-11-20T04:30:00.000Z';
const secret = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';

const ledger: webhooks.Webhook = {
  id,
  url: 'https://8.8.8.8/tillsight',
  kinds: ['report.delivered', 'alert.fired'],
  made_at: at,
  is_on: true,
  failing_since: null,
  former_secret_until: null,
};

const managers = 'For the merchant and executives.';

export const webhookDocuments = [
  webhook(webhooks.listWebhooks, {
    summary: 'Webhooks',
    description: `Your own addresses that are told of events, and whether they work. ${managers}`,
    refusals: ['forbidden'],
    request: {},
    response: { success: true, webhooks: [ledger] },
  }),
  webhook(webhooks.addWebhook, {
    summary: 'Add a webhook',
    description: `An https address on the open internet, and what it is told of. The secret for checking signatures is in this answer and nowhere else. Wants the password; ten webhooks at most. ${managers}`,
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    request: { url: ledger.url, kinds: ledger.kinds, password: sample.password },
    response: { success: true, message: 'Copy the secret now. It is not shown again.', webhook: ledger, secret },
  }),
  webhook(webhooks.switchWebhook, {
    summary: 'Switch a webhook on or off',
    description: `One that has failed for three days is switched off by itself. What was waiting is not sent any more. ${managers}`,
    refusals: ['forbidden'],
    request: { webhook_id: id, is_on: true },
    response: { success: true, message: 'The webhook was switched on.', webhook: ledger },
  }),
  webhook(webhooks.renewWebhookSecret, {
    summary: 'Make a new secret',
    description: `For a day events carry two signatures, of the new secret and of the former one. Wants the password. ${managers}`,
    refusals: ['forbidden', 'too_many_requests'],
    request: { webhook_id: id, password: sample.password },
    response: { success: true, message: 'Copy the secret now. It is not shown again.', webhook: ledger, secret },
  }),
  webhook(webhooks.removeWebhook, {
    summary: 'Remove a webhook',
    description: `With everything it was told of. ${managers}`,
    refusals: ['forbidden'],
    request: { webhook_id: id },
    response: { success: true, message: 'The webhook was removed.' },
  }),
  webhook(webhooks.testWebhook, {
    summary: 'Send a test',
    description: `An event of the kind webhook.test, tried once; how it went stands among the events. ${managers}`,
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    request: { webhook_id: id },
    response: { success: true, message: 'A test is on its way.' },
  }),
  webhook(webhooks.listWebhookEvents, {
    summary: 'What a webhook was told of',
    description: `The last fifty events of two weeks, the newest first, and what came of each. ${managers}`,
    refusals: ['forbidden'],
    request: { webhook_id: id },
    response: {
      success: true,
      events: [
        {
          id: eventId,
          kind: 'alert.fired',
          made_at: at,
          state: 'waiting',
          tries: 1,
          tried_at: at,
          status: 503,
          reason: 'It answered 503.',
        },
      ],
    },
  }),
  webhook(webhooks.resendWebhookEvent, {
    summary: 'Send an event again',
    description: `The same body under the same id. ${managers}`,
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    request: { webhook_id: id, event_id: eventId },
    response: { success: true, message: 'The event is on its way again.' },
  }),
];

type About = { summary: string; description: string; body: unknown };

const said = {
  'report.delivered': {
    summary: 'A report has arrived',
    description:
      'On a phone, or at a mail server (`sent`). Whose it is, of which role and day, and none of its figures. A report that somebody only tries is not told of.',
    body: {
      type: 'report.delivered',
      timestamp: at,
      data: {
        delivery_id: eventId,
        user_id: sample.userId,
        role: 'executive',
        frequency: 'daily',
        date: '2026-11-20',
        channel: 'whatsapp',
        status: 'delivered',
      },
    },
  },
  'alert.fired': {
    summary: 'An alert has fired',
    description: 'With the sentence as it was said. The figure that made it so is asked for by the metrics API.',
    body: {
      type: 'alert.fired',
      timestamp: at,
      data: { alert_id: id, user_id: sample.userId, sentence: 'tell me when orders today go above 40', fired_at: at },
    },
  },
  'connection.lost': {
    summary: 'A platform cannot be read any more',
    description: 'The access was withdrawn or has expired, so answers and reports leave it out.',
    body: {
      type: 'connection.lost',
      timestamp: at,
      data: { platforms: ['google_analytics', 'google_ads'], lost_at: at },
    },
  },
  'webhook.test': {
    summary: 'A test',
    description: 'Sent when somebody presses "Send a test".',
    body: { type: 'webhook.test', timestamp: at, data: {} },
  },
} satisfies { [Kind in keyof webhooks.WebhookBody]: About & { body: webhooks.WebhookBody[Kind] } };

/** What is sent to addresses of one's own, in words and with an example each. */
export const documentedEvents = Object.entries(said).map(([kind, about]) => ({
  ...about,
  kind,
  schema: webhooks.webhookBodies[kind as keyof typeof webhooks.webhookBodies],
}));
