/** Who uses a cluster's folder: one process at a time, and a dead one's PostgreSQL is stopped before a new one starts. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Marks the folder as ours until the returned function is called. Throws while another living process owns it. */
export async function claimFolder(home: string): Promise<() => Promise<void>> {
  const mark = path.join(home, 'owner');
  const [pid, started] = (await readFile(mark, 'utf8').catch(() => '')).split(' ');
  if (pid && Number(pid) !== process.pid && started === (await startOf(Number(pid)))) {
    throw new Error(`${home} is already in use by Tillsight running as process ${pid}.`);
  }
  await writeFile(mark, `${process.pid} ${await startOf(process.pid)}`);
  return () => rm(mark, { force: true });
}

/** Ends a PostgreSQL that outlived its owner, recognised by our folder in its command line; removes a stale mark. */
export async function stopLeftover(cluster: string): Promise<void> {
  const mark = path.join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(mark, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if ((await commandLineOf(pid)).includes(cluster)) {
    process.kill(pid, 'SIGINT');
    for (let waited = 0; waited < 100 && (await commandLineOf(pid)).includes(cluster); waited++) {
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    if ((await commandLineOf(pid)).includes(cluster)) process.kill(pid, 'SIGQUIT');
  }
  await rm(mark, { force: true });
}

/**
 * When a living process started, as the system counts it, so that a reused number is not mistaken for its former bearer. One that
 * was killed and that nobody has collected yet (a zombie) lives no more.
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat !== null) {
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return /[ZX]/i.test(state) ? '' : (fields[18] ?? '');
  }
  const [state = '', ...started] = (await ps(pid, 'stat=,lstart=')).split(/ +/);
  return state.startsWith('Z') ? '' : started.join('-');
}

async function commandLineOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return line === null ? ps(pid, 'command=') : line.replaceAll('\0', ' ');
}

async function ps(pid: number, column: string): Promise<string> {
  const found = await promisify(execFile)('ps', ['-o', column, '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return found.stdout.trim();
}
