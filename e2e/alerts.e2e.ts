import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';

test('an alert is added by a sentence, paused, resumed and ended; what cannot be read is said where it was typed', async ({
  page,
  connected,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await connected();
  await page.goto(paths.alerts());
  await expect(page.getByText('You have no alerts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Alert me when stock is below 5' }).click();
  const sentence = page.getByLabel('What should I watch?');
  await expect(sentence).toBeFocused();
  await sentence.fill('how are things');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('I can watch one figure for you');
  await sentence.fill('tell me when orders today go above 40');
  await page.keyboard.press('Enter');
  const row = page.getByRole('list', { name: 'Alerts' }).getByRole('listitem');
  await expect(row).toContainText(['Orders today above 40']);
  await expect(sentence).toHaveValue('');
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row).toContainText(['Paused']);
  await row.getByRole('button', { name: 'Resume' }).click();
  await expect(row).toContainText(['Watching']);
  await row.getByRole('button', { name: 'End' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('You have no alerts yet')).toBeVisible();
});
