/** The master keys: as configured, or made here and kept where only we may read them. */
import { randomBytes } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The first one seals; all of them open. */
export type MasterKeys = readonly [Buffer, ...Buffer[]];

export type KeyRing = {
  keys(): MasterKeys;
  /** After another process may have changed the key. */
  reread(): MasterKeys;
  /** Makes a new one that seals from now on. Null where the keys are configured: then they are changed there. */
  renew: (() => Promise<void>) | null;
  /** Forgets all but the newest. */
  retire: (() => Promise<void>) | null;
  close(): void;
};

/** How long a process may not know yet that another one has changed the key. */
export const noticedAfterMs = 500;

export type Configured = { secretKey: Buffer | undefined; previousSecretKey: Buffer | undefined };

/** Is told when the kept key has changed and cannot be read; the keys known so far stay in use. */
export type OnUnreadable = (error: unknown) => void;

export async function openKeyRing(
  dataDir: string,
  configured: Configured,
  onUnreadable: OnUnreadable,
): Promise<KeyRing> {
  const previous = configured.previousSecretKey === undefined ? [] : [configured.previousSecretKey];
  if (configured.secretKey !== undefined) {
    const keys: MasterKeys = [configured.secretKey, ...previous];
    return { keys: () => keys, reread: () => keys, renew: null, retire: null, close: () => {} };
  }
  return openKeptKeys(dataDir, previous, onUnreadable);
}

async function openKeptKeys(dataDir: string, configured: Buffer[], onUnreadable: OnUnreadable): Promise<KeyRing> {
  const newestFile = path.join(dataDir, 'secret-key');
  const previousFile = path.join(dataDir, 'secret-key-previous');
  await mkdir(dataDir, { recursive: true });
  // 'wx': of several processes starting at once exactly one writes it.
  await writeFile(newestFile, newKey(), { mode: 0o600, flag: 'wx' }).catch(ignoreExisting);
  await chmod(newestFile, 0o600);
  const read = (): MasterKeys => {
    const [newest] = keysIn(newestFile);
    if (newest === undefined) throw new Error(`${newestFile} does not hold a key of 32 bytes.`);
    return [newest, ...keysIn(previousFile, ''), ...configured];
  };
  let keys = read();
  const reread = () => (keys = read());
  const onChange = () => {
    try {
      reread();
    } catch (error) {
      onUnreadable(error);
    }
  };
  watchFile(newestFile, { interval: noticedAfterMs, persistent: false }, onChange);
  return {
    keys: () => keys,
    reread,
    // The former key is kept first: whatever happens in between, nothing sealed is lost.
    renew: async () => {
      const former = reread().map(key => key.toString('base64'));
      await replace(previousFile, former.join('\n'));
      await replace(newestFile, newKey());
      reread();
    },
    retire: async () => {
      await rm(previousFile, { force: true });
      reread();
    },
    close: () => unwatchFile(newestFile, onChange),
  };
}

/** Another process reads either the whole of what was there before or the whole of what is there now. */
async function replace(file: string, text: string): Promise<void> {
  const fresh = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(fresh, text, { mode: 0o600, flush: true });
  await rename(fresh, file);
}

function keysIn(file: string, otherwise?: string): Buffer[] {
  const lines = textOf(file, otherwise).split('\n');
  const keys = lines.filter(line => line.trim() !== '').map(line => Buffer.from(line, 'base64'));
  if (keys.some(key => key.length !== 32)) throw new Error(`${file} does not hold keys of 32 bytes.`);
  return keys;
}

function textOf(file: string, otherwise?: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (otherwise !== undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}

function newKey(): string {
  return randomBytes(32).toString('base64');
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
