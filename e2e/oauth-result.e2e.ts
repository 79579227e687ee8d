import { readIntegrations } from '@tillsight/contract/integrations';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { answerInstead, cutOff, hold, standStill } from './words.ts';

const analytics = { path: paths.googleAnalyticsResult(), oauth_provider: 'google_analytics' };
const ads = { path: paths.googleAdsResult(), oauth_provider: 'google_ads' };

async function arrive(page: Page, { path, ...fields }: { path: string } & Record<string, string>): Promise<void> {
  await page.goto(`${path}?${new URLSearchParams(fields).toString()}`);
}

async function answerStatus(page: Page, status: string, reason: string | null = null): Promise<void> {
  const rest = { status, account_name: null, connected_at: null, reason, needs_choice: false, available: true };
  const integrations = ['google_analytics', 'google_ads'].map(provider => ({ provider, ...rest }));
  await answerInstead(page, readIntegrations, { json: { success: true, integrations } });
}

const successes: [string, { path: string } & Record<string, string>, string][] = [
  [
    'analytics with an account',
    { ...analytics, account_name: '<b>Kesar</b> Lane', oauth_message: 'Done.', user_id: 'u' },
    'Your Google Analytics account "<b>Kesar</b> Lane" has been successfully connected.',
  ],
  ['analytics with a message', { ...analytics, oauth_message: 'All set.' }, 'All set.'],
  ['analytics with nothing', analytics, 'Your Google Analytics account has been successfully connected.'],
  [
    'ads with a customer',
    { ...ads, customer_id: '123-456-7890', connected_at: '2026-11-20' },
    'Your Google Ads account (Customer ID: 123-456-7890) has been successfully connected.',
  ],
  ['ads with a message', { ...ads, oauth_message: 'All set.' }, 'All set.'],
  ['ads with nothing', ads, 'Your Google Ads account has been successfully connected.'],
];
test('a success says what was connected', deep, async ({ page }) => {
  for (const [name, fields, message] of successes) {
    await test.step(name, async () => {
      await arrive(page, { ...fields, oauth_status: 'success' });
      await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    });
  }
});

const failures: [string, { path: string } & Record<string, string>, string][] = [
  [
    'the platform’s words',
    { ...analytics, oauth_status: 'error', oauth_message: 'Access was refused.' },
    'Access was refused.',
  ],
  ['no words', { ...ads, oauth_status: 'error' }, 'An unknown error occurred.'],
  ['an unknown status', { ...analytics, oauth_status: 'perhaps' }, 'Unknown OAuth status received.'],
  [
    'another provider on the analytics page',
    { ...analytics, oauth_status: 'success', oauth_provider: 'google_ads' },
    'Invalid OAuth provider. Expected Google Analytics.',
  ],
  [
    'another provider on the ads page',
    { ...ads, oauth_status: 'success', oauth_provider: 'shopify' },
    'Invalid OAuth provider. Expected Google Ads.',
  ],
];
test('a failure says why', async ({ page }) => {
  for (const [name, fields, message] of failures) {
    await test.step(name, async () => {
      await arrive(page, fields);
      await expect(page.getByRole('heading', { name: 'Operation Failed' })).toBeVisible();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    });
  }
});

/** Keeps every number of seconds that the page shows, however late a busy machine would come to look for it. */
async function recordSeconds(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const [, seconds] = /Redirecting in (\d) seconds/.exec(document.body?.innerText ?? '') ?? [];
      // None is left while the next page comes.
      if (Number(seconds ?? 0) > 0 && seen.at(-1) !== Number(seconds)) seen.push(Number(seconds));
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
}

test('a success counts three seconds down', async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await answerStatus(page, 'active');
  const seconds = await recordSeconds(page);
  await arrive(page, { ...analytics, oauth_status: 'success' });
  await expect(page).toHaveURL(paths.integrations());
  expect(await seconds()).toEqual([3, 2, 1]);
});

test('a failure counts five seconds down', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const seconds = await recordSeconds(page);
  await arrive(page, { ...ads, oauth_status: 'error' });
  await expect(page).toHaveURL(paths.integrations());
  expect(await seconds()).toEqual([5, 4, 3, 2, 1]);
});

test('after a failure one can go at once, or try the same connection again', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await standStill(page);
  await arrive(page, { ...ads, oauth_status: 'error' });
  await page.getByRole('link', { name: 'Go now' }).click();
  await expect(page).toHaveURL(paths.integrations());
  await arrive(page, { ...analytics, oauth_status: 'error' });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Connect Google Analytics' })).toBeVisible();
});

test('a claim is confirmed by the server', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const release = await hold(page, readIntegrations);
  await arrive(page, { ...analytics, oauth_status: 'success' });
  await expect(page.getByRole('heading', { name: 'Processing...' })).toBeVisible();
  release();
  await expect(page.getByText("The connection couldn't be confirmed. Please try again.")).toBeVisible();
  await answerStatus(page, 'needs_reconnect', 'Google granted less than was asked for.');
  await arrive(page, { ...analytics, oauth_status: 'success' });
  await expect(page.getByText('Google granted less than was asked for.')).toBeVisible();
});

test('a server that does not answer leaves the claim as it is', deep, async ({ page, signedInAs, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await signedInAs('merchant');
  await cutOff(page, readIntegrations);
  await arrive(page, { ...ads, oauth_status: 'success' });
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
});

test(
  'a bad place to go on to is a configuration error, and leads to the integrations',
  deep,
  async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    for (const path of ['/dashboard/undefined', 'https://evil.example', '//evil.example']) {
      await arrive(page, { ...analytics, oauth_status: 'success', redirect_path: path });
      await expect(page.getByRole('heading', { name: 'Configuration Error' })).toBeVisible();
      await expect(page.getByText('Invalid redirect path detected. Please contact support.')).toBeVisible();
      await page.getByRole('link', { name: 'Go to Integrations' }).click();
      await expect(page).toHaveURL(paths.integrations());
    }
  },
);
