/** What is said right after an order, over HTTP: it changes and ends the newest of its kind, and nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Alert } from '@tillsight/contract/alerts';
import type { Board } from '@tillsight/contract/boards';
import type { AskResponse } from '@tillsight/contract/chat';
import type { Schedule } from '@tillsight/contract/schedules';
import { smallStore, startWithEveryPlatform } from '../../../test/every-platform.ts';

test('"make it", "stop it", "take it off" right after an order are about what it made', async t => {
  const clock = { at: Date.parse('2026-11-20T06:00:00Z') };
  const { who } = await startWithEveryPlatform(t, { now: () => clock.at, world: smallStore });
  const ask = async (question: string): Promise<string> => {
    clock.at += 1_000;
    const { status, body } = await who.client.post('/api/v1/chatbot/ask/', { user_id: who.userId, question });
    assert.equal(status, 200, JSON.stringify(body));
    return (body as AskResponse).response;
  };
  const read = async <Body>(path: string): Promise<Body> => (await who.client.get(`/api/v1/${path}/`)).body as Body;

  const alerts = async () => (await read<{ alerts: Alert[] }>('alerts')).alerts.map(({ title }) => title);
  await ask('tell me when orders today go above 40');
  await ask('tell me when sales fall below 1 lakh');
  assert.match(await ask('make it 80 thousand'), /^Changed\. I now watch: Total sales today below ₹80,000/);
  assert.match(await ask('band karo ye'), /^Band kar diya: Total sales/);
  assert.deepEqual(await alerts(), ['Orders today above 40']);
  assert.match(await ask('tell me and Ritu when refunds cross 20k'), /It goes to you only/);

  const schedules = async () =>
    (await read<{ schedules: Schedule[] }>('schedules')).schedules.map(({ title, time }) => [title, time]);
  await ask('send me sales every monday at 9');
  await ask('send me orders every friday at 9');
  assert.match(await ask('make it 8 am'), /^Changed: Orders/);
  const kept = await schedules();
  assert.deepEqual(
    kept.map(([, time]) => time),
    ['09:00', '08:00'],
  );
  assert.match(await ask('stop it'), /^Ended: Orders/);

  const tiles = async () => (await read<{ board: Board }>('boards/own')).board.tiles.map(({ title }) => title);
  await ask('keep orders yesterday on my board');
  await ask('keep sales yesterday on my board');
  await ask('take it off');
  assert.deepEqual(await tiles(), ['Orders yesterday']);
});
