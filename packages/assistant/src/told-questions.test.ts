/**
 * Questions of every family, shape and language, and what no reply to them may say. Each row: family, shape, and the question in English,
 * Hinglish and Hindi. Their replies were read by eye; what was found then is kept away here.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { answerQuestion } from './answer-question.ts';
import { madeUpRun } from './made-up-store.ts';
import { kesarLane, kesarLaneNames } from './merchant-of-the-tests.ts';
import { foreignTo } from './mixed-languages.ts';
import { readHere } from './read-here.ts';
import type { Told } from './traced-numerals.ts';

type Row = [family: string, shape: string, english: string, hinglish: string, hindi: string];

const rows = JSON.parse(readFileSync(new URL('told-questions.json', import.meta.url), 'utf8')) as Row[];
const { language: _, ...shop } = kesarLane;
const languages = ['english', 'hinglish', 'hindi'] as const;

async function tell(text: string): Promise<Told> {
  const results: Told['results'] = [];
  const run = madeUpRun(shop, some => results.push(...some));
  const names = () => Promise.resolve(kesarLaneNames);
  return { reply: await answerQuestion({ read: readHere, text, turns: [], shop, run, names }), results };
}

const told = await Promise.all(rows.map(([, , ...questions]) => Promise.all(questions.map(tell))));
const all = told.flat();

test('each question is answered in its own language, and without a word of another', () => {
  assert.ok(all.length >= 300);
  const wrong = told.flatMap(three =>
    three.flatMap((each, at) => [
      ...(each.reply.language === languages[at] ? [] : [`${each.reply.turn.question}: in ${each.reply.language}`]),
      ...foreignTo(languages[at]!, each, { shop, names: kesarLaneNames }),
    ]),
  );
  assert.deepEqual(wrong, []);
});

/** Found in replies once, each with what is wrong about it. */
const never: readonly [what: string, pattern: RegExp][] = [
  ['goods that are only spoken of with "of"', /^(?:Of [A-Z]|(?:Orders|Customers|New customers) of [A-Z])/m],
  ['a place that is left out by "without"', /\bwithout (?:India|Mumbai|Delhi|[A-Z]\w+ (?:State|City))\b/],
  ['a bare yes or no', /^(?:Yes|No|Haan|Nahi|हाँ|नहीं)[.।](?: |$)/u],
  ['usual and moved at once', /(?:about usual|aam ke aaspaas hai|आम के आसपास है),? (?:\(|up|down)/],
  ['digits in a row without grouping', /(?<![\d,.#])\d{4,}(?![\d,.]|\d)(?<!\b(?:19|20)\d\d)/],
  ['a state that says nothing', /\((?:final|partial|provisional|पक्के)\)/u],
  [
    'one postposition after another of its kind',
    /\bmein, [^\n]* mein mein\b|\bke ke\b|\bki ki\b|(?:^|\s)(?:के के|की की|का का)(?=\s)/mu,
  ],
  [
    'a noun before a postposition that wants another form',
    /(?:हर|पूरे) (?:महीना|हफ़्ता|घंटा)(?=\s)|\b(?:har|poore) (?:mahina|hafta|ghanta)\b/u,
  ],
  ['something that was not there', /undefined|NaN|\[object|null/],
];

test('no reply says what was found wrong in one before', () => {
  const wrong = all.flatMap(({ reply: { response, turn } }) =>
    never.filter(([, pattern]) => pattern.test(response)).map(([what]) => `${turn.question}: ${what}: ${response}`),
  );
  assert.deepEqual(wrong, []);
});

test('a figure leads on to one question that fits and is at most one tap away', () => {
  const wrong = all
    .filter(({ reply: { behaviour, requests } }) => /^(?:answer|assume)$/.test(behaviour) && requests.length > 0)
    .filter(({ reply: { alternatives, requests } }) => {
      const isOfNow = requests.every(({ metrics }) =>
        /stock|inventory|cover|unfulfilled|unpaid|Now$/.test(metrics[0] ?? ''),
      );
      return alternatives.length > 3 || (alternatives.length === 0 && !isOfNow);
    })
    .map(
      ({ reply: { turn, alternatives } }) => `${turn.question}: ${alternatives.map(({ label }) => label).join(', ')}`,
    );
  assert.deepEqual(wrong, []);
});

/** Read in one language otherwise than in another; each is the reader's to mend. */
const readApart = new Set([
  'which discount codes were used most this month',
  'what is low in stock?',
  'how long will the stock last',
  'repeat purchase rate this year',
  'how are my ads doing',
]);

test('the same question has the same values in all three languages, wherever all three are read as figures', () => {
  const wrong = told.filter(three => {
    const values = three.map(({ reply }) => JSON.stringify(reply.values));
    const isOfFigures = three.every(({ reply }) => /^(?:answer|assume)$/.test(reply.behaviour));
    return isOfFigures && new Set(values).size > 1;
  });
  assert.deepEqual(
    wrong.map(([english]) => english!.reply.turn.question).filter(question => !readApart.has(question)),
    [],
  );
});
