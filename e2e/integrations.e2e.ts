import { readSession } from '@tillsight/contract/auth';
import {
  chooseAccount,
  disconnectIntegration,
  listAccountChoices,
  oauthPaths,
  readIntegrations,
  type Integration,
  type Provider,
} from '@tillsight/contract/integrations';
import { product } from '@tillsight/contract/product';
import { ordersUser } from '@tillsight/sandbox/shiprocket/account';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { answerInstead, cutOff, expectToast, hold, letThrough, refuse } from './words.ts';

/** The sandbox's second store: giving its permission back disturbs nobody else. */
const shop = `another-shop${product.storeSuffix}`;
/** The platform's consent page has no icon, and the browser says so. */
const noIcon = /status of 404/;

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const connect = (page: Page, name: string) => card(page, name).getByRole('button', { name: 'Connect', exact: true });

async function chooseDisconnect(page: Page, name: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Disconnect' }).click();
}

async function answerStatuses(page: Page, changes: Partial<Record<Provider, Partial<Integration>>>): Promise<void> {
  const providers: Provider[] = ['shopify', 'google_analytics', 'google_ads', 'meta'];
  const integrations = providers.map(provider => {
    const none = { status: 'inactive', account_name: null, connected_at: null, reason: null, needs_choice: false };
    return { provider, ...none, available: true, ...changes[provider] };
  });
  await answerInstead(page, readIntegrations, { json: { success: true, integrations } });
}

test('four platforms, what each is for, and whether it is connected', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.integrations());
  await expect(page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeVisible();
  await expect(page.getByText('Connect your favorite platforms to unlock new insights.')).toBeVisible();
  for (const [name, purpose] of [
    ['Shopify', 'Sync your sales and customer data from your Shopify store.'],
    ['Google Analytics', 'Analyze your website traffic and user behavior with GA4.'],
    ['Meta Ads', 'Track your Facebook and Instagram ad performance.'],
    ['Google Ads', 'Monitor your Google Ads campaigns and ROI.'],
  ] as const) {
    await expect(card(page, name)).toContainText(purpose);
    await expect(card(page, name)).toContainText('Disconnected');
    await expect(connect(page, name)).toBeEnabled();
  }
});

test('who may not connect is told before pressing', deep, async ({ page, signedInAs, newOrganization }) => {
  const words = 'Only merchants and executives can connect, choose or disconnect platforms.';
  const organization = await newOrganization();
  await signedInAs('associate', organization);
  await page.goto(paths.integrations());
  await expect(page.getByText(words)).toBeVisible();
  await expect(connect(page, 'Google Ads')).toBeEnabled();
  await connect(page, 'Google Ads').click();
  await expectToast(page, 'Integration Failed', words);
  await signedInAs('executive', organization);
  await page.goto(paths.integrations());
  await expect(connect(page, 'Google Ads')).toBeEnabled();
  await expect(page.getByText(words)).toBeHidden();
});

test('connectShopify: from the domain to the first answer, and back out again', async ({
  page,
  signedInAs,
  newOrganization,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(noIcon);
  await signedInAs('merchant', await newOrganization());
  await page.goto(paths.integrations());
  await connect(page, 'Shopify').click();
  const dialog = page.getByRole('dialog', { name: 'Connect Shopify Store' });
  // Before the typing: what is sent in the very moment in which the browser begins to hold may slip through.
  const release = await hold(page, readIntegrations);
  await dialog.getByLabel('Store Domain').fill(`https://${shop}/admin`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
  await expect(dialog.getByLabel('Store Domain')).toBeDisabled();
  release();
  await page.getByRole('button', { name: 'Install' }).click();

  // The way back may take long, and what is said on arrival is said for four seconds: from here on one looks for it.
  await page.waitForURL(({ pathname }) => pathname === paths.integrations(), { waitUntil: 'commit' });
  await expectToast(page, 'Integration Successful', 'Your Shopify store "Another Shop" has been connected.');
  await expect(page).toHaveURL(paths.integrations());
  await expect(card(page, 'Shopify').getByRole('button', { name: 'Connected' })).toBeDisabled();
  await expect(card(page, 'Shopify')).toContainText('Another Shop');

  await page.goto(paths.chat());
  await page.getByText('What were my sales yesterday?').click();
  await expect(page.getByText('Data sources: Shopify')).toBeVisible();

  await page.goto(paths.integrations());
  await chooseDisconnect(page, 'Shopify');
  const question = page.getByRole('alertdialog', { name: 'Disconnect Shopify?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'More for Shopify' })).toBeFocused();
  await chooseDisconnect(page, 'Shopify');
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'Disconnected', 'Shopify has been disconnected.');
  await expect(connect(page, 'Shopify')).toBeEnabled();
});

test(
  'a consent that is refused is told, and nothing is connected',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(noIcon);
    await signedInAs('merchant');
    await page.goto(paths.integrations());
    await connect(page, 'Shopify').click();
    await page.getByLabel('Store Domain').fill(shop);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectToast(page, 'Integration Failed', "You didn't approve the connection in Shopify, so nothing changed.");
    await expect(page).toHaveURL(paths.integrations());
    await expect(card(page, 'Shopify')).toContainText('Disconnected');
  },
);

test('only a domain of a hosted store is gone to', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.integrations());
  await connect(page, 'Shopify').click();
  const field = page.getByLabel('Store Domain');
  await expect(field).toHaveAttribute('placeholder', 'your-store.myshopify.com');
  for (const typed of ['', 'my-store', 'my-store.example', '.myshopify.com', '<b>.myshopify.com.evil.example']) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    const words = 'Please enter a valid Shopify domain (e.g., your-store.myshopify.com).';
    await expectToast(page, 'Invalid Domain', words);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(field).toHaveValue(typed);
  }
  await field.fill('no-such-store-anywhere.myshopify.com');
  await page.keyboard.press('Enter');
  await expectToast(
    page,
    'Integration Failed',
    'There is no Shopify store at no-such-store-anywhere.myshopify.com. Please check the name.',
  );
});

