/** Everyday comfort: commands and keys, answers to take along, keys for programs, the interface described. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readSession } from '@tillsight/contract/auth';
import { askQuestion, type AskResponse } from '@tillsight/contract/chat';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { answerInstead, expectAccessible, expectNoSidewaysScroll, expectToast } from './words.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const composer = (page: Page) => page.getByPlaceholder('Ask Sierra about your business...');
const answer = (page: Page) => page.getByRole('log').getByRole('article', { name: 'Sierra' });

const ranking: AskResponse = {
  response: 'Kurtas sold best: ₹3,12,000.\nSarees came second.',
  is_business_related: true,
  metrics_included: ['Shopify'],
  behaviour: 'answer',
  chart: {
    kind: 'bar',
    title: 'Net sales by product',
    unit: 'money',
    currency: 'INR',
    labels: ['Kurta, blue', '=HYPERLINK("https://evil.example")'],
    series: [{ name: 'Net sales', values: [312000.5, null], formatted: ['₹3,12,001', '–'] }],
  },
};

/** From its top: whatever has gone half under the bar would be told to be too small. */
async function expectAccessibleFrom(page: Page, part: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await page.getByRole('region', { name: part }).scrollIntoViewIfNeeded();
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test('the command palette leads everywhere without the mouse, and the focus comes back', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('merchant');
  await page.goto(paths.dashboardWelcome());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Users', exact: true })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.type('shopify');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.integrations());
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.type('your');
  await expect(palette(page).getByRole('button', { name: 'Ask Sierra: your' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(palette(page).getByRole('button', { name: /^Your account/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.account());
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
});

test('what is typed before the search has come is in its field', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  let release: (() => void) | undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(/command-palette/, async route => {
    await held;
    await route.continue();
  });
  await page.goto(paths.dashboardWelcome());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('shgx');
  await page.keyboard.press('Backspace');
  release?.();
  const field = page.getByRole('textbox', { name: 'Search', exact: true });
  await expect(field).toHaveValue('shg');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('opify');
  await expect(field).toHaveValue('shopify');
  await expect(page).toHaveURL(paths.dashboardWelcome());
});

test('what is typed while the search is being drawn is in its field', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.dashboardWelcome());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A quick hand: its letters come when the field is drawn, and before it hears of having the keyboard.
  await page.evaluate(() => {
    const type = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      document.removeEventListener('focusin', type, true);
      for (const key of 'ales') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    document.addEventListener('focusin', type, true);
  });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: 'Search', exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type('!');
  await expect(field).toHaveValue('ales!');
});

test(
  'a colleague is found by name, and shown among the others',
  deep,
  async ({ page, signedInAs, newOrganization }) => {
    const organization = await newOrganization();
    const colleague = await signedInAs('sales', organization);
    const { email } = await signedInAs('merchant', organization);
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(paths.dashboardWelcome());
    await page.getByRole('button', { name: /^Search/ }).click();
    await expect(palette(page)).toBeVisible();
    await expect(palette(page).getByRole('region', { name: 'People' })).toBeHidden();
    await page.keyboard.type(colleague.email.slice(0, 12));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await palette(page)
      .getByRole('region', { name: 'People' })
      .getByRole('button')
      .filter({ hasText: colleague.email })
      .click();
    await expect(page.getByLabel('Search users')).toHaveValue(colleague.email);
    await expect(page.getByRole('row').filter({ hasText: email })).toBeHidden();
  },
);

test('what is no command is asked', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await answerInstead(page, askQuestion, { json: ranking });
  await page.goto(paths.users());
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('best products this month?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.chat());
  await expect(answer(page)).toContainText('Kurtas sold best');
  await page.reload();
  await expect(composer(page)).toBeVisible();
  await expect(answer(page)).toBeHidden();
});

test(
  'single keys do their work only while nobody types, and can be switched off',
  deep,
  async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    await page.goto(paths.chat());
    await composer(page).pressSequentially('g u? why?');
    await expect(composer(page)).toHaveValue('g u? why?');
    await expect(page).toHaveURL(paths.chat());
    await expect(shortcuts(page)).toBeHidden();
    await composer(page).blur();
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(page).toHaveURL(paths.users());
    await page.keyboard.press('?');
    await expect(shortcuts(page)).toContainText('Integrations');
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    await expect(shortcuts(page)).toBeHidden();
    await expect(page).toHaveURL(paths.users());
  },
);

test('an answer as figures and as a picture', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await answerInstead(page, askQuestion, { json: ranking });
  await page.goto(paths.chat());
  await composer(page).fill('Which products sold best?');
  await composer(page).press('Enter');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^net-sales-by-product-\d{4}-\d{2}-\d{2}\.csv$/);
  expect((await bytesOf(csv)).toString('utf8')).toBe(
    '\uFEFFName,Net sales (INR)\r\n"Kurta, blue",312000.5\r\n"\'=HYPERLINK(""https://evil.example"")",\r\n',
  );
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share as picture' }).click(),
  ]);
  expect(png.suggestedFilename()).toMatch(/^which-products-sold-best-.*\.png$/);
  const picture = await bytesOf(png);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(1080);
  expect(picture.readUInt32BE(20)).toBeGreaterThan(500);
});

