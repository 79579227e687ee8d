/** A frame around a question changes nothing: who asks, how soon, what for, and sorry for asking. Frames are put together from parts. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Reply } from './conversation.ts';
import { planOf } from './merchant-of-the-tests.ts';
import { isSampled } from './sampled.ts';

const isOneQuestion = (text: string): boolean => /^\S+ \S+ \S/.test(text) && text.length < 110 && !text.includes('\n');
const isOfTalk = /^(?:chat|off-topic|refuse|act)/;

/** Known questions at even steps, in all the families and languages they are in. */
const questions = sampleOf(
  ['questions.json', 'blind-questions.json']
    .flatMap(file => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as string[][])
    .filter(([family, question, read]) => !family!.includes(':') && isOneQuestion(question!) && !isOfTalk.test(read!))
    .map(([, question]) => question!.replace(/[\s?.!।]+$/u, '')),
  240,
);

function sampleOf(all: string[], count: number): string[] {
  const step = Math.floor(all.length / count);
  return all.filter((_, at) => at % step === 0).slice(0, count);
}

const openers = [
  'hate to disturb you',
  'sorry to trouble you so late',
  'not in a rush',
  'we talked about it earlier',
  'my manager keeps nagging me',
  'hope you are well',
  'I was wondering about something',
  'I have forgotten where to look',
];
const links = [', ', ' but ', '. ', ' - '];
const closers = [
  ', in a meeting in 10 minutes',
  ' (roughly is ok)',
  ', the investors are on the call',
  ' thanks so much',
  '. Sorry for asking so many questions!',
  ' asap please',
  ', I have to tell my boss',
];

/** As people begin and end a message. */
const before = [
  'no rush, but ', 'hey quick one: ', 'uh so ', 'can you tell me ', 'good morning Sierra! ', 'hi, ', 'just curious, ', 'so I was thinking, ', 'ok new topic. ', 'one more thing - ',
  'please help me with this: ', 'my CA is asking, ', 'could you please check ', "I'd like to know ", 'before I forget, ', 'sorry if I already asked this, ', 'for the board meeting: ',
  "it's been a crazy day. ", 'could not find it on the page, so ', 'listen, ', 'bhai zara batana ', 'acha suno, ', 'ek baat batao, ', 'ज़रा बताइए, ', 'नमस्ते जी, ',
]; // prettier-ignore
const behind = [
  ' thanks a lot', ", if you don't mind", '? asap', ' pls', ', no hurry', ' (my partner wants to know)', ', just checking', ' - need it for a presentation', ' 🙏', "?? I'm so confused",
  ', cheers mate', ' when you get a chance', ' jaldi batao', ' yaar please', ', जल्दी बताओ',
]; // prettier-ignore

const frames = [
  ...openers.flatMap(opener => links.map(link => (question: string) => `${opener}${link}${question}`)),
  ...closers.map(closer => (question: string) => `${question}${closer}`),
  ...before.map(said => (question: string) => said + question),
  ...behind.map(said => (question: string) => question + said),
];

/** Each frame around twelve questions in `npm run test:deep`, around six where this file is named, around two beside all other tests. */
const step = process.env.EVERY_EXAMPLE !== undefined ? 20 : isSampled ? 120 : 40;
const asked = frames.flatMap((frame, at) =>
  questions.filter((_, place) => place % step === at % step).map(question => ({ question, framed: frame(question) })),
);

test('at least 98 of 100 framed questions keep their reading', async () => {
  const plain = new Map<string, string>();
  for (const { question } of asked) if (!plain.has(question)) plain.set(question, readingOf(await planOf(question)));
  const changed: string[] = [];
  for (const { question, framed } of asked)
    if (readingOf(await planOf(framed)) !== plain.get(question)) changed.push(framed);
  assert.ok(
    changed.length <= asked.length * 0.02,
    `${changed.length} of ${asked.length} changed:\n${changed.join('\n')}`,
  );
});

/** An assumption that tells what was left out asks for the same figures. */
const readingOf = ({ behaviour, requests }: Reply): string =>
  JSON.stringify([behaviour.replace('assume', 'answer'), requests]);

/** Words of a frame are asked about where they are part of the wish. */
const wishes: [question: string, other: string][] = [
  ['orders waiting to be shipped', 'orders'],
  ['sales last month, only the COD ones', 'sales last month'],
  ['sales in October, leave out sarees', 'sales in October'],
  ['sessions by minute', 'sessions'],
];

for (const [question, other] of wishes)
  test(`"${question}" is not "${other}"`, async () => {
    assert.notEqual(readingOf(await planOf(question)), readingOf(await planOf(other)));
  });

test('a clause that names nothing in the shop is left out and told', async () => {
  const { behaviour, requests } = await planOf('total sales yesterday, gone fishing');
  assert.equal(behaviour, 'assume');
  assert.equal(requests[0]?.metrics[0], 'total_sales_revenue');
});

test('a refusal holds whatever stands before and behind it', async () => {
  for (const question of [
    'phone numbers, addresses, orders yesterday',
    "it's been a long day. list of customer emails 🙏",
  ])
    assert.equal((await planOf(question)).behaviour, 'refuse', question);
});
