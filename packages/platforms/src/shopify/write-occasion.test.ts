/** What is sent to note something, and what is told of each outcome; the shop is a few lines. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlatformFailure } from '../failure.ts';
import type { Document } from './document.ts';
import { heldOccasions, writeOccasion } from './write-occasion.ts';

const timeZone = 'Asia/Kolkata';
const note = { do: 'note', title: 'Sale', period: { from: '2026-11-13', to: '2026-11-14' } } as const;

type Held = {
  id: string;
  title: string;
  startedAt: string;
  endedAt: string | null;
  createdByApp: { id: string } | null;
};
const us = { id: 'gid://shopify/App/1' };
const gid = (number: number) => `gid://shopify/AnalyticsAnnotation/${number}`;

/** `answer` may say something else than what was done. */
function shopWith(held: Held[], answer: (body: unknown) => unknown = body => body) {
  const writes: Document[] = [];
  const reads: Document[] = [];
  const read = (document: Document) => {
    reads.push(document);
    const nodes = held.map(each => ({ ...each, type: 'other' }));
    return Promise.resolve({
      data: { currentAppInstallation: { app: us }, shop: { analyticsAnnotations: { nodes } } },
    });
  };
  const write = async (document: Document): Promise<unknown> => {
    writes.push(document);
    const { input, id } = document.variables as { input?: Omit<Held, 'id'>; id?: string };
    if (input) held.push({ ...input, id: gid(1), createdByApp: us });
    else held.splice(held.findIndex(each => each.id === id));
    const [name = ''] = /analyticsAnnotation(?:Create|Delete)/.exec(document.query) ?? [];
    return answer({ data: { [name]: { userErrors: [] } } });
  };
  return { way: { read, write, timeZone }, reads, writes };
}

test('a note covers its days in the store’s own time, and is written once', async () => {
  const shop = shopWith([]);
  assert.deepEqual(await writeOccasion(shop.way, note), { kind: 'done' });
  const input = { title: 'Sale', type: 'other', startedAt: '2026-11-12T18:30:00Z', endedAt: '2026-11-14T18:29:59Z' };
  assert.deepEqual(shop.writes[0]?.variables, { input });
  assert.deepEqual(await writeOccasion(shop.way, { ...note, title: 'SALE' }), { kind: 'already' });
  assert.equal(shop.writes.length, 1);
  assert.deepEqual(await writeOccasion(shop.way, { ...note, title: 'Another' }), { kind: 'done' });
  const [held] = await heldOccasions(shop.way);
  assert.deepEqual([held?.from, held?.to, held?.isOurs], ['2026-11-13', '2026-11-14', true]);
  assert.deepEqual(shop.reads.at(-1)?.variables, { happened: 'source:app' });
});

test('one is taken away by its id, and one that is gone already is told so', async () => {
  const [startedAt, endedAt] = ['2026-11-12T18:30:00Z', '2026-11-13T18:29:59Z'];
  const shop = shopWith([{ id: gid(7), title: 'Sale', startedAt, endedAt, createdByApp: us }]);
  assert.deepEqual(await writeOccasion(shop.way, { do: 'remove', id: gid(7) }), { kind: 'done' });
  assert.deepEqual(shop.writes[0]?.variables, { id: gid(7) });
  assert.deepEqual(await writeOccasion(shop.way, { do: 'remove', id: gid(7) }), { kind: 'already' });
  assert.deepEqual(shop.reads[0]?.variables, { happened: 'id:7' });
});

test('where no answer came, what stands there decides', async () => {
  const lost = new PlatformFailure('retry', 'Shopify took too long.', { reason: 'timeout' });
  const arrived = shopWith([], () => {
    throw lost;
  });
  assert.deepEqual(await writeOccasion(arrived.way, note), { kind: 'done' });
  const never = { ...shopWith([]).way, write: () => Promise.reject(lost) };
  assert.deepEqual(await writeOccasion(never, note), { kind: 'unknown' });
  const dead = { ...shopWith([]).way, write: () => Promise.reject(new PlatformFailure('reconnect', 'Gone.')) };
  await assert.rejects(writeOccasion(dead, note), /Gone/);
});

test('a refusal is told: the permission, the reason, and what is gone', async () => {
  const refused = (userErrors: object[]) => ({
    ...shopWith([]).way,
    write: () => Promise.resolve({ data: { analyticsAnnotationCreate: { userErrors } } }),
  });
  const errors = [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }];
  const denied = { ...shopWith([]).way, write: () => Promise.resolve({ errors }) };
  assert.deepEqual(await writeOccasion(denied, note), { kind: 'lacks', scope: 'write_analytics_annotations' });
  const full = refused([{ code: 'LIMIT_REACHED', message: 'The limit is reached.' }]);
  assert.deepEqual(await writeOccasion(full, note), { kind: 'refused', message: 'The limit is reached.' });
  const unreadable = { ...shopWith([]).way, read: () => Promise.resolve({ errors }) };
  await assert.rejects(writeOccasion(unreadable, note), PlatformFailure);
});
