import * as houseWords from '../house-words.ts';
import { documentedUnder } from './documented.ts';

const word = documentedUnder('Words');

const id = '0c6f4b1e-2d57-4a83-9e61-7f3b5a9d8c20';

const netSales: houseWords.HouseWord = {
  id,
  word: 'sales',
  meaning: { kind: 'figure', metric: 'net_sales' },
  means: 'net sales',
  sentence: 'for us sales means net sales',
  said_by: 'Kavita Rao',
  said_at: '2026-11-20T06:00:00.000Z',
};

export const houseWordDocuments = [
  word(houseWords.listHouseWords, {
    summary: 'The organization’s own words',
    description: 'What each stands for, who said so and when. Sierra reads every question with them.',
    request: {},
    response: { success: true, words: [netSales] },
  }),
  word(houseWords.makeHouseWord, {
    summary: 'Add a word in a sentence',
    description:
      'In English or Hindi, as said to Sierra: a figure, several values, the days of a season, or a short name. Said anew, a word means what was said last. For the merchant and executives.',
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    request: { sentence: 'for us sales means net sales' },
    response: { success: true, message: 'The word was kept.', word: netSales },
  }),
  word(houseWords.deleteHouseWord, {
    summary: 'Forget a word',
    description: 'From then on it is read as before. For the merchant and executives.',
    refusals: ['forbidden', 'not_found'],
    request: { word_id: id },
    response: { success: true, message: 'The word was forgotten.' },
  }),
];
