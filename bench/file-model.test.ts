/** The protocol of files: a request is written once, its answer waited for, and kept for the next run. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileModel } from './file-model.ts';

test('a request is a file, and so is its answer', async t => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tillsight-file-model-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const call = {
    instructions: 'Say a word.',
    data: '{"question":"x"}',
    form: { name: 'trial', schema: {} },
    mostTokens: 9,
  };
  const complete = fileModel(folder);
  const waiting = complete(call);
  const [asked = ''] = readdirSync(folder).filter(file => file.endsWith('.ask.json'));
  assert.equal(readFileSync(path.join(folder, asked), 'utf8'), call.data);
  assert.equal(readFileSync(path.join(folder, 'instructions.txt'), 'utf8'), 'Say a word.');
  writeFileSync(path.join(folder, asked.replace('.ask.', '.answer.')), '{"word":"yes"}');
  assert.deepEqual(await waiting, { written: { word: 'yes' }, tokens: { read: 8, written: 4 } });
  assert.deepEqual(await complete(call), await waiting);
  writeFileSync(path.join(folder, asked.replace('.ask.', '.answer.')), 'no');
  assert.deepEqual(await complete(call), { failure: 'It wrote no JSON.', tokens: { read: 8, written: 1 } });
});
