import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { openPool } from '../src/infra/pool.ts';
import { raiseStorm, type Aftermath } from '../test/inbound-storm.ts';
import { insertPeopleWithPhones } from '../test/people-with-phones.ts';
import { startWithPhones } from '../test/phones.ts';
import { Crew, pause } from './crew.ts';

export type InboundStorm = { seconds: number; perSecond: number };

export type Weathered = { storm: Aftermath; times: number[]; ofForged: number; p99: number };

/** The server takes the notices, and a worker beside it answers; this returns when nothing is left to answer. */
export async function runInboundStorm(
  t: Pick<TestContext, 'after'>,
  { seconds, perSecond }: InboundStorm,
): Promise<Weathered> {
  const environment = { SECRET_KEY: randomBytes(32).toString('base64'), WHATSAPP_PER_SECOND: '1000' };
  const stand = await startWithPhones(t, { withTemplates: false, environment });
  await stand.control('settings', { throughput: 100_000 });
  const { organizationId } = await stand.server.signedInAs('merchant');
  // One notice of so many is a new message; nobody writes more than somebody may be answered at once.
  const messages = Math.floor((seconds * perSecond) / 5.8);
  const numbers = await insertPeopleWithPhones(stand.server, organizationId, Math.ceil(messages / 20));
  const pool = openPool({ connectionString: stand.server.databaseUrl, max: 2 });
  const crew = new Crew(pool, {
    workers: 1,
    scripts: [path.join(import.meta.dirname, 'worker.ts')],
    failAt: [],
    environment: {
      ...environment,
      WORKER_DATABASE: stand.server.databaseUrl,
      SANDBOX_URL: stand.server.sandbox?.url ?? '',
    },
    isReleasedByHand: false,
    offset: () => stand.clock.at - Date.now(),
  });
  t.after(async () => {
    await crew.dismiss();
    await pool.end();
  });
  crew.fill();
  await crew.untilReady();
  // A little of the same before: what is measured is a server that has been running.
  await raiseStorm(stand.server, { messages: 80, numbers, perSecond });
  const storm = await raiseStorm(stand.server, { messages, numbers, perSecond });
  for (;;) {
    const open = await pool.query(`select 1 from inbound_messages where state <> 'done' limit 1`);
    if (open.rowCount === 0) break;
    await pause(100);
  }
  const sorted = storm.waits.toSorted((one, other) => one - other);
  return { storm, ...storm.answers(), p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0 };
}
