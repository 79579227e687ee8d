import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupedNumber } from './grouped-number.ts';

test('a number is read in the groups of its country, and left alone where it fits none', () => {
  const table: [number: string, read: string][] = [
    ['+919810012345', '+91 98100 12345'],
    ['+14155550123', '+1 415 555 0123'],
    ['+971501234567', '+971 50 123 4567'],
    ['+442079460018', '+442079460018'],
    ['+4915112345678', '+4915112345678'],
    ['+9198100', '+9198100'],
    ['98100 12345', '98100 12345'],
    ['', ''],
  ];
  for (const [number, read] of table) assert.equal(groupedNumber(number), read);
});
