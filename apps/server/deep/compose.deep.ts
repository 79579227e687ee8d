/** `compose.yaml` against the schema of the Compose specification, by a linter that carries it. It is installed in a folder of its own. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import * as z from 'zod';
import { composeFile } from '../test/compose.ts';

const run = promisify(execFile);
let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tillsight-compose-'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  await run('npm', ['install', ...quiet, 'dclint@3.1.0'], { cwd: folder });
  await cp(composeFile, path.join(folder, 'compose.yaml'));
});
after(() => rm(folder, { recursive: true, force: true }));

const Findings = z.array(
  z.object({ messages: z.array(z.object({ rule: z.string(), type: z.string(), message: z.string() })) }),
);

/** What a linter says of order and taste is not asked for, and the images are named by tag for a reason that stands in the guide. */
async function findings(): Promise<string[]> {
  const linter = path.join(folder, 'node_modules', '.bin', 'dclint');
  const linted = await run(process.execPath, [linter, '--formatter', 'json', 'compose.yaml'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  return Findings.parse(JSON.parse(linted.stdout)).flatMap(({ messages }) =>
    messages.filter(({ type }) => type === 'error').map(({ rule, message }) => `${rule}: ${message}`),
  );
}

test('it is what the Compose specification says', async () => {
  assert.deepEqual(await findings(), []);
});

test('a misspelt key would be found', async () => {
  const text = await readFile(composeFile, 'utf8');
  await writeFile(path.join(folder, 'compose.yaml'), text.replace('stop_grace_period:', 'stop_grace_periods:'));
  assert.match((await findings()).join(), /invalid-schema: .*must NOT have additional properties/);
});
