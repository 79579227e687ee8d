// Loaded into every process the start script makes: standard input is a pipe to the start script, and when it ends,
// however the start script died, this process ends too, in the orderly way.
// A thread of such a process loads it as well and has an empty standard input of its own, which says nothing about the parent.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.on('error', () => process.kill(process.pid, 'SIGTERM'));
  process.stdin.resume();
  process.stdin.unref?.();
}
