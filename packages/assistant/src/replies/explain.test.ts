/** What a platform leaves out of an explanation is said, and finding nothing then means nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricResult } from '@tillsight/metrics/request';
import { answerQuestion } from '../answer-question.ts';
import { readHere } from '../read-here.ts';
import type { Run } from '../conversation.ts';
import { madeUpRun } from '../made-up-store.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';

const whole = madeUpRun(kesarLane);

/** The platform's minute is used up for everything that is split. */
const throttled: Run = async requests =>
  (await whole(requests)).map((result): MetricResult => {
    if (!result.request.by?.length) return result;
    const { metrics } = result.request;
    const issue = { kind: 'source-failed' as const, source: 'shopify' as const, metrics, reason: 'throttled' as const };
    return { ...result, rows: [], issues: [{ ...issue, retryAfterSeconds: 34 }] };
  });

const ask = (text: string, run: Run) =>
  answerQuestion({
    text,
    read: readHere,
    turns: [],
    shop: kesarLane,
    run,
    names: () => Promise.resolve(kesarLaneNames),
  });

test('a throttled why says what it could not see, and claims nothing about it', async () => {
  const { response } = await ask('Why did sales drop last week?', throttled);
  const said =
    "Shopify limits how much I can ask in a minute, so I haven't looked at everything. Ask again in about 34 seconds";
  assert.ok(response.includes(said), response);
  assert.doesNotMatch(response, /Nothing stands out|I looked for|What happened/);
  assert.match(response, /^Total sales for 9–15 Nov 2026: ₹/);
});

test('what made up a change is told with the change that the headline names', async () => {
  const { response } = await ask('Why did sales change last week?', whole);
  const [, change] = /^Total sales .*, (?:up|down) [\d.]+% \(([+−]₹[\d,]+)\)/u.exec(response) ?? [];
  assert.ok(change !== undefined && response.includes(`\nWhere the ${change} came from: `), response);
});

test('a day is held against the same days in the large figure and below it', async () => {
  const { response, parts } = await ask('Why were orders low on 14 November?', whole);
  const [first = ''] = response.split('\n');
  const [, before] = / from ([\d,]+) on a usual Saturday \(/.exec(first) ?? [];
  assert.equal(parts.headline?.change?.against, `from ${before} on a usual Saturday`);
  assert.ok(first.includes(`: ${parts.headline?.value}, `), first);
  assert.equal(parts.sentence, response.split('\n')[1]);
  assert.ok(parts.notes.includes(first), 'How it was measured is one tap away.');
  assert.ok(parts.points.every(point => !point.includes(parts.sentence)));
});

test('nobody is shown a large figure that stands in for one no platform knows', async () => {
  const { parts, response } = await ask('How many people walked into the Bandra shop yesterday?', whole);
  assert.equal(parts.headline, undefined);
  assert.match(parts.sentence, /^None of your connected platforms knows about people walking into the shops\./);
  assert.ok(response.startsWith(parts.sentence.split('. ')[0]!));
});

test('a throttled figure says when to ask again', async () => {
  const { response, behaviour } = await ask('Sales by city last week', throttled);
  assert.match(response, /Shopify limits how much I can ask in a minute, .* in about 34 seconds\./);
  assert.equal(behaviour, 'partial');
});

test('a throttled forecast does not say that the store is too young for one', async () => {
  const { response, behaviour } = await ask('How much will we sell next month?', throttled);
  assert.match(response, /^Shopify limits how much I can ask in a minute/);
  assert.equal(behaviour, 'partial');
});

test('who asks why it fell is told first where it rose', async () => {
  const [fell, rose] = await Promise.all(['fall', 'rise'].map(way => ask(`Why did sales ${way} last week?`, whole)));
  const said = /, (up|down) /.exec(fell!.response)?.[1];
  const other = said === 'up' ? fell! : rose!;
  const same = said === 'up' ? rose! : fell!;
  assert.equal(other.response.split('\n')[1], said === 'up' ? "It didn't fall: it rose." : "It didn't rise: it fell.");
  assert.doesNotMatch(same.response, /It didn't/);
});

test('of rows that moved the first one is told with its reason, in few more calls than a why', async () => {
  for (const [question, text] of [
    ['which products rose and why last month', /moved most|rose most/],
    ['kaunse products gire aur kyun', /moved most|fell most/],
  ] as const) {
    const calls: number[] = [];
    const { response, values } = await ask(question, requests => {
      calls.push(requests.length);
      return whole(requests);
    });
    const [, first = ''] = /^1\. (.+?): /mu.exec(response) ?? [];
    assert.match(response, text);
    assert.ok(first !== '' && values.some(({ by }) => by['product'] === first), response);
    const [, reason = ''] = response.split('\n\n');
    assert.ok(reason.includes(first), response);
    assert.equal(response.match(/Source: /gu)?.length, 1, response);
    assert.ok(calls.length <= 4, `${calls.length} round trips`);
  }
});

test('a running day is known up to its last full hour, by the same clock as everywhere', async () => {
  const early = { ...kesarLane, now: Date.parse('2026-11-20T09:30:00+05:30') };
  const told = async (language: 'english' | 'hindi'): Promise<string> => {
    const shop = { ...early, language };
    const { response } = await answerQuestion({
      text: 'why are orders low today',
      read: readHere,
      turns: [],
      shop,
      run: madeUpRun(shop),
      names: () => Promise.resolve(kesarLaneNames),
    });
    return response;
  };
  assert.match(await told('english'), /today until 9 am/);
  assert.match(await told('hindi'), /सुबह 9 बजे/u);
});

test('which one comes first is told before why it does', async () => {
  const { response, requests } = await ask('which product comes back most and why', whole);
  const [leader] = /^(.+?) is highest with/.exec(response)?.slice(1) ?? [];
  assert.ok(leader, response);
  assert.match(response, new RegExp(`\\n\\n${leader}, units returned for .+\\n`));
  assert.deepEqual(requests[1]?.where, [{ dimension: 'product', is: [leader] }]);
});
