import { saveConfiguration, type SaveConfigurationRequest } from '@tillsight/contract/configurations';
import { readExampleReport } from '@tillsight/contract/whatsapp';
import type { Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { answerInstead, expectAccessible, expectNoSidewaysScroll, expectToast, refuse } from './words.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const selected = (page: Page) => page.getByRole('region', { name: /^Selected Metrics/ });

async function open(page: Page): Promise<void> {
  await page.goto(paths.configurations());
  await expect(page.getByText(/metrics selected for/)).toBeVisible();
}

/** The keys in the order in which they are sent. */
function orderIn(text: string | null): string[] {
  const { metrics } = JSON.parse(text ?? '{}') as SaveConfigurationRequest;
  return Object.entries(metrics)
    .toSorted(([, one], [, other]) => one.order - other.order)
    .map(([key]) => key);
}

test('a report is started as it stands there, and stays started', async ({ page, signedInAs, newOrganization }) => {
  await signedInAs('merchant', await newOrganization());
  await open(page);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(button(page, 'Saved')).toBeDisabled();
  await expect(delivery).toContainText('Not scheduled yet');
  const sent = page.waitForRequest(request => request.url().includes(saveConfiguration.path));
  await button(page, 'Start this report').click();
  expect(orderIn((await sent).postData()).slice(0, 2)).toEqual(['total_sales_revenue', 'total_orders']);
  await expectToast(page, 'Report Started', 'It goes out every day at 10 am.');
  await expect(delivery).toContainText('10 am');
  await expect(delivery).not.toContainText('Not scheduled yet');
  await expect(button(page, 'Start this report')).toBeHidden();
  await page.reload();
  await expect(delivery).not.toContainText('Not scheduled yet');
  await expect(button(page, 'Start this report')).toBeHidden();
  await page.getByLabel('Report Frequency').selectOption('weekly');
  await expect(button(page, 'Start this report')).toBeVisible();
});

test(
  'nothing chosen cannot be started, and a refusal leaves everything as it was',
  deep,
  async ({ page, signedInAs, newOrganization, expectedErrors }) => {
    expectedErrors.push(/status of 500/);
    await signedInAs('merchant', await newOrganization());
    await open(page);
    await refuse(page, saveConfiguration, { status: 500, detail: 'Something broke.' });
    await button(page, 'Start this report').click();
    await expectToast(page, 'Error', 'Something broke.');
    await expect(button(page, 'Start this report')).toBeEnabled();
    const remove = selected(page).getByRole('button', { name: /^Remove/ });
    for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click();
    await expect(button(page, 'Start this report')).toBeDisabled();
  },
);

test(
  'metrics are put in order by keys and by drag, and sent in that order',
  deep,
  async ({ page, signedInAs, newOrganization }) => {
    await signedInAs('merchant', await newOrganization());
    await open(page);
    await button(page, 'Start this report').click();
    await expect(button(page, 'Start this report')).toBeHidden();
    const rows = selected(page).getByRole('listitem');
    await expect(rows.first()).toContainText('Total Sales Revenue');

    await page.setViewportSize({ width: 1280, height: 1400 });
    const handle = button(page, 'Move Total Sales Revenue');
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await expect(button(page, 'Saved')).toBeDisabled();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(handle).toBeFocused();
    await expect(rows.nth(2)).toContainText('Total Sales Revenue');
    await expect(selected(page).getByRole('status')).toHaveText('Total Sales Revenue is now 3 of 8.');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(button(page, 'Saved')).toBeDisabled();

    const [from, to] = [await handle.boundingBox(), await rows.nth(3).boundingBox()];
    if (!from || !to) throw new Error('There is nothing to drag.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(rows.nth(3)).toContainText('Total Sales Revenue');
    await expect(rows.first()).toContainText('Total Orders');
    await expect(page.getByRole('region', { name: 'WhatsApp Preview' }).getByRole('listitem').first()).toContainText(
      'Total Orders',
    );
    await expectAccessible(page);

    const sent = page.waitForRequest(request => request.url().includes(saveConfiguration.path));
    await button(page, 'Save Changes').click();
    expect(orderIn((await sent).postData()).slice(0, 4)).toEqual([
      'total_orders',
      'average_order_value',
      'new_customers',
      'total_sales_revenue',
    ]);
    await expectToast(page, 'Report Saved', 'It goes out every day at 10 am.');
    await page.reload();
    await expect(rows.nth(3)).toContainText('Total Sales Revenue');
  },
);

test('the real report of yesterday stands beside the samples', deep, async ({ page, connected, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await connected();
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  await button(page, 'See yesterday’s real report').click();
  const dialog = page.getByRole('dialog', { name: 'Yesterday’s real report' });
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAccessibleName(/Daily report · Executive.*1\. Total Sales Revenue: ₹[\d,]+ \([+−]/s);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'See yesterday’s real report')).toBeFocused();

  await refuse(page, readExampleReport, { status: 500, detail: 'Something broke.' });
  await button(page, 'See yesterday’s real report').click();
  await expect(dialog.getByRole('alert')).toContainText('Something broke.');
  const text = 'Shopify is not connected.';
  await answerInstead(page, readExampleReport, { json: { success: true, picture: null, text } });
  await button(page, 'Try again').click();
  await expect(dialog).toContainText(`There are no figures yet${text}`);
});
