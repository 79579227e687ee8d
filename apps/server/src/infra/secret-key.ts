import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The master key: as configured, or one made once and kept where only we may read it. */
export async function masterKey(dataDir: string, configured: Buffer | undefined): Promise<Buffer> {
  if (configured !== undefined) return configured;
  const file = path.join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true });
  // 'wx': of several processes starting at once exactly one writes it.
  await writeFile(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' }).catch(ignoreExisting);
  await chmod(file, 0o600);
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes.`);
  return key;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
