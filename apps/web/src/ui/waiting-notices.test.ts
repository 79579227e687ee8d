import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waiting } from './waiting-notices.ts';

test('notices wait for somebody to show them, in their order, and then pass at once', () => {
  let called = 0;
  const shown: string[] = [];
  waiting.add({ title: 'first' });
  waiting.whenAdded(() => called++);
  assert.equal(called, 1, 'something was waiting already');
  waiting.add({ title: 'second' });
  assert.equal(called, 2);
  const stop = waiting.handTo(({ title }) => shown.push(title));
  waiting.add({ title: 'third' });
  assert.deepEqual(shown, ['first', 'second', 'third']);
  stop();
  waiting.add({ title: 'fourth' });
  assert.equal(shown.length, 3);
});
