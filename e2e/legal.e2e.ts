import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { forbidScript } from './words.ts';

const documents = [
  {
    path: paths.privacyPolicy(),
    title: 'Privacy Policy',
    says: [
      'fetched live from your platforms for each answer and is not stored',
      'No table of ours holds orders, customers or metric values',
      'at most 60 seconds',
      'only encrypted access tokens',
      'AES-256',
      'encrypted for at most 24 hours',
      'You can disconnect a platform, start a new chat or delete your account',
      'We answer privacy requests within 24 hours',
    ],
  },
  {
    path: paths.termsOfService(),
    title: 'Terms of Service',
    says: ['fetched live and not stored', 'AES-256', 'within 24-48 hours'],
  },
  {
    path: paths.dataDeletion(),
    title: 'Data Deletion',
    says: ['fetched live and not stored', 'Disconnect a platform', 'Delete your account', 'Start New Chat'],
  },
] as const;

for (const { path, title, says } of documents) {
  test(`${title} says what the product keeps`, deep, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const claim of says) await expect(page.getByRole('main')).toContainText(claim);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(paths.landing());
  });

  test(`${title} reads without JavaScript`, deep, async ({ page }) => {
    await forbidScript(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(says[0]);
  });
}

test('Data Deletion leads to the integrations and home', deep, async ({ page }) => {
  await page.goto(paths.dataDeletion());
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Integrations' })).toHaveAttribute('href', paths.integrations());
  await expect(main.getByRole('link', { name: 'home' })).toHaveAttribute('href', paths.landing());
});

test('each legal page leads to the others and begins at the top', async ({ page }) => {
  await page.goto(paths.privacyPolicy());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
