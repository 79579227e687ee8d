/** What became of the reports, by the sandbox's own log. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Pool } from 'pg';
import type { WithPhones } from '../test/phones.ts';
import type { Crew, Release } from './crew.ts';
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
  /** Mails of one delivery under different Message-IDs. */
  renamed: number;
  unknown: number;
  releases: readonly Release[];
  slow: readonly string[];
};

/** Every report that was due, against every message the sandbox has on record. */
export async function judge({ server }: WithPhones, pool: Pool, crew: Crew): Promise<Verdict> {
  const { rows } = await pool.query<{ id: string; channel: string; state: string; reason: string | null }>(
    'select id, channel, state, reason from deliveries',
  );
  const sent = new Map<string, string[]>();
  for (const { channel, content } of server.sandbox?.control.outbox ?? []) {
    const name = nameOf(channel, content as Named);
    const [, id] = /^<?report[:.]([0-9a-f-]{36})[:.]/.exec(name) ?? [];
    if (id !== undefined) sent.set(id, [...(sent.get(id) ?? []), name]);
  }
  const doubled = rows.filter(({ id }) => (sent.get(id) ?? []).length > 1);
  const { kills, busyKills, inHand, deaths, releases, slow } = crew;
  return {
    kills,
    busyKills,
    inHand,
    deaths,
    releases,
    slow,
    reports: rows.length,
    lost: rows.filter(({ id }) => !sent.has(id)).length,
    doubled: doubled.length,
    unmarked: doubled.filter(({ reason }) => reason?.startsWith('Sent again') !== true).length,
    renamed: doubled.filter(({ id, channel }) => channel === 'email' && new Set(sent.get(id)).size > 1).length,
    unknown: rows.filter(({ state }) => state === 'unknown').length,
  };
}

type Named = { biz_opaque_callback_data?: string | null; messageId?: string | null };

/** By which a report can be told from all others. */
function nameOf(channel: string, { biz_opaque_callback_data: data, messageId }: Named): string {
  return (channel === 'mail' ? messageId : data) ?? '';
}

export function told(t: TestContext, name: string, verdict: Verdict): void {
  const { kills, busyKills, inHand, deaths, reports, lost, doubled, unmarked, renamed, unknown, releases, slow } =
    verdict;
  const steps = [...deaths].map(([step, times]) => `, ${times} ${step}`);
  t.diagnostic(
    `${name}: ${kills} kills from outside${steps.join('')}; ${busyKills} of the dead had ${inHand} deliveries in hand; ` +
      `${reports} reports, ${lost} lost, ${doubled} sent twice (${unmarked} without saying so, ${renamed} under another name), ` +
      `${unknown} unknown; ` +
      `work of the dead (${releases.length}) again after ${releaseAt(verdict, 0.5)} s (median), ` +
      `${releaseAt(verdict, 0.99)} s (p99), ${releaseAt(verdict, 1)} s (most), ` +
      `${heartbeatsUntilReleased(verdict)} heartbeats (p99)`,
  );
  for (const line of slow) t.diagnostic(`slow: ${line}`);
  assert.ok(kills + steps.length > 0 && reports > 0, `${name}: nothing was tried.`);
}

function releaseAt({ releases }: Verdict, share: number): number {
  return atShare(
    releases.map(({ seconds }) => seconds),
    share,
  );
}

/** For how many heartbeats of the living 99 of 100 of the dead kept what they held: three seconds and what comes after. */
export function heartbeatsUntilReleased({ releases }: Verdict): number {
  return atShare(
    releases.map(({ heartbeats }) => heartbeats),
    0.99,
  );
}

function atShare(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
