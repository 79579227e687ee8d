/** Somebody who makes an account, and comes back by the link in the mail. */
import type { Page } from '@playwright/test';
import { expect, type Member } from './fixtures.ts';
import { openMail } from './mailbox.ts';

/** On the form to sign up; ends on the one to sign in. */
export async function createAccount(page: Page, { name, email, password }: Member): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  // The form before has a password field as well.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  // Whoever has just made an account is not asked to make one.
  await expect(page.getByText('New to Tillsight?')).toBeHidden();
  await expect(page.getByText(`Open the link we sent to ${email} in this browser, then sign in.`)).toBeVisible();
}

export async function signInHere(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The tab that the mailed link opens. */
export async function openMailedLink(page: Page, { email }: Member): Promise<Page> {
  const mail = await openMail(page, email, /verify your email address/);
  const opened = page.waitForEvent('popup');
  await mail.getByRole('link', { name: /verify-email/ }).click();
  const tab = await opened;
  await expect(tab.getByRole('status')).toHaveText('Your email address is verified. You can sign in now.');
  return tab;
}
