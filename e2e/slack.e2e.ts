/** Adding a workspace of Slack, linking one's own Slack by a code, asking there, and ending both. */
import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';

test('a workspace is added, a chat is linked by its code and answers, and both end by a click', async ({
  page,
  request,
  baseURL,
  signedInAs,
  newOrganization,
}) => {
  const { merchant, ...organization } = await newOrganization();
  await signedInAs('merchant', { merchant, ...organization });
  const verified = await request.post(`${sandboxUrl}/control/slack/verify`, {
    data: { url: `${baseURL}/api/v1/slack/events` },
  });
  expect(await verified.json()).toEqual({ refusal: null });

  await page.goto(paths.account('slack'));
  const card = page.getByRole('region', { name: 'Slack', exact: true });
  await expect(card).toContainText('Not added to your workspace yet.');
  await card.getByRole('link', { name: 'Add to Slack' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('You did not allow it in Slack');
  await card.getByRole('link', { name: 'Add to Slack' }).click();
  await page.getByRole('button', { name: 'Allow in Lamplight Traders' }).click();
  await expect(card).toContainText('Added to Lamplight Traders.');

  await card.getByRole('button', { name: 'Link my Slack' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link my Slack' });
  await expect(dialog.getByRole('timer')).toHaveText(/^Expires in 1[45]:\d\d$/);
  const code = await dialog.getByLabel('Your code').textContent();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open Slack' }).click();
  const chat = await opening;
  const say = async (text: string) => {
    await chat.getByLabel('Message').fill(text);
    await chat.getByRole('button', { name: 'Send' }).click();
  };
  const says = async (text: string | RegExp) => {
    await expect(async () => {
      await chat.getByRole('link', { name: 'Look for answers' }).click();
      await expect(chat.locator('.bot').last()).toContainText(text, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  };
  await say(code ?? '');
  await expect(dialog.getByText('Your Slack is linked')).toBeVisible({ timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(card).toContainText('You are linked in Lamplight Traders.');
  await says(/^This Slack is linked to /);
  await say('help');
  await says('Ask about your store');

  await card.getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(card).toContainText('Your own Slack is not linked yet.');
  await card.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(card).toContainText('Not added to your workspace yet.');
});
