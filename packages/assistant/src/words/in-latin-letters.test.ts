import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLatinLetters } from './in-latin-letters.ts';

const typed: [devanagari: string, latin: string][] = [
  ['कल कितने बिके', 'kal kitne bike'],
  ['हर दिन औसतन कितने आते हैं', 'har din ausatan kitne aate hain'],
  ['दुकान में जो पड़ा है', 'dukaan me jo pada hai'],
  ['सबसे ज़्यादा वापस आया', 'sabse zyada wapas aaya'],
];

test('Hindi in Devanagari is spelled as people type it in Latin letters', () => {
  for (const [devanagari, latin] of typed) assert.equal(inLatinLetters(devanagari, undefined), latin);
  assert.equal(inLatinLetters('orders kal ke', undefined), undefined);
});
