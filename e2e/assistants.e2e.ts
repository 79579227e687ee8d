/** An assistant sends its person here, is let in with what it asks for, and is ended again. */
import { paths } from '../apps/web/src/paths.ts';
import { asking, broughtBack, redirect, tradeCode } from './assistant-sign-in.ts';
import { deep, expect, newMember, test } from './fixtures.ts';
import { createAccount, openMailedLink, signInHere } from './new-account.ts';

test('who is not signed in signs in first; then the assistant is let in, seen, and ended', async ({
  page,
  request,
  baseURL,
  newOrganization,
}) => {
  const { merchant } = await newOrganization();
  const sought = await asking(request, baseURL ?? '');
  await page.goto(sought.address);
  await expect(page.getByText('An assistant wants to connect')).toBeVisible();
  await signInHere(page, merchant);
  await expect(page.getByRole('heading', { name: 'Let Lantern Desk into your Tillsight?' })).toBeVisible();
  for (const words of ['Ask Sierra', 'Read metrics', 'a program on this computer', merchant.email]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  const back = await broughtBack(page, 'Allow');
  expect(back.get('state')).toBe('xyz');
  await tradeCode(request, sought, back);
  await page.goto(paths.account('assistants'));
  const list = page.getByRole('list', { name: 'Connected assistants' });
  await expect(list).toContainText('Lantern Desk');
  await list.getByRole('button', { name: 'End Lantern Desk' }).click();
  await expect(list).toBeHidden();
});

test(
  'somebody new makes an account first and is asked where the mailed link leads',
  deep,
  async ({ page, request, baseURL }) => {
    const sought = await asking(request, baseURL ?? '');
    await page.goto(sought.address);
    await page.getByRole('link', { name: 'Create an account' }).click();
    const member = newMember('Asha Nair');
    await createAccount(page, member);
    const tab = await openMailedLink(page, member);
    await signInHere(tab, member);
    await expect(tab.getByRole('heading', { name: 'Let Lantern Desk into your Tillsight?' })).toBeVisible();
    await expect(tab.getByText(member.email, { exact: true })).toBeVisible();
    await tradeCode(request, sought, await broughtBack(tab, 'Allow'));
    await tab.close();
  },
);

test(
  'a no goes back as one, and what is asked wrongly goes nowhere',
  deep,
  async ({ page, request, baseURL, signedInAs, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await signedInAs('merchant');
    const { address } = await asking(request, baseURL ?? '');
    await page.goto(address);
    const back = await broughtBack(page, "Don't allow");
    expect([back.get('error'), back.get('code')]).toEqual(['access_denied', null]);
    await page.goto(address.replace(encodeURIComponent(redirect), encodeURIComponent('https://evil.example/')));
    await expect(page.getByRole('heading', { name: 'This assistant cannot be let in' })).toBeVisible();
    await expect(page.getByText('an address that it has not registered')).toBeVisible();
  },
);
