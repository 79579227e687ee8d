/**
 * How much source each process loads before it is ready, since that decides how long a start takes and how much memory it needs.
 * In kilobytes, so that a long file may be split, and what comes along unseen with a package is not.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Packages that must load with their first use, not with the process. */
const late = [
  '@ai-sdk',
  'nodemailer',
  'qrcode',
  'libphonenumber-js',
  '@opentelemetry',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@zxcvbn-ts',
];

const server = (file: string) => pathToFileURL(path.join(import.meta.dirname, file)).href;

const processes: { role: string; files: string[]; mostKilobytes: number; without: string[] }[] = [
  {
    role: 'worker',
    files: [server('product.ts'), server('jobs.ts')],
    mostKilobytes: 5_950,
    without: [...late, 'fastify', '@fastify/static', 'packages/assistant/src/words'],
  },
  {
    role: 'web',
    files: [server('product.ts'), server('app.ts'), '@tillsight/assistant/answer-question'],
    mostKilobytes: 8_600,
    // What reads questions is loaded by its own thread, and with the first of them; what speaks with a model, where one is set.
    without: [
      ...late,
      'packages/assistant/src/reading',
      'packages/assistant/src/model',
      'packages/assistant/src/analyst',
    ],
  },
];

for (const { role, files, mostKilobytes, without } of processes) {
  test(`a ${role} process loads what it does and no more`, async () => {
    const loaded = await loadedBy(files);
    assert.ok(loaded.length > 300, `Only ${loaded.length} modules were counted.`);
    for (const part of without) {
      assert.deepEqual(
        loaded.filter(url => url.includes(`/${part}/`)),
        [],
        part,
      );
    }
    const kilobytes = loaded.reduce((sum, url) => sum + statSync(fileURLToPath(url)).size, 0) / 1_000;
    assert.ok(kilobytes <= mostKilobytes, `${kilobytes.toFixed(0)} kB, ${mostKilobytes} allowed`);
  });
}

async function loadedBy(files: string[]): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module';
    const seen = [];
    registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) });
    for (const file of ${JSON.stringify(files)}) await import(file);
    process.stdout.write(JSON.stringify(seen), () => process.exit(0));`;
  const parameters = ['--input-type=module', '-e', program];
  const cwd = import.meta.dirname;
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd, maxBuffer: 10_000_000 });
  return (JSON.parse(stdout) as string[]).filter(url => url.startsWith('file:'));
}
