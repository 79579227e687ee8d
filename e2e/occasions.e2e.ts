/** What happened in a store: the permission, a note by a sentence and a yes, and where it stands then. */
import { randomUUID } from 'node:crypto';
import { product } from '@tillsight/contract/product';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { expectAccessible } from './words.ts';

const answer = (page: Page) => page.getByRole('log').getByRole('article').last();

async function ask(page: Page, question: string): Promise<void> {
  const input = page.getByPlaceholder('Ask Sierra about your business...');
  await input.fill(question);
  await input.press('Enter');
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === paths.integrations());
}

test(
  'what happened is noted after a yes and stands on the chart; without the permission it is said how to give it',
  deep,
  async ({ page, request, signedInAs, newOrganization, expectedErrors }) => {
    test.slow();
    // The platform's consent page has no icon, and the browser says so.
    expectedErrors.push(/status of 404/);
    const domain = `noted-${randomUUID()}${product.storeSuffix}`;
    const world = { seed: 'noted-1', scale: 0.05, months: 2, events: [] };
    await request.post(`${process.env.SANDBOX_URL}/control/shops`, { data: { domain, name: 'Noted Shop', world } });
    await signedInAs('merchant', await newOrganization());
    await page.goto(paths.integrations());
    const card = page.getByRole('region', { name: 'Shopify', exact: true });
    await card.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByLabel('Store Domain').fill(domain);
    await page.keyboard.press('Enter');
    await agree(page);

    await page.goto(paths.chat());
    await ask(page, 'note that we ran a sale on Friday');
    await expect(answer(page)).toContainText('choose “Allow targets and notes”');
    await page.goto(paths.integrations());
    await card.getByRole('button', { name: 'More for Shopify' }).click();
    await page.getByRole('menuitem', { name: 'Allow targets and notes' }).click();
    await agree(page);

    await page.goto(paths.chat());
    await ask(page, 'note that we ran a sale on Friday');
    await expect(answer(page)).toContainText('Shall I note this in Shopify: “we ran a sale”');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, note it' }).click();
    await expect(answer(page)).toContainText('Noted in Shopify: “we ran a sale”');
    await ask(page, 'sales by day over the last 14 days');
    await answer(page).getByText('Show as a table').click();
    await expect(answer(page).getByRole('rowheader', { name: /we ran a sale/ })).toHaveCount(1);
  },
);
