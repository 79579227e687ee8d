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
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect(row).toContainText(['Paused']);
  await row.getByRole('button', { name: 'Resume' }).click();
  await expect(row).toContainText(['Watching']);
  await takeAway(page, row, { button: 'End', empty });
});
