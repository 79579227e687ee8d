/** A killed server whose parent never asks how it ended stays in the system's table, and must not count as the folder's owner. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { startOwnProcess, statusOf, turn } from './own-process.ts';

test('it does not keep its successor from starting', async t => {
  const first = await startOwnProcess(t, { isUncollected: true });
  process.kill(first.pid, 'SIGKILL');
  while (!/\) Z /.test(await readFile(`/proc/${first.pid}/stat`, 'utf8'))) await turn();
  const second = await startOwnProcess(t, { dataDir: first.dataDir });
  assert.notEqual(second.pid, first.pid);
  assert.equal(await statusOf(`${second.url}/api/v1/ready/`), 200);
});
