import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { SourceAnswer, SourceQuery } from '@tillsight/metrics/request';
import { ordersUser } from '@tillsight/sandbox/shiprocket/account';
import { parcelsBetween } from '@tillsight/sandbox/shiprocket/parcels';
import { startShiprocket, type TestShiprocket } from '@tillsight/sandbox/shiprocket/started-shiprocket';
import { metricsNamed } from '../conformance.ts';
import { PlatformFailure } from '../failure.ts';
import { reroutedHttp } from '../local-platform.ts';
import { createShiprocketAuthorization } from './login.ts';
import { createShiprocketSource } from './source.ts';

const period = { from: '2026-10-12', to: '2026-11-19' };
const dayOf = (text: string) => Date.parse(text) / 86_400_000;
const counts = metricsNamed(
  'shiprocket_parcels',
  'shiprocket_waiting_parcels',
  'shiprocket_parcels_on_the_way',
  'shiprocket_delivered_parcels',
  'shiprocket_rto_parcels',
  'shiprocket_lost_parcels',
);

const queryOf = (changes: Partial<SourceQuery> = {}): SourceQuery => ({
  id: 'q',
  source: 'shiprocket',
  metrics: counts,
  by: [],
  where: [],
  period,
  ...changes,
});

type Stand = {
  shiprocket: TestShiprocket;
  asked: URL[];
  ask: (...queries: SourceQuery[]) => Promise<SourceAnswer[]>;
};

async function standOf(t: TestContext): Promise<Stand> {
  const shiprocket = await startShiprocket(t);
  const asked: URL[] = [];
  const { http } = reroutedHttp(shiprocket.url, shiprocket.clock.now, (url, _init, truth) => {
    if (url.pathname.endsWith('/orders')) asked.push(url);
    return truth();
  });
  const authorization = createShiprocketAuthorization({ http });
  const grant = await authorization.logIn(ordersUser);
  const [account] = await authorization.accounts(grant);
  assert.ok(account);
  asked.length = 0;
  const source = createShiprocketSource({ http });
  const connection = { account, accessToken: () => Promise.resolve(grant.accessToken) };
  return {
    shiprocket,
    asked,
    ask: (...queries) => source.ask(connection, queries, { now: shiprocket.clock.now }),
  };
}

const reasonsOf = ({ issues }: SourceAnswer) =>
  issues.map(issue => (issue.kind === 'source-failed' ? issue.reason : issue.kind));

test('every parcel is counted once, in total and by carrier, and every one has an outcome', async t => {
  const { shiprocket, ask } = await standOf(t);
  const [total, byCarrier] = await ask(queryOf(), queryOf({ id: 'c', by: ['shipping_carrier'] }));
  const told = parcelsBetween(shiprocket.world, dayOf(period.from), dayOf(period.to)).filter(({ awb }) => awb !== '');
  const [row] = total?.rows ?? [];
  assert.equal(row?.values['shiprocket_parcels'], told.length);
  const [all = 0, ...parts] = counts.map(({ key }) => row?.values[key] ?? NaN);
  assert.equal(
    parts.reduce((sum, part) => sum + part, 0),
    all,
  );
  const carriers = new Map(
    byCarrier?.rows.map(({ by, values }) => [by['shipping_carrier'], values['shiprocket_parcels']]),
  );
  assert.deepEqual(new Set(carriers.keys()), new Set(['Delhivery Surface', 'Blue Dart Air', 'Ekart Logistics']));
  assert.equal(
    [...carriers.values()].reduce<number>((sum, each) => sum + (each ?? 0), 0),
    all,
  );
});

test('weeks and months are cut from the day of booking, and filters keep what they name', async t => {
  const { ask } = await standOf(t);
  const by = ['month'];
  const [months, cash] = await ask(
    queryOf({ by }),
    queryOf({ id: 'c', by, where: [{ dimension: 'payment_method', is: ['cod'] }] }),
  );
  assert.deepEqual(new Set(months?.rows.map(row => row.by['month'])), new Set(['2026-10', '2026-11']));
  const of = (answer: SourceAnswer | undefined, key: string) =>
    (answer?.rows ?? []).reduce((sum, row) => sum + (row.values[key] ?? 0), 0);
  assert.equal(of(cash, 'shiprocket_rto_parcels'), of(months, 'shiprocket_rto_parcels'));
  assert.ok(of(cash, 'shiprocket_parcels') < of(months, 'shiprocket_parcels'));
});

