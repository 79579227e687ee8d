import { readSession } from '@tillsight/contract/auth';
import {
  readConfiguration,
  readConfigurationOptions,
  saveConfiguration,
  type SaveConfigurationRequest,
} from '@tillsight/contract/configurations';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { answerInstead, cutOff, expectToast, hold, letThrough, refuse } from './words.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const metrics = (page: Page) => page.getByRole('list', { name: 'Available metrics' }).getByRole('listitem');
const preview = (page: Page) => page.getByRole('region', { name: 'WhatsApp Preview' });
const selected = (page: Page) => page.getByRole('region', { name: /^Selected Metrics/ });

async function open(page: Page): Promise<void> {
  await page.goto(paths.configurations());
  await expect(page.getByText(/metrics selected for/)).toBeVisible();
}

async function removeAll(page: Page): Promise<void> {
  const remove = selected(page).getByRole('button', { name: /^Remove/ });
  for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click();
}

test('first use: what it is, and the executive’s daily defaults at ten', async ({
  page,
  signedInAs,
  newOrganization,
}) => {
  await signedInAs('merchant', await newOrganization());
  await open(page);
  await expect(page.getByRole('heading', { name: 'Report Configuration' })).toBeVisible();
  await expect(page.getByText('Customize your automated reports and WhatsApp notifications')).toBeVisible();
  await expect(page.getByLabel('Role')).toHaveValue('executive');
  await expect(page.getByLabel('Role').getByRole('option')).toHaveText([
    'Executive',
    'Finance',
    'Sales',
    'Marketing',
    'Product',
    'Associate',
  ]);
  await expect(page.getByLabel('Report Frequency')).toHaveValue('daily');
  for (const frequency of ['week', 'month', 'day']) {
    const value = frequency === 'day' ? 'daily' : `${frequency}ly`;
    await page.getByLabel('Report Frequency').selectOption(value);
    await expect(page.getByText(`Metrics sent every ${frequency}`)).toBeVisible();
    await expect(page.getByText(new RegExp(`metrics selected for ${value} reports`))).toBeVisible();
  }
  await expect(page.getByLabel('Delivery Time')).toHaveValue('10:00');
  await expect(page.getByText(/^\d+ metrics selected for daily reports at 10:00/)).toBeVisible();
  await expect(button(page, 'Saved')).toBeDisabled();
});

test('a colleague configures only their own role', deep, async ({ page, signedInAs, expectedErrors }) => {
  // The browser is made to believe in roles of which the server knows nothing.
  expectedErrors.push(/status of 403/);
  await signedInAs('sales');
  await hold(page, readSession);
  for (const role of ['sales', 'marketing', 'finance', 'executive', 'associate', 'product']) {
    await page.evaluate(name => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, string>;
      localStorage.setItem('user', JSON.stringify({ ...user, role: name }));
    }, role);
    await page.goto(paths.configurations());
    await expect(page.getByLabel('Role')).toBeDisabled();
    await expect(page.getByText('(Limited by your access level)')).toBeVisible();
    await expect(page.getByLabel('Role').getByRole('option')).toHaveText([
      `${role.charAt(0).toUpperCase()}${role.slice(1)}`,
    ]);
    await expect(page.getByLabel('Role')).toHaveValue(role);
  }
});

test('other roles have no access', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.route('**/api/v1/auth/session/', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), role: 'guest' } });
  });
  await page.goto(paths.configurations());
  await expect(
    page.getByText("You don't have access to this page. Configuration management is only available to specific roles."),
  ).toBeVisible();
  await expect(
    page.getByText('Contact your administrator if you believe you should have access to this feature.'),
  ).toBeVisible();
});

test('while it loads it says so, and nothing can be changed', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const release = await hold(page, readConfiguration);
  await page.goto(paths.configurations());
  await expect(page.getByText('Loading configuration...')).toBeVisible();
  for (const label of ['Role', 'Report Frequency']) {
    await expect(page.getByLabel(label)).toBeDisabled();
    await expect(page.getByLabel(label).getByRole('option').first()).toHaveText('Loading...');
  }
  await expect(button(page, 'Reset to Defaults')).toBeDisabled();
  release();
  await expect(page.getByLabel('Role')).toBeEnabled();
});

