/** The page of the house's own words in each of its states, for the tests that look at every screen. */
import { listHouseWords, type HouseWord } from '@tillsight/contract/house-words';
import { paths } from '../apps/web/src/paths.ts';
import type { ScreenGroup } from './screens.ts';
import { answerInstead, refuse } from './words.ts';

const said = { said_by: 'Kavita Rao', said_at: '2026-11-20T06:00:00.000Z' };

const words: HouseWord[] = [
  {
    id: 'one',
    word: 'NCR',
    meaning: { kind: 'group', dimension: 'city', values: ['Delhi', 'Gurgaon', 'Noida'] },
    means: 'Delhi, Gurgaon and Noida',
    sentence: 'NCR is Delhi, Gurgaon and Noida',
    ...said,
  },
  {
    id: 'two',
    word: 'sales',
    meaning: { kind: 'figure', metric: 'net_sales' },
    means: 'net sales',
    sentence: 'for us sales means net sales',
    ...said,
    said_by: null,
  },
  {
    id: 'three',
    word: 'season',
    meaning: { kind: 'season', from: '10-01', to: '01-15' },
    means: '1 Oct to 15 Jan of each year',
    sentence: 'our season is from 1 October to 15 January',
    ...said,
  },
];

export const wordScreens: ScreenGroup = {
  name: 'words',
  screens: [
    { name: 'words, none', path: paths.words(), sees: 'No words of your own yet' },
    {
      name: 'words, some',
      path: paths.words(),
      before: page => answerInstead(page, listHouseWords, { json: { success: true, words } }),
      sees: 'Someone who has left',
      shows: 'features/words/word-row.tsx',
    },
    {
      name: 'words, failed',
      path: paths.words(),
      before: page => refuse(page, listHouseWords, { status: 500, detail: 'Something broke.' }),
      sees: "Your words couldn't be loaded",
    },
  ],
};
