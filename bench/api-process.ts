/** `api-server.ts` as a process of its own, so that measuring takes no time from what is measured. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Figure } from './table.ts';

/** Addresses of the product and of bare Fastify, the path of a list, and the cookie of somebody who may read it. */
export type Places = { ours: string; bare: string; path: string; cookie: string };

export async function withApiServer(measure: (places: Places) => Promise<Figure[]>): Promise<Figure[]> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'api-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  try {
    const line = await new Promise<Buffer>(resolve => child.stdout.once('data', resolve));
    return await measure(JSON.parse(line.toString()) as Places);
  } finally {
    child.stdin.end();
    await ended;
  }
}
