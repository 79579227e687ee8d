/** A web app as far as the server sees it: a finished page, the shell, and one asset. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';

export async function smallWebApp(t: Pick<TestContext, 'after'>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tillsight-web-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<title>landing</title>');
  await writeFile(path.join(folder, 'app.html'), '<title>shell</title>');
  await writeFile(path.join(folder, 'assets', 'main-abc123.js'), 'export {};');
  return folder;
}
