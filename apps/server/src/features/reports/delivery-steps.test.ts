import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { withoutTriggers } from '../../../test/forbid-other-steps.ts';
import { startServer } from '../../../test/kit.ts';
import { openWholeDatabase } from '../../../test/whole-database.ts';
import { deliverySteps, type DeliveryState } from './delivery-steps.ts';
import { insertPlanned } from './store.ts';

const page = path.join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'deliveries.md');

/** As Mermaid draws it. */
function drawn(): string {
  const arrows = Object.entries(deliverySteps).flatMap(([from, next]) => next.map(to => `  ${from} --> ${to}`));
  const ends = Object.entries(deliverySteps).filter(([, next]) => next.length === 0);
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> planned',
    ...arrows,
    ...ends.map(([state]) => `  ${state} --> [*]`),
    '```',
  ].join('\n');
}

test('the picture in docs/deliveries.md is the life of a delivery', async () => {
  assert.ok((await readFile(page, 'utf8')).includes(drawn()), `docs/deliveries.md should hold:\n${drawn()}`);
});

test('docs/deliveries.md says of each state what it means', async () => {
  const text = await readFile(page, 'utf8');
  for (const state of Object.keys(deliverySteps)) assert.match(text, new RegExp(`^\\| ${state} \\|`, 'm'));
});

test('in the database of the tests no delivery takes another step, whoever writes it', async t => {
  const server = await startServer(t);
  const who = await server.signedInAs('merchant');
  const database = await openWholeDatabase(t, server.databaseUrl);
  const states = Object.keys(deliverySteps) as DeliveryState[];
  const slot = new Date('2026-11-20T04:30:00Z');
  const id = crypto.randomUUID();
  await insertPlanned(server.deps.db.outside, [
    {
      organization_id: who.organizationId,
      id,
      user_id: who.userId,
      role: 'executive',
      frequency: 'daily',
      slot,
      day: '2026-11-19',
      time_zone: 'Asia/Kolkata',
      recipient_id: who.userId,
      channel: 'email',
      state: 'planned',
      reason: null,
      look_at: null,
    },
  ]);
  const statement = (state: DeliveryState) => `update deliveries set state = '${state}' where id = '${id}'`;
  for (const from of states) {
    for (const to of states.filter(state => state !== from)) {
      await database.query(withoutTriggers(statement(from)));
      const isAllowed = (deliverySteps[from] as readonly DeliveryState[]).includes(to);
      if (isAllowed) await database.query(statement(to));
      else await assert.rejects(database.query(statement(to)), /A delivery cannot become/, `${from} to ${to}`);
    }
  }
});
