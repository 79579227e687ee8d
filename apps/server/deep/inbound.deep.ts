/** A busy minute of WhatsApp's notices, while a worker of its own answers what people wrote. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInboundStorm } from './inbound.ts';

test('240 notices a second: each message answered once, each notice acknowledged at once', async t => {
  const { storm, times, ofForged, p99 } = await runInboundStorm(t, { seconds: 60, perSecond: 240 });
  t.diagnostic(
    `${storm.notices} notices of ${times.length} messages, ${storm.forged} forged; acknowledged within ${p99.toFixed(1)} ms (p99)`,
  );
  assert.equal(storm.wrong, 0);
  assert.deepEqual([new Set(times), ofForged], [new Set([1]), 0]);
  assert.ok(p99 <= 100, `The p99 was ${p99.toFixed(1)} ms.`);
});
