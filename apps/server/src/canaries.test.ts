/** After a day of use nothing secret can be read where things are kept: not in the database, a waiting job or the log. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownValues } from '@tillsight/assistant/vocabulary/values';
import { readable, useProduct } from '../test/canaries.ts';
import { openWholeDatabase } from '../test/whole-database.ts';

test('passwords, tokens, questions and figures are nowhere at rest', async t => {
  const { server, log, prompts, canaries } = await useProduct(t);
  const database = await openWholeDatabase(t, server.databaseUrl);
  t.diagnostic(`${canaries.size} canaries: ${[...canaries.keys()].join('; ')}`);
  assert.deepEqual(
    [...canaries].filter(([, secret]) => secret.length < 6),
    [],
  );
  assert.ok(canaries.size >= 40, `Only ${canaries.size} canaries.`);
  const jobs = await database.query('select payload::text from graphile_worker._private_jobs');
  assert.ok(jobs.length > 0, 'A job waits: the mail about the changed password.');
  for (const { table, text } of await database.rows()) assert.deepEqual(readable(canaries, text), [], table);
  // What somebody asks is what the model reads, without the names in it; nothing else of theirs goes there.
  // Google's names of channels are everybody's: they stand in the values that any prompt lists.
  const ofEverybody = new Set(Object.values(knownValues).flatMap(values => values.flatMap(({ is }) => is)));
  const unasked = new Map(
    [...canaries].filter(([name, secret]) => !name.startsWith('the question') && !ofEverybody.has(secret)),
  );
  assert.ok(prompts.length > 0, 'The model was asked.');
  assert.deepEqual(readable(unasked, prompts.join('\n')), [], 'model prompts');
  assert.ok(log().includes('/api/v1/chatbot/ask/'));
  assert.deepEqual(readable(canaries, log()), []);
  assert.doesNotMatch(log(), /canary@shop\.example|Canary Person/, 'Nor does the log name anybody.');
  assert.deepEqual(readable(new Map([['x', 'A-Canary-Word']]), Buffer.from('+A-Canary-Word+').toString('base64')), [
    'x',
  ]);
});
