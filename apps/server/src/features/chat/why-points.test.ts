/** A "why" leaves a shop its minute: the sandbox counts what each one takes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSampled } from '@tillsight/assistant/sampled';
import { pointsOfWhy, whyStretches } from '../../../../../bench/why-points.ts';

/** Beside all other tests one question of each stretch, on one day. */
const stretches = isSampled
  ? whyStretches.map(stretch => ({ ...stretch, questions: stretch.questions.slice(0, 1) }))
  : whyStretches;

for (const stretch of stretches) {
  test(`why of ${stretch.name} takes at most ${stretch.most} points`, async () => {
    const { question, points } = await pointsOfWhy(stretch, isSampled ? 1 : undefined);
    assert.ok(points > 0 && points <= stretch.most, `"${question}" took ${points}.`);
  });
}
