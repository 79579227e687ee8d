import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askInItsLanguage, askMadeUpStore } from '../ask-made-up-store.ts';
import { kesarLane } from '../merchant-of-the-tests.ts';

/** What nobody knows, and the figures that stand in its place by name. */
const asked: [question: string, unknown: RegExp, near: RegExp][] = [
  ['Meta spend and CPM yesterday?', /Meta Ads is not connected/, /From Paid Social yesterday, 19 Nov 2026:\n• Visits .*: [\d,]+\n• Purchases/],
  ['open rate of the klaviyo newsletter last week', /can't see that/, /From Email for 9–15 Nov 2026:\n• Visits/],
  ['How many people walk into the Bandra Store and leave?', /people walking into the shops/, /At Bandra Store for .*:\n• Orders: [\d,]+/],
  ['kal walk-in kitne the', /Dukaan mein aane wale logon ke baare mein/, /Iske sabse paas ka figure yeh hai\.\nPoint of Sale se, kal \(19 Nov 2026\):\n• Orders: [\d,]+/],
  ['what are customers saying about Meera Anarkali Kurta', /reviews and customer opinions/, /units returned by return reason/],
]; // prettier-ignore

for (const [question, unknown, near] of asked)
  test(`${question}: what nobody knows is said, and the nearest figure given`, async () => {
    const { response, behaviour, requests } = await askInItsLanguage(question);
    assert.match(behaviour, /^no-(source|data)$/);
    assert.match(response, unknown);
    assert.match(response, near);
    // The talk goes on from what was asked.
    assert.deepEqual(requests, []);
  });

test('what comes near is never told large, as if it were the answer', async () => {
  const { parts, connect } = await askInItsLanguage('What did I spend on Meta Ads last week?');
  assert.equal(parts?.headline, undefined);
  assert.match(
    parts?.sentence ?? '',
    /^I can't see that: .* Here is the nearest I can see\. From Paid Social for .*:$/,
  );
  assert.match(parts?.points[0] ?? '', /^Visits/);
  assert.equal(connect, undefined);
});

test('a platform that can be connected where this runs is not said to be still to come', async () => {
  const { response, connect } = await askMadeUpStore('What did I spend on Meta Ads last week?', [], {
    ...kesarLane,
    offered: ['meta'],
  });
  assert.match(response, /Connect it on the Integrations page/);
  assert.equal(connect, 'meta');
});

test('where nothing comes near it is offered what can be told', async () => {
  const { response } = await askInItsLanguage('how many of our staff were on leave last week');
  assert.match(response, /I can tell you about/);
});
