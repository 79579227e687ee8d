/** What is sent for an order, and what is told of each outcome; the shop is a few lines. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlatformFailure } from '../failure.ts';
import type { Document } from './document.ts';
import { writeTarget } from './write-target.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };
const aim = { metric: 'total_sales_revenue', period, value: 40, was: null, name: 'Total sales, Nov 2026' };

type Held = { id: string; expectedValue: string };

/** Holds one target at most; `answer` may say something else than what was done. */
function shopWith(first: Held | null, answer: (body: unknown) => unknown = body => body) {
  let held = first;
  const writes: Document[] = [];
  const read = () => {
    const days = { startDate: period.from, endDate: period.to };
    const nodes = held
      ? [{ ...held, name: 'N', metric: 'total_sales', currencyCode: 'INR', ...days, filters: null }]
      : [];
    return Promise.resolve({ data: { analyticsTargets: { nodes, pageInfo: { hasNextPage: false } } } });
  };
  const write = async (document: Document): Promise<unknown> => {
    writes.push(document);
    const { input } = document.variables as { input?: { expectedValue: string } };
    held = input ? { id: held?.id ?? 'gid://1', expectedValue: input.expectedValue } : null;
    const [name = ''] = /analyticsTarget(?:Create|Update|sDelete)/.exec(document.query) ?? [];
    return answer({ data: { [name]: { userErrors: [] } } });
  };
  return { way: { read, write }, writes, now: () => held?.expectedValue ?? null };
}

test('a target is made, changed or removed by one call each', async () => {
  const made = shopWith(null);
  assert.deepEqual(await writeTarget(made.way, aim), { kind: 'done' });
  assert.deepEqual(made.writes[0]?.variables, {
    input: { name: aim.name, metric: 'total_sales', expectedValue: '40', startDate: period.from, endDate: period.to },
  });
  const changed = shopWith({ id: 'gid://7', expectedValue: '30.0' });
  assert.deepEqual(await writeTarget(changed.way, { ...aim, was: 30 }), { kind: 'done' });
  assert.deepEqual(changed.writes[0]?.variables, { id: 'gid://7', input: { expectedValue: '40' } });
  const removed = shopWith({ id: 'gid://7', expectedValue: '30.0' });
  assert.deepEqual(await writeTarget(removed.way, { ...aim, value: null, was: 30 }), { kind: 'done' });
  assert.deepEqual([removed.writes[0]?.variables, removed.now()], [{ ids: ['gid://7'] }, null]);
});

test('carried out twice it is written once; what somebody changed in between is left', async () => {
  const shop = shopWith(null);
  await writeTarget(shop.way, aim);
  assert.deepEqual([await writeTarget(shop.way, aim), shop.writes.length], [{ kind: 'already' }, 1]);
  const other = shopWith({ id: 'gid://7', expectedValue: '99' });
  assert.deepEqual(await writeTarget(other.way, aim), { kind: 'changed', value: 99 });
  assert.deepEqual(other.writes, []);
});

test('where no answer came, what stands there decides', async () => {
  const lost = new PlatformFailure('retry', 'Shopify took too long.', { reason: 'timeout' });
  const arrived = shopWith(null, () => {
    throw lost;
  });
  assert.deepEqual(await writeTarget(arrived.way, aim), { kind: 'done' });
  const never = shopWith(null);
  const way = { ...never.way, write: () => Promise.reject(lost) };
  assert.deepEqual(await writeTarget(way, aim), { kind: 'unknown' });
  const dead = { ...never.way, write: () => Promise.reject(new PlatformFailure('reconnect', 'Gone.')) };
  await assert.rejects(writeTarget(dead, aim), /Gone/);
});

test('a refusal is told: the permission, the reason, and who was quicker', async () => {
  const refused = (errors: object[]) =>
    shopWith(null, () => ({ data: { analyticsTargetCreate: { userErrors: errors } } }));
  const denied = shopWith(null, () => ({ errors: [{ message: 'No.', extensions: { code: 'ACCESS_DENIED' } }] }));
  assert.deepEqual(await writeTarget(denied.way, aim), { kind: 'lacks', scope: 'write_reports' });
  const invalid = refused([{ message: 'Too large.', code: 'INVALID' }]);
  assert.deepEqual(await writeTarget(invalid.way, aim), { kind: 'refused', message: 'Too large.' });
  assert.deepEqual(await writeTarget(refused([{ message: 'Taken.', code: 'TAKEN' }]).way, aim), { kind: 'done' });
  assert.equal((await writeTarget(shopWith(null).way, { ...aim, metric: 'sessions' })).kind, 'refused');
});
