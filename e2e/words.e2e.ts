import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';

test('a word is added by a sentence and forgotten; what cannot be kept is said where it was typed', async ({
  page,
  connected,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await connected();
  await page.goto(paths.words());
  await expect(page.getByText('No words of your own yet')).toBeVisible();
  await page.getByRole('button', { name: 'For us sales means net sales' }).click();
  const sentence = page.getByLabel('What does a word mean here?');
  await expect(sentence).toBeFocused();
  await sentence.fill('for us net sales means gross sales');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('is the name of another figure');
  await sentence.fill('for us sales means net sales');
  await page.keyboard.press('Enter');
  const row = page.getByRole('list', { name: 'Words' }).getByRole('listitem');
  await expect(row).toContainText(['sales means net sales']);
  await expect(sentence).toHaveValue('');
  await row.getByRole('button', { name: 'Forget' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByText('No words of your own yet')).toBeVisible();
});
