/** Shopify's reports of taxes, payment attempts and searches, as merchants ask for them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './merchant-of-the-tests.ts';

const october = { from: '2026-10-01', to: '2026-10-31' };
const yesterday = { from: '2026-11-19', to: '2026-11-19' };
const rate = (...is: string[]) => [{ dimension: 'tax_rate', is }];
const name = (...is: string[]) => [{ dimension: 'tax_name', is }];

const readings: [question: string, metric: string, rest: { by?: string[]; where?: object[]; period: object }][] = [
  ['gst by state last month', 'taxes', { by: ['region'], period: october }],
  ['gst by rate last month', 'gst_and_sales_tax', { by: ['tax_rate'], period: october }],
  ['GST rate wise for October', 'gst_and_sales_tax', { by: ['tax_rate'], period: october }],
  ['gst by state and rate last month', 'gst_and_sales_tax', { by: ['region', 'tax_rate'], period: october }],
  ['gst report for october', 'gst_and_sales_tax', { period: october }],
  ['how much gst at 18% in october', 'gst_and_sales_tax', { where: rate('18%'), period: october }],
  ['5 percent gst in october', 'gst_and_sales_tax', { where: rate('5%'), period: october }],
  ['पिछले महीने 18% GST कितना था', 'gst_and_sales_tax', { where: rate('18%'), period: october }],
  ['igst last month', 'gst_and_sales_tax', { where: name('IGST'), period: october }],
  ['pichle mahine igst kitna tha', 'gst_and_sales_tax', { where: name('IGST'), period: october }],
  ['how many payments failed yesterday', 'failed_payments', { period: yesterday }],
  ['kitne payment fail hue kal', 'failed_payments', { period: yesterday }],
  ['कितने पेमेंट फेल हुए कल', 'failed_payments', { period: yesterday }],
  ['payment success rate by day in october', 'payment_success_rate', { by: ['day'], period: october }],
  ['failed payments by payment method in october', 'failed_payments', { by: ['payment_method'], period: october }],
  ['searches with no results last month', 'searches_without_results', { period: october }],
  ['site search click rate in october', 'site_search_click_rate', { period: october }],
];
for (const [question, metric, { by, where, period }] of readings) {
  test(question, async () => {
    const [request, ...others] = (await planOf(question)).requests;
    assert.deepEqual(
      [request?.metrics, request?.by, request?.where, request?.period, others.length],
      [[metric], by, where, period, 0],
    );
  });
}
