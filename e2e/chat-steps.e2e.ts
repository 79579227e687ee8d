import type { AnalysisStep, AskResponse } from '@tillsight/contract/chat';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { streamAnswers } from './interception.ts';
import { expectAccessible, expectNoSidewaysScroll } from './words.ts';

const steps: AnalysisStep[] = [
  { asked: 'Visits by city from 21 Oct 2026 to 19 Nov 2026, top 5', found: '5 cities', milliseconds: 812 },
  { asked: 'Total sales by city in Mumbai, Delhi, …', found: '5 cities', milliseconds: 340 },
];
const answer: AskResponse = {
  response: 'Mumbai had the most visits: 6,890 (21 Oct – 19 Nov 2026).\nSource: Google Analytics (final), as of 11:30.',
  is_business_related: true,
  metrics_included: ['Google Analytics', 'Shopify'],
  behaviour: 'answer',
  parts: {
    sentence: 'Mumbai had the most visits: 6,890 (21 Oct – 19 Nov 2026).',
    points: [],
    notes: ['Source: Google Analytics (final), as of 11:30.'],
  },
  steps,
};

test('steps are seen as they happen, and can be opened under the answer', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  const tell = await streamAnswers(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(paths.chat());
  await page.getByRole('button', { name: /^Sales/ }).click();
  await expect(page.getByText('Sierra is thinking...')).toBeVisible();
  for (const step of steps) {
    await tell('stage', { stage: 'working', sources: [] });
    await expect(page.getByText('Working it out in steps')).toBeVisible();
    await tell('step', step);
    await expect(page.getByRole('status').getByText(`${step.asked}: ${step.found}`)).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await tell('answer', answer);
  const bubble = page.getByRole('article', { name: 'Sierra' });
  await expect(bubble).toContainText('Mumbai had the most visits: 6,890');
  await expect(bubble.getByText('0.8 s')).toBeHidden();
  await bubble.getByText('Worked out in 2 steps').click();
  await expect(bubble.getByText(steps[0]!.asked)).toBeVisible();
  await expect(bubble.getByText('0.8 s')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
