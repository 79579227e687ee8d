/** A "why" leaves a shop its minute: the sandbox counts what each one takes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointsOfWhy, whyStretches } from '../../../../../bench/why-points.ts';

for (const stretch of whyStretches) {
  test(`why of ${stretch.name} takes at most ${stretch.most} points`, async () => {
    const { question, points } = await pointsOfWhy(stretch);
    assert.ok(points > 0 && points <= stretch.most, `"${question}" took ${points}.`);
  });
}
