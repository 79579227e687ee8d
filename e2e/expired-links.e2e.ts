/** Mailed links that were left lying. It runs when every other browser test has ended: the clock is the whole product's. */
import { paths } from '../apps/web/src/paths.ts';
import { expect, newMember, test } from './fixtures.ts';
import { openMail } from './mailbox.ts';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';
const hourMs = 3_600_000;

test.afterEach(async ({ request }) => {
  await request.post(`${sandboxUrl}/control/clock`, { data: { now: null } });
});

test('a link that has expired says so, and asks for another one', async ({ page, request, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const { name, email, password } = newMember('Asha Nair');
  await page.goto(paths.auth('sign-up', email));
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.auth('sign-in'));
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page).toHaveURL(paths.auth('sign-in'));

  const resetMail = await openMail(page, email, /Choose a new password/);
  const reset = await resetMail.getByRole('link', { name: /token=/ }).getAttribute('href');
  const verifyMail = await openMail(page, email, /verify your email address/);
  const verify = await verifyMail.getByRole('link', { name: /verify-email/ }).getAttribute('href');

  const now = new Date(Date.now() + 25 * hourMs).toISOString();
  const moved = await request.post(`${sandboxUrl}/control/clock`, { data: { now, runs_on: true } });
  expect(moved.ok(), await moved.text()).toBe(true);
  // The product hears of it a moment later; opening this link changes nothing.
  await expect(async () => {
    await page.goto(verify ?? '');
    await expect(page.getByRole('status')).toHaveText(/^This link has expired/, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('so your email address is not verified yet.')).toBeVisible();

  await page.goto(reset ?? '');
  await page.getByLabel('New Password').fill('Harbour73Lantern');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Please ask for a new one.');
  await expect(page.getByLabel('New Password')).toHaveValue('Harbour73Lantern');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});
