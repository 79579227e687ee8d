import { clearHistory } from '@tillsight/contract/chat';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';

test(
  'askQuestion: while a platform is slow, the chat says which one it is waiting for',
  deep,
  async ({ page, request, connected }) => {
    await connected();
    await page.goto(paths.chat());
    const slow = { platform: 'google-ads', delayMs: 1_500, times: 1 };
    expect((await request.post(`${sandboxUrl}/control/faults`, { data: slow })).ok()).toBe(true);
    await page.getByPlaceholder('Ask Sierra about your business...').fill('Last week in one look');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sierra is thinking...')).toBeVisible();
    await expect(page.getByText('Asking Google Ads', { exact: true })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Sierra' })).toContainText('Ad spend');
    await expect(page.getByText(/^Asking|is thinking/)).toBeHidden();
  },
);

test('askQuestion: the reading that was not chosen is one tap away', deep, async ({ page, connected }) => {
  await connected();
  await page.goto(paths.chat());
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string });
  const { origin } = new URL(page.url());
  await page.request.post(clearHistory.path, { data: { user_id: user.id }, headers: { origin } });
  await page.getByPlaceholder('Ask Sierra about your business...').fill('sales in Mumbai');
  await page.keyboard.press('Enter');
  const answers = page.getByRole('article', { name: 'Sierra' });
  await expect(answers.first()).toContainText('I took the last 30 days.');
  await page.getByRole('button', { name: 'This month?' }).click();
  await expect(answers).toHaveCount(2);
  await expect(answers.last()).toContainText(/^Total sales in Mumbai for .*₹/);
  await page.getByRole('button', { name: 'Which products?' }).click();
  await expect(answers.last()).toContainText(/Total sales by product in Mumbai for /);
});
