import { paths } from '../apps/web/src/paths.ts';
import { test } from './fixtures.ts';
import { addBySentence, takeAway } from './sentence-list.ts';

test('a word is added by a sentence and forgotten; what cannot be kept is said where it was typed', async ({
  page,
  connected,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await connected();
  const empty = 'No words of your own yet';
  const row = await addBySentence(page, {
    path: paths.words(),
    empty,
    example: 'For us sales means net sales',
    label: 'What does a word mean here?',
    list: 'Words',
    refused: { sentence: 'for us net sales means gross sales', reason: 'is the name of another figure' },
    kept: { sentence: 'for us sales means net sales', row: 'sales means net sales' },
  });
  await takeAway(page, row, { button: 'Forget', empty });
});
