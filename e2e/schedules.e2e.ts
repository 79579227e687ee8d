import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';

test('a schedule is added by a sentence, moved, paused, resumed and ended; what cannot be read is said where it was typed', async ({
  page,
  connected,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await connected();
  await page.goto(paths.schedules());
  await expect(page.getByText('You have no schedules yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send me sales by city every Monday at 9' }).click();
  const sentence = page.getByLabel('What should I send you, and when?');
  await expect(sentence).toBeFocused();
  await sentence.fill('send me sales every two hours');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('not in another rhythm');
  await sentence.fill('send me sales by city every Monday at 9');
  await page.keyboard.press('Enter');
  const row = page.getByRole('list', { name: 'Schedules' }).getByRole('listitem');
  await expect(row).toContainText([/Total sales by city last week.*Every Monday at 09:00/]);
  await expect(sentence).toHaveValue('');
  await row.getByLabel('When to send').fill('10:30');
  await page.keyboard.press('Enter');
  await expect(row).toContainText(['Every Monday at 10:30']);
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row).toContainText(['Nothing is sent while it is paused']);
  await row.getByRole('button', { name: 'Resume' }).click();
  await expect(row).toContainText(['Next: ']);
  await row.getByRole('button', { name: 'End' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('You have no schedules yet')).toBeVisible();
});
