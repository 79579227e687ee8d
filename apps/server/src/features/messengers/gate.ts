/** The last step before messages leave: whatever held this process up, they do not leave all at once afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';

export type Gate = {
  /** Resolves when the next message may leave from the number. */
  pass: (number: string) => Promise<void>;
  /** Nothing leaves from it for so long; those who ask for that together get it once. */
  hold: (number: string, seconds: number) => void;
};

/** What a short pause has cost is made up for at once; WhatsApp allows a second's messages together. */
const atOnceMs = 250;

type GateClock = { elapsedMs: () => number; sleep: (ms: number) => Promise<unknown> };

const ownClock: GateClock = { elapsedMs: () => performance.now(), sleep };

export function createGate(perSecond: number, { elapsedMs, sleep }: GateClock = ownClock): Gate {
  const apartMs = 1_000 / perSecond;
  const nextAt = new Map<string, number>();
  const heldUntil = new Map<string, number>();
  return {
    pass: async number => {
      const now = elapsedMs();
      const at = Math.max(nextAt.get(number) ?? Number.NEGATIVE_INFINITY, now - atOnceMs);
      nextAt.set(number, at + apartMs);
      if (at > now) await sleep(at - now);
    },
    hold: (number, seconds) => {
      const now = elapsedMs();
      if ((heldUntil.get(number) ?? Number.NEGATIVE_INFINITY) > now) return;
      heldUntil.set(number, now + seconds * 1_000);
      nextAt.set(number, Math.max(nextAt.get(number) ?? now, now) + seconds * 1_000);
    },
  };
}
