import assert from 'node:assert/strict';
import { test } from 'node:test';
import { couriersUser, ordersUser } from './account.ts';
import { parcelsBetween } from './parcels.ts';
import { API, startShiprocket, type TestShiprocket } from './started-shiprocket.ts';

type Page = { data: Record<string, unknown>[]; meta: { pagination: Record<string, unknown> } };

/** Fields of the published example of this list, in its order: neither freight nor the customer's state is among them. */
const documented = {
  order:
    'id channel_id channel_name base_channel_code channel_order_id customer_name customer_email customer_phone pickup_location payment_status total tax sla shipping_method expedited status status_code payment_method is_international purpose_of_shipment channel_created_at created_at products shipments activities allow_return is_incomplete errors show_escalation_btn escalation_status escalation_history',
  shipment:
    'id isd_code courier weight dimensions pickup_scheduled_date pickup_token_number awb return_awb volumetric_weight pod etd rto_delivered_date delivered_date etd_escalation_btn',
};

const days = { from: '2026-10-12', to: '2026-11-19' };

async function pageOf(shiprocket: TestShiprocket, token: string, query: Record<string, string>): Promise<Page> {
  const answer = await shiprocket.orders(token, query);
  assert.equal(answer.status, 200, await answer.clone().text());
  return (await answer.json()) as Page;
}

test('the right password gives a token for ten days, and every other login is refused', async t => {
  const shiprocket = await startShiprocket(t);
  const status = async (credentials: object) => (await shiprocket.logIn(credentials)).status;
  assert.equal(await status({}), 200);
  assert.equal(await status({ password: 'wrong' }), 403);
  assert.equal(await status({ email: 'nobody@kesarlane.example' }), 403);
  assert.equal(await status({ email: '' }), 422);
  assert.equal(await status({ password: null }), 422);
  const token = await shiprocket.token();
  shiprocket.clock.now += 240 * 3_600_000 - 1;
  assert.equal((await shiprocket.orders(token)).status, 200);
  shiprocket.clock.now += 1;
  assert.equal((await shiprocket.orders(token)).status, 401);
});

test('somebody of the panel is asked for a code and gets no token', async t => {
  const shiprocket = await startShiprocket(t);
  const answer = await shiprocket.logIn({ email: 'owner@kesarlane.example', password: 'sandbox-panel-password' });
  const said = (await answer.json()) as Record<string, unknown>;
  assert.deepEqual([answer.status, said.is_mfa_enabled, said.token], [200, true, undefined]);
});

test('orders are for users of that module, with a token that lives', async t => {
  const shiprocket = await startShiprocket(t);
  const login = await shiprocket.logIn({ email: couriersUser.email, password: couriersUser.password });
  const { token: narrow } = (await login.json()) as { token: string };
  assert.equal((await shiprocket.orders(narrow)).status, 403);
  assert.equal((await shiprocket.orders('eyJ.no.body')).status, 401);
  const token = await shiprocket.token();
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await shiprocket.call(`${API}/auth/logout`, { method: 'POST', headers })).status, 200);
  assert.equal((await shiprocket.orders(token)).status, 401);
  const other = await shiprocket.token();
  await shiprocket.control('revoke', { email: ordersUser.email });
  assert.equal((await shiprocket.orders(other)).status, 401);
  assert.equal((await shiprocket.logIn()).status, 403);
});

test('pages hold every order of the days once, oldest first if asked so', async t => {
  const shiprocket = await startShiprocket(t);
  const token = await shiprocket.token();
  const query = { ...days, sort: 'ASC', sort_by: 'id', per_page: '40' };
  const first = await pageOf(shiprocket, token, query);
  const pages = Number(first.meta.pagination.total_pages);
  assert.ok(pages > 2);
  const ids: unknown[] = [];
  for (let page = 1; page <= pages; page++) {
    const { data, meta } = await pageOf(shiprocket, token, { ...query, page: String(page) });
    assert.equal(meta.pagination.count, data.length);
    ids.push(...data.map(({ id }) => id));
  }
  const dayOf = (text: string) => Date.parse(text) / 86_400_000;
  const told = parcelsBetween(shiprocket.world, dayOf(days.from), dayOf(days.to));
  assert.deepEqual(
    ids,
    told.map(({ id }) => id),
  );
  assert.equal(new Set(ids).size, ids.length);
  const past = await pageOf(shiprocket, token, { ...query, page: String(pages + 1) });
  assert.deepEqual([past.data, past.meta.pagination.count], [[], 0]);
});

test('an order has the fields of the documented example, and no address', async t => {
  const shiprocket = await startShiprocket(t);
  const { data } = await pageOf(shiprocket, await shiprocket.token(), { ...days, per_page: '1' });
  const [order = {}] = data;
  assert.match(String(order.created_at), /^\d\d [A-Z][a-z]{2} 2026, \d\d:\d\d [AP]M$/);
  const [shipment] = order.shipments as Record<string, unknown>[];
  assert.deepEqual(Object.keys(order), documented.order.split(' '));
  assert.deepEqual(Object.keys(shipment ?? {}), documented.shipment.split(' '));
});

test('couriers deliver most parcels, bring back a part of those paid in cash, and lose some', async t => {
  const { world } = await startShiprocket(t);
  const parcels = parcelsBetween(world, world.firstDay, world.today);
  const count = (...statuses: string[]) => parcels.filter(({ status }) => statuses.includes(status)).length;
  const back = parcels.filter(({ status }) => status.startsWith('RTO'));
  assert.ok(count('DELIVERED') > parcels.length / 2);
  assert.ok(back.length > 10 && back.every(({ isCash }) => isCash));
  assert.ok(count('LOST') > 0);
  assert.ok(count('NEW') > 0 && count('PICKUP SCHEDULED') > 0);
  assert.ok(parcels.every(({ status, awb }) => (status === 'NEW') === (awb === '') || status === 'CANCELED'));
});

test('what is not played is said, and nothing can be changed', async t => {
  const shiprocket = await startShiprocket(t);
  const token = await shiprocket.token();
  const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { message: string }).message];
  const says = (what: string) => [400, `The sandbox does not have this: ${what}.`];
  assert.deepEqual(await refusal(await shiprocket.orders(token, { filter: '7' })), says('the parameter filter'));
  const create = await shiprocket.call(`${API}/orders/create/adhoc`, { method: 'POST', body: '{}' });
  assert.deepEqual(await refusal(create), says('POST /v1/external/orders/create/adhoc'));
  assert.equal((await shiprocket.orders(token, { from: '12-10-2026' })).status, 422);
  assert.equal((await shiprocket.orders(token, { per_page: '0' })).status, 422);
  assert.equal((await shiprocket.orders(token, { sort: 'up' })).status, 422);
});

test('one call too many within a minute is refused, without a word about waiting', async t => {
  const shiprocket = await startShiprocket(t);
  await shiprocket.control('settings', { callsPerMinute: 2 });
  const token = await shiprocket.token();
  const statuses: number[] = [];
  for (let call = 0; call < 3; call++) statuses.push((await shiprocket.orders(token, { per_page: '1' })).status);
  assert.deepEqual(statuses, [200, 200, 429]);
  shiprocket.clock.now += 60_000;
  const answer = await shiprocket.orders(token, { per_page: '1' });
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [200, null]);
});
