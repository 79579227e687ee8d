import type { AskPart, AskResponse } from '@tillsight/contract/chat';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { streamAnswers } from './interception.ts';
import { press } from './screens.ts';
import { expectAccessible, expectNoSidewaysScroll } from './words.ts';

const known: AskResponse = {
  response: 'Total sales on 19 Nov 2026: ₹1,84,250, down 8%.',
  is_business_related: true,
  metrics_included: ['Shopify'],
  behaviour: 'explain',
};
const whole = { ...known, response: `${known.response}\nWhat happened: the Diya set ran out.` };
const part: AskPart = { answer: known, seconds: 40 };

test('what is known is shown at once, and the same bubble is completed', async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const tell = await streamAnswers(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(paths.chat());
  await page.getByRole('button', { name: /^Sales/ }).click();
  await expect(page.getByText('Sierra is thinking...')).toBeVisible();
  await tell('stage', { stage: 'asking', sources: ['Shopify'] });
  await tell('part', part);
  const bubble = page.getByRole('article', { name: 'Sierra' });
  await expect(bubble).toContainText(known.response);
  await expect(page.getByRole('status').filter({ hasText: 'Still looking at the rest.' })).toBeVisible();
  await expect(page.getByText(/^(40|3\d) s$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tell('stage', { stage: 'waiting', sources: [] });
  await expect(bubble).toHaveCount(1);
  await tell('answer', whole);
  await expect(bubble).toHaveCount(1);
  await expect(bubble).toContainText('the Diya set ran out');
  await expect(page.getByText('Still looking at the rest.')).toBeHidden();
});

test('an answer that is stopped keeps what is known', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const tell = await streamAnswers(page);
  await page.goto(paths.chat());
  await page.getByRole('button', { name: /^Sales/ }).click();
  await expect(page.getByText('Sierra is thinking...')).toBeVisible();
  await tell('part', part);
  await expect(page.getByRole('article', { name: 'Sierra' })).toContainText(known.response);
  await press(page, 'Stop');
  await expect(page.getByText('Still looking at the rest.')).toBeHidden();
  await expect(page.getByRole('article', { name: 'Sierra' })).toContainText(known.response);
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
});
