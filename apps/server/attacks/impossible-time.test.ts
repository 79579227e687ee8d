/** A WhatsApp message whose time cannot be takes the good ones beside it along. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startWithPhones } from '../test/phones.ts';
import { secondsOf, sendNotice } from './signed-notice.ts';

const impossible = ['9999999999999', '253402300800', '-99999999999', 'yesterday', '1e300', ''];

test('a message with an impossible time is dealt with alone, and the good one beside it is answered', async t => {
  const stand = await startWithPhones(t, { withTemplates: false });
  const { server, clock } = stand;
  const phone = await stand.linked(await server.signedInAs('merchant'), '+919000000001');
  const broken = await stand.linked(await server.newcomer('associate', await server.organization()), '+919000000002');
  for (const timestamp of impossible) {
    const [before, beforeBroken] = [phone.messages().length, broken.messages().length];
    clock.at += 60_000;
    const status = await sendNotice(server, [
      { from: broken.number, text: 'Hey Sierra', timestamp },
      { from: phone.number, text: 'Hey Sierra', timestamp: secondsOf(clock.at) },
    ]);
    assert.equal(status, 200, timestamp);
    await stand.settled();
    assert.equal(phone.messages().length - before, 1, `The good one beside ${timestamp} is answered.`);
    assert.equal(broken.messages().length - beforeBroken, 1, `And so is the one of ${timestamp}.`);
  }
});

test('STOP with a time in the future does not outlive every START', async t => {
  const stand = await startWithPhones(t, { withTemplates: false });
  const phone = await stand.linked(await stand.server.signedInAs('merchant'), '+919000000001');
  const timestamp = secondsOf(stand.clock.at + 365 * 24 * 60 * 60_000);
  await sendNotice(stand.server, [{ from: phone.number, text: 'STOP', timestamp }]);
  await stand.settled();
  assert.match(phone.last().text ?? '', /are paused/);
  stand.clock.at += 60_000;
  await phone.write('START');
  assert.match(phone.last().text ?? '', /Your reports are back on/);
});
