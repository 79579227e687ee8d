/** A reader with a pattern that never comes to an end: what the real one may have without anybody knowing. */
import { parentPort } from 'node:worker_threads';
import type { ReadingDone, ReadingTask } from '../src/features/chat/reading-thread.ts';

/** Tries every way to cut the letters. */
const endless = /^(a+)+$/;

/** Read for ever. */
export const neverRead = `${'a'.repeat(60)}!`;

parentPort?.on('message', ({ toRead }: ReadingTask) => {
  const kind = endless.test(toRead.text) ? 'help' : 'thanks';
  tell({ understood: { intent: { act: 'chat', kind }, wantsNames: false }, usedMs: usedMs() });
});
tell({ isReady: true, usedMs: usedMs() });

function tell(done: ReadingDone): void {
  parentPort?.postMessage(done, []);
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
