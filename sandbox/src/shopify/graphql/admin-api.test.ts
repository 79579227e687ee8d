import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHOP, startPlatform } from '../test-platform.ts';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
  extensions: { cost: Cost; shopifyqlCost?: Record<string, unknown>; search?: unknown[] };
}
interface Cost {
  requestedQueryCost: number;
  actualQueryCost: number | null;
  throttleStatus: { maximumAvailable: number; currentlyAvailable: number; restoreRate: number };
}

const read = async (response: Response) => (await response.json()) as Answer;

test('the shop is told in its own words', async t => {
  const platform = await startPlatform(t);
  const { access_token: token } = await platform.install();
  const query = `query ShopInfo { shop {
    id name myshopifyDomain email contactEmail ianaTimezone timezoneOffsetMinutes currencyCode
    enabledPresentmentCurrencies taxesIncluded primaryDomain { host url }
    shopAddress { countryCodeV2 country provinceCode city }
    plan { publicDisplayName shopifyPlus partnerDevelopment } createdAt } }`;
  const { data } = await read(await platform.graphql(token, { query }));
  const shop = data?.shop as Record<string, unknown>;
  assert.equal(shop.myshopifyDomain, SHOP);
  assert.equal(shop.timezoneOffsetMinutes, 330);
  assert.equal(shop.currencyCode, 'INR');
  assert.equal(shop.taxesIncluded, true);
});

test('without a valid token `errors` is a text', async t => {
  const platform = await startPlatform(t);
  const response = await platform.graphql('shpat_unknown', { query: '{ shop { name } }' });
  assert.equal(response.status, 401);
  assert.equal(typeof ((await response.json()) as { errors: unknown }).errors, 'string');
});
