import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storeDomain } from './store-domain.ts';

test('a store domain ends with the suffix of hosted stores', () => {
  const cases: [string, string | null][] = [
    ['kesar-lane.myshopify.com', 'kesar-lane.myshopify.com'],
    ['  Kesar-Lane.MyShopify.com ', 'kesar-lane.myshopify.com'],
    ['https://kesar-lane.myshopify.com/admin?x=1', 'kesar-lane.myshopify.com'],
    ['', null],
    ['   ', null],
    ['.myshopify.com', null],
    ['kesar-lane', null],
    ['kesarlane.example', null],
    ['kesar-lane.myshopify.com.evil.example', null],
    ['https://evil.example/kesar-lane.myshopify.com', null],
  ];
  for (const [typed, expected] of cases) assert.equal(storeDomain(typed), expected, typed);
});
