import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainName } from './plain-name.ts';

const names: [name: string, plain: string][] = [
  ['Linen Kurta', 'Linen Kurta'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['\u2066Silk\u2069 \u200FSaree\u200E', 'Silk Saree'],
  ['Pay\u200Bpal\uFEFF', 'Paypal'],
  ['https://evil.example/pay', 'https: // evil.example/pay'],
  ['क्\u200Dष', 'क्\u200Dष'],
];

test('a name shows what it is and leads nowhere', () => {
  for (const [name, plain] of names) assert.equal(plainName(name), plain);
});
