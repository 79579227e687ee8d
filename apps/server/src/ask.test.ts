import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { wholeTest } from '@tillsight/assistant/sampled';
import { bareEnvironment } from '../test/bare-environment.ts';

const now = '2026-11-20T11:30:00+05:30';

type Said = { code: number | null; lines: string[]; errors: string };

function ask(parameters: string[], input = '', { flags = [] as string[], folder = tmpdir() } = {}): Promise<Said> {
  const file = path.join(import.meta.dirname, 'ask.ts');
  const env = bareEnvironment({ TMPDIR: folder, DATA_DIR: tmpdir() });
  const child = spawn(process.execPath, [...flags, file, ...parameters], { env });
  let [text, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdin.end(input);
  return new Promise(resolve =>
    child.once('close', code => resolve({ code, errors, lines: text.split('\n').filter(line => line !== '') })),
  );
}

test('npm run ask: a file of questions, in order, threads apart, at a fixed clock', async () => {
  const questions = [
    { id: 'a', question: 'How many orders did we get yesterday?', thread: 'one' },
    { id: 'b', question: 'Hello!' },
    { id: 3, question: 'and the day before?', thread: 'one' },
  ];
  const input = questions.map(line => JSON.stringify(line)).join('\n\n');
  const { code, lines, errors } = await ask(['--now', now, '--json', '--file', '-'], input);
  assert.deepEqual([code, errors], [0, '']);
  const answers = lines.map(line => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(
    answers.map(({ id }) => id),
    ['a', 'b', '3'],
  );
  for (const answer of answers) {
    assert.deepEqual(Object.keys(answer), [
      'id',
      'behaviour',
      'requests',
      'values',
      'alternatives',
      'response',
      'metrics_included',
      'is_business_related',
      'ms',
    ]);
  }
  const [first, second, third] = answers as { requests: { period: { from: string } }[]; values: { value: number }[] }[];
  assert.equal(first?.requests[0]?.period.from, '2026-11-19');
  assert.ok((first?.values[0]?.value ?? 0) > 0);
  assert.deepEqual(second?.requests, []);
  assert.equal(third?.requests[0]?.period.from, '2026-11-18');
});

test('npm run ask: what cannot be asked is said in a sentence', async () => {
  const cases: [parameters: string[], input: string, sentence: RegExp][] = [
    [[], '', /^Please ask something/],
    [['--now', 'yesterday', 'sales?'], '', /^NOW must be an instant/],
    [['--file', '-'], '{"id":1}', /^Line 1 is no JSON object with a question\.$/m],
    [['--file', '-'], 'not json', /^Line 1 is no JSON object/],
    [['--file', '/no/such/file'], '', /no such file/],
    [['--unknown'], '', /unknown/i],
  ];
  for (const [parameters, input, sentence] of cases) {
    const { code, lines, errors } = await ask(parameters, input);
    assert.deepEqual([code, lines], [1, []], parameters.join(' '));
    assert.match(errors, sentence);
  }
});

wholeTest('npm run ask: a product that cannot start is told, and nothing of it stays', async t => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ask-test-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const planted = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (url.endsWith('/server/src/app.ts')) throw new Error('The server is broken.');
      return next(url, context);
    } });`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(planted)}`];
  const { code, lines, errors } = await ask(['--now', now, 'sales yesterday'], '', { flags, folder });
  assert.deepEqual([code, lines, errors], [1, [], 'The server is broken.\n']);
  assert.deepEqual(await readdir(folder), []);
});

wholeTest('npm run ask: --explain tells how a question was read', async () => {
  const { code, lines } = await ask(['--now', now, '--explain', 'no rush, but orders by city last week, zorblax']);
  assert.equal(code, 0);
  const text = lines.join('\n');
  for (const said of [
    /Without its frame: orders by city last week, zorblax/,
    /city: the split/,
    /orders: the figure/,
    /Found no place: zorblax/,
  ])
    assert.match(text, said);
});
