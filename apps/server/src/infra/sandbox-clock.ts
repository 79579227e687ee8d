/** The demonstration's clock: the sandbox's, which somebody may move. Real platforms have none to follow. */
import * as z from 'zod/mini';
import { systemClock, type Clock } from './clock.ts';
import type { Log } from './log.ts';

export type SandboxClock = {
  now: Clock;
  /** Told after every move, in either direction. */
  onMove(listener: () => void): void;
  stop(): Promise<void>;
};

const State = z.union([z.object({ standsAt: z.number() }), z.object({ aheadMs: z.number() })]);
type State = z.infer<typeof State>;

/** Until the sandbox has said otherwise, and whenever it is away, the clock goes on as it did. */
export function followSandboxClock(sandboxUrl: string, log: Log): SandboxClock {
  const stopping = new AbortController();
  const listeners: (() => void)[] = [];
  let state: State = { aheadMs: 0 };
  const follow = async () => {
    for await (const next of statesOf(`${sandboxUrl}/control/clock`, stopping.signal)) {
      if (JSON.stringify(next) === JSON.stringify(state)) continue;
      state = next;
      for (const listener of listeners) listener();
    }
  };
  const followed = keepOn(follow, stopping.signal, log);
  return {
    now: () => ('standsAt' in state ? state.standsAt : systemClock() + state.aheadMs),
    onMove: listener => void listeners.push(listener),
    stop: () => {
      stopping.abort();
      return followed;
    },
  };
}

async function keepOn(work: () => Promise<void>, signal: AbortSignal, log: Log): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
    } catch (error) {
      if (!signal.aborted) log.debug({ err: error }, 'The sandbox does not tell its clock just now.');
    }
    await secondOrAbort(signal);
  }
}

function secondOrAbort(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise(resolve => {
    const timer = setTimeout(resolve, 1_000);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

async function* statesOf(address: string, signal: AbortSignal): AsyncGenerator<State> {
  const answer = await fetch(address, { signal });
  if (!answer.ok || answer.body === null) throw new Error(`The sandbox answered ${answer.status}.`);
  let begun = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = `${begun}${piece}`.split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield State.parse(JSON.parse(line.slice(6)));
  }
}
