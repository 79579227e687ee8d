import { saveConfiguration } from '@tillsight/contract/configurations';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { expectToast, hold, letThrough, refuse, tabTo } from './words.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Unsaved Changes' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });
const time = (page: Page) => page.getByLabel('Delivery Time');
const frequency = (page: Page) => page.getByLabel('Report Frequency');
const save = (page: Page) => page.getByRole('button', { name: /^(Save Changes|Saved)$/ });

test.beforeEach(async ({ page, signedInAs, newOrganization }) => {
  await signedInAs('merchant', await newOrganization());
  await page.goto(paths.users());
  await page.getByRole('link', { name: 'Configuration' }).click();
  await expect(page.getByText(/metrics selected for/)).toBeVisible();
});

test('without edits another role and frequency are loaded at once', deep, async ({ page }) => {
  await frequency(page).selectOption('monthly');
  await expect(page.getByText(/metrics selected for monthly reports/)).toBeVisible();
  await page.getByLabel('Role').selectOption('finance');
  await expect(page.getByText('Monthly Finance Report')).toBeVisible();
});

test('choosing another frequency asks first: cancel stays, discard drops, save keeps', async ({ page }) => {
  await time(page).fill('18:30');
  await frequency(page).selectOption('weekly');
  await expect(question(page)).toContainText(
    'You have unsaved changes to your report configuration. What would you like to do?',
  );
  await expect(question(page)).toContainText("Your current settings will be lost if you don't save them.");
  await answer(page, 'Cancel').click();
  await expect(frequency(page)).toHaveValue('daily');
  await expect(time(page)).toHaveValue('18:30');

  await frequency(page).selectOption('weekly');
  await answer(page, 'Discard Changes').click();
  await expect(page.getByText(/metrics selected for weekly reports at 10:00/)).toBeVisible();
  await frequency(page).selectOption('daily');
  await expect(page.getByText(/metrics selected for daily reports at 10:00/)).toBeVisible();

  await time(page).fill('18:30');
  await page.getByLabel('Role').selectOption('sales');
  const release = await hold(page, saveConfiguration);
  await answer(page, 'Save & Continue').click();
  await expect(answer(page, 'Saving...')).toBeDisabled();
  await expect(answer(page, 'Cancel')).toBeDisabled();
  await expect(answer(page, 'Discard Changes')).toBeDisabled();
  release();
  await expect(page.getByText('Daily Sales Report')).toBeVisible();
  await page.getByLabel('Role').selectOption('executive');
  await expect(page.getByText(/metrics selected for daily reports at 18:30/)).toBeVisible();
});

test('a save that fails in the question keeps the question and the edits', deep, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await time(page).fill('18:30');
  await refuse(page, saveConfiguration, { status: 500, detail: 'Something broke.' });
  await page.getByRole('link', { name: 'Users' }).click();
  await answer(page, 'Save & Continue').click();
  await expectToast(page, 'Error', 'Something broke.');
  await expect(question(page)).toBeVisible();
  await letThrough(page);
  await answer(page, 'Save & Continue').click();
  await expect(page).toHaveURL(paths.users());
});

for (const [name, leave, destination] of [
  ['a link', (page: Page) => page.getByRole('link', { name: 'Integrations' }).click(), paths.integrations()],
  ['the back button', (page: Page) => page.evaluate(() => history.back()), paths.users()],
  ['signing out', (page: Page) => page.getByRole('button', { name: 'Sign out' }).click(), paths.landing()],
] as const) {
  test(`leaving by ${name} asks first`, deep, async ({ page }) => {
    await time(page).fill('18:30');
    await leave(page);
    await answer(page, 'Cancel').click();
    await expect(page).toHaveURL(paths.configurations());
    await expect(time(page)).toHaveValue('18:30');
    await leave(page);
    await answer(page, 'Discard Changes').click();
    await expect(page).toHaveURL(destination);
  });
}

test('leaving can save first', deep, async ({ page }) => {
  await time(page).fill('18:30');
  await page.getByRole('link', { name: 'Integrations' }).click();
  await answer(page, 'Save & Continue').click();
  await expect(page).toHaveURL(paths.integrations());
  await page.goBack();
  await expect(page.getByText(/metrics selected for daily reports at 18:30/)).toBeVisible();
});

test('closing the tab is asked about by the browser, but only while something is unsaved', deep, async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', dialog => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(page.getByText(/metrics selected for/)).toBeVisible();
  expect(asked).toEqual([]);
  await time(page).click();
  await time(page).fill('18:30');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('Escape stays, and the focus returns to where it was', deep, async ({ page }) => {
  await time(page).fill('18:30');
  const link = page.getByRole('link', { name: 'Users' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(paths.configurations());
});

test('all of it with the keyboard alone', deep, async ({ page }) => {
  const press = async (place: Locator) => {
    await tabTo(page, place);
    await page.keyboard.press('Enter');
  };
  await page.reload();
  await expect(page.getByText(/metrics selected for daily reports/)).toBeVisible();
  await tabTo(page, page.getByLabel('Role'));
  await page.keyboard.press('s');
  await expect(page.getByText('Daily Sales Report')).toBeVisible();
  await tabTo(page, frequency(page));
  await page.keyboard.press('w');
  await expect(page.getByText(/metrics selected for weekly reports/)).toBeVisible();
  await tabTo(page, time(page));
  await page.keyboard.type('0615AM');
  await tabTo(page, page.getByPlaceholder('Search metrics...'));
  await page.keyboard.type('gross_sales');
  await tabTo(page, page.getByLabel('Category'));
  await page.keyboard.press('s');
  await press(page.getByRole('button', { name: 'Add Gross Sales' }));
  await expect(page.getByRole('button', { name: 'Remove Gross Sales', exact: true })).toBeFocused();
  await press(page.getByRole('button', { name: 'Remove Gross Sales from the report' }));
  await press(page.getByRole('button', { name: 'Add Gross Sales' }));
  await press(page.getByRole('button', { name: 'Reset to Defaults' }));
  await expect(page.getByText(/metrics selected for weekly reports at 10:00/)).toBeVisible();
  await tabTo(page, time(page));
  await page.keyboard.type('0615AM');
  await press(save(page));
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await expect(page.getByText(/metrics selected for weekly reports at 06:15/)).toBeVisible();

  await tabTo(page, time(page));
  await page.keyboard.type('0730AM');
  await press(page.getByRole('link', { name: 'Users' }));
  await expect(answer(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Users' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(answer(page, 'Save & Continue'));
  await expect(page).toHaveURL(paths.users());
});

test('while something is unsaved, what saves it stays in sight down to the end of the page', deep, async ({ page }) => {
  const save = page.getByRole('button', { name: 'Save Changes' });
  await time(page).fill('18:30');
  for (const [width, height] of [
    [390, 780],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByText('Latest Deliveries').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 5000);
    await expect(save).toBeInViewport();
  }
  await save.click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled();
});
