/** Rules on made-up figures; what they could bring is reckoned a second time here, by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { AdviceSubject, Ask, AskedFilter } from '../intent.ts';
import { askMadeUpStore } from '../ask-made-up-store.ts';
import { kesarLane } from '../merchant-of-the-tests.ts';
import { adviceContext } from './rule.ts';
import { openingFrom, planAdvice, suggestionsFrom } from './suggest.ts';

/** Figures of a made-up shop: what is kept to and split by ("order_tag=COD/city"), value of the split, key. */
type Shelf = Record<string, Record<string, Record<string, number>>>;

const whole = {
  gross_margin: 0.5,
  units_sold: 1000,
  units_returned: 80,
  gross_sales: 1_000_000,
  net_sales: 900_000,
  total_orders: 700,
  average_order_value: 1300,
  abandoned_checkouts: 100,
  abandoned_checkout_value: 250_000,
  store_sessions: 40_000,
  sessions_that_completed_checkout: 800,
  store_conversion_rate: 0.02,
  sessions_that_reached_checkout: 2000,
  new_customers: 400,
  shipping_charges: 65_000,
};

const months = (values: number[]): Record<string, Record<string, number>> =>
  Object.fromEntries(
    values.map((value, at) => [
      `2026-${String(at + 1).padStart(2, '0')}`,
      { average_order_value: value, repeat_purchase_rate: value / 10_000, total_orders: 700 },
    ]),
  );

const shelf: Shelf = {
  '': { '': whole },
  product: {
    Kurta: {
      units_sold: 280,
      gross_sales: 280_000,
      inventory_available: 40,
      days_of_cover: 4,
      units_returned: 70,
      gross_margin: 0.5,
    },
    Saree: {
      units_sold: 14,
      gross_sales: 42_000,
      inventory_available: 300,
      days_of_cover: 600,
      gross_profit: 20_000,
      net_sales: 40_000,
      inventory_value: 500_000,
      gross_margin: 0.5,
    },
    Jhumka: {
      units_sold: 90,
      gross_sales: 36_000,
      inventory_available: 400,
      days_of_cover: 60,
      gross_profit: 24_000,
      net_sales: 34_000,
      gross_margin: 0.7,
    },
  },
  campaign: {
    Brand: {
      google_ads_cost: 40_000,
      google_ads_conversion_value: 400_000,
      google_ads_roas: 10,
      google_ads_search_lost_to_budget: 0.5,
    },
    Video: { google_ads_cost: 30_000, google_ads_conversion_value: 15_000, google_ads_roas: 0.5 },
  },
  search_term: { 'kurta pdf': { google_ads_cost: 5000, google_ads_conversions: 0, google_ads_conversion_value: 0 } },
  discount_code: {
    VIP: { total_orders: 200, discounts: 150_000, gross_sales: 500_000, average_order_value: 800 },
    HELLO: { total_orders: 90, discounts: 9000, gross_sales: 100_000, average_order_value: 1290 },
  },
  month: months([1300, 1400, 1500, 1350, 1450, 1600, 1550, 1380]),
  'order_tag=COD': { '': { total_orders: 280, units_sold: 400, units_returned: 60, gross_sales: 400_000 } },
  'order_tag=COD/month': months([1, 1, 1]),
  city: { Surat: { total_orders: 80 }, Mumbai: { total_orders: 300 } },
  'order_tag=COD/city': { Surat: { total_orders: 70 }, Mumbai: { total_orders: 90 } },
  landing_page: { '/look': { store_sessions: 5000, sessions_that_completed_checkout: 10 } },
  customer_group: { 'At risk': { customers: 1000 }, Champions: { customers: 900 } },
  traffic_channel: { email: { store_sessions: 2000, sessions_that_completed_checkout: 80 } },
  'customer_type=Returning': { '': { average_order_value: 1500 } },
};

function answer(request: MetricRequest): MetricResult {
  const [dimension = ''] = request.by ?? [];
  const kept = (request.where ?? []).map(({ dimension: of, is = [] }) => `${of}=${is.join('+')}`).join('&');
  const place = [kept, dimension].filter(Boolean).join('/');
  const rows = Object.entries(shelf[place] ?? {}).map(([label, figures]) => ({
    by: dimension === '' ? {} : { [dimension]: label },
    values: Object.fromEntries(request.metrics.map(key => [key, { value: figures[key] ?? null }])),
  }));
  return { request, rows, issues: [], sources: [], currency: 'INR' };
}

const nothing: Ask = { metrics: [], by: [], filters: [], bounds: [] };
const onDelivery: AskedFilter = {
  options: [{ dimension: 'order_tag', values: ['COD'] }],
  not: false,
  text: 'cod',
  concept: 'cod',
};

function advised(subject: AdviceSubject, filters: AskedFilter[] = [], connected = kesarLane.connected) {
  const context = adviceContext({ ...kesarLane, connected }, { ...nothing, filters });
  const plan = planAdvice(subject, context);
  const results = plan.requests.map(answer);
  const { suggestions, verdict } = suggestionsFrom(plan, results, context);
  return { opening: openingFrom(plan, results, context), suggestions, verdict, plan };
}

