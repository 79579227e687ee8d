/** The time an answer takes does not tell whether anybody has an address: pairs in random order, against a naive twin. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { passwordMatches } from '../src/features/auth/password.ts';
import { equalPairs, type Pair } from '../test/equal-pairs.ts';

const rounds = { signIn: 2_000, signUp: 400, forgotPassword: 1_000 };

test(
  'known and unknown addresses: the median difference of a pair is below a millisecond',
  { timeout: 900_000 },
  async t => {
    const pairs = await equalPairs(t);
    for (const [name, count] of Object.entries(rounds)) {
      const pair = pairs[name as keyof typeof pairs];
      const differences = await differencesOf(pair, count);
      const [ours, low, high] = [median(differences), ...interval(differences)];
      // What an early return for unknown addresses would show: the time of one check of a password.
      const naive = median(await timesOf(() => passwordMatches(null, 'Wrong42Password'), 60));
      const told = `${name}: ${ours.toFixed(3)} ms [${low.toFixed(3)}, ${high.toFixed(3)}] of ${count} pairs`;
      t.diagnostic(`${told}; a naive early return would show ${naive.toFixed(1)} ms`);
      assert.ok(Math.abs(ours) < 1, told);
      assert.ok(Math.abs(ours) / naive <= 0.1, told);
    }
  },
);

/** Known minus unknown, in milliseconds; which of the two goes first is left to chance. */
async function differencesOf({ known, unknown }: Pair, count: number): Promise<number[]> {
  const differences: number[] = [];
  // Warm up: plans, connections and compiled code are the same for both from then on.
  for (let index = 0; index < 30; index += 1) await Promise.all([known(), unknown()]);
  for (let index = 0; index < count; index += 1) {
    const knownFirst = randomInt(2) === 0;
    const first = await timeOf(knownFirst ? known : unknown);
    const second = await timeOf(knownFirst ? unknown : known);
    differences.push(knownFirst ? first - second : second - first);
  }
  return differences;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function timesOf(work: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await timeOf(work));
  return times;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Where the median lies in 95 of 100 repetitions, by drawing the pairs again and again. */
function interval(values: readonly number[]): [number, number] {
  const medians = Array.from({ length: 1_000 }, () =>
    median(Array.from({ length: values.length }, () => values[randomInt(values.length)] ?? 0)),
  ).toSorted((a, b) => a - b);
  return [medians[25] ?? 0, medians[974] ?? 0];
}
