/** Adding a workspace of Slack, linking one's own Slack by a code, asking there, and ending both. */
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { chatIn, dialogOf, end, openFrom, seeLinked } from './messenger-chat.ts';

const sandboxUrl = process.env.SANDBOX_URL ?? 'http://127.0.0.1:3001';

test(
  'a workspace is added, a chat is linked by its code and answers, and both end by a click',
  deep,
  async ({ page, request, baseURL, signedInAs, newOrganization }) => {
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

    const { say, says } = chatIn(await openFrom(page, card, 'Slack'));
    const code = await dialogOf(page, 'Slack').getByLabel('Your code').textContent();
    await say(code ?? '');
    await seeLinked(page, 'Slack');
    await expect(card).toContainText('You are linked in Lamplight Traders.');
    await says(/^This Slack is linked to /);
    await say('help');
    await says('Ask about your store');

    await end(page, card, 'Unlink');
    await expect(card).toContainText('Your own Slack is not linked yet.');
    await end(page, card, 'Disconnect');
    await expect(card).toContainText('Not added to your workspace yet.');
  },
);
