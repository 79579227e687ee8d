import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Issue } from '@tillsight/metrics/issue';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { issueLines } from './issue-lines.ts';

const throttled = (metrics: string[], retryAfterSeconds: number): Issue => ({
  kind: 'source-failed',
  source: 'shopify',
  metrics,
  reason: 'throttled',
  retryAfterSeconds,
});

const uncut = (metric: string, dimension: string): Issue => ({
  kind: 'illegal-breakdown',
  metric,
  dimension,
  suggestions: [metric],
});

const cases: [what: string, issues: Issue[], lines: string[]][] = [
  ['nothing is missing', [], []],
  [
    'one cause takes several figures; the longest wait counts',
    [throttled(['gross_profit', 'units_sold'], 12), throttled(['units_sold', 'days_of_cover'], 28)],
    [
      'Shopify limits how much I can ask in a minute, so I have nothing on gross profit, units sold and days of cover. Please ask again in about 28 seconds.',
    ],
  ],
  [
    'figures that cannot be split by the same thing',
    [uncut('average_order_value', 'product'), uncut('sessions', 'product'), uncut('sessions', 'vendor')],
    [
      'Average order value and visits (Google Analytics sessions) cannot be split or filtered by product: no connected platform has it that way.',
      'Visits (Google Analytics sessions) cannot be split or filtered by vendor: no connected platform has it that way.',
    ],
  ],
  [
    'two lines at most, and what nobody needs to know takes none of them',
    [
      { kind: 'rows-left-out', limit: 10 },
      { kind: 'no-comparison', metric: 'inventory_available' },
      { kind: 'hidden-rows', source: 'google_analytics' },
      uncut('sessions', 'vendor'),
    ],
    [
      'Stock that can be sold can be told only as of now, so there is nothing to compare it with.',
      'Google Analytics hides small groups, so rows may be missing.',
    ],
  ],
];

for (const [what, issues, lines] of cases) test(what, () => assert.deepEqual(issueLines(issues, kesarLane), lines));
