/** Linking one's Telegram by its link, asking there, and unlinking it: here, and there. */
import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';
/** As the sandbox's configuration has them. */
const bot = `${sandboxUrl}/api.telegram.org/bot7018243561:AAsandboxTillsightBotTokenForTestsOnly0`;
const secret = 'sandbox-telegram-webhook-secret';

test('a chat is linked by its link, answers, and ends by a click or by /stop', async ({
  page,
  request,
  baseURL,
  signedInAs,
  newOrganization,
}) => {
  const { merchant, ...organization } = await newOrganization();
  await signedInAs('merchant', { merchant, ...organization });
  const url = `${baseURL}/api/v1/telegram/webhook`;
  expect((await request.post(`${bot}/setWebhook`, { data: { url, secret_token: secret } })).ok()).toBe(true);

  await page.goto(paths.account('telegram'));
  const card = page.getByRole('region', { name: 'Telegram', exact: true });
  await expect(card).toContainText('No Telegram linked yet.');
  await card.getByRole('button', { name: 'Link my Telegram' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link my Telegram' });
  await expect(dialog.getByRole('timer')).toHaveText(/^Expires in 1[45]:\d\d$/);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open Telegram' }).click();
  const chat = await opening;
  await chat.getByRole('button', { name: 'START' }).click();
  await expect(dialog.getByText('Your Telegram is linked')).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(card).toContainText('@asha is linked.');
  const says = async (text: string | RegExp) => {
    await expect(async () => {
      await chat.getByRole('link', { name: 'Look for answers' }).click();
      await expect(chat.locator('.bot').last()).toContainText(text, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  };
  await says(/^This Telegram is linked to /);

  await card.getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(card).toContainText('No Telegram linked yet.');

  await card.getByRole('button', { name: 'Link my Telegram' }).click();
  const again = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open Telegram' }).click();
  await chat.close();
  const second = await again;
  await second.getByRole('button', { name: 'START' }).click();
  await expect(dialog.getByText('Your Telegram is linked')).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await second.getByLabel('Message').fill('/stop');
  await second.getByRole('button', { name: 'Send' }).click();
  await expect(async () => {
    await page.reload();
    await expect(card).toContainText('No Telegram linked yet.', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});
