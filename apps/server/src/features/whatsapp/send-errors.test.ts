import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remedyFor } from './send-errors.ts';

test('remedyFor: every code of the sheet, one by one', () => {
  const table: [codes: number[], act: string, mark: string | undefined, isAlarm: boolean][] = [
    [[1, 2, 131_000, 131_016, 133_004, 131_057], 'again', undefined, false],
    [[4, 80_007, 130_429], 'slow', undefined, false],
    [[131_056], 'pair', undefined, false],
    [[131_047], 'template', undefined, false],
    [[131_026], 'other-way', 'unreachable', false],
    [[137_000], 'other-way', 'doubt-phone', false],
    [[131_021, 131_030, 130_403, 131_050, 131_049, 130_472, 131_062], 'other-way', undefined, false],
    [[131_048, 131_064, 368, 131_031, 130_497, 131_042, 131_037], 'other-way', 'hold-number', true],
    [[190, 0, 10, 200, 250, 299, 131_005, 133_010, 131_045], 'other-way', 'hold-number', true],
    [[132_001, 132_007, 132_015, 132_016, 131_063], 'other-way', 'hold-templates', true],
    [[100, 131_008, 131_009, 131_051, 131_052, 131_053, 132_000, 132_005, 132_012, 132_018], 'other-way', undefined, true],
    [[999_999, -404, 300, 199], 'other-way', undefined, true],
  ]; // prettier-ignore
  for (const [codes, act, mark, isAlarm] of table) {
    for (const code of codes) {
      const remedy = remedyFor(code);
      assert.deepEqual([remedy.act, remedy.mark, remedy.isAlarm ?? false], [act, mark, isAlarm], `${code}`);
      assert.match(remedy.words, /\.$/);
    }
  }
});
