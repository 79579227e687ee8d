/** The product as a process of its own with the embedded PostgreSQL, as `npm start` starts it, without the sandbox. */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { freePort } from '../src/infra/free-port.ts';
import { bareEnvironment } from '../test/bare-environment.ts';

export type OwnProcess = {
  url: string;
  dataDir: string;
  pid: number;
  /** What it has logged so far, as lines of JSON. */
  logged(): Record<string, unknown>[];
  /** Code or signal; null while it lives. */
  end(): number | NodeJS.Signals | null;
};

type Options = {
  /** Another's, to start there again; else one of its own. */
  dataDir?: string;
  /** Begun by a shell that collects no children: killed, the process stays in the system's table. */
  isUncollected?: boolean;
};

const main = path.join(import.meta.dirname, '..', 'src', 'main.ts');

export async function startOwnProcess(t: TestContext, options: Options = {}): Promise<OwnProcess> {
  const dataDir = options.dataDir ?? (await folder(t));
  const port = await freePort();
  const env = bareEnvironment({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' });
  const [command, parameters] =
    options.isUncollected === true
      ? ['/bin/sh', ['-c', '"$0" "$1" & exec sleep 600', process.execPath, main]]
      : [process.execPath, [main]];
  const child = spawn(command, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  t.after(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)));
  const end = () => child.exitCode ?? child.signalCode;
  const url = `http://127.0.0.1:${port}`;
  while ((await statusOf(`${url}/api/v1/ready/`)) !== 200) {
    if (end() !== null) throw new Error(`It did not start: ${output}`);
    await turn();
  }
  const [owner = ''] = (await readFile(path.join(dataDir, 'owner'), 'utf8')).split(' ');
  const pid = Number(owner);
  t.after(() => isAlive(pid) && process.kill(pid, 'SIGKILL'));
  return { url, dataDir, pid, logged: () => linesOf(output), end };
}

/** 0 where nothing answers. */
export async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    async answer => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );
}

/** The number of the PostgreSQL that works in this folder. */
export async function postgresOf({ dataDir }: OwnProcess): Promise<number> {
  const mark = await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
  return Number(mark.split('\n')[0]);
}

/** Between two looks at another process, which needs the processor more than we do. */
export function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 20));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function linesOf(output: string): Record<string, unknown>[] {
  return output
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line) as Record<string, unknown>);
}

async function folder(t: TestContext): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'tillsight-attack-'));
  await chmod(made, 0o755);
  t.after(() => rm(made, { recursive: true, force: true }));
  return made;
}
