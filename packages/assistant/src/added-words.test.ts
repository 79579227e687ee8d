/** Plain questions with something added: what limits or splits them changes the answer or is asked back, what is only told beside them changes nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './merchant-of-the-tests.ts';

const questions = [
  'net sales in October',
  'how many orders did we get last week',
  'average order value yesterday',
  'return rate last month',
  'top 5 products this month',
  'units sold of the Brass Diya Set in October',
  'sales in Jaipur last week',
  'conversion rate on desktop last month',
  'ROAS of Brand Search in September',
  'what did we spend on Google Ads last week',
  'stock of the Bela Cotton Kurta',
  'abandoned checkouts yesterday',
  'new customers in October',
  'sessions by channel last month',
  'discounts given this month',
  'pichle hafte kitne order aaye',
  'kal ki sale',
];

/** A place, a thing, a time of day, a name nobody knows: none of them may be passed over. */
const limits = [
  'in Pune',
  'on weekends only',
  'at the Bandra store',
  'of Kanchi Weaves',
  'after 6 pm',
  'excluding wholesale',
  'for Zorblax',
  'of the premium kind',
  'from Delhi airport',
  'except yesterday',
  'if we ignore discounts',
  'but only the big ones',
  'by city',
];

const before = [
  'My accountant is sitting here.',
  'I was on leave.',
  'We had a rough time.',
  'My son broke my laptop so I am on the phone.',
  'Our agency keeps telling me things are fine.',
  'Sir is angry today.',
  'Warehouse team is short of hands.',
  'Boss ne abhi pucha.',
  'Main raste me hu.',
];

const behind = [
  'my partner is worried',
  'need it for the monthly review',
  'feels off to me',
  'my wife does not believe it',
  'it has been a crazy month',
  'our printer ran out of paper',
  'boss ko batana hai',
  'I think something is wrong',
];

const readingOf = async (text: string): Promise<string> => {
  const { behaviour, requests } = await planOf(text);
  return /^(answer|assume)$/.test(behaviour) ? JSON.stringify(requests) : behaviour;
};

for (const question of questions) {
  test(`"${question}" is another question with a limit`, async () => {
    const plain = await readingOf(question);
    for (const limit of limits) assert.notEqual(await readingOf(`${question} ${limit}`), plain, limit);
  });

  test(`"${question}" stays what it is, whatever is told beside it`, async () => {
    const plain = await readingOf(question);
    for (const told of before) assert.equal(await readingOf(`${told} ${question}`), plain, told);
    for (const told of behind) assert.equal(await readingOf(`${question}, ${told}`), plain, told);
  });
}
