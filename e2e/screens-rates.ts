/** The page of delivery costs in each of its states, for the tests that look at every screen. */
import { listRates, type Rate } from '@tillsight/contract/rates';
import { paths } from '../apps/web/src/paths.ts';
import type { ScreenGroup } from './screens.ts';
import { answerInstead, asRole, refuse } from './words.ts';

const set = { set_by: 'Kavita Rao', set_at: '2026-11-20T06:00:00.000Z' };

const rates: Rate[] = [
  { id: 'one', name: 'shipping_out', from_day: '2024-01-01', value: 68, ...set, set_by: null },
  { id: 'two', name: 'shipping_out', from_day: '2026-10-01', value: 72.5, ...set },
  { id: 'three', name: 'gateway_percent', from_day: '2024-01-01', value: 2, ...set },
];

export const rateScreens: ScreenGroup = {
  name: 'delivery costs',
  screens: [
    { name: 'delivery costs, none', path: paths.rates(), sees: 'Not set' },
    {
      name: 'delivery costs, some',
      path: paths.rates(),
      before: page => answerInstead(page, listRates, { json: { success: true, currency: 'INR', rates } }),
      sees: 'Someone who has left',
      shows: 'features/rates/rate-row.tsx',
    },
    {
      name: 'delivery costs, setting one',
      path: paths.rates(),
      after: async page => {
        await page.getByRole('button', { name: 'Set Shipping out' }).click();
        await page.getByRole('button', { name: 'Save' }).click();
      },
      sees: 'Please enter a number',
      shows: 'features/rates/rate-dialog.tsx',
    },
    {
      name: 'delivery costs, for a colleague',
      path: paths.rates(),
      before: page => asRole(page, 'finance'),
      sees: 'Only the merchant and executives can change the rates.',
    },
    {
      name: 'delivery costs, failed',
      path: paths.rates(),
      before: page => refuse(page, listRates, { status: 500, detail: 'Something broke.' }),
      sees: "Your delivery costs couldn't be loaded",
    },
  ],
};
