import { signUp } from '@tillsight/contract/auth';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { openMail } from './mailbox.ts';
import { deep, expect, newMember, test, type Member } from './fixtures.ts';
import { createAccount, openMailedLink } from './new-account.ts';
import { expectToast } from './words.ts';

async function signIn(page: Page, { email, password }: Member): Promise<void> {
  await page.goto(paths.auth('sign-in'));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password').fill(password);
  await page.getByRole('button', { name: 'Save Password' }).click();
}

test(
  'a new address is verified by the mailed link, which stays good when it is opened twice',
  deep,
  async ({ page }) => {
    const member = newMember('Asha Nair');
    await page.goto(paths.auth('sign-up'));
    await createAccount(page, member);
    for (let visit = 0; visit < 2; visit += 1) await (await openMailedLink(page, member)).close();
  },
);

test('who signs up twice is told by mail alone', deep, async ({ page, organization }) => {
  const { merchant } = organization;
  await page.goto(paths.auth('sign-up'));
  const answered = page.waitForResponse(answer => answer.url().endsWith(signUp.path));
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByLabel('Email', { exact: true }).fill(merchant.email);
  await page.getByLabel('Password', { exact: true }).fill('Lantern42Harbour');
  await page.keyboard.press('Enter');
  expect((await answered).ok()).toBe(true);
  await expectToast(page, 'Registration Successful', 'Please check your email to verify your account.');
  await openMail(page, merchant.email, /already have an account/);
});

test('a forgotten password is replaced by the mailed link, once', async ({
  page,
  signedInAs,
  newOrganization,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const member = await signedInAs('merchant', await newOrganization());
  const changed = { ...member, password: 'Harbour73Lantern' };
  await page.goto(paths.auth('forgot-password', member.email));
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectToast(page, 'Password Reset', 'If an account exists, a reset link has been sent.');

  const mail = await openMail(page, member.email, /Choose a new password/);
  const link = mail.getByRole('link', { name: /token=/ });
  const opened = page.waitForEvent('popup');
  await link.click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await choosePassword(tab, 'Password1');
  await expect(tab.getByRole('alert')).toContainText('too easy to guess');
  await expect(tab.getByLabel('New Password')).toHaveValue('Password1');
  await choosePassword(tab, changed.password);
  await expectToast(tab, 'Password changed', 'Please sign in with your new password.');
  await expect(tab).toHaveURL(paths.auth('sign-in'));
  await tab.close();

  const again = page.waitForEvent('popup');
  await link.click();
  const used = await again;
  await choosePassword(used, 'Another84Lantern');
  await expect(used.getByRole('alert')).toContainText('This link is no longer valid. Please ask for a new one.');
  await expect(used.getByLabel('New Password')).toHaveValue('Another84Lantern');
  await used.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(used.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await used.close();

  await openMail(page, member.email, /password was changed/);
  await signIn(page, member);
  await expectToast(page, 'Authentication Failed', "That email or password isn't right.");
  await signIn(page, changed);
  await expect(page).toHaveURL(paths.dashboardWelcome());
});

test('a colleague who was added gets a link to a password of their own', async ({
  page,
  signedInAs,
  newOrganization,
}) => {
  // No mail goes out in our name for people whose address is not verified, by its link and a sign-in.
  const organization = await newOrganization();
  await signedInAs('merchant', organization);
  const welcome = await openMail(page, organization.merchant.email, /verify your email address/);
  const verified = page.waitForEvent('popup');
  await welcome.getByRole('link', { name: /verify-email/ }).click();
  await (await verified).close();
  const colleague = await signedInAs('sales', organization);
  const mail = await openMail(page, colleague.email, new RegExp(`${organization.merchant.name} added you`));
  const opened = page.waitForEvent('popup');
  await mail.getByRole('link', { name: /token=/ }).click();
  const tab = await opened;
  await choosePassword(tab, 'Harbour73Lantern');
  await expectToast(tab, 'Password changed', 'Please sign in with your new password.');
  await signIn(tab, { ...colleague, password: 'Harbour73Lantern' });
  await expect(tab).toHaveURL(paths.dashboardWelcome());
});