test('metrics are found by name, key and category, and each says what it is', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await open(page);
  const search = page.getByPlaceholder('Search metrics...');
  await search.fill('NET SALES');
  await expect(metrics(page).filter({ hasText: 'Net Sales' }).first()).toContainText('Shopify');
  await search.fill('total_sales_reven');
  await expect(metrics(page)).toHaveCount(1);
  await expect(metrics(page)).toContainText('What customers paid, after discounts and refunds');
  await search.fill('');
  const category = page.getByLabel('Category');
  await expect(category.getByRole('option')).toHaveText([
    'All Categories',
    'Shopify',
    'Meta Ads',
    'Google Analytics',
    'Google Ads',
    'Custom Metrics',
  ]);
  await category.selectOption('Google Ads');
  await expect(metrics(page).first()).toContainText('Google Ads');
  await expect(metrics(page).filter({ hasNotText: 'Google Ads' })).toHaveCount(0);
  await search.fill('nothing like this');
  await expect(page.getByText('No metrics match your search.')).toBeVisible();
});

test('a metric is added once, stands in all three places, and is removed again', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await open(page);
  await removeAll(page);
  await expect(preview(page)).toContainText('Add some metrics to see the preview');
  await expect(page.getByRole('heading', { name: 'Selected Metrics (0)' })).toBeVisible();
  await expect(page.getByText('0 metrics selected for daily reports at 10:00')).toBeVisible();
  await page.getByPlaceholder('Search metrics...').fill('gross_sales');
  await button(page, 'Add Gross Sales').click();
  await expect(button(page, 'Add Gross Sales')).toBeHidden();
  await expect(preview(page)).toContainText('Gross Sales');
  await expect(page.getByRole('heading', { name: 'Selected Metrics (1)' })).toBeVisible();
  await button(page, 'Remove Gross Sales').click();
  await expect(page.getByRole('heading', { name: 'Selected Metrics (0)' })).toBeVisible();
});

test.describe(() => {
  test.use({ ownWindow: true });

  test('the preview is a message of eight, or of three sections of three', deep, async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    await page.clock.install({ time: '2026-11-20T06:04:00Z' });
    await open(page);
    await expect(preview(page)).toContainText('Sierra Bot');
    await expect(preview(page)).toContainText('Online');
    await expect(preview(page)).toContainText('Daily Executive Report');
    await expect(preview(page)).toContainText('Scheduled for 10:00 • Powered by Tillsight');
    await expect(preview(page).getByRole('time')).toHaveText(/^11:34/);
    await page.getByLabel('Category').selectOption('Custom Metrics');
    while (
      (await selected(page)
        .getByRole('button', { name: /^Remove/ })
        .count()) < 11
    ) {
      await page.getByRole('button', { name: /^Add / }).nth(1).click();
    }
    await expect(preview(page).getByRole('listitem')).toHaveCount(8);
    await expect(preview(page)).toContainText('+3 more metrics...');
    await button(page, 'Reset to Defaults').click();
    await page.getByLabel('Report Frequency').selectOption('weekly');
    await expect(preview(page)).toContainText('Weekly Executive Report');
    await expect(preview(page)).toContainText('Revenue Performance');
    await expect(preview(page).getByRole('list')).toHaveCount(3);
    for (const list of await preview(page).getByRole('list').all())
      await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(selected(page)).toContainText('Operational Metrics');
  });
});

test('saveConfiguration: edited, saved, and there again after a reload', async ({
  page,
  signedInAs,
  newOrganization,
}) => {
  await signedInAs('merchant', await newOrganization());
  await open(page);
  await page.getByLabel('Delivery Time').fill('18:30');
  await page.getByPlaceholder('Search metrics...').fill('gross_sales');
  await button(page, 'Add Gross Sales').click();
  const release = await hold(page, saveConfiguration);
  const request = page.waitForRequest(sent => sent.url().endsWith(saveConfiguration.path));
  await button(page, 'Save Changes').click();
  await expect(button(page, 'Saving...')).toBeDisabled();
  const sent = (await request).postDataJSON() as SaveConfigurationRequest;
  release();
  await expect(button(page, 'Saved')).toBeDisabled();
  expect([sent.role, sent.report, sent.timing]).toEqual(['executive', 'daily', '18:30']);
  const orders = Object.values(sent.metrics).map(({ order }) => order);
  expect(orders).toEqual(orders.map((_, index) => index + 1));
  expect(sent.metrics.gross_sales).toEqual({ enabled: true, order: orders.length, category: 'shopify_metrics' });

  await page.reload();
  await expect(page.getByText(/metrics selected for daily reports at 18:30/)).toBeVisible();
  await expect(selected(page)).toContainText('Gross Sales');
  await button(page, 'Reset to Defaults').click();
  await expect(page.getByLabel('Delivery Time')).toHaveValue('10:00');
  await expect(selected(page)).not.toContainText('Gross Sales');
  await expect(button(page, 'Save Changes')).toBeEnabled();
});

