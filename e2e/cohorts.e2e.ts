/** Customers over time on a phone: the triangle is read, kept as a file and passed on as a picture. */
import { readFile } from 'node:fs/promises';
import { askQuestion, type AskResponse } from '@tillsight/contract/chat';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { answerInstead, expectAccessible, expectNoSidewaysScroll } from './words.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;
const title = 'New customers who bought again, by months since, 1 Jan – 31 Dec 2026';
/** The older a cohort is, the more of its months are over; the last of them still runs. */
const shares = months.map((_, cohort) => months.slice(cohort).map((_, month) => 0.06 - 0.004 * month + 0.001 * cohort));

const cohorts: AskResponse = {
  response: 'On the whole 5.3% of new customers bought again in the first month after their first order.',
  is_business_related: true,
  metrics_included: ['Shopify'],
  behaviour: 'answer',
  chart: {
    kind: 'line',
    title,
    unit: 'percent',
    currency: null,
    labels: months.map((_, at) => `Month ${at + 1}`),
    series: [{ name: 'Bought in that month', values: shares[0]!, formatted: shares[0]!.map(percent) }],
  },
  table: {
    title,
    head: ['Month', 'Customers', ...months.map((_, at) => `Month ${at + 1}`)],
    units: [{ unit: 'count', currency: null }, ...months.map(() => ({ unit: 'percent' as const, currency: null }))],
    rows: shares.map((own, at) => ({
      names: [`${months[at]} 2026`],
      values: [1500 + at, ...months.map((_, month) => own[month] ?? null)],
      formatted: [
        `${1500 + at}`,
        ...months.map((_, month) => {
          const value = own[month];
          return value === undefined ? '' : `${percent(value)}${month === own.length - 1 ? '*' : ''}`;
        }),
      ],
    })),
  },
};

test('cohorts as a table, as a file and as a picture', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await page.setViewportSize({ width: 390, height: 844 });
  await answerInstead(page, askQuestion, { json: cohorts });
  await page.goto(paths.chat());
  const composer = page.getByPlaceholder('Ask Sierra about your business...');
  await composer.fill('cohort retention by month');
  await composer.press('Enter');
  const answer = page.getByRole('log').getByRole('article', { name: 'Sierra' });
  const table = answer.getByRole('region', { name: title }).getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Month 12', exact: true })).toBeAttached();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const [head = '', first = ''] = (await readFile(await csv.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\uFEFFMonth,Customers,Month 1 \(%\),Month 2 \(%\)/);
  expect(first).toMatch(/^Jan 2026,1500,6,5\.6,/);
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share as picture' }).click(),
  ]);
  const picture = await readFile(await png.path());
  expect(picture.readUInt32BE(16)).toBe(1080);
  // Below its words and the chart a line for each of twelve cohorts.
  expect(picture.readUInt32BE(20)).toBeGreaterThan(1_200);
});
