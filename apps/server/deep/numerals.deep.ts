/** Every number of every reply of the evaluation, from the live figures of the demonstration store, is traced to a result. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kesarLaneNames } from '@tillsight/assistant/merchant-of-the-tests';
import { evaluationQuestions, traceAll } from '@tillsight/assistant/traced-numerals';
import { startSandboxShop } from '../../../bench/sandbox-shop.ts';

const asked = evaluationQuestions();

test(
  'numerals of the evaluation',
  { skip: asked.length === 0 && 'The questions of the evaluation are not here.' },
  async t => {
    const { shop, run, close } = await startSandboxShop({ now: '2026-11-20T11:30:00+05:30', google: true });
    t.after(close);
    const { all, wrong } = await traceAll(asked, { shop, run, names: kesarLaneNames });
    assert.deepEqual(wrong, []);
    t.diagnostic(
      `${all.length} replies, ${all.flatMap(({ reply }) => reply.response.match(/\d[\d,.]*/g) ?? []).length} numbers`,
    );
  },
);
