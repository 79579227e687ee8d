/** Linking one's Telegram by its link, asking there, and unlinking it: here, and there. */
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { chatIn, end, openFrom, seeLinked } from './messenger-chat.ts';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';
/** As the sandbox's configuration has them. */
const bot = `${sandboxUrl}/api.telegram.org/bot7018243561:AAsandboxTillsightBotTokenForTestsOnly0`;
const secret = 'sandbox-telegram-webhook-secret';

test(
  'a chat is linked by its link, answers, and ends by a click or by /stop',
  deep,
  async ({ page, request, baseURL, signedInAs, newOrganization }) => {
    const { merchant, ...organization } = await newOrganization();
    await signedInAs('merchant', { merchant, ...organization });
    const url = `${baseURL}/api/v1/telegram/webhook`;
    expect((await request.post(`${bot}/setWebhook`, { data: { url, secret_token: secret } })).ok()).toBe(true);

    await page.goto(paths.account('telegram'));
    const card = page.getByRole('region', { name: 'Telegram', exact: true });
    await expect(card).toContainText('No Telegram linked yet.');
    const chat = await openFrom(page, card, 'Telegram');
    await chat.getByRole('button', { name: 'START' }).click();
    await seeLinked(page, 'Telegram');
    await expect(card).toContainText('@asha is linked.');
    await chatIn(chat).says(/^This Telegram is linked to /);

    await end(page, card, 'Unlink');
    await expect(card).toContainText('No Telegram linked yet.');

    await chat.close();
    const second = await openFrom(page, card, 'Telegram');
    await second.getByRole('button', { name: 'START' }).click();
    await seeLinked(page, 'Telegram');
    await chatIn(second).say('/stop');
    await expect(async () => {
      await page.reload();
      await expect(card).toContainText('No Telegram linked yet.', { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  },
);
