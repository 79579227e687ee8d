import { tmpdir } from 'node:os';
import path from 'node:path';
import { product } from '@tillsight/contract/product';
import { Shops } from '@tillsight/sandbox/shops';
import { kesarLane } from '@tillsight/sandbox/world/data/store';
import { paths } from '../apps/web/src/paths.ts';
import { expect, newMember, test } from './fixtures.ts';
import { expectToast } from './words.ts';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';

/** The platform's consent page and the mailbox have no icon, and the browser says so. */
const noIcon = /status of 404/;

/** The store as the product's sandbox keeps it on the disk; to tell it again takes ten seconds of a processor. */
const stores = new Shops(
  [{ domain: kesarLane.domain }],
  path.join(process.env.SANDBOX_DATA ?? tmpdir(), 'tillsight-sandbox'),
);

/** What the store itself says of yesterday: everything charged and taken back that day, in rupees. */
function salesOfYesterday(): number {
  const { orders, reversals, today } = stores.main(Date.now());
  let paise = 0;
  for (let row = 0; row < orders.length; row++) if (orders.day[row] === today - 1) paise += orders.total[row] ?? 0;
  for (let row = 0; row < reversals.length; row++) {
    if (reversals.day[row] !== today - 1) continue;
    for (const part of ['gross', 'discount', 'tax', 'shipping', 'fee'] as const) paise += reversals[part][row] ?? 0;
  }
  return paise / 100;
}

test('the main job: from signing up to a right answer with its source', async ({ page, expectedErrors }) => {
  test.slow();
  expectedErrors.push(noIcon);
  const { name, email, password } = newMember('merchant');

  await page.goto(paths.landing());
  await page.getByRole('banner').getByRole('link', { name: 'Get Early Access' }).click();
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Registration Successful', 'Please check your email to verify your account.');

  await page.goto(`${sandboxUrl}/mailbox?to=${encodeURIComponent(email)}`);
  await page
    .getByRole('link', { name: /verify|confirm/i })
    .first()
    .click();
  await page.goto(paths.auth('sign-in'));
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Welcome back!', "You've successfully signed in.");

  await page.getByRole('link', { name: 'Configure Integrations' }).click();
  const shopify = page.getByRole('region', { name: 'Shopify', exact: true });
  await shopify.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByLabel('Store Domain').fill(`kesar-lane${product.storeSuffix}`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Install' }).click();
  await expectToast(page, 'Integration Successful', 'Your Shopify store "Kesar Lane" has been connected.');

  await page.getByRole('link', { name: product.assistant }).click();
  await page.getByPlaceholder('Ask Sierra about your business...').fill('What were my sales yesterday?');
  await page.keyboard.press('Enter');
  const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(salesOfYesterday());
  await expect(page.getByRole('log')).toContainText(`₹${figure}`);
  await expect(page.getByText('Data sources: Shopify')).toBeVisible();
});
