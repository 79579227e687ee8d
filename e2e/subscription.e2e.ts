import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { expectToast } from './words.ts';

const features = [
  'Access to basic dashboards',
  'Up to 5 team members',
  '1GB storage',
  'Email support',
  'Advanced analytics',
  'Up to 20 team members',
  '10GB storage',
  'Priority email support',
  'Phone support',
  'Custom integrations',
  'Unlimited team members',
  'Unlimited storage',
  '24/7 premium support',
  'Dedicated account manager',
  'Custom branding',
];

test.use({ ownWindow: true });

test.beforeEach(async ({ signedInAs, page }) => {
  await signedInAs('merchant');
  await page.clock.setFixedTime('2026-11-20T06:00:00Z');
  await page.goto(paths.subscription());
});

test('without a subscription there is one to begin', deep, async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription');
  await expect(page.getByText('Manage your subscription plan and billing details.')).toBeVisible();
  await expect(page.getByText('No active subscription')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a Subscription Plan' });
  await expect(plan(dialog, 'Basic')).toContainText('₹99/month');
  await expect(plan(dialog, 'Plus')).toContainText('₹199/month');
  await expect(plan(dialog, 'Pro')).toContainText('₹399/month');
  await expect(plan(dialog, 'Plus')).toContainText('Popular');
  await expect(dialog.getByText('Popular')).toHaveCount(1);
  for (const name of ['Basic', 'Plus', 'Pro'])
    for (const feature of features.slice(0, 4)) await expect(plan(dialog, name)).toContainText(feature);
  await expect(plan(dialog, 'Basic')).not.toContainText('more features');
  await expect(plan(dialog, 'Plus')).toContainText('+4 more features');
  await expect(plan(dialog, 'Pro')).toContainText('+11 more features');
  await expect(dialog.getByRole('button', { name: 'Continue to Payment' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No active subscription')).toBeVisible();
});

test('a plan chosen on the page is selected already', deep, async ({ page }) => {
  await page.getByRole('button', { name: 'Choose Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a Subscription Plan' });
  await expect(plan(dialog, 'Pro').getByRole('button', { name: 'Selected' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('region', { name: 'Your subscription' })).toContainText('Current PlanPro₹399/month');
});

test('choosing a plan makes it active for 30 days', async ({ page }) => {
  await choose(page, 'Subscribe Now', 'Plus');
  await expectToast(page, 'Proceeding to payment', 'You have selected the Plus plan for ₹199/month.');
  const status = page.getByRole('region', { name: 'Your subscription' });
  await expect(status).toContainText('Active');
  await expect(status).toContainText('Current PlanPlus₹199/month');
  await expect(status).toContainText(/Billing Cycle20 Nov(ember)? 2026 - 20 Dec(ember)? 202630 days remaining/);
  await expect(status).toContainText('Payment Method•••• •••• •••• 4242');

  await page.clock.setFixedTime('2026-12-19T06:00:00Z');
  await page.reload();
  await expect(status).toContainText('1 day remaining');
  await page.clock.setFixedTime('2026-12-21T06:00:00Z');
  await page.reload();
  await expect(status).toContainText(/20 Dec(ember)? 2026 - 19 Jan(uary)? 202729 days remaining/);
  await expect(card(page, 'Subscription Timeline')).toContainText(/Subscription started20 Nov(ember)? 2026/);
});

test('the timeline says when it began, where it stands and when it renews', deep, async ({ page }) => {
  await page.getByRole('button', { name: 'Start Basic (Demo)' }).click();
  const events = card(page, 'Subscription Timeline').getByRole('listitem');
  await expect(events.nth(0)).toContainText(/^Subscription started20 Nov/);
  await expect(events.nth(1)).toContainText(/^Current period20 Nov\w* 2026 - 20 Dec/);
  await expect(events.nth(2)).toContainText(/^Renewal date20 Dec/);
  await expect(events.nth(2)).toContainText('Your subscription will automatically renew');
});

test('cancelling toggles between no subscription and a new Basic one', deep, async ({ page }) => {
  await page.getByRole('button', { name: 'Start Basic (Demo)' }).click();
  await expect(page.getByRole('region', { name: 'Your subscription' })).toContainText('Current PlanBasic₹99/month');
  await page.getByRole('button', { name: 'Cancel Subscription (Demo)' }).click();
  await expect(page.getByText('No active subscription')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No active subscription')).toBeVisible();
  await page.getByRole('button', { name: 'Start Basic (Demo)' }).press('Enter');
  await expect(page.getByText('30 days remaining')).toBeVisible();
});

test('each plan shows what it has and what is left to unlock', deep, async ({ page }) => {
  const expectFeatures = async (available: number) => {
    await expect(card(page, 'Available Features').getByRole('listitem')).toHaveText(features.slice(0, available));
    await expect(card(page, 'Upgrade to Unlock').getByRole('listitem')).toHaveText(features.slice(available));
  };
  await page.getByRole('button', { name: 'Start Basic (Demo)' }).click();
  await expectFeatures(4);
  await choose(page, 'Upgrade Plan', 'Plus');
  await expectFeatures(8);
  await choose(page, 'Upgrade Plan', 'Pro');
  await expectFeatures(15);
  await expect(card(page, 'Upgrade to Unlock')).toContainText(
    "You're on our highest tier plan with all available features!",
  );
});

test('the current plan cannot be chosen again', deep, async ({ page }) => {
  await page.getByRole('button', { name: 'Start Basic (Demo)' }).click();
  await page.getByRole('button', { name: 'Upgrade Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade Your Plan' });
  await expect(plan(dialog, 'Basic')).toContainText('Current');
  await expect(plan(dialog, 'Basic').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await plan(dialog, 'Pro').getByRole('button', { name: 'Select' }).click();
  await expect(plan(dialog, 'Pro').getByRole('button', { name: 'Selected' })).toHaveAttribute('aria-pressed', 'true');
  await plan(dialog, 'Plus').getByRole('button', { name: 'Select' }).click();
  await expect(plan(dialog, 'Pro').getByRole('button', { name: 'Select', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Upgrade Plan' })).toBeFocused();
});

type Place = Pick<Page, 'getByRole'>;

function plan(dialog: Place, name: string) {
  return dialog.getByRole('listitem', { name, exact: true });
}

function card(page: Page, title: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

async function choose(page: Page, opener: string, name: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  await plan(page.getByRole('dialog'), name).getByRole('button', { name: 'Select' }).click();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