/** In two digits, as this test writes them: thousands in full, lakhs in words. */
function inTwoDigits(value: number): string {
  const rounded = Number(value.toPrecision(2));
  return rounded >= 100_000 ? `₹${rounded / 100_000} lakh` : `₹${rounded.toLocaleString('en-IN')}`;
}
const between = (low: number, high: number): string => `${inTwoDigits(low)} to ${inTwoDigits(high)}`;

const cases: { name: string; subject: AdviceSubject; filters?: AskedFilter[]; act: string; brings: string }[] = [
  { name: 'what a campaign lost, up to all it cost', subject: 'cut', act: 'Stop or rework Video', brings: between(30_000 - 15_000 * 0.5, 30_000) },
  { name: 'half to all searches missed for want of budget', subject: 'raise', act: 'Raise the budget of Brand', brings: between((40_000 * (0.5 / 0.5) * (10 * 0.5 - 1)) / 2, 40_000 * 1 * 4) },
  { name: 'a search that sells nothing', subject: 'keywords', act: 'Exclude searches for "kurta pdf"', brings: inTwoDigits(5000) },
  { name: 'a code, if half or all buy without it', subject: 'codes', act: 'End or limit VIP', brings: between(75_000, 150_000) },
  { name: 'baskets below the usual', subject: 'order-value', act: 'Let VIP hold only from a basket of ₹1,300', brings: between((500 * 200) / 2, 500 * 200) },
  { name: 'a small thing beside every twentieth to tenth basket', subject: 'order-value', act: 'Offer Jhumka beside every basket', brings: between(0.05 * 400 * 400, 0.1 * 400 * 400) },
  { name: 'a lower price, as long as nobody more buys', subject: 'price-cut', act: 'At 5% less (₹950 before tax) Kurta has to sell 11.1% more to earn the same', brings: inTwoDigits(0.05 * 280 * 1000) },
  { name: 'what would be missing in four weeks', subject: 'reorder', act: 'Reorder about 260 of Kurta', brings: between((10 * 1000 * 24) / 2, 10 * 1000 * 24) },
  { name: 'from the cost that lies to the price less a fifth', subject: 'markdown', act: 'Clear Saree at 20% off', brings: between(500_000, 0.8 * 3000 * 300) },
  { name: 'half to all of the way to usual returns', subject: 'returns', act: 'Look into the returns of Kurta', brings: between(((70 - 280 * 0.08) / 2) * 1000, (70 - 280 * 0.08) * 1000) },
  { name: 'every twentieth to tenth basket left', subject: 'checkout', act: 'Remind those who left at the checkout', brings: between(12_500, 25_000) },
  { name: 'a page that sells nothing', subject: 'conversion', act: 'Put products on /look', brings: between(((5000 * 0.02 - 10) / 2) * 1300, (5000 * 0.02 - 10) * 1300) },
  { name: 'COD that comes back oftener', subject: 'cod', filters: [onDelivery], act: 'Give COD buyers a reason to pay ahead', brings: between(0.1 * 280 * (60 / 400 - 20 / 600) * (400_000 / 280), 0.2 * 280 * (60 / 400 - 20 / 600) * (400_000 / 280)) },
  { name: 'a city of COD', subject: 'cod', filters: [onDelivery], act: 'Begin in Surat', brings: between(0.5 * (70 - 80 * 0.4) * (60 / 400 - 20 / 600) * (400_000 / 280), (70 - 80 * 0.4) * (60 / 400 - 20 / 600) * (400_000 / 280)) },
  { name: 'customers who stopped', subject: 'repeat', act: 'Write to the 1,000 customers Shopify calls "At risk"', brings: between(0.1 * 1000 * 0.04 * 1500, 0.2 * 1000 * 0.04 * 1500) },
  // August's new customers have had too little time: of seven months the middle one is 14.5%.
  { name: 'second orders as in the best month', subject: 'repeat', act: 'Write to new customers', brings: between((400 * (0.16 - 0.145) * 1500) / 2, 400 * (0.16 - 0.145) * 1500) },
  { name: 'a higher price, if half of those who may leave do, or none', subject: 'price', act: 'Try Kurta at 5% more', brings: between(280 * (1 - 0.05 / 0.55 / 2) * 1000 * 0.55 - 280 * 1000 * 0.5, 280 * 1000 * 0.05) },
  { name: 'what free shipping gives up', subject: 'shipping', act: 'Keep free shipping to baskets above ₹1,300', brings: `costs ${inTwoDigits(65_000)}` },
]; // prettier-ignore
for (const { name, subject, filters, act, brings } of cases) {
  test(`${subject}: ${name}`, () => {
    const { suggestions } = advised(subject, filters);
    const found = suggestions.find(each => each.act.startsWith(act));
    assert.ok(found, suggestions.map(each => each.act).join('\n'));
    assert.ok(found.brings.includes(brings), `${found.brings} should hold ${brings}`);
    assert.match(found.because, /\d/);
  });
}

