/** Reports on their way to people, and the phone they go to, in each state; for the tests that look at every screen. */
import { linkPhone, readReportOverview, type ReportOverviewResponse } from '@tillsight/contract/whatsapp';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { code, everyState, linked, unlinked } from './sample-deliveries.ts';
import { press, type ScreenGroup } from './screens.ts';
import { answerInstead, refuse } from './words.ts';

const overview = (json: ReportOverviewResponse) => (page: Page) => answerInstead(page, readReportOverview, { json });

export const deliveryScreens: ScreenGroup = {
  name: 'deliveries',
  screens: [
    {
      name: 'deliveries in every state',
      path: paths.configurations(),
      before: overview({ ...linked, deliveries: everyState }),
      sees: 'Not confirmed',
    },
    {
      name: 'deliveries, failed',
      path: paths.configurations(),
      before: page => refuse(page, readReportOverview, { status: 500, detail: 'Something broke.' }),
      sees: "Your deliveries couldn't be loaded",
    },
    {
      name: 'deliveries, linking a phone',
      path: paths.configurations(),
      before: async page => {
        await overview(unlinked)(page);
        await answerInstead(page, linkPhone, { json: code });
      },
      after: page => press(page, 'Link my WhatsApp'),
      sees: 'Waiting for your message…',
      shows: 'shell/phone/link-phone-dialog.tsx',
    },
    {
      name: 'deliveries, the password before a phone is linked',
      path: paths.configurations(),
      before: async page => {
        await overview(unlinked)(page);
        await refuse(page, linkPhone, { status: 403, detail: 'Please enter your password.' });
      },
      after: page => press(page, 'Link my WhatsApp'),
      sees: 'Your password',
      shows: 'features/configurations/delivery/link-password-form.tsx',
    },
    {
      name: 'deliveries, unlinking the phone',
      path: paths.configurations(),
      before: overview(linked),
      after: page => press(page, 'Unlink'),
      sees: 'Unlink your phone?',
      shows: 'shell/phone/unlink-phone-dialog.tsx',
    },
  ],
};
