import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvOf, type CsvCell } from './csv.ts';

test('cells as spreadsheets read them', () => {
  const cases: [cell: CsvCell, written: string][] = [
    ['Kurta', 'Kurta'],
    ['Kurta, blue', '"Kurta, blue"'],
    ['14" lamp', '"14"" lamp"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' spaces ', '" spaces "'],
    ['₹ 1,200', '"₹ 1,200"'],
    ['', ''],
    [null, ''],
    [-12.5, '-12.5'],
    [1e21, '1e+21'],
    [0, '0'],
    [Number.NaN, ''],
    [Infinity, ''],
    ['كورتا', 'كورتا'],
  ];
  for (const [cell, written] of cases) assert.equal(csvOf([[cell]]), `\uFEFF${written}\r\n`, JSON.stringify(cell));
  assert.equal(
    csvOf([
      ['a', 1],
      ['b', null],
    ]),
    '\uFEFFa,1\r\nb,\r\n',
  );
});

test('nothing a store calls its products is carried out as a formula', () => {
  const hostile = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\0=1',
    '＝1',
    '=HYPERLINK("https://evil.example","x")',
    "=cmd|' /C calc'!A0",
  ];
  for (const cell of hostile) {
    const written = csvOf([[cell]]).slice(1, -2);
    assert.match(written, /^"?'/, JSON.stringify(cell));
  }
});
