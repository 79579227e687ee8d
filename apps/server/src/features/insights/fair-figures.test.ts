/** Figures that must be fair beside each other, asked through engine and connectors, and counted again by plain loops. */
import assert from 'node:assert/strict';
import { after, before, describe, test, type TestContext } from 'node:test';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { noQuotas, smallStore, startWithEveryPlatform, type EveryPlatform } from '../../../test/every-platform.ts';
import { figuresOfStretch } from '../../../test/naive/same-stretch.ts';
import { askNumbers } from './insights.ts';

/** Friday 20 November 2026, 11:30 in Kolkata. */
const now = () => Date.parse('2026-11-20T06:00:00Z');
const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

describe('fair figures', () => {
  let at: EveryPlatform;
  const ends: (() => unknown)[] = [];
  before(async () => {
    const later = { after: (end: () => unknown) => void ends.push(end) } as Pick<TestContext, 'after'>;
    at = await startWithEveryPlatform(later, { now, world: smallStore, settings: noQuotas });
  });
  after(async () => {
    for (const end of ends.toReversed()) await end();
  });
  const ask = (...requests: MetricRequest[]): Promise<MetricResult[]> =>
    askNumbers(at.server.deps, at.who.organizationId, requests);

  for (const [name, from, to] of [
    ['a Friday so far and the last one', '2026-11-20', '2026-11-13'],
    ['a week so far and the last one', '2026-11-16', '2026-11-13'],
    ['a month so far and the last one', '2026-11-01', '2026-10-20'],
  ] as const)
    test(`${name} end at the same time of day`, async () => {
      const period = { from, to: '2026-11-20' };
      const days = dayOf(period.to) - dayOf(from);
      const first = new Date((dayOf(to) - days) * 86_400_000).toISOString().slice(0, 10);
      const until = { world: at.sandbox.world, minute: 11 * 60 + 30 };
      // The minute that runs has its orders too.
      const running = { ...until, minute: until.minute + 1 };
      const [then, so] = [
        figuresOfStretch({ ...until, from: dayOf(first), to: dayOf(to) }),
        figuresOfStretch({ ...running, from: dayOf(from), to: dayOf(period.to) }),
      ];
      const [result] = await ask({ metrics: Object.keys(then), period, base: { from: first, to } });
      for (const [key, { value, base }] of Object.entries(result?.rows[0]?.values ?? {})) {
        assert.ok(Math.abs((base ?? 0) - then[key]!) < 0.01, `${key} was ${base}, the loop says ${then[key]}`);
        assert.ok(Math.abs((value ?? 0) - so[key]!) < 0.01, `${key} is ${value}, the loop says ${so[key]}`);
      }
      assert.deepEqual(result?.issues, []);
    });
});
