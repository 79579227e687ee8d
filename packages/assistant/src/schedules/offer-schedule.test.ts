import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest } from '@tillsight/metrics/request';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { scheduleOffer } from './offer-schedule.ts';

/** The shop of the tests lives on Friday, 20 November 2026. */
const asked = (from: string, to: string): MetricRequest => ({ metrics: ['total_orders'], period: { from, to } });
const [yesterday, lastWeek] = [asked('2026-11-19', '2026-11-19'), asked('2026-11-09', '2026-11-15')];

const rows: [what: string, told: Parameters<typeof scheduleOffer>[0], label: string | undefined][] = [
  ['yesterday', { behaviour: 'answer', requests: [yesterday] }, 'Send me this every morning'],
  ['last week', { behaviour: 'assume', requests: [lastWeek] }, 'Send me this every Monday'],
  ['fixed days', { behaviour: 'answer', requests: [asked('2026-10-01', '2026-10-31')] }, undefined],
  ['several at once', { behaviour: 'answer', requests: [yesterday, lastWeek] }, undefined],
  ['an explanation', { behaviour: 'explain', requests: [yesterday] }, undefined],
  ['a refusal', { behaviour: 'refuse', requests: [] }, undefined],
];

for (const [what, told, label] of rows)
  test(`to be sent again: ${what}`, () => assert.equal(scheduleOffer(told, kesarLane)?.label, label));

test('it is offered in the language of the talk', () => {
  const inHindi = scheduleOffer({ behaviour: 'answer', requests: [yesterday] }, { ...kesarLane, language: 'hindi' });
  assert.equal(inHindi?.question, 'यह रोज़ सुबह 9 बजे भेजना');
});
