import { askQuestion } from '@tillsight/contract/chat';
import { readFirstSteps, readYesterday, type Yesterday } from '@tillsight/contract/welcome';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { layoutShift } from './layout-shift.ts';
import { answerInstead, cutOff, expectAccessible, expectNoSidewaysScroll, hold, letThrough, tabTo } from './words.ts';

const told: Yesterday = {
  state: 'figures',
  day: 'Thu 19 Nov',
  usual: 'a usual Thursday',
  figures: [
    { key: 'total_sales_revenue', name: 'Total Sales Revenue', value: '₹0', change: change('−100.0%', 'down', 'bad') },
    { key: 'total_orders', name: 'Total Orders', value: '0', change: change('0.0%', 'same', 'plain') },
    { key: 'discounts', name: 'Discounts', value: '−₹12,34,56,789' },
  ],
  source: 'Source: Shopify; Sessions from Google Analytics.',
  question: 'Why did total sales fall yesterday compared with last Thursday?',
  missing: ['Google Ads did not answer; missing: Total Ad Spend.'],
};

function change(text: string, direction: 'up' | 'down' | 'same', mood: 'good' | 'bad' | 'plain') {
  return { text, direction, mood };
}

const reply = { response: 'Because.', is_business_related: true, metrics_included: [], behaviour: 'explain' };

test('yesterday stands before everything else, and a talk begins there', async ({ page, connected }) => {
  await connected();
  await page.goto(paths.dashboardWelcome());
  const card = page.getByRole('region', { name: 'Yesterday' });
  await expect(card.getByText('Total Sales Revenue')).toBeVisible();
  await expect(card.getByRole('definition').first()).toHaveText(/^₹[\d,]+(up|down) ?[\d.]+%$/);
  await expect(card).toContainText(/Compared with a usual \w+day\. Source: Shopify\./);
  const why = card.getByRole('link', { name: 'Ask why' });
  const question = (await why.getAttribute('title')) ?? '';
  expect(question).toMatch(/^Why did total sales (rise|fall) yesterday compared with last \w+day\?$/);
  await expectAccessible(page);

  await answerInstead(page, askQuestion, { json: reply });
  await tabTo(page, why);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.chat());
  await expect(page.getByRole('article', { name: 'You' }).last()).toContainText(question);
  await expect(page.getByRole('article', { name: 'Sierra' }).last()).toContainText('Because.');

  await page.goto(paths.dashboardWelcome());
  const box = card.getByRole('textbox', { name: 'Ask Sierra' });
  await box.fill('   ');
  await expect(card.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box.fill(' How were my sales? ');
  await box.press('Enter');
  await expect(page).toHaveURL(paths.chat());
  await expect(page.getByRole('article', { name: 'You' }).last()).toContainText('How were my sales?');
});

test('figures of nothing, of long numbers and without a platform, on a phone', deep, async ({ page, signedInAs }) => {
  await signedInAs('merchant');
  await answerInstead(page, readYesterday, { json: { success: true, yesterday: told } });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(paths.dashboardWelcome());
  const card = page.getByRole('region', { name: 'Yesterday' });
  await expect(card.getByRole('definition')).toHaveText(['₹0down 100.0%', '0no change', '−₹12,34,56,789']);
  await expect(card).toContainText('Google Ads did not answer');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('nothing connected, platforms away, and back again', deep, async ({ page, signedInAs, expectedErrors }) => {
  expectedErrors.push(/net::ERR_/);
  await signedInAs('merchant');
  await page.goto(paths.dashboardWelcome());
  const unconnected = page.getByRole('region', { name: 'Yesterday’s figures will be here' });
  await expect(unconnected).toContainText('Sample, made up');
  // Nobody is read figures that are nobody's.
  await expect(unconnected.getByText('₹2,18,460')).toBeVisible();
  await expect(unconnected.getByRole('definition')).toHaveCount(0);
  await unconnected.getByRole('link', { name: 'Connect your store' }).click();
  await expect(page).toHaveURL(paths.integrations());

  const missing = ['Shopify did not answer; missing: Total Orders.'];
  await answerInstead(page, readYesterday, {
    json: { success: true, yesterday: { ...told, state: 'away', figures: [], question: undefined, missing } },
  });
  await page.goto(paths.dashboardWelcome());
  const away = page.getByRole('region', { name: 'Yesterday’s figures are not here yet' });
  await expect(away.getByRole('alert')).toContainText('Shopify did not answer');
  await expectAccessible(page);

  await cutOff(page, readYesterday);
  await away.getByRole('button', { name: 'Try again' }).click();
  await expect(away.getByRole('alert')).toContainText('Network error: Unable to connect to the server');
  await answerInstead(page, readYesterday, { json: { success: true, yesterday: told } });
  await away.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Yesterday' }).getByRole('definition')).toHaveCount(3);
});

test('what is fetched takes the room that was kept for it', deep, async ({ page, signedInAs, newOrganization }) => {
  // Whoever else uses the worker's organization may have asked its first question.
  await signedInAs('merchant', await newOrganization());
  const four = { ...told, figures: [...told.figures, { key: 'new_customers', name: 'New Customers', value: '3' }] };
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await answerInstead(page, readYesterday, { json: { success: true, yesterday: { ...four, missing: [] } } });
    const letGo = await hold(page, readFirstSteps);
    await page.goto(paths.dashboardWelcome());
    await expect(page.getByRole('definition')).toHaveCount(4);
    letGo();
    await expect(page.getByRole('region', { name: 'First Steps' })).toContainText('0 of 4 done');
    expect(await page.evaluate(layoutShift), `${width} px`).toBeLessThan(0.02);
    await letThrough(page);
  }
});
