import { askQuestion, readHistory } from '@tillsight/contract/chat';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { answerInstead, expectAccessible, hold, letThrough, refuse } from './words.ts';

const input = (page: Page) => page.getByPlaceholder('Ask Sierra about your business...');
const talk = (page: Page) => page.getByRole('log');

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
}

const sources = ['Shopify', 'Google Analytics', 'Google Ads'];
const reply = { response: 'An answer.', is_business_related: true, metrics_included: sources, behaviour: 'answer' };

for (const width of [360, 1440]) {
  test(
    `what is said in passing covers nothing that is read, ${width} wide`,
    deep,
    async ({ page, signedInAs, expectedErrors }) => {
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
    },
  );
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

test('readHistory, askAgain: after a reload the earlier questions are there and can be shown again', async ({
  page,
  signedInAs,
  newOrganization,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await signedInAs('merchant', await newOrganization());
  await page.goto(paths.chat());
  await expect(page.getByRole('button', { name: /^Sales/ })).toBeVisible();
  await ask(page, 'Hello!');
  await expect(talk(page).getByRole('article')).toHaveCount(2);
  await ask(page, 'Thanks');
  await expect(talk(page).getByRole('article')).toHaveCount(4);

  await page.reload();
  const earlier = page.getByRole('region', { name: 'Earlier today' });
  await expect(earlier.getByRole('listitem')).toHaveText([/^Hello!/, /^Thanks/]);
  await expectAccessible(page);
  await earlier.getByRole('button', { name: 'Show again: Hello!' }).click();
  await expect(talk(page).getByRole('article', { name: 'You' })).toContainText('Hello!');
  await expect(talk(page).getByRole('article', { name: 'Sierra' })).toHaveCount(1);

  await refuse(page, readHistory, { status: 500, detail: 'Something broke.' });
  await page.reload();
  await expect(page.getByText("Your earlier questions couldn't be loaded")).toBeVisible();
  await letThrough(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(earlier.getByRole('listitem')).toHaveText([/^Hello!/, /^Thanks/, /^Hello!/]);

  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(earlier).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Sales/ })).toBeVisible();
  await expect(earlier).toBeHidden();
});

test(
  'an answer in its parts: the figure, its change, the rest folded; what was taken from the talk can be left out',
  deep,
  async ({ page, signedInAs }) => {
    await signedInAs('merchant');
    const change = { text: '8.3%', direction: 'down', against: 'from ₹3,02,254 on 21 Nov 2026' };
    const parts = {
      headline: { label: 'Total sales yesterday', value: '₹2,77,204', change },
      sentence: 'An ordinary Sunday.',
      points: ['One', 'Two', 'Three', 'Four'],
      notes: ['Source: Shopify, as of 04:53.'],
    };
    const carried = [{ kind: 'period', label: 'Nov 2026', question: 'Sales, whenever' }];
    const address = 'https://admin.shopify.com/store/kesar-lane/orders';
    const links = [{ label: 'Show me in Shopify (orders)', address }];
    await answerInstead(page, askQuestion, { json: { ...reply, parts, carried, links } });
    await page.goto(paths.chat());
    await ask(page, 'How are sales?');
    const answer = talk(page).getByRole('article', { name: 'Sierra' });
    for (const text of ['₹2,77,204', 'down 8.3%', 'An ordinary Sunday.', 'Three', 'Data sources: Shopify'])
      await expect(answer).toContainText(text);
    const link = answer.getByRole('link', { name: 'Show me in Shopify (orders)' });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(answer.getByText('Four')).toBeHidden();
    await expect(answer.getByText(/^Source/)).toBeHidden();
    await answer.getByText('About these figures').press('Enter');
    await expect(answer.getByText(/^Source/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ask without Nov 2026' }).click();
    await expect(talk(page).getByRole('article', { name: 'You' }).last()).toContainText('Sales, whenever');
  },
);

test('a question can be stopped, and another one asked', async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const release = await hold(page, askQuestion);
  await page.goto(paths.chat());
  await ask(page, 'How are sales?');
  await page.getByRole('button', { name: 'Stop' }).click();
  const answers = talk(page).getByRole('article', { name: 'Sierra' });
  await expect(answers).toHaveText([/^Stopped\./]);
  await expect(input(page)).toBeFocused();
  release();
  await letThrough(page);
  await answerInstead(page, askQuestion, { json: reply });
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(answers).toHaveText([/^Stopped\./, /^An answer\./]);
});
