/** From Shopify's own page into the product: nobody types the store's name, and nobody gets a store without agreeing. */

import { randomUUID } from 'node:crypto';
import { product } from '@tillsight/contract/product';
import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, newMember, test } from './fixtures.ts';
import { createAccount, openMailedLink, signInHere } from './new-account.ts';

/** The platform's pages have no icon, and the browser says so. */
const noIcon = /status of 404/;

/** The list of apps in the admin of a store that no other test knows. */
async function appsOfNewStore(request: APIRequestContext): Promise<string> {
  const domain = `fresh-${randomUUID()}${product.storeSuffix}`;
  const world = { seed: 'fresh-1', scale: 0.05, months: 2, events: [] };
  await request.post(`${process.env.SANDBOX_URL}/control/shops`, { data: { domain, name: 'Fresh Shop', world } });
  return `${process.env.SANDBOX_URL}/${domain}/admin/apps`;
}

async function installFrom(page: Page, apps: string): Promise<void> {
  await page.goto(apps);
  await page.getByRole('button', { name: /^Install / }).click();
  await page.getByRole('button', { name: 'Install', exact: true }).click();
}

test('somebody new: Install, an account, one question, and the first figures', async ({
  page,
  request,
  expectedErrors,
}) => {
  test.slow();
  const apps = await appsOfNewStore(request);
  expectedErrors.push(noIcon, /status of 401/);
  await installFrom(page, apps);
  await expect(page.getByRole('heading', { name: 'Fresh Shop is almost connected' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const member = newMember('Asha Nair');
  await createAccount(page, member);
  await signInHere(page, member);
  await expect(page.getByRole('heading', { name: 'Connect Fresh Shop?' })).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page).toHaveURL(paths.dashboardWelcome());
  await expect(page.getByText('Sample preview')).toHaveCount(0);
  // Opened once more from the admin, there is nothing left to ask.
  await page.goto(apps);
  await page.getByRole('button', { name: /^Open / }).click();
  await expect(page).toHaveURL(paths.dashboardWelcome());
});

test(
  'somebody new who signs in where the mailed link leads is back at the installation, once',
  deep,
  async ({ page, request, expectedErrors }) => {
    test.slow();
    expectedErrors.push(noIcon, /status of 401/);
    await installFrom(page, await appsOfNewStore(request));
    await page.getByRole('link', { name: 'Create an account' }).click();
    const member = newMember('Asha Nair');
    await createAccount(page, member);
    const tab = await openMailedLink(page, member);
    await signInHere(tab, member);
    await expect(tab.getByRole('heading', { name: 'Connect Fresh Shop?' })).toBeVisible();
    await tab.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(tab).toHaveURL(paths.dashboardWelcome());
    // Signed in, there is nothing left to come back to.
    await tab.goto(paths.auth('sign-in'));
    await expect(tab).toHaveURL(paths.dashboardWelcome());
    await tab.close();
  },
);

test(
  'who does not agree connects nothing',
  deep,
  async ({ page, request, signedInAs, newOrganization, expectedErrors }) => {
    expectedErrors.push(noIcon);
    await signedInAs('merchant', await newOrganization());
    await installFrom(page, await appsOfNewStore(request));
    await page.getByRole('button', { name: "Don't connect" }).click();
    await expect(page.getByRole('heading', { name: 'Nothing was connected' })).toBeVisible();
    await page.goto(paths.integrations());
    const card = page.getByRole('region', { name: 'Shopify', exact: true });
    await expect(card).toContainText('Disconnected');
  },
);
