import { askQuestion } from '@tillsight/contract/chat';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';
import { answerInstead, refuse } from './words.ts';

const input = (page: Page) => page.getByPlaceholder('Ask Sierra about your business...');
const talk = (page: Page) => page.getByRole('log');

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
}

const sources = ['Shopify', 'Google Analytics', 'Google Ads'];
const reply = { response: 'An answer.', is_business_related: true, metrics_included: sources, behaviour: 'answer' };

for (const width of [360, 1440]) {
  test(`what is said in passing covers nothing that is read, ${width} wide`, async ({
    page,
    signedInAs,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.setViewportSize({ width, height: 740 });
    await signedInAs('merchant');
    await answerInstead(page, askQuestion, { json: reply });
    await page.goto(paths.chat());
    await ask(page, 'How are sales?');
    await expectInTopBar(page, 'Analytics Retrieved');
    await refuse(page, askQuestion, { status: 503, detail: 'Shopify is slow.' });
    await ask(page, 'And now?');
    await expectInTopBar(page, 'Error');
    await expect(talk(page).getByRole('article')).toHaveCount(4);
  });
}

async function expectInTopBar(page: Page, title: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast).toBeVisible();
  const bar = (await page.getByRole('banner').boundingBox())!;
  // It slides in from above.
  const place = async () => {
    const { x, y, width, height } = (await toast.boundingBox())!;
    return x >= bar.x && x + width <= bar.x + bar.width && y >= 0 && y + height <= bar.height;
  };
  await expect.poll(place).toBe(true);
}
