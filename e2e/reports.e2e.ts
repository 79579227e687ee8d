/**
 * A person's day with reports, from the settings to STOP, with the clock moved to the delivery minute. It runs when every
 * other browser test has ended: the clock is the whole product's.
 */
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { demonstrationMerchant, expect, test } from './fixtures.ts';
import { expectToast } from './words.ts';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';

/** Of the demonstration team, and the phone that lies on this desk in the sandbox. */
const sameer = {
  email: 'sameer@kesarlane.example',
  password: demonstrationMerchant.password,
  phone: /^Sameer Gill/,
};

const delivery = (page: Page) => page.getByRole('region', { name: 'Delivery', exact: true });
const messages = (phone: Page) => phone.getByRole('log').getByRole('group', { name: /^(?!You)/ });

test.afterEach(async ({ request }) => {
  await request.post(`${sandboxUrl}/control/clock`, { data: { now: null } });
});

test('configure, link, be told at the minute, ask, and STOP', async ({ page, request, expectedErrors }) => {
  test.setTimeout(60_000);
  // A day later the session has ended.
  expectedErrors.push(/401/);
  await page.goto(paths.auth('sign-in'));
  await signIn(page);

  await page.goto(paths.configurations());
  await expect(page.getByText(/metrics selected for daily reports/)).toBeVisible();
  await expect(delivery(page)).toContainText('Not scheduled yet');
  await page.getByLabel('Delivery Time').fill(minutesAgo(2));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(delivery(page)).toContainText('Asia/Kolkata');
  await expect(delivery(page).getByRole('listitem')).toHaveText([/Sameer Gill\s*Email/]);
  const minute = await delivery(page).locator('time').getAttribute('datetime');

  const phone = await link(page);
  await expect(delivery(page).getByRole('listitem')).toHaveText([/Sameer Gill\s*WhatsApp/]);

  await moveClock(phone, minute ?? '');
  await expect(phone.getByRole('status')).toContainText('Clock moved to', { timeout: 20_000 });
  const report = messages(phone).last();
  await expect(report.getByRole('img')).toBeVisible({ timeout: 15_000 });
  await expect(report).toContainText('Send STOP to end these reports.');
  await report.getByRole('button', { name: 'Show full report' }).click();
  const full = messages(phone).filter({ hasText: 'Daily report · Executive' }).last();
  await expect(full).toContainText(/Total Sales Revenue: ₹/);

  await full.hover();
  await full.getByRole('button', { name: /^Reply to/ }).click();
  // Read for some minutes: the store's budget at Shopify is full again.
  const later = new Date(Date.parse(minute ?? '') + 3 * 60_000).toISOString();
  await request.post(`${sandboxUrl}/control/clock`, { data: { now: later, runs_on: true } });
  await say(phone, 'why did sales drop?');
  await expect(messages(phone).last()).not.toContainText('Daily report', { timeout: 20_000 });
  await expect(messages(phone).last()).toContainText(/₹[\d,.]+/);
  await say(phone, 'STOP');
  await expect(messages(phone).last()).toContainText('Your reports are paused.');

  await page.goto(paths.configurations());
  await signIn(page);
  await page.goto(paths.configurations());
  await expect(delivery(page)).toContainText('STOP was sent from the phone ending in 0002');
  const rows = page.getByRole('table', { name: 'Latest deliveries' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/Sameer Gill.*WhatsApp.*Read/);
});

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(sameer.email);
  await page.getByLabel('Password', { exact: true }).fill(sameer.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Welcome back!', "You've successfully signed in.");
}

/** From the page to the phone and back; resolves to the phone, with the chat open. */
async function link(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Link my WhatsApp' }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open WhatsApp' }).click();
  const phone = await opening;
  await phone.getByRole('button', { name: 'Choose another phone' }).click();
  await phone.getByRole('link', { name: sameer.phone }).click();
  await expect(phone.getByLabel(/^Message to/)).toHaveValue(/^Hey Sierra [0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(messages(phone).last()).toContainText('Your phone is linked to Kesar Lane.');
  await expect(page.getByRole('dialog')).toContainText('Its number ends in 0002.');
  await page.getByRole('button', { name: 'Done' }).click();
  return phone;
}

/** By the phone itself, which is told the minute as its country's clocks show it. */
async function moveClock(phone: Page, instant: string): Promise<void> {
  await phone.getByRole('button', { name: 'Choose another phone' }).click();
  const shown = new Date(Date.parse(instant) + 330 * 60_000).toISOString().slice(0, 16);
  await phone.getByLabel('Move to this minute').fill(shown);
  await phone.getByRole('button', { name: 'Move', exact: true }).click();
}

async function say(phone: Page, text: string): Promise<void> {
  await phone.getByLabel(/^Message to/).fill(text);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('log').getByRole('group', { name: /^You/ }).last()).toContainText(text);
}

/** A delivery time that comes again in a day less a few minutes: WhatsApp's window has closed by then. */
function minutesAgo(count: number): string {
  const at = new Date(Date.now() - count * 60_000);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });
  return clock.format(at);
}
