import { askQuestion } from '@tillsight/contract/chat';
import { readConfiguration, readConfigurationOptions } from '@tillsight/contract/configurations';
import { listAccountChoices, readIntegrations } from '@tillsight/contract/integrations';
import { listUsers } from '@tillsight/contract/users';
import { readYesterday } from '@tillsight/contract/welcome';
import { readExampleReport } from '@tillsight/contract/whatsapp';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { assistantScreens } from './screens-assistants.ts';
import { alertScreens } from './screens-alerts.ts';
import { boardScreens } from './screens-boards.ts';
import { scheduleScreens } from './screens-schedules.ts';
import { rateScreens } from './screens-rates.ts';
import { wordScreens } from './screens-words.ts';
import { webhookScreens } from './screens-webhooks.ts';
import { deliveryScreens } from './screens-deliveries.ts';
import { answerConnected, press, type ScreenGroup } from './screens.ts';
import { answerInstead, asRole, hold, refuse } from './words.ts';

/** What people see who are signed in; the merchant of an organization with nothing connected. */
export const dashboardScreens: ScreenGroup[] = [
  {
    name: 'welcome',
    screens: [
      { name: 'welcome', path: paths.dashboardWelcome(), sees: 'Sample preview' },
      {
        name: 'welcome, figures of yesterday',
        path: paths.dashboardWelcome(),
        before: page => answerInstead(page, readYesterday, { json: { success: true, yesterday } }),
        sees: /Compared with a usual Thursday\. Source: Shopify/,
      },
      {
        name: 'welcome, more about a platform',
        path: paths.dashboardWelcome(),
        after: page => page.getByRole('button', { name: 'Google Ads' }).focus(),
        sees: 'Cost, clicks and return of your search campaigns.',
        shows: 'features/welcome/platform-tiles.tsx',
      },
    ],
  },
  {
    name: 'chat',
    screens: [
      { name: 'chat', path: paths.chat(), sees: 'What were my sales yesterday?' },
      {
        name: 'chat, answered',
        path: paths.chat(),
        before: page => answerInstead(page, askQuestion, { json: { ...reply, chart } }),
        after: async page => {
          await page.getByRole('button', { name: /^Sales/ }).click();
          await page.getByText('Show as a table').click();
        },
        sees: 'Data sources: Shopify',
        shows: 'shell/answer/chart-values.tsx',
      },
      {
        name: 'chat, an answer in parts',
        path: paths.chat(),
        before: page => answerInstead(page, askQuestion, { json: { ...reply, chart, parts } }),
        after: async page => {
          await page.getByRole('button', { name: /^Sales/ }).click();
          await page.getByText('About these figures').click();
        },
        sees: 'Source: Shopify, as of 11:30.',
        shows: 'shell/answer/fold.tsx',
      },
    ],
  },
  boardScreens,
  alertScreens,
  {
    name: 'users',
    screens: [
      { name: 'users', path: paths.users(), sees: 'merchant' },
      {
        name: 'users, on the way',
        path: paths.users(),
        before: page => hold(page, listUsers),
        sees: 'User Management',
      },
      {
        name: 'users, none',
        path: paths.users(),
        before: page => answerInstead(page, listUsers, { json: [] }),
        sees: 'No users found. Add one to get started!',
      },
      {
        name: 'users, failed',
        path: paths.users(),
        before: page => refuse(page, listUsers, { status: 500, detail: 'Something broke.' }),
        sees: 'Failed to load users',
      },
      {
        name: 'users, nobody found',
        path: paths.users(),
        after: page => page.getByPlaceholder('Search by name').fill('nobody at all'),
        sees: 'No users match your search.',
      },
      {
        name: 'users, actions',
        path: paths.users(),
        after: openActions,
        sees: 'Edit',
        shows: 'features/users/users-table.tsx',
      },
      {
        name: 'users, adding one wrongly',
        path: paths.users(),
        after: async page => {
          await press(page, 'Add User');
          await page.getByRole('dialog').getByRole('button', { name: 'Add User' }).click();
        },
        sees: 'Please select a role',
        shows: 'features/users/user-dialog.tsx',
      },
      {
        name: 'users, editing one',
        path: paths.users(),
        after: async page => {
          await openActions(page);
          await page.getByRole('menuitem', { name: 'Edit' }).click();
        },
        sees: "Update the user's details. Email cannot be changed.",
        shows: 'features/users/user-dialog.tsx',
      },
      {
        name: 'users, deleting one',
        path: paths.users(),
        after: async page => {
          await openActions(page);
          await page.getByRole('menuitem', { name: 'Delete' }).click();
        },
        sees: 'Are you sure?',
        shows: 'features/users/delete-user-dialog.tsx',
      },
    ],
  },
  {
    name: 'integrations',
    screens: [
      { name: 'integrations', path: paths.integrations(), sees: 'Meta Ads' },
      {
        name: 'integrations, unreadable',
        path: paths.integrations(),
        before: page => refuse(page, readIntegrations, { status: 500, detail: 'Something broke.' }),
        sees: "Your connections couldn't be checked",
      },
      {
        name: 'integrations, connected',
        path: paths.integrations(),
        before: answerConnected,
        sees: 'Several accounts were found',
      },
      {
        name: 'integrations, a wrong store',
        path: paths.integrations(),
        after: async page => {
          await page
            .getByRole('region', { name: 'Shopify' })
            .getByRole('button', { name: 'Connect', exact: true })
            .click();
          await page.getByLabel('Store Domain').fill('my-store');
          await page.keyboard.press('Enter');
        },
        sees: 'Invalid Domain',
        shows: 'features/integrations/connect-shopify-dialog.tsx',
      },
      {
        name: 'integrations, Google Analytics',
        path: paths.integrations(),
        after: page =>
          page
            .getByRole('region', { name: 'Google Analytics' })
            .getByRole('button', { name: 'Connect', exact: true })
            .click(),
        sees: 'Force Google account selection screen',
        shows: 'features/integrations/connect-google-analytics-dialog.tsx',
      },
      {
        name: 'integrations, Shiprocket without a user',
        path: paths.integrations(),
        after: async page => {
          await page
            .getByRole('region', { name: 'Shiprocket' })
            .getByRole('button', { name: 'Connect', exact: true })
            .click();
          await page.getByLabel('Email of the API user').press('Enter');
        },
        sees: 'Please enter its password.',
        shows: 'features/integrations/connect-shiprocket-dialog.tsx',
      },
      {
        name: 'integrations, choosing an account',
        path: paths.integrations(),
        before: async page => {
          await answerConnected(page);
          const accounts = [
            { id: '1', name: 'Kesar Lane' },
            { id: '2', name: `Kesar Lane ${'test'.repeat(30)}` },
          ];
          await answerInstead(page, listAccountChoices, { json: { success: true, accounts } });
        },
        after: async page => {
          await press(page, 'Choose account');
          await page.getByLabel('Kesar Lane', { exact: true }).check();
        },
        sees: 'Choose a Google Analytics account',
        shows: 'features/integrations/choose-account-dialog.tsx',
      },
      {
        name: 'integrations, the menu of a platform',
        path: paths.integrations(),
        before: answerConnected,
        after: page =>
          page
            .getByRole('button', { name: /^More for/ })
            .first()
            .click(),
        sees: 'Disconnect',
        shows: 'features/integrations/integration-card.tsx',
      },
      {
        name: 'integrations, disconnecting',
        path: paths.integrations(),
        before: answerConnected,
        after: async page => {
          await page
            .getByRole('button', { name: /^More for/ })
            .first()
            .click();
          await page.getByRole('menuitem', { name: 'Disconnect' }).click();
        },
        sees: 'Disconnect Shopify?',
        shows: 'features/integrations/disconnect-dialog.tsx',
      },
    ],
  },
  {
    name: 'configuration',
    screens: [
      { name: 'configuration', path: paths.configurations(), sees: /metrics selected for daily/ },
      {
        name: 'configuration, weekly',
        path: paths.configurations(),
        after: page => page.getByLabel('Report Frequency').selectOption('weekly'),
        sees: /metrics selected for weekly/,
      },
      {
        name: 'configuration, the real report',
        path: paths.configurations(),
        before: page =>
          answerInstead(page, readExampleReport, { json: { success: true, picture: dot, text: 'Daily report' } }),
        after: page => page.getByRole('button', { name: /real report/ }).click(),
        sees: 'This is the picture that arrives, with your figures.',
        shows: 'features/configurations/real-report.tsx',
      },
      {
        name: 'configuration, on the way',
        path: paths.configurations(),
        before: page => hold(page, readConfiguration),
        sees: 'Loading configuration...',
      },
      {
        name: 'configuration, failed',
        path: paths.configurations(),
        before: page => refuse(page, readConfigurationOptions, { status: 500, detail: 'Something broke.' }),
        sees: 'Failed to Load Configuration',
      },
      {
        name: 'configuration, nothing chosen and no time',
        path: paths.configurations(),
        before: page => answerInstead(page, readConfiguration, { json: noMetrics }),
        after: async page => {
          await page.getByLabel('Delivery Time').fill('');
          await page.getByPlaceholder('Search metrics...').fill('nothing like this');
        },
        sees: 'Please enter a time as HH:MM',
      },
      {
        name: 'configuration, unsaved changes',
        path: paths.configurations(),
        after: async page => {
          await page.getByLabel('Delivery Time').fill('18:30');
          await page.getByLabel('Report Frequency').selectOption('weekly');
        },
        sees: 'Unsaved Changes',
        shows: 'features/configurations/unsaved-dialog.tsx',
      },
      {
        name: 'configuration, restricted',
        path: paths.configurations(),
        before: page => asRole(page, 'guest'),
        sees: 'Access Restricted',
      },
    ],
  },
  deliveryScreens,
  assistantScreens,
  scheduleScreens,
  wordScreens,
  rateScreens,
  webhookScreens,
  {
    name: 'subscription',
    screens: [
      { name: 'subscription, none', path: paths.subscription(), sees: 'No active subscription' },
      {
        name: 'subscription, choosing a plan',
        path: paths.subscription(),
        after: async page => {
          await press(page, 'Subscribe Now');
          await page.getByRole('button', { name: 'Select' }).last().click();
        },
        sees: 'Choose a Subscription Plan',
        shows: 'features/subscription/plan-dialog.tsx',
      },
      {
        name: 'subscription',
        path: paths.subscription(),
        after: page => press(page, 'Start Basic (Demo)'),
        sees: 'Upgrade to Unlock',
      },
      {
        name: 'subscription, upgrading',
        path: paths.subscription(),
        after: page => press(page, 'Upgrade Plan'),
        sees: 'Upgrade Your Plan',
        shows: 'features/subscription/plan-dialog.tsx',
      },
    ],
  },
];

