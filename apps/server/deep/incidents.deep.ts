/** Whether what is unusual is seen, and what is not is left alone. Thresholds were chosen with other seeds than these. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursOf, tryOut } from './incidents.ts';

test('forty incidents in two years of the demonstration, and forty quiet weeks', t => {
  const tried = tryOut(hoursOf(undefined), 20_261_124, { incidents: 40, weeks: 40 });
  t.diagnostic(JSON.stringify(tried));
  assert.ok(tried.found >= 36, `${tried.found} of 40 found within two hours`);
  for (const [metric, often] of Object.entries(tried.perMonth))
    assert.ok(often <= 1, `${often} false alarms a month of ${metric}`);
});