test(
  'where the browser can, a picture goes to another app; closing that is no failure',
  deep,
  async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    await answerInstead(page, askQuestion, { json: ranking });
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(window, { shared });
      navigator.canShare = () => true;
      navigator.share = async ({ files = [] } = {}) => {
        shared.push(...files.map(file => file.type));
        throw new DOMException('closed', 'AbortError');
      };
    });
    await page.goto(paths.chat());
    await composer(page).fill('Which products sold best?');
    await composer(page).press('Enter');
    await page.getByRole('button', { name: 'Share as picture' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
      .toEqual(['image/png']);
    await expect(page.getByRole('button', { name: 'Share as picture' })).toBeEnabled();
    await expect(page.getByText('Error', { exact: true })).toBeHidden();
  },
);

test('the team as a file', deep, async ({ page, signedInAs }) => {
  const { email } = await signedInAs('merchant');
  await page.goto(paths.users());
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const text = (await bytesOf(csv)).toString('utf8');
  expect(text.startsWith('\uFEFFName,Email,Role,Mobile Number\r\n')).toBe(true);
  expect(text).toContain(`Asha Merchant,${email},merchant,\r\n`);
});

test(
  'createApiToken, listApiTokens, revokeApiToken: a key for a program, shown once',
  deep,
  async ({ page, signedInAs, newOrganization, playwright, baseURL, expectedErrors }) => {
    expectedErrors.push(/403/);
    const member = await signedInAs('merchant', await newOrganization());
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(paths.account('tokens'));
    await expect(page.getByText('You have no tokens yet.')).toBeVisible();
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByRole('button', { name: 'Make token' }).click();
    await expect(page.getByText('Please name the token.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Weekly sheet');
    await page.getByRole('checkbox', { name: 'Read the team' }).check();
    await page.getByLabel('Your password').fill('Wrong42Password');
    await page.getByRole('button', { name: 'Make token' }).click();
    await expect(page.getByText("That password isn't right.")).toBeVisible();
    await expectAccessibleFrom(page, 'API tokens');
    await page.getByLabel('Your password').fill(member.password);
    await page.getByRole('button', { name: 'Make token' }).click();
    const secret = (await page.getByLabel('Token', { exact: true }).textContent()) ?? '';
    expect(secret).toMatch(/^tillsight_[\w-]{43}$/);
    await expectAccessibleFrom(page, 'API tokens');
    await expectNoSidewaysScroll(page);
    const program = await playwright.request.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      extraHTTPHeaders: { authorization: `Bearer ${secret}` },
    });
    expect((await program.get(readSession.path)).status()).toBe(200);
    await page.getByRole('button', { name: 'I have kept it' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Weekly sheet' });
    await expect(row).toContainText('Ask Sierra, Read metrics, Read the team');
    await expect(row).toContainText('Last used');
    await expect(page.getByText(secret)).toBeHidden();
    await expectAccessibleFrom(page, 'API tokens');
    await page.getByRole('button', { name: 'Revoke Weekly sheet' }).click();
    await expectToast(page, 'Token revoked', 'Weekly sheet no longer has access.');
    await expect(page.getByText('You have no tokens yet.')).toBeVisible();
    expect((await program.get(readSession.path)).status()).toBe(401);
    await program.dispose();
  },
);

test('the interface is described, and can be tried, on a page of our own', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.goto(paths.apiDocs());
  await expect(page.getByRole('heading', { name: /Tillsight API/ })).toBeVisible();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const [scheme, colour] of [
    ['light', 'rgb(250, 249, 247)'],
    ['dark', 'rgb(22, 20, 18)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect.poll(ground).toBe(colour);
  }
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new StorageEvent('storage'));
  });
  await expect.poll(ground).toBe('rgb(250, 249, 247)');
  await page.getByRole('button', { name: /Who am I/ }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('"user_email"');
});
