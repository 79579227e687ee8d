/** Hashes and checks passwords in a thread of its own that gives way to every other: nobody who is in already waits for those who come. */
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';
import { giveWay } from '../../infra/give-way.ts';

export type PasswordTask = { password: string; cost: Options } | { password: string; stored: string };
export type PasswordDone = { result: string | boolean } | { error: unknown };

giveWay(10);

parentPort?.on('message', (task: PasswordTask) => {
  parentPort?.postMessage(done(task), []);
});

function done(task: PasswordTask): PasswordDone {
  try {
    return { result: 'cost' in task ? hashSync(task.password, task.cost) : verifySync(task.stored, task.password) };
  } catch (error) {
    return { error };
  }
}
