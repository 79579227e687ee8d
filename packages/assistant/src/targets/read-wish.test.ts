/** Sentences about targets with what they mean, and others that look alike; written before any was read. A dash: read as any question. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTargetWish } from './read-wish.ts';

const rows: [sentence: string, meaning: string][] = [
  ['Are we on track?', 'track'],
  ['are we on track this month?', 'track, this month'],
  ['Are we on track for our target?', 'track'],
  ['are we on track to hit our target in november', 'track, november'],
  ['Are we on target for November?', 'track, november'],
  ['are orders on track', 'track orders'],
  ['is revenue on track this quarter', 'track sales, this quarter'],
  ['will we hit our sales target this month', 'track sales, this month'],
  ['Will we reach our target?', 'track'],
  ['will we make our december target', 'track, december'],
  ['are we going to miss our target', 'track'],
  ['how far are we from our target', 'track'],
  ["How far from this month's sales target are we?", 'track sales, this month'],
  ['are we behind our target', 'track'],
  ['are we ahead of target', 'track'],
  ['how close are we to our orders target', 'track orders'],
  ['can we still meet our goal this month', 'track, this month'],
  ['is the november target achievable', 'track, november'],
  ['did we reach our target', 'track'],
  ['how are we doing against our target', 'track'],
  ['sales vs target this month', 'track sales, this month'],
  ['progress towards our target', 'track'],
  ['kya hum target par hain', 'track'],
  ['is mahine ka target pura hoga kya', 'track, is mahine'],
  ['hum target se kitne peeche hain', 'track'],
  ['target pura ho jayega?', 'track'],
  ['november ka target ho payega kya', 'track, november'],
  ['target se kitna door hain', 'track'],
  ['क्या हम टारगेट पर हैं', 'track'],
  ['इस महीने का टारगेट पूरा होगा क्या', 'track, इस महीने'],
  ['हम लक्ष्य से कितने पीछे हैं', 'track'],
  ['what is our target', 'list'],
  ["What's our sales target for November?", 'list sales, november'],
  ['what are our targets', 'list'],
  ['show me our targets', 'list'],
  ['do we have a target this month', 'list, this month'],
  ['which targets do we have', 'list'],
  ['our target for december', 'list, december'],
  ['target kya hai', 'list'],
  ['hamara target kitna hai', 'list'],
  ['is mahine ka target batao', 'list, is mahine'],
  ['हमारा टारगेट क्या है', 'list'],
  ['Variance to plan on net sales this month', 'track sales, this month'],
  ['orders vs budget this month', 'track orders, this month'],
  ['plan vs actual november', 'track, november'],
  ['are we ahead of plan', 'track'],
  ['give me a plan to hit our number', '-'],
  ['campaign spend vs budget', '-'],
  ['are we on track for 40 lakh', '-'],
  ['will we hit 80 lakh this month', '-'],
  ['our target is 40 lakh, how far are we', '-'],
  ['target 100 orders today kitne baki', '-'],
  ['are we on track to beat October?', '-'],
  ['target roas kya hai', '-'],
  ['what is the target cpa of our campaigns', '-'],
  ['sales yesterday', '-'],
  ['which customers should we target', '-'],
  ['set a target roas of 4', '-'],
  ['what is the bid target', '-'],
  ['goal completions last week', '-'],
  ['show our goals', '-'],
  ['tracking number of order 1001', '-'],
  ['Is Terracotta Lantern on track?', '-'],
  ['suggest a realistic target for december', '-'],
  ['did Mumbai reach its target', '-'],
];

for (const [sentence, meaning] of rows) {
  test(sentence, () => {
    const wish = readTargetWish(sentence);
    const figure = wish?.figure ? ` ${wish.figure}` : '';
    const days = wish?.days ? `, ${wish.days}` : '';
    assert.equal(wish === undefined ? '-' : `${wish.do}${figure}${days}`, meaning);
  });
}
