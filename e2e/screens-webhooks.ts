import { listWebhookEvents, listWebhooks } from '@tillsight/contract/webhooks';
import { paths } from '../apps/web/src/paths.ts';
import { press, type ScreenGroup } from './screens.ts';
import { answerInstead } from './words.ts';

const at = '2026-11-19T04:10:00.000Z';
const works = {
  id: '3a9f51d7-0c64-4f1b-9d55-8e2c7a6b0f13',
  url: 'https://ledger.lotus-lane.example/tillsight/events',
  kinds: ['report.delivered', 'alert.fired', 'connection.lost'],
  made_at: at,
  is_on: true,
  failing_since: null,
  former_secret_until: at,
};
const webhooks = [
  works,
  { ...works, id: 'b1c7e0a4-52d9-4a37-b6fa-3c0de9d1f702', url: 'https://hooks.lotus-lane.example/', failing_since: at },
  { ...works, id: '6f3b2c58-91aa-4c6e-8f0d-2b9b6f7e4a01', url: 'https://old.lotus-lane.example/', is_on: false },
];

const event = { id: works.id, kind: 'alert.fired', made_at: at, tried_at: at };
const events = [
  { ...event, state: 'waiting', tries: 3, status: 503, reason: 'It answered 503.' },
  { ...event, id: webhooks[1]?.id, state: 'delivered', tries: 1, status: 204, reason: null },
  { ...event, id: webhooks[2]?.id, state: 'failed', tries: 10, status: null, reason: 'It did not answer in time.' },
];

/** Addresses of one's own that are told of events: working, failing, switched off, and what one of them was told. */
export const webhookScreens: ScreenGroup = {
  name: 'webhooks',
  screens: [
    {
      name: 'webhooks',
      path: paths.account(),
      before: page => answerInstead(page, listWebhooks, { json: { success: true, webhooks } }),
      sees: 'https://old.lotus-lane.example/',
    },
    {
      name: 'a new webhook',
      path: paths.account(),
      after: page => press(page, 'New webhook'),
      sees: 'Add webhook',
    },
    {
      name: 'what a webhook was told of',
      path: paths.account(),
      before: async page => {
        await answerInstead(page, listWebhooks, { json: { success: true, webhooks } });
        await answerInstead(page, listWebhookEvents, { json: { success: true, events } });
      },
      after: page => page.getByRole('button', { name: `Events for ${works.url}` }).click(),
      sees: 'It did not answer in time.',
    },
    {
      name: 'a webhook, removing',
      path: paths.account(),
      before: page => answerInstead(page, listWebhooks, { json: { success: true, webhooks } }),
      after: async page => {
        await press(page, `More for ${works.url}`);
        await page.getByRole('menuitem', { name: 'Remove' }).click();
      },
      sees: 'Remove the webhook?',
      shows: 'features/account/webhook-row.tsx',
    },
  ],
};
