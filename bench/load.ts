/** Requests over connections that stay open, from one process: as fast as they come back, or so many a second. */
import { Agent, request } from 'node:http';

export type Load = { url: string; headers: Record<string, string>; seconds: number; atOnce: number };

export type Taken = { perSecond: number; ms: number[]; failed: number };

/** Everybody asks again as soon as an answer is there. */
export async function saturate({ url, headers, seconds, atOnce }: Load): Promise<Taken> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const taken: Taken = { perSecond: 0, ms: [], failed: 0 };
  const began = performance.now();
  const until = began + seconds * 1_000;
  const person = async () => {
    while (performance.now() < until) await timed(taken, () => get(url, headers, agent));
  };
  await Promise.all(Array.from({ length: atOnce }, person));
  agent.destroy();
  taken.perSecond = taken.ms.length / ((performance.now() - began) / 1_000);
  return taken;
}

/** Requests leave by the clock whether or not earlier ones have come back, so that a stall is not hidden. */
export async function atRate(perSecond: number, { url, headers, seconds }: Omit<Load, 'atOnce'>): Promise<Taken> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const taken: Taken = { perSecond, ms: [], failed: 0 };
  const all: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = began + (count * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await new Promise(resolve => setTimeout(resolve, wait));
    all.push(timed(taken, () => get(url, headers, agent), due));
  }
  await Promise.all(all);
  agent.destroy();
  return taken;
}

async function timed(taken: Taken, work: () => Promise<number>, from = performance.now()): Promise<void> {
  const status = await work().catch(() => 0);
  if (status === 200) taken.ms.push(performance.now() - from);
  else taken.failed += 1;
}

function get(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, response => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}
