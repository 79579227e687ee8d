import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOfTitle } from './variant-title.ts';

const titles: Record<string, [size: string | null, colour: string | null]> = {
  'Peach / M': ['M', 'Peach'],
  'M / Peach': ['M', 'Peach'],
  'Bottle  Green / XL': ['XL', 'Bottle Green'],
  XS: ['XS', null],
  xxl: ['XXL', null],
  '2XL': ['XXL', null],
  'XXXL / Red': ['3XL', 'Red'],
  '5XL': ['5XL', null],
  Medium: ['M', null],
  'Extra Large / Navy': ['XL', 'Navy'],
  'Free Size': ['Free Size', null],
  'freesize / Wine': ['Free Size', 'Wine'],
  'Free Size (up to 42) / Wine': ['Free Size', 'Wine'],
  'One Size': ['One Size', null],
  'S-M': ['S-M', null],
  'L/XL / Teal': ['L-XL', 'Teal'],
  'M (38) / Teal': ['M', 'Teal'],
  'Green / 2.4': ['2.4', 'Green'],
  '32': ['32', null],
  'Size 32 / Black': ['32', 'Black'],
  '36 - 38': ['36-38', null],
  'UK 6 / Tan': ['UK 6', 'Tan'],
  '6 uk': ['UK 6', null],
  'Multi / 4-6Y': ['4-6Y', 'Multi'],
  '4 to 6 Years': ['4-6Y', null],
  '4Y-6Y': ['4-6Y', null],
  '0-3 months': ['0-3M', null],
  '0-3M': ['0-3M', null],
  '200 ml': ['200 ml', null],
  '200ML / Rose': ['200 ml', 'Rose'],
  '40 cm': ['40 cm', null],
  '5.5 mtr': ['5.5 m', null],
  '250 gm': ['250 g', null],
  '90 x 108 inches / Indigo': ['90 x 108 in', 'Indigo'],
  '40x40': ['40 x 40', null],
  Single: ['Single', null],
  'King Size / Sage': ['King', 'Sage'],
  '32 / 34 / Blue': ['32 / 34', 'Blue'],
  Ruby: [null, 'Ruby'],
  'Rani Pink': [null, 'Rani Pink'],
  'Lemon / Cotton': [null, 'Lemon'],
  सफ़ेद: [null, 'सफ़ेद'],
  'Default Title': [null, null],
  'Set of 6': [null, null],
  'Pack of 2 / L': ['L', null],
  'With Blouse / Red': [null, 'Red'],
  Unstitched: [null, null],
  '2 pcs': [null, null],
  '': [null, null],
};

for (const [title, [size, colour]] of Object.entries(titles)) {
  test(`"${title}" is ${size ?? 'no size'} in ${colour ?? 'no colour'}`, () => {
    assert.deepEqual(partsOfTitle(title), { size, colour });
  });
}
