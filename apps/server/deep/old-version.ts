/** The worker as it was before sending was changed last, taken from the repository's history. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..', '..', '..');
const server = path.join('apps', 'server');
const script = path.join(server, 'deep', 'worker.ts');
/** What a worker does when it sends. */
const sending = ['jobs.ts', 'infra/heartbeat.ts', 'infra/batch.ts', 'features/reports', 'features/whatsapp'];
const run = promisify(execFile);

/** Its script in a folder of its own; null where there is no history. OLD_VERSION may name another commit. */
export async function oldWorker(t: TestContext): Promise<string | null> {
  const places = sending.map(place => path.join(server, 'src', place));
  const changed = ['log', '-1', '--format=%P', '--', ...places, ':(exclude)*.test.ts'];
  const { stdout } = await run('git', changed, { cwd: root }).catch(() => ({ stdout: '' }));
  const commit = process.env.OLD_VERSION ?? stdout.trim().split(' ')[0] ?? '';
  if (commit === '') return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'tillsight-old-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const archive = path.join(folder, 'old.tar');
  await run('git', ['archive', '--output', archive, commit, 'apps/server', 'packages', 'sandbox', 'package.json'], {
    cwd: root,
  });
  await run('tar', ['-xf', archive, '-C', folder]);
  await linkModules(path.join(folder, 'node_modules'));
  return path.join(folder, script);
}

/** The libraries are shared; our own packages are the old ones. */
async function linkModules(modules: string): Promise<void> {
  const ours = '@tillsight';
  const known = path.join(root, 'node_modules');
  await mkdir(path.join(modules, ours), { recursive: true });
  for (const name of await readdir(known)) {
    if (name !== ours) await symlink(path.join(known, name), path.join(modules, name));
  }
  for (const name of await readdir(path.join(known, ours))) {
    await symlink(await readlink(path.join(known, ours, name)), path.join(modules, ours, name));
  }
}