test('nobody leaves while the server does not answer', deep, async ({ page, signedInAs, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await signedInAs('merchant');
  await page.goto(paths.integrations());
  await expect(connect(page, 'Google Ads')).toBeEnabled();
  await cutOff(page, readIntegrations);
  await connect(page, 'Google Ads').click();
  await expectToast(page, 'Connection Error', 'Network error: Unable to connect to the server');
  await expect(connect(page, 'Google Ads')).toBeEnabled();
});

test('Google Analytics asks for its options first', async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.integrations());
  await connect(page, 'Google Analytics').click();
  const dialog = page.getByRole('dialog', { name: 'Connect Google Analytics' });
  const force = dialog.getByLabel('Force Google account selection screen');
  await expect(force).not.toBeChecked();
  await expect(dialog.getByLabel('Include Google Ads OAuth scope')).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(connect(page, 'Google Analytics')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Account Name (Optional)').fill('Kesar Lane');
  await dialog.getByLabel('Shopify Store ID (Optional)').fill('42');
  await force.check();
  const visit = await visitTo(page, oauthPaths.googleStart);
  await dialog.getByRole('button', { name: 'Connect Google Analytics' }).click();
  const query = await visit();
  expect(query.get('user_id')).toBeTruthy();
  query.delete('user_id');
  expect(Object.fromEntries(query)).toEqual({
    account_name: 'Kesar Lane',
    shop_id: '42',
    force_account_selection: 'true',
    include_google_ads: 'true',
  });
});

test('Google Ads goes straight to Google', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.integrations());
  await expect(connect(page, 'Google Ads')).toBeEnabled();
  const release = await hold(page, readIntegrations);
  const visit = await visitTo(page, oauthPaths.googleStart);
  await connect(page, 'Google Ads').click();
  await expect(card(page, 'Google Ads').getByRole('button', { name: 'Redirecting...' })).toBeDisabled();
  release();
  const query = await visit();
  expect(query.get('include_google_ads')).toBe('true');
  expect(query.get('connect')).toBe('google_ads');
});

test('without an app of Meta’s, Meta Ads is still to come', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await answerStatuses(page, { meta: { available: false } });
  await page.goto(paths.integrations());
  await connect(page, 'Meta Ads').click();
  await expectToast(page, 'Coming Soon', 'Meta Ads integration is not yet available.');
});

test('a return from a platform is told once, and its words are only words', async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const words = '<img src=x onerror=alert(1)> granted';
  const address = (fields: Record<string, string>) =>
    `${paths.integrations()}?${new URLSearchParams(fields).toString()}`;
  // The server knows better in a moment; what the visit itself marks must be seen before that.
  await hold(page, readIntegrations);
  await hold(page, readSession);
  await page.goto(address({ oauth_status: 'success', oauth_provider: 'shopify' }));
  await expect(connect(page, 'Shopify')).toBeEnabled();
  await expect(page.getByText('Integration Successful')).toBeHidden();

  for (const [provider, name] of [
    ['shopify', 'Shopify'],
    ['google_analytics', 'Google Analytics'],
    ['meta', 'Meta Ads'],
    ['google_ads', 'Google Ads'],
  ] as const) {
    await page.goto(address({ oauth_status: 'success', oauth_message: words, oauth_provider: provider }));
    await expectToast(page, 'Integration Successful', words);
    await expect(page).toHaveURL(paths.integrations());
    await expect(card(page, name).getByRole('button', { name: 'Connected' })).toBeDisabled();
  }
  await page.goto(address({ oauth_status: 'error', oauth_message: 'Google said no.', oauth_provider: 'google_ads' }));
  await expectToast(page, 'Integration Failed', 'Google said no.');
  await expect(page).toHaveURL(paths.integrations());
});