test(
  'an edit taken back leaves nothing to save; an unreadable time cannot be saved',
  deep,
  async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    await open(page);
    const time = page.getByLabel('Delivery Time');
    await time.fill('11:00');
    await expect(button(page, 'Save Changes')).toBeEnabled();
    await time.fill('');
    await expect(page.getByRole('alert')).toHaveText('Please enter a time as HH:MM');
    await expect(button(page, 'Save Changes')).toBeDisabled();
    await time.fill('10:00');
    await expect(button(page, 'Saved')).toBeDisabled();
  },
);

const failures: [string, (page: Page) => Promise<void>, string][] = [
  ['a reason', page => refuse(page, saveConfiguration, { status: 400, detail: 'No such metric.' }), 'No such metric.'],
  ['no reason', page => answerInstead(page, saveConfiguration, { status: 500, json: {} }), 'HTTP error! status: 500'],
  [
    'a no with words',
    page => answerInstead(page, saveConfiguration, { json: { success: false, message: 'Not today.' } }),
    'Not today.',
  ],
  [
    'a no without words',
    page => answerInstead(page, saveConfiguration, { json: { success: false, message: '' } }),
    'Failed to save configuration',
  ],
  [
    'an answer that cannot be read',
    page => answerInstead(page, saveConfiguration, { json: { saved: 'perhaps' } }),
    'Failed to save configuration. Please try again.',
  ],
  ['silence', page => cutOff(page, saveConfiguration), 'An unknown network error occurred.'],
];
test('a save that fails is told, and the edits stay', deep, async ({ page, signedInAs, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await signedInAs('merchant');
  await open(page);
  await page.getByLabel('Delivery Time').fill('07:15');
  for (const [name, provoke, message] of failures) {
    await test.step(name, async () => {
      await letThrough(page);
      await provoke(page);
      await button(page, 'Save Changes').click();
      await expectToast(page, 'Error', message);
      await expect(page.getByLabel('Delivery Time')).toHaveValue('07:15');
      await expect(button(page, 'Save Changes')).toBeEnabled();
    });
  }
});

test(
  'who is no longer signed in is told so on saving, and sent to sign in',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    await signedInAs('merchant');
    await open(page);
    await page.getByLabel('Delivery Time').fill('07:15');
    await page.context().clearCookies();
    await button(page, 'Save Changes').click();
    await expectToast(page, 'Error', 'User authentication required. Please refresh and try again.');
    await expect(page).toHaveURL(paths.auth('sign-in'));
  },
);

test('what cannot be loaded is told, and the defaults are used', deep, async ({ page, signedInAs, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await signedInAs('merchant');
  await cutOff(page, readConfiguration);
  await open(page);
  await expectToast(
    page,
    'Failed to Load Configuration',
    'Could not load saved configuration. Using default settings.',
  );
  await expect(page.getByLabel('Delivery Time')).toHaveValue('10:00');
});

test(
  'without options nothing can be configured, and one can try again',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await signedInAs('merchant');
    await refuse(page, readConfigurationOptions, { status: 500, detail: 'Something broke.' });
    await page.goto(paths.configurations());
    await expect(page.getByRole('alert')).toContainText('Something broke.');
    await letThrough(page);
    await button(page, 'Try again').click();
    await expect(page.getByText(/metrics selected for/)).toBeVisible();
  },
);

test(
  'stored metrics that no longer exist are left out, with a warning on the console',
  deep,
  async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    const metric = { enabled: true, order: 1, category: 'custom_metrics' };
    const stored = {
      status: 'custom',
      role: 'executive',
      report: 'daily',
      timing: '09:00',
      metrics: { retired: metric, net_sales: { ...metric, order: 2 }, gross_sales: { ...metric, enabled: false } },
    };
    await answerInstead(page, readConfiguration, {
      json: { success: true, data: { configurations: [stored] }, message: '' },
    });
    const warning = page.waitForEvent('console', message => message.type() === 'warning');
    await open(page);
    await expect(page.getByText('1 metrics selected for daily reports at 09:00')).toBeVisible();
    expect((await warning).text()).toContain('retired');
  },
);