test('all questions of the same days cost one reading of the list, and a comparison one more', async t => {
  const { asked, ask } = await standOf(t);
  await ask(queryOf(), queryOf({ id: 'b', by: ['day'] }));
  const pages = asked.map(({ searchParams }) => searchParams.get('page'));
  assert.equal(new Set(pages).size, pages.length);
  asked.length = 0;
  const base = { from: '2026-09-03', to: '2026-10-11' };
  const [answer] = await ask(queryOf({ base }));
  assert.deepEqual(
    new Set(asked.map(({ searchParams }) => searchParams.get('from'))),
    new Set([period.from, base.from]),
  );
  assert.ok((answer?.baseRows[0]?.values['shiprocket_parcels'] ?? 0) > 0);
});

test('where Shiprocket gives shorter pages than were asked for, more of them are read', async t => {
  const { shiprocket, ask } = await standOf(t);
  const [whole] = await ask(queryOf());
  await shiprocket.control('settings', { mostPerPage: 20 });
  const [inPieces] = await ask(queryOf());
  assert.deepEqual(inPieces?.rows, whole?.rows);
});

test('more pages than can be read are told as too much, after one call', async t => {
  const { shiprocket, asked, ask } = await standOf(t);
  await shiprocket.control('settings', { mostPerPage: 2 });
  const [answer] = await ask(queryOf());
  assert.ok(answer);
  assert.deepEqual([answer.rows, reasonsOf(answer), asked.length], [[], ['too-much'], 1]);
});

test('a page that lacks an order, and orders of other days, are no figure', async t => {
  for (const name of ['short-page', 'other-days']) {
    const { shiprocket, ask } = await standOf(t);
    shiprocket.faults.add('shiprocket', { operation: 'orders', name, times: 1 });
    const [answer] = await ask(queryOf());
    assert.ok(answer);
    assert.deepEqual([answer.rows, reasonsOf(answer)], [[], ['nonsense']], name);
  }
});

test('new fields change nothing, and days without orders have no parcels', async t => {
  const { shiprocket, ask } = await standOf(t);
  const [before] = await ask(queryOf());
  shiprocket.faults.add('shiprocket', { operation: 'orders', name: 'extra-keys' });
  assert.deepEqual((await ask(queryOf()))[0]?.rows, before?.rows);
  shiprocket.faults.clear();
  shiprocket.faults.add('shiprocket', { operation: 'orders', name: 'empty' });
  const [none] = await ask(queryOf({ metrics: metricsNamed('shiprocket_parcels', 'shiprocket_delivery_days') }));
  assert.deepEqual(none?.rows, [{ by: {}, values: { shiprocket_parcels: 0, shiprocket_delivery_days: null } }]);
});

test('a login is refused for good only where the user is at fault', async t => {
  const { shiprocket } = await standOf(t);
  const { http } = reroutedHttp(shiprocket.url, shiprocket.clock.now);
  const authorization = createShiprocketAuthorization({ http });
  const actionOf = async (user: { email: string; password: string }) => {
    try {
      await authorization.logIn(user);
      return 'logged in';
    } catch (error) {
      assert.ok(error instanceof PlatformFailure);
      return error.action;
    }
  };
  assert.equal(await actionOf(ordersUser), 'logged in');
  assert.equal(await actionOf({ ...ordersUser, password: 'wrong' }), 'reconnect');
  assert.equal(await actionOf({ email: 'owner@kesarlane.example', password: 'sandbox-panel-password' }), 'reconnect');
  for (const [status, action] of [
    [400, 'reconnect'],
    [422, 'reconnect'],
    [429, 'wait'],
    [503, 'retry'],
  ] as const) {
    shiprocket.faults.add('shiprocket', { operation: 'login', status, times: 1 });
    assert.equal(await actionOf(ordersUser), action, String(status));
  }
});
