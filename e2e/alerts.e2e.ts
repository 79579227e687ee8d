import { paths } from '../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';
import { addBySentence, takeAway } from './sentence-list.ts';

test('an alert is added by a sentence, paused, resumed and ended; what cannot be read is said where it was typed', async ({
  page,
  connected,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await connected();
  const empty = 'You have no alerts yet';
  const row = await addBySentence(page, {
    path: paths.alerts(),
    empty,
    example: 'Alert me when stock is below 5',
    label: 'What should I watch?',
    list: 'Alerts',
    refused: { sentence: 'how are things', reason: 'I can watch one figure for you' },
    kept: { sentence: 'tell me when orders today go above 40', row: 'Orders today above 40' },
  });
  await row.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change this alert' });
  await dialog.getByLabel('Tell me above').fill('65');
  await dialog.getByLabel('Quiet from').fill('21:30');
  await dialog.getByLabel('Hours to stay quiet after an alert').fill('200');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Hours to stay quiet after an alert')).toBeFocused();
  await dialog.getByLabel('Hours to stay quiet after an alert').fill('6');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('button', { name: 'Change' })).toBeFocused();
  await expect(row).toContainText([
    /Orders today above 65.*except from 9:30 pm to 8 am. After an alert it stays quiet for 6 hours/s,
  ]);
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row).toContainText(['Paused']);
  await row.getByRole('button', { name: 'Resume' }).click();
  await expect(row).toContainText(['Watching']);
  await takeAway(page, row, { button: 'End', empty });
});
