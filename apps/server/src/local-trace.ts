/** Where the running product of a data folder can be asked from the terminal; readable by its owner only. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Config } from './config.ts';

const Trace = z.object({ pid: z.number(), url: z.string(), token: z.string() });
export type Trace = z.infer<typeof Trace>;

export async function leaveTrace(config: Config, token: string): Promise<void> {
  const trace: Trace = { pid: process.pid, url: `http://${config.host}:${config.port}`, token };
  await mkdir(config.dataDir, { recursive: true });
  await rm(fileOf(config), { force: true });
  await writeFile(fileOf(config), JSON.stringify(trace), { mode: 0o600 });
}

/** Null when no product runs here; a trace left by one that was killed leads nowhere. */
export async function findTrace(config: Config): Promise<Trace | null> {
  const text = await readFile(fileOf(config), 'utf8').catch(() => null);
  if (text === null) return null;
  const trace = z.safeParse(Trace, JSON.parse(text));
  if (!trace.success) return null;
  if (!isAlive(trace.data.pid)) return null;
  const answer = await fetch(`${trace.data.url}/api/v1/health/`).catch(() => null);
  return answer?.ok === true ? trace.data : null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive as well, but it is not ours to ask.
    if (error instanceof Error) return false;
    throw error;
  }
}

export async function removeTrace(config: Config): Promise<void> {
  const text = await readFile(fileOf(config), 'utf8').catch(() => null);
  if (text !== null && (JSON.parse(text) as Trace).pid === process.pid) await rm(fileOf(config), { force: true });
}

function fileOf(config: Config): string {
  return path.join(config.dataDir, 'product.json');
}
