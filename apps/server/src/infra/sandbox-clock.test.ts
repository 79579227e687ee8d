import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startSandbox } from '@tillsight/sandbox/sandbox';
import { systemClock } from './clock.ts';
import { createLog } from './log.ts';
import { followSandboxClock } from './sandbox-clock.ts';

const day = 24 * 60 * 60_000;
const small = { scale: 0.05, months: 1, events: [] };

test('the clock follows the sandbox: ahead, standing still and back, and outlives it', async t => {
  const sandbox = await startSandbox({ world: small });
  const clock = followSandboxClock(sandbox.url, createLog('silent'));
  let closed = false;
  const close = async () => {
    if (!closed) await sandbox.close();
    closed = true;
  };
  t.after(async () => {
    await clock.stop();
    await close();
  });
  const moves: (() => void)[] = [];
  clock.onMove(() => moves.shift()?.());
  const moved = async (now: string | number | null, runsOn: boolean) => {
    const told = new Promise<void>(resolve => moves.push(resolve));
    sandbox.control.setClock(now, runsOn);
    await told;
  };
  const isNear = (expected: number) =>
    assert.ok(Math.abs(clock.now() - expected) < 2_000, `${clock.now()} ${expected}`);
  isNear(systemClock());
  await moved(systemClock() + 2 * day, true);
  isNear(systemClock() + 2 * day);
  await moved('2026-11-25T10:00:00+05:30', false);
  assert.equal(clock.now(), Date.parse('2026-11-25T10:00:00+05:30'));
  await moved(null, false);
  isNear(systemClock());
  await moved(systemClock() - day, true);
  await close();
  isNear(systemClock() - day);
});
