/** Questions that WhatsApp could not bring for a while vanish without a word. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startWithPhones } from '../test/phones.ts';
import { secondsOf, sendNotice } from './signed-notice.ts';

const minute = 60_000;
const hour = 60 * minute;

test('what comes late within a day gets one line for each person and outage; what is older gets none', async t => {
  const stand = await startWithPhones(t, { withTemplates: false });
  const { server, clock } = stand;
  const one = await stand.linked(await server.signedInAs('merchant'), '+919000000001');
  const other = await stand.linked(await server.signedInAs('executive'), '+919000000002');
  clock.at += 48 * hour;
  const late = async (from: string, agoMs: number) => {
    const texts = () => [...one.messages(), ...other.messages()].map(({ text }) => text ?? '');
    const before = texts().length;
    const timestamp = secondsOf(clock.at - agoMs);
    assert.equal(await sendNotice(server, [{ from, text: 'Hey Sierra, sales yesterday?', timestamp }]), 200);
    await stand.settled();
    return texts().length - before;
  };
  assert.equal(await late(one.number, 25 * hour), 0, 'Older than a day: nothing.');
  assert.equal(await late(one.number, 700_000), 1, 'Eleven minutes late: one line.');
  assert.equal(one.last().text, 'I was offline when you wrote. Please ask again.');
  assert.equal(await late(one.number, 3 * hour), 0, 'The same outage: not again.');
  assert.equal(await late(other.number, 3 * hour), 1, 'Somebody else: a line of their own.');
  assert.equal(await late('+919000000009', 3 * hour), 0, 'A stranger: nothing.');
  clock.at += 2 * hour;
  assert.equal(await late(one.number, hour), 1, 'Another outage: another line.');
  await one.write('Hey Sierra');
  assert.match(one.last().text ?? '', /^Yes\?/, 'What comes in time is answered as ever.');
});
