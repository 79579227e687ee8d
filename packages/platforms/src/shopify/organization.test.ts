/** Several stores of one merchant in one answer, and what a store says of a report it does not have. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { SourceQuery } from '@tillsight/metrics/request';
import { compile } from './compile.ts';
import { verdictOn } from './verdict.ts';

const period = { from: '2026-11-01', to: '2026-11-07' };

function textsOf(query: Partial<SourceQuery> & { metric: string }): string[] {
  const metric = metricByKey(query.metric);
  assert.ok(metric);
  const whole = { id: 'q', source: 'shopify' as const, metrics: [metric], by: [], where: [], period, ...query };
  return compile([whole], 'Asia/Kolkata').parts.map(part => ('text' in part ? part.text : ''));
}

test('by store, or for a store, all stores of the organization are read', () => {
  const [byStore] = textsOf({ metric: 'total_sales_revenue', by: ['store'] });
  assert.match(byStore ?? '', /^FROM ORGANIZATION sales SHOW total_sales GROUP BY shop_name, shop_id SINCE /);
  const [ofOne] = textsOf({ metric: 'total_orders', where: [{ dimension: 'store', is: ['Kesar Lane'] }] });
  assert.match(ofOne ?? '', /^FROM ORGANIZATION sales SHOW orders WHERE shop_name IN \('Kesar Lane'\) SINCE /);
  const probed = textsOf({ metric: 'total_sales_revenue', by: ['store', 'weekday'] });
  assert.deepEqual(
    probed.map(text => text.startsWith('FROM ORGANIZATION sales ')),
    [true, true],
  );
  assert.match(textsOf({ metric: 'total_sales_revenue' })[0] ?? '', /^FROM sales /);
});

const refusals: [said: string, reason: string][] = [
  ["Schema Not Found: Schema 'gift_cards' not found", 'not-offered'],
  ['Feature not supported: FROM ORGANIZATION is not available for this shop', 'not-offered'],
  ["Column Not Found: Column 'total_revenue' not found", 'refused'],
];

for (const [said, reason] of refusals) {
  test(`"${said}" is a report that is ${reason}`, () => {
    const [part] = compile([wholeOf('gift_card_sales')], 'Asia/Kolkata').parts;
    assert.ok(part);
    const body = { data: { [part.alias]: { parseErrors: [said], tableData: null } } };
    const verdict = verdictOn(part, body, 0);
    assert.equal('failure' in verdict && verdict.failure.reason, reason);
  });
}

function wholeOf(key: string): SourceQuery {
  const metric = metricByKey(key);
  assert.ok(metric);
  return { id: 'q', source: 'shopify', metrics: [metric], by: [], where: [], period };
}