const reply = { response: 'An answer.', is_business_related: true, metrics_included: ['Shopify'], behaviour: 'answer' };
const chart = {
  kind: 'bar',
  title: 'Net sales by product',
  unit: 'money',
  currency: 'INR',
  labels: ['Gulmohar Chikankari Kurta with a very long name', 'Saree'],
  series: [{ name: 'Net sales', values: [312000, 99000], formatted: ['₹3,12,000', '₹99,000'] }],
};

const parts = {
  headline: {
    label: 'Total sales yesterday, 19 Nov 2026',
    value: '₹1,84,250',
    change: { text: '6.2%', direction: 'up', mood: 'good', against: '₹1,73,493 on 18 Nov 2026' },
  },
  sentence: 'That is a usual Thursday.',
  points: ['More orders (71 → 75): +₹9,800', 'Bigger orders: +₹1,900', 'Fewer returns: +₹700', 'Shipping: −₹300'],
  notes: ['Source: Shopify, as of 11:30.'],
};

/** A picture of one pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

const yesterday = {
  state: 'figures',
  day: 'Thu 19 Nov',
  usual: 'a usual Thursday',
  figures: [
    { key: 'a', name: 'Sales', value: '₹2,77,204', change: { text: '+10.4%', direction: 'up', mood: 'good' } },
    { key: 'b', name: 'Orders', value: '97', change: { text: '−15.7%', direction: 'down', mood: 'bad' } },
    { key: 'c', name: 'Units', value: '120', change: { text: '0.0%', direction: 'same', mood: 'plain' } },
  ],
  source: 'Source: Shopify; Sessions from Google Analytics.',
  question: 'Why did total sales rise yesterday compared with last Thursday?',
  missing: [],
};

const stored = { status: 'custom', role: 'executive', report: 'daily', timing: '09:00', metrics: {} };
const noMetrics = { success: true, data: { configurations: [stored] }, message: '' };

async function openActions(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for Asha/ }).click();
}
