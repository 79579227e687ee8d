import { paths } from '../apps/web/src/paths.ts';
import { deep, expect, test } from './fixtures.ts';
import { addBySentence, takeAway } from './sentence-list.ts';

test(
  'a schedule is added by a sentence, moved, paused, resumed and ended; what cannot be read is said where it was typed',
  deep,
  async ({ page, connected, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await connected();
    const empty = 'You have no schedules yet';
    const row = await addBySentence(page, {
      path: paths.schedules(),
      empty,
      example: 'Send me sales by city every Monday at 9',
      label: 'What should I send you, and when?',
      list: 'Schedules',
      refused: { sentence: 'send me sales every two hours', reason: 'not in another rhythm' },
      kept: {
        sentence: 'send me sales by city every Monday at 9',
        row: /Total sales by city last week.*Every Monday at 9 am/,
      },
    });
    await row.getByLabel('When to send').fill('10:30');
    await page.keyboard.press('Enter');
    await expect(row).toContainText(['Every Monday at 10:30 am']);
    await row.getByRole('button', { name: 'Pause' }).click();
    await expect(row).toContainText(['Nothing is sent while it is paused']);
    await row.getByRole('button', { name: 'Resume' }).click();
    await expect(row).toContainText(['Next: ']);
    await takeAway(page, row, { button: 'End', empty });
  },
);
