import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raiseStorm } from '../../../test/inbound-storm.ts';
import { insertPeopleWithPhones } from '../../../test/people-with-phones.ts';
import { startWithPhones } from '../../../test/phones.ts';

/** Its speed is measured by `npm run bench inbound` and held by `npm run test:deep`. */
test('messages that come one to ten times, shuffled and with forgeries between, are answered once each', async t => {
  const stand = await startWithPhones(t, { withTemplates: false, environment: { WHATSAPP_PER_SECOND: '1000' } });
  await stand.control('settings', { throughput: 100_000 });
  const { organizationId } = await stand.server.signedInAs('merchant');
  const numbers = await insertPeopleWithPhones(stand.server, organizationId, 12);
  const storm = await raiseStorm(stand.server, { messages: 100, numbers, perSecond: null });
  assert.deepEqual([storm.notices, storm.forged, storm.wrong], [578, 28, 0]);
  await stand.settled();
  const { times, ofForged } = storm.answers();
  assert.deepEqual(new Set(times), new Set([1]));
  assert.equal(ofForged, 0);
});
