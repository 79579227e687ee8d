/** Sentences that set and remove targets, in three languages, with what is said back, and others that look alike; written before any was read. A dash: read as any question. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@tillsight/metrics/target';
import { answerQuestion } from '../answer-question.ts';
import type { HeldTargets, Reply, Turn } from '../conversation.ts';
import { kesarLane, kesarLaneNames } from '../merchant-of-the-tests.ts';
import { readHere } from '../read-here.ts';
import orders from './orders.json' with { type: 'json' };
import { readTargetOrder } from './read-order.ts';

const rows = orders as [sentence: string, meaning: string][];

test('there are enough of them, of each kind and in each script', () => {
  const count = (form: RegExp) => rows.filter(([, meaning]) => form.test(meaning)).length;
  const devanagari = rows.filter(([sentence]) => /\p{Script=Devanagari}/u.test(sentence)).length;
  assert.ok(rows.length >= 60 && count(/^set/) >= 25 && count(/^remove/) >= 6 && count(/^-$/) >= 20 && devanagari >= 4);
});

for (const [sentence, meaning] of rows) {
  test(sentence, () => {
    const wish = readTargetOrder(sentence, '2026-11-20');
    if (wish === undefined) return assert.equal('-', meaning);
    if (wish.do === 'cannot')
      return assert.equal({ past: 'past', 'no-value': 'no value', unclear: 'cannot' }[wish.why], meaning);
    const days = wish.period ? `${wish.period.from}..${wish.period.to}` : undefined;
    const told = [wish.do, wish.metric, wish.do === 'set' ? wish.value : undefined, days];
    assert.equal(told.filter(part => part !== undefined).join(' '), meaning);
  });
}

const november = { from: '2026-11-01', to: '2026-11-30' };
const held: Target = {
  id: 'gid://shopify/AnalyticsTarget/1',
  name: 'November sales',
  metric: 'total_sales_revenue',
  value: 3_500_000,
  currency: 'INR',
  period: november,
  part: null,
};

async function said(
  text: string,
  { turns = [], role = 'merchant', ...known }: { turns?: Turn[]; role?: string } & Partial<HeldTargets> = {},
): Promise<Reply> {
  return answerQuestion({
    read: readHere,
    text,
    turns,
    shop: { ...kesarLane, role },
    run: () => Promise.reject(new Error('A platform was asked.')),
    names: () => Promise.resolve(kesarLaneNames),
    targets: () => Promise.resolve({ held: [held], maySet: true, ...known }),
  });
}

const forNovember = 'set my November target to 40 lakh';

test('an order is said back with what stands there, and carried out only by a yes that follows at once', async () => {
  const asked = await said(forNovember);
  assert.equal(
    asked.response,
    'Shall I set this target in Shopify: ₹40,00,000 of total sales, Nov 2026? It is ₹35,00,000 now.',
  );
  assert.deepEqual([asked.targetOrder, asked.alternatives[0]?.label], [undefined, 'Yes, set it']);
  const order = { metric: 'total_sales_revenue', period: november, value: 4_000_000, was: 3_500_000 };
  for (const yes of ['yes', 'Yes, set it', 'haan', 'kar do', 'हाँ', 'ok do it'])
    assert.deepEqual((await said(yes, { turns: [asked.turn] })).targetOrder, order, yes);
  const no = await said('no', { turns: [asked.turn] });
  assert.deepEqual([no.targetOrder, no.response], [undefined, 'All right. Nothing was changed.']);
  const between = await said('what is our target', { turns: [asked.turn] });
  assert.equal((await said('Yes, set it', { turns: [asked.turn, between.turn] })).targetOrder, undefined);
  assert.equal((await said('Yes, set it')).targetOrder, undefined);
});

test('a target is removed likewise, and of several it is asked which', async () => {
  const asked = await said('remove the November target');
  assert.match(asked.response, /^Shall I remove this target from Shopify: ₹35,00,000 of total sales, Nov 2026/);
  assert.equal((await said('yes', { turns: [asked.turn] })).targetOrder?.value, null);
  const orders = { ...held, metric: 'total_orders', value: 500, name: 'Orders' };
  const which = await said('november ka target hata do', { held: [held, orders] });
  assert.match(which.response, /^Which of them[^]*November sales[^]*Orders/);
  assert.match((await said('remove the December target')).response, /holds no such target/);
});

test('what cannot be is told at once: no permission, not this role, the same already, and nothing was changed', async () => {
  const cases: [Promise<Reply>, RegExp][] = [
    [said(forNovember, { maySet: false }), /write_reports.*Allow targets and notes.*Nothing was changed/],
    [said(forNovember, { role: 'sales' }), /^Only merchants and executives/],
    [said('set my November target to 35 lakh'), /^That is the target in Shopify already/],
    [said('set a target of 30 lakh for October'), /^Those days are over/],
    [said('set my November target'), /^How much is it to be/],
    [said(forNovember, { held: 'away' }), /could not be read just now/],
  ];
  for (const [reply, form] of cases) {
    const { response, turn } = await reply;
    assert.match(response, form);
    assert.deepEqual(turn.offered, []);
  }
});
