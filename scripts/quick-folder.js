// Where a test run writes what it throws away. A run makes and drops nearly two hundred databases of some hundred files
// each; on a disk that can cost more than all that is asked of them, in memory next to nothing.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/** Linux keeps this one in memory. A run needs a few hundred megabytes of it. */
const inMemory = '/dev/shm';
const roomNeeded = 2 * 1024 ** 3;
const prefix = 'tillsight-run-';

/** From here on all that is temporary lies in one folder, in memory where there is room, and goes with this process. */
export function writeToQuickFolder() {
  const place = hasRoom() ? inMemory : tmpdir();
  removeLeftovers(place);
  const folder = mkdtempSync(path.join(place, `${prefix}${process.pid}-`));
  // PostgreSQL may run as somebody else than we do.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= roomNeeded && freemem() >= 2 * roomNeeded;
  } catch {
    return false;
  }
}

/** Of runs that were killed. */
function removeLeftovers(place) {
  for (const name of readdirSync(place).filter(each => each.startsWith(prefix))) {
    const owner = Number(name.slice(prefix.length).split('-')[0]);
    if (!isAlive(owner)) rmSync(path.join(place, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
