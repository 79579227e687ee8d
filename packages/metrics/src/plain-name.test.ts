import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainName, plainText, plainTexts, unlinked } from './plain-name.ts';

const names: [name: string, plain: string][] = [
  ['Linen Kurta', 'Linen Kurta'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['\u2066Silk\u2069 \u200FSaree\u200E', 'Silk Saree'],
  ['Pay\u200Bpal\uFEFF', 'Paypal'],
  ['https://evil.example/pay', 'https: // evil.example/pay'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['Silk\u00ADSaree\u{E0041}', 'SilkSaree'],
  [' Two\r\nlines\u0000 ', 'Two lines'],
  ['\u202E', ''],
  ['₹'.repeat(101), '₹'.repeat(100)],
];

test('a name shows what it is and leads nowhere', () => {
  for (const [name, plain] of names) assert.equal(plainName(name), plain);
});

test('a text with names in it keeps its lines', () => {
  assert.equal(plainText('1. \u202Egnp.exe\n2. http://evil.example'), '1. gnp.exe\n2. http: // evil.example');
});

test('every text within an answer is plain, and the rest is as it was', () => {
  const chart = { kind: 'bars', values: [1, null], rows: [{ label: '\u202Egnp.exe' }], band: undefined };
  assert.deepEqual(plainTexts(chart), { ...chart, rows: [{ label: 'gnp.exe' }] });
});

test('no chat makes a link of a name', () => {
  const unchanged = ['₹1.25 lakh', '4.20x', 'No. 7', 'Sold out. Again.', 'at 5.p.m.', 'See https://our.example/x.y'];
  for (const text of unchanged) assert.equal(unlinked(text), text);
  assert.equal(
    unlinked('evil.example/pay and www.shop.co.in'),
    'evil.\u2060example/pay and www.\u2060shop.\u2060co.\u2060in',
  );
});