test('a grant that has died shows as disconnected, with the reason', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const reason = 'The access was withdrawn in Shopify.';
  await answerStatuses(page, { shopify: { status: 'needs_reconnect', reason } });
  await page.goto(paths.integrations());
  await expect(card(page, 'Shopify')).toContainText(reason);
  await expect(card(page, 'Shopify')).toContainText('Disconnected');
  await expect(connect(page, 'Shopify')).toBeEnabled();
});

test('connectShiprocket: an API user typed in, a question by courier, and back out again', async ({
  page,
  signedInAs,
  newOrganization,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/Failed to load resource/);
  await signedInAs('merchant', await newOrganization());
  await page.goto(paths.integrations());
  await expect(card(page, 'Shiprocket')).toContainText(
    'See which parcels your couriers delivered, brought back or lost.',
  );
  await connect(page, 'Shiprocket').click();
  const dialog = page.getByRole('dialog', { name: 'Connect Shiprocket' });
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog).toContainText('Please enter the email address of the API user.');
  await expect(dialog).toContainText('Please enter its password.');
  await dialog.getByLabel('Email of the API user').fill(ordersUser.email);
  await dialog.getByLabel('Password of the API user').fill('not this one');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Shiprocket did not accept this email and password.');
  await dialog.getByLabel('Password of the API user').fill(ordersUser.password);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expectToast(page, 'Integration Successful', 'Your Shiprocket account has been successfully connected.');
  await expect(card(page, 'Shiprocket')).toContainText(ordersUser.email);
  await expect(card(page, 'Shiprocket').getByRole('button', { name: 'Connected' })).toBeDisabled();

  await page.goto(paths.chat());
  const input = page.getByPlaceholder('Ask Sierra about your business...');
  await input.fill('Shiprocket RTO rate by courier last month');
  await input.press('Enter');
  await expect(page.getByRole('log')).toContainText('Delhivery Surface');
  await expect(page.getByRole('log')).toContainText('Shiprocket');

  await page.goto(paths.integrations());
  await chooseDisconnect(page, 'Shiprocket');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(connect(page, 'Shiprocket')).toBeEnabled();
});

test('where Shiprocket cannot be connected it has no card', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await answerStatuses(page, {});
  await page.goto(paths.integrations());
  await expect(connect(page, 'Shopify')).toBeEnabled();
  await expect(card(page, 'Shiprocket')).toBeHidden();
});

test('of several accounts one is chosen', deep, async ({ page, signedInAs, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await signedInAs('merchant');
  await answerStatuses(page, { google_analytics: { status: 'active', needs_choice: true } });
  const accounts = [
    { id: '1', name: 'Kesar Lane' },
    { id: '2', name: 'Kesar Lane test' },
  ];
  await refuse(page, listAccountChoices, { status: 502, detail: 'Google did not answer.' });
  await page.goto(paths.integrations());
  await card(page, 'Google Analytics').getByRole('button', { name: 'Choose account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a Google Analytics account' });
  await expect(dialog.getByRole('alert')).toContainText('Google did not answer.');
  await answerInstead(page, listAccountChoices, { json: { success: true, accounts } });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: 'Use this account' })).toBeDisabled();
  await dialog.getByLabel('Kesar Lane test').check();
  await refuse(page, chooseAccount, { status: 400, detail: 'This account is gone.' });
  await dialog.getByRole('button', { name: 'Use this account' }).click();
  await expectToast(page, 'Error', 'This account is gone.');
  await answerInstead(page, chooseAccount, { json: { success: true, message: '' } });
  await answerStatuses(page, { google_analytics: { status: 'active', account_name: 'Kesar Lane test' } });
  await dialog.getByRole('button', { name: 'Use this account' }).click();
  await expectToast(page, 'Account chosen', 'Google Analytics figures come from this account now.');
  await expect(card(page, 'Google Analytics')).toContainText('Kesar Lane test');
});

test(
  'a failed disconnection is told, an unreadable status can be read again',
  deep,
  async ({ page, signedInAs, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await signedInAs('merchant');
    await refuse(page, readIntegrations, { status: 500, detail: 'Something broke.' });
    await page.goto(paths.integrations());
    await expect(page.getByRole('alert').filter({ hasText: 'Something broke.' })).toBeVisible();
    await letThrough(page);
    await answerStatuses(page, { shopify: { status: 'active', account_name: 'Kesar Lane' } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await refuse(page, disconnectIntegration, { status: 502, detail: 'Shopify did not answer.' });
    await chooseDisconnect(page, 'Shopify');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expectToast(page, 'Failed to Disconnect', 'Shopify did not answer.');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
);

/** Catches the browser on its way to a platform; the function given back waits for what it brings along. */
async function visitTo(page: Page, path: string): Promise<() => Promise<URLSearchParams>> {
  const { promise, resolve } = Promise.withResolvers<URLSearchParams>();
  await page.route(`**${path}?**`, async route => {
    resolve(new URL(route.request().url()).searchParams);
    await route.fulfill({ body: 'The platform', contentType: 'text/html' });
  });
  return () => promise;
}
