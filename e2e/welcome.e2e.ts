import { readSession } from '@tillsight/contract/auth';
import { readFirstSteps } from '@tillsight/contract/welcome';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { answerInstead, expectAccessible, expectNoSidewaysScroll, letThrough, refuse } from './words.ts';

const platforms = ['Shopify', 'Meta Ads', 'Google Analytics', 'Google Ads'];
const nothing = { shopify_status: null, google_analytics_status: null, google_ads_status: null, meta_status: null };

test.use({ ownWindow: true });

test.beforeEach(async ({ signedInAs, page }) => {
  await signedInAs('merchant');
  await page.clock.install({ time: '2026-11-20T06:00:00Z' });
});

test('greets and says what to do next', deep, async ({ page }) => {
  await page.goto(paths.welcome());
  await expect(page).toHaveURL(paths.dashboardWelcome());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Tillsight');
  await expect(page.getByText('Your data is now flowing seamlessly between your platforms')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to Dive In?' })).toBeVisible();
  await expect(
    page.getByText('Your integrations are set. Configure them or manage your subscription to get started.'),
  ).toBeVisible();

  const configure = page.getByRole('link', { name: 'Configure Integrations' });
  await expect(configure).toContainText('Connect and manage your platforms.');
  await configure.click();
  await expect(page).toHaveURL(paths.integrations());
  await page.goBack();
  const manage = page.getByRole('link', { name: 'Manage Subscription' });
  await expect(manage).toContainText('View or update your current plan.');
  await manage.click();
  await expect(page).toHaveURL(paths.subscription());
});

for (const { drawn, shown } of [
  { drawn: 0.49, shown: 'Active' },
  { drawn: 0.5, shown: 'Not connected' },
]) {
  test(`with nothing connected and ${drawn} drawn, a sample shows ${shown} after 1.2 s`, deep, async ({ page }) => {
    await answerStatuses(page, nothing);
    await page.addInitScript(number => {
      Math.random = () => number;
    }, drawn);
    await page.clock.pauseAt('2026-11-20T06:10:00Z');
    await page.goto(paths.dashboardWelcome());
    for (const name of platforms) await expect(tile(page, name)).toHaveText(name);
    await page.clock.runFor(1199);
    for (const name of platforms) await expect(tile(page, name)).toHaveText(name);
    await expect(page.getByText('Sample preview')).toBeHidden();
    await page.clock.runFor(1);
    for (const name of platforms) await expect(tile(page, name)).toHaveText(`${name}${shown}`);
    await expect(page.getByText('Sample preview')).toBeVisible();
  });
}

test('as soon as one platform is connected, the real status is told', deep, async ({ page }) => {
  await answerStatuses(page, { ...nothing, shopify_status: 'active', google_ads_status: 'needs_reconnect' });
  await page.goto(paths.dashboardWelcome());
  await page.clock.runFor(1200);
  await expect(tile(page, 'Shopify')).toHaveText('ShopifyActive');
  for (const name of ['Meta Ads', 'Google Analytics', 'Google Ads'])
    await expect(tile(page, name)).toHaveText(`${name}Not connected`);
  await expect(page.getByText('Sample preview')).toBeHidden();
});

test('each platform tells more when it is hovered, focused or tapped', deep, async ({ page }) => {
  await page.goto(paths.dashboardWelcome());
  const card = page.getByRole('tooltip');
  await tile(page, 'Google Analytics').hover();
  await expect(card).toContainText('Google Analytics');
  await expect(card).toContainText('Visits, channels and behaviour on your website.');
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await tile(page, 'Shopify').focus();
  await expect(card).toContainText('Orders, products, customers and stock of your store.');
  await page.keyboard.press('Tab');
  await expect(card).toContainText('How your Facebook and Instagram ads perform.');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('what is told of a platform stays within the window while the page around it moves', deep, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.dashboardWelcome());
  await tile(page, 'Google Ads').focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  // As the menu beside the page does when it goes or comes, without any change of the window.
  await page.addStyleTag({ content: 'main { padding-left: 100px !important }' });
  await expectNoSidewaysScroll(page);
});

function tile(page: Page, name: string) {
  return page.getByRole('region', { name: 'Your platforms' }).getByRole('button', { name });
}

/** Has the server's own answer say that these platforms are connected. */
async function answerStatuses(page: Page, statuses: Record<string, string | null>): Promise<void> {
  await page.addInitScript(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null') as Record<string, string> | null;
    if (!user) return;
    const none = { shopifyStatus: 'inactive', googleAnalyticsStatus: 'inactive', googleAdsStatus: 'inactive' };
    localStorage.setItem('user', JSON.stringify({ ...user, ...none }));
  });
  await page.route(`**${readSession.path}`, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...statuses } });
  });
}

test('the first steps tell what is done, lead to what is not, and go when all are', async ({
  page,
  expectedErrors,
  signedInAs,
  newOrganization,
}) => {
  expectedErrors.push(/status of 500/);
  await signedInAs('merchant', await newOrganization());
  await page.goto(paths.dashboardWelcome());
  const steps = page.getByRole('region', { name: 'First Steps' });
  await expect(steps).toContainText('0 of 4 done');
  await expect(steps.getByRole('link')).toHaveText([
    /^1Connect your store/,
    /^2Ask Sierra a question/,
    /^3Link your WhatsApp/,
    /^4Start a report/,
  ]);
  await expectAccessible(page);
  await steps.getByRole('link', { name: /^Link your WhatsApp/ }).click();
  await expect(page).toHaveURL(paths.configurations());

  const done = { store: true, question: true, phone: false, report: true };
  await answerInstead(page, readFirstSteps, { json: { success: true, steps: done } });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(paths.dashboardWelcome());
  await expect(steps).toContainText('3 of 4 done');
  await expect(steps.getByRole('listitem').first()).toHaveText('Connect your store, done');
  await expectNoSidewaysScroll(page);
  await answerInstead(page, readFirstSteps, { json: { success: true, steps: { ...done, phone: true } } });
  const asked = page.waitForResponse(answer => answer.url().includes(readFirstSteps.path));
  await page.reload();
  await asked;
  await expect(page.getByRole('heading', { name: 'Ready to Dive In?' })).toBeVisible();
  await expect(steps).toBeHidden();

  await refuse(page, readFirstSteps, { status: 500, detail: 'Something broke.' });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText("Your first steps couldn't be loadedSomething broke.");
  await letThrough(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(steps).toContainText('0 of 4 done');
});
