/** Questions for advice in people's own words: each is answered about its own subject, in one round trip, and can be checked later. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerQuestion } from '../answer-question.ts';
import type { Reply } from '../conversation.ts';
import type { AdviceSubject } from '../intent.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane, kesarLaneNames, planOf } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';
import { understand } from '../understand.ts';
import { adviceFor } from '../sentences/advice.ts';
import { subjects } from './subjects.ts';

const { checks } = adviceFor(kesarLane);

const asked: Partial<Record<AdviceSubject, string[]>> = {
  campaigns: ['is youtube worth it?', 'should I keep Display Remarketing?', 'should we restart Nonbrand Sarees', 'how do I improve ROAS', 'क्या यूट्यूब विज्ञापन फायदे का है'],
  raise: ['Our Google rep says we should raise budgets. Should we?', 'google rep bol raha hai budget badhao, kya karu', 'where should I spend 50000 more on ads'],
  cut: ['which campaigns should I pause', 'should I stop YouTube Lookbook'],
  keywords: ['which keywords should I pause', 'which search terms should we exclude'],
  'order-value': ['give me 3 ideas to increase AOV', 'how do I raise AOV', 'AOV kaise badhaye', 'what could push AOV up'],
  cod: ['how can i bring down my COD share', 'how to reduce COD', 'COD kaise kam kare', 'how do we get more prepaid orders'],
  'cod-returns': ['how do we bring down COD returns'],
  season: ['what should we do differently for the wedding season', 'how to prepare for christmas', 'what should I do for black friday', 'kya stock mangau black friday ke liye'],
  markdown: ['which products should I discount', 'should we discount the Linen Border Saree?', 'what to do with dead stock'],
  codes: ['should I stop KESARVIP30', 'is the FESTIVE15 code worth it', 'are our discounts too high'],
  repeat: ['how to get repeat customers', 'how can we get more repeat customers', 'repeat customers kaise laye', 'purane customers ko wapas kaise laye'],
  'new-customers': ['how can I lower my CAC', 'how do we get more new customers'],
  'slow-days': ['ideas for slow days', 'sales are slow on tuesdays, what can we do'],
  conversion: ['what can I do to improve conversion on mobile'],
  checkout: ['how to recover abandoned carts', 'how do I reduce cart abandonment'],
  returns: ['how do I reduce returns of kurtas', 'kurta ke return kaise kam kare', 'is our return rate too high'],
  cancellations: ['how can we reduce cancellations'],
  reorder: ['what should I reorder'],
  goods: ['how do I sell more sarees', 'what should we do with Kantha Throw'],
  price: ['should I raise the price of Meera Anarkali Kurta'],
  'price-cut': ['what will happen if i drop the price of Bela Cotton Kurta', 'agar gulmohar ka price kam karun toh kya hoga', 'should I reduce the price of Bela Cotton Kurta'],
  place: ['how can we increase sales in Delhi'],
  till: ['how to grow the Bandra store'],
  channel: ['how do I get more sales from instagram', 'is pinterest worth our time', 'how can I get more orders from email'],
  traffic: ['how do I get more traffic'],
  profit: ['how can I increase profit', 'how do I improve margin'],
  shipping: ['should I offer free shipping'],
  sales: ['सेल कैसे बढ़ाएं'],
  general: ['what should I do today', 'what are my biggest problems'],
}; // prettier-ignore

const rows = Object.entries(asked).flatMap(([subject, questions]) =>
  questions.map(question => ({ subject, question })),
);

async function ask(text: string): Promise<{ reply: Reply; trips: number }> {
  const run = madeUpRun(kesarLane);
  let trips = 0;
  const reply = await answerQuestion({
    read: readHere,
    text,
    turns: [],
    shop: kesarLane,
    run: requests => {
      trips += 1;
      return run(requests);
    },
    names: () => Promise.resolve(kesarLaneNames),
  });
  return { reply, trips };
}

test(`${rows.length} questions for advice are read as being about their own subject`, () => {
  const wrong: string[] = [];
  for (const { subject, question } of rows) {
    const { intent } = understand(question, [], kesarLane, kesarLaneNames);
    const read = intent.act === 'advise' ? intent.subject : intent.act;
    if (read !== subject) wrong.push(`${question}: ${read}, not ${subject}`);
  }
  assert.deepEqual(wrong, []);
  assert.ok(rows.length >= 40);
});

test('each is answered in one round trip, and says how to see whether it worked', async () => {
  for (const { question, subject } of rows) {
    const { reply, trips } = await ask(question);
    const check = checks[subjects[subject as AdviceSubject].check];
    assert.deepEqual([reply.behaviour, trips], ['advise', 1], question);
    assert.ok(reply.response.includes(`ask me in two weeks: "${check}"`), question);
    assert.ok(
      reply.alternatives.some(each => each.question === check),
      question,
    );
  }
});

test('no two subjects get the same suggestions', async () => {
  const first = rows.filter(({ subject }, at) => rows.findIndex(each => each.subject === subject) === at);
  const replies = await Promise.all(
    first.map(async ({ subject, question }) => [subject, (await ask(question)).reply.response.split('Source:')[0]]),
  );
  const texts = replies.map(([, text]) => text);
  assert.equal(new Set(texts).size, texts.length);
});

test('what is asked later is itself read without a question back', async () => {
  const wrong: string[] = [];
  for (const language of ['english', 'hinglish', 'hindi'] as const)
    for (const check of Object.values(adviceFor({ ...kesarLane, language }).checks)) {
      const { behaviour } = await planOf(check);
      if (!/^(answer|assume)$/.test(behaviour)) wrong.push(`${check}: ${behaviour}`);
    }
  assert.deepEqual(wrong, []);
});
