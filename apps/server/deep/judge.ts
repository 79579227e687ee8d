/** What became of the reports, by the sandbox's own log. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Pool } from 'pg';
import type { WithPhones } from '../test/phones.ts';
import type { Crew } from './crew.ts';
import type { Step } from './fragile.ts';

export type Verdict = {
  kills: number;
  /** Of those who had deliveries in hand, and how many these were altogether. */
  busyKills: number;
  inHand: number;
  /** At named steps, by step. */
  deaths: ReadonlyMap<Step, number>;
  reports: number;
  lost: number;
  doubled: number;
  /** Of those that were sent twice: which nobody has marked as such. */
  unmarked: number;
  unknown: number;
  releases: readonly number[];
  slow: readonly string[];
};

/** Every report that was due, against every message the sandbox has on record. */
export async function judge({ server }: WithPhones, pool: Pool, crew: Crew): Promise<Verdict> {
  const { rows } = await pool.query<{ id: string; state: string; reason: string | null }>(
    'select id, state, reason from deliveries',
  );
  const counts = new Map<string, number>();
  for (const { channel, content } of server.sandbox?.control.outbox ?? []) {
    const data = (content as { biz_opaque_callback_data?: string | null }).biz_opaque_callback_data ?? '';
    const [kind, id] = data.split(':');
    if (channel === 'whatsapp' && kind === 'report' && id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const doubled = rows.filter(({ id }) => (counts.get(id) ?? 0) > 1);
  const { kills, busyKills, inHand, deaths, releases, slow } = crew;
  return {
    kills,
    busyKills,
    inHand,
    deaths,
    releases,
    slow,
    reports: rows.length,
    lost: rows.filter(({ id }) => !counts.has(id)).length,
    doubled: doubled.length,
    unmarked: doubled.filter(({ reason }) => reason?.startsWith('Sent again') !== true).length,
    unknown: rows.filter(({ state }) => state === 'unknown').length,
  };
}

export function told(t: TestContext, name: string, verdict: Verdict): void {
  const { kills, busyKills, inHand, deaths, reports, lost, doubled, unmarked, unknown, releases, slow } = verdict;
  const steps = [...deaths].map(([step, times]) => `, ${times} ${step}`);
  t.diagnostic(
    `${name}: ${kills} kills from outside${steps.join('')}; ${busyKills} of the dead had ${inHand} deliveries in hand; ` +
      `${reports} reports, ${lost} lost, ${doubled} sent twice (${unmarked} without saying so), ${unknown} unknown; ` +
      `work of the dead (${releases.length}) again after ${releaseAt(verdict, 0.5)} s (median), ` +
      `${releaseAt(verdict, 0.99)} s (p99), ${releaseAt(verdict, 1)} s (most)`,
  );
  for (const line of slow) t.diagnostic(`slow: ${line}`);
  assert.ok(kills + steps.length > 0 && reports > 0, `${name}: nothing was tried.`);
}

export function releaseAt({ releases }: Verdict, share: number): number {
  const sorted = releases.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