test('how a figure stands: its months, and what a usual and the best of them would bring', () => {
  const { opening } = advised('order-value');
  // 700 orders; now 1300; the middle of eight months lies between 1400 and 1450.
  assert.match(opening ?? '', /: ₹1,300; in the months of the last year ₹1,300 to ₹1,600\./);
  assert.ok(
    opening?.includes(
      `usual month it would bring ${inTwoDigits(125 * 700)} more in four weeks, as in the best ${inTwoDigits(300 * 700)}`,
    ),
  );
});

test('the first answer is about what was asked, whatever else has more money in it', () => {
  assert.deepEqual(advised('raise').verdict?.side, 'for');
  assert.deepEqual(advised('cut').verdict?.side, 'against');
  assert.equal(advised('general').verdict, undefined);
});

test('each rule speaks before one speaks twice, and there are at most three', () => {
  const acts = advised('order-value').suggestions.map(({ act }) => act.split(' ')[0]);
  assert.deepEqual(acts, ['Let', 'Offer']);
  assert.equal(advised('general').suggestions.length, 3);
});

test('what is not connected is said and not guessed', () => {
  const { plan } = advised('cut', [], ['shopify']);
  assert.deepEqual([plan.requests, plan.missing], [[], ['google_ads', 'meta']]);
  assert.ok(advised('general', [], ['shopify']).suggestions.every(({ act }) => !act.includes('Video')));
});

test('a rule that knows nothing of what the question keeps to is silent', () => {
  const onMobile: AskedFilter = { options: [{ dimension: 'device', values: ['mobile'] }], not: false, text: 'mobile' };
  const { plan } = advised('general', [onMobile]);
  const whole = plan.requests.filter(({ where = [] }) => where.length === 0).flatMap(({ metrics }) => metrics);
  // Only what one order is worth, and what of it is left, is known of no device.
  assert.deepEqual(new Set(whole), new Set(['average_order_value', 'gross_margin']));
});

test('the same figures are asked for once', () => {
  const { plan } = advised('campaigns');
  assert.equal(new Set(plan.requests.map(each => JSON.stringify(each))).size, plan.requests.length);
});

test('all of the shop is no place', () => {
  const { opening, suggestions } = advised('place');
  assert.equal(opening, undefined);
  assert.ok(suggestions.every(({ act }) => !/visits/.test(act)));
});

test('goods that lie still are told at their cost on the last day that is valued, or at their price alone', () => {
  const context = adviceContext(kesarLane, nothing);
  const plan = planAdvice('markdown', context);
  const valued = plan.requests.find(({ metrics }) => metrics.includes('inventory_value'));
  assert.equal(valued?.period.to, '2026-11-18');
  const results = plan.requests.map(request => ({ ...answer(request), ...(request === valued ? { rows: [] } : {}) }));
  const found = suggestionsFrom(plan, results, context).suggestions.find(({ act }) => act.startsWith('Clear Saree'));
  const price = inTwoDigits(0.8 * 3000 * 300);
  assert.equal(found?.brings, `It frees up to ${price} at its reduced price; what it cost is not known`);
});

test('nobody has to end a code that nobody used in the last week', () => {
  const context = adviceContext(kesarLane, nothing);
  const plan = planAdvice('codes', context);
  const endedIn = (isUsed: (request: MetricRequest) => boolean): boolean => {
    const results = plan.requests.map(request =>
      isUsed(request) ? answer(request) : { ...answer(request), rows: [] },
    );
    return suggestionsFrom(plan, results, context).suggestions.some(({ act }) => act.startsWith('End or limit VIP'));
  };
  const isOfLastWeek = ({ period }: MetricRequest): boolean => period.from > context.period.from;
  assert.ok(endedIn(() => true));
  assert.ok(!endedIn(request => !isOfLastWeek(request)));
});

test('colours that were asked about are named with the product', () => {
  const white: AskedFilter = {
    options: [{ dimension: 'variant', values: ['Kurta - White / S', 'Kurta - White / M'] }],
    not: false,
    text: 'white',
  };
  const context = adviceContext(kesarLane, { ...nothing, filters: [white] });
  const plan = planAdvice('reorder', context);
  const results = plan.requests.map(request => ({ ...answer({ ...request, where: [] }), request }));
  assert.match(
    suggestionsFrom(plan, results, context).suggestions[0]?.act ?? '',
    /^Reorder about 260 of Kurta, White for/,
  );
});

test('what is not connected is said, and takes no suggestion away', async () => {
  const { response } = await askMadeUpStore('where to cut ads', [], {
    ...kesarLane,
    connected: ['shopify', 'google_ads'],
  });
  assert.match(response, /Meta Ads is not connected, so nothing here rests on it\./);
});
