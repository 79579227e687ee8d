/** The alerts page in each of its states, for the tests that look at every screen. */
import { listAlerts } from '@tillsight/contract/alerts';
import { paths } from '../apps/web/src/paths.ts';
import type { ScreenGroup } from './screens.ts';
import { answerInstead, refuse } from './words.ts';

const watched = {
  request: { metrics: ['total_orders'], days: 'today' },
  condition: { kind: 'above', value: 40 },
  is_percent: false,
  channel: 'email',
  every_minutes: 15,
  quiet: { from: '22:00', to: '08:00' },
  rest_hours: 24,
  is_paused: false,
  made_at: '2026-11-20T03:30:00.000Z',
  looked_at: '2026-11-20T06:00:00.000Z',
  fired_at: null,
  failed_at: null,
  waits_for: null,
};
const alerts = [
  { ...watched, id: 'one', title: 'Orders today above 40', fired_at: '2026-11-19T06:00:00.000Z', waits_for: 'shopify' },
  { ...watched, id: 'two', title: 'Each product, stock on hand below 5', failed_at: '2026-11-20T06:00:00.000Z' },
  { ...watched, id: 'three', title: 'No orders for 3 hours', is_paused: true, looked_at: null },
];

export const alertScreens: ScreenGroup = {
  name: 'alerts',
  screens: [
    { name: 'alerts, none', path: paths.alerts(), sees: 'You have no alerts yet' },
    {
      name: 'alerts, in every state',
      path: paths.alerts(),
      before: page => answerInstead(page, listAlerts, { json: { success: true, alerts } }),
      sees: 'Could not check',
      shows: 'features/alerts/alert-row.tsx',
    },
    {
      name: 'alerts, changing one',
      path: paths.alerts(),
      before: page => answerInstead(page, listAlerts, { json: { success: true, alerts } }),
      after: page => page.getByRole('button', { name: 'Change Orders today above 40' }).click(),
      sees: 'Hours to stay quiet after an alert',
      shows: 'features/alerts/change-alert-dialog.tsx',
    },
    {
      name: 'alerts, failed',
      path: paths.alerts(),
      before: page => refuse(page, listAlerts, { status: 500, detail: 'Something broke.' }),
      sees: "Your alerts couldn't be loaded",
    },
  ],
};
