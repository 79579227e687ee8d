/** Meta Ads, from the card to the figures and back out, by each way a connection can end. */
import { platformTitles, product } from '@tillsight/contract/product';
import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll, expectToast } from './words.ts';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';
/** The consent page has no icon, and the browser says so. */
const noIcon = /status of 404/;

const name = platformTitles.meta;
const card = (page: Page) => page.getByRole('region', { name, exact: true });
const connectButton = (page: Page) => card(page).getByRole('button', { name: 'Connect', exact: true });

/** What a person does on Facebook. */
async function atFacebook(request: APIRequestContext, act: string, data: object = {}): Promise<unknown> {
  const answer = await request.post(`${sandboxUrl}/control/meta-ads/${act}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

async function connectMeta(page: Page): Promise<void> {
  await page.goto(paths.integrations());
  await connectButton(page).click();
  await expect(page.getByRole('heading', { name: `${product.name} wants access to your ads` })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(({ pathname }) => pathname === paths.integrations(), { waitUntil: 'commit' });
  await card(page).getByRole('button', { name: 'Choose account' }).click();
  const dialog = page.getByRole('dialog', { name: `Choose a ${name} account` });
  await dialog.getByLabel('Kesar Lane', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Use this account' }).click();
  await expectToast(page, 'Account chosen', `${name} figures come from this account now.`);
  await expect(card(page).getByRole('button', { name: 'Connected' })).toBeDisabled();
  await expect(card(page)).toContainText('Kesar Lane');
}

async function ask(page: Page, question: string): Promise<void> {
  await page.goto(paths.chat());
  await page.getByPlaceholder('Ask Sierra about your business...').fill(question);
  await page.keyboard.press('Enter');
}

const lastAnswer = (page: Page) => page.getByRole('article', { name: 'Sierra' }).last();

async function expectFigures(page: Page, figures: RegExp): Promise<void> {
  // The first one also waits for the sandbox's Meta to tell its story.
  await expect(lastAnswer(page)).toContainText(figures, { timeout: 45_000 });
  await expect(lastAnswer(page)).toContainText(`Data sources: ${name}`);
}

/** A notice is of a whole second; what is asked in between makes it later than the connection. */
async function connectAndAsk(page: Page, question: string): Promise<void> {
  await connectMeta(page);
  await ask(page, question);
  await expectFigures(page, /\d/);
}

async function expectDisconnected(page: Page, reason?: string): Promise<void> {
  await expect(async () => {
    await page.goto(paths.integrations());
    await expect(card(page)).toContainText('Disconnected', { timeout: 2000 });
    if (reason !== undefined) await expect(card(page)).toContainText(reason, { timeout: 2000 });
  }).toPass();
  await expect(connectButton(page)).toBeEnabled();
}

test('Meta is connected, asked, connected anew when its access has ended, and disconnected', async ({
  page,
  request,
  signedInAs,
  newOrganization,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(noIcon);
  await signedInAs('merchant', await newOrganization());
  await connectMeta(page);
  await expectAccessible(page);
  await ask(page, 'How much did I spend on Meta ads last month?');
  await expectFigures(page, /spend.*₹/i);

  await test.step('what the ads look like', async () => {
    await ask(page, 'Which ad creative sold best on Meta last month?');
    const pictures = page.getByRole('list', { name: 'Pictures of the ads' }).getByRole('img');
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAccessibleName(/^What the ad (Reel|Carousel|Collection) .+ shows$/);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
    }
    // All of the answer at once: what an edge cuts is a small target to axe.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('the token ends', async () => {
    await atFacebook(request, 'expire-tokens');
    await ask(page, 'Meta impressions yesterday');
    await expect(lastAnswer(page)).toContainText(/connect.*again/i);
    await expectDisconnected(page, 'The access was withdrawn or has expired. Please connect again.');
    await connectAndAsk(page, 'Meta impressions yesterday');
  });

  await test.step('disconnected here', async () => {
    await page.goto(paths.integrations());
    await card(page)
      .getByRole('button', { name: `More for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expectToast(page, 'Disconnected', `${name} has been disconnected.`);
    await expectDisconnected(page);
  });

  await test.step('removed on Facebook', async () => {
    await connectAndAsk(page, 'Meta impressions last week');
    await atFacebook(request, 'revoke', { tell: true });
    await expectDisconnected(page, `${product.name} was removed from the Facebook account. Please connect again.`);
  });

  await test.step('deletion asked for on Facebook', async () => {
    await connectAndAsk(page, 'Meta reach last month');
    const { body } = (await atFacebook(request, 'ask-deletion')) as { body: { url: string } };
    await expectDisconnected(page);
    await page.goto(body.url);
    await expect(page.getByText(`What ${product.name} had of your Facebook account has been deleted.`)).toBeVisible();
  });
});
