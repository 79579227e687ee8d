/** One word of four thousand signs, sent by a free account, kept the event loop busy for fifteen seconds; four such accounts stopped the product. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startWithPhones } from '../test/phones.ts';

/** What took longest: letters that grow when they are made small, marks on a letter, ligatures, Hindi signs, and one long plain word. */
const longWords = [
  'İ'.repeat(4_000),
  'e\u0301\u0323\u0330'.repeat(1_000),
  'ﬁ'.repeat(4_000),
  'कि'.repeat(2_000),
  'a'.repeat(4_000),
];

/** Many words, and no more of them than may be read. */
const manyWords = 'saree '.repeat(99);

/** In the language of the letters, or of the small words among them. */
const kindly =
  /^(That is more than I can read at once|I cannot read words that long|यह एक बार में पढ़ने के लिए बहुत ज़्यादा है|इतने लंबे शब्द|Yeh ek baar mein|Itne lambe shabd)/;

/** Signs that patterns are tried on, on the thread that serves everybody. A long question alone is a million, one long word hundreds. */
const mostSigns = 200_000;

test('no question keeps the thread that serves everybody busy, from the chat or from a phone', async t => {
  const { server, linked } = await startWithPhones(t);
  const { client, userId, ...merchant } = await server.signedInAs('merchant');
  const ask = (question: string) => client.post('/api/v1/chatbot/ask/', { user_id: userId, question });
  assert.equal((await ask('What were my sales yesterday?')).status, 200);
  for (const question of longWords) {
    const { scanned, result } = await scanning(() => ask(question));
    assert.ok(scanned < mostSigns, `${scanned} signs for ${question.slice(0, 8)}…`);
    assert.match((result.body as { response: string }).response, kindly);
  }
  const long = await scanning(() => ask(manyWords));
  assert.ok(long.scanned < mostSigns, `${long.scanned} signs for many words`);
  const phone = await linked({ client, userId, ...merchant }, '+919820012345');
  const { scanned } = await scanning(() => phone.write(`Hey Sierra ${'a'.repeat(4_000)}`), 'a'.repeat(9));
  assert.match(phone.last().text ?? '', kindly);
  assert.ok(scanned < mostSigns, `${scanned} signs on WhatsApp`);
});

/**
 * Counted, not timed: how many signs this thread's patterns went through meanwhile, in texts with this part. Whoever waits for a
 * phone looks again and again, the longer the busier the machine, and that is not the question's doing.
 */
async function scanning<Result>(work: () => Promise<Result>, part = ''): Promise<{ scanned: number; result: Result }> {
  let scanned = 0;
  const exec = Reflect.get(RegExp.prototype, 'exec');
  Reflect.set(RegExp.prototype, 'exec', function count(this: RegExp, tried: string) {
    if (tried.includes(part)) scanned += tried.length;
    return exec.call(this, tried);
  });
  try {
    return { result: await work(), scanned };
  } finally {
    Reflect.set(RegExp.prototype, 'exec', exec);
  }
}
