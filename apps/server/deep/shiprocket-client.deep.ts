/**
 * A client of Shiprocket as its maker publishes it signs in at the sandbox, reads the list of orders page by page, and finds the
 * parcels that our connector counts. It is installed in a folder of its own; only the host it calls is another, and the media type
 * of its login, which it misspells and the sandbox refuses, is spelled right.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import type { SourceQuery } from '@tillsight/metrics/request';
import { metricsNamed } from '@tillsight/platforms/conformance';
import { reroutedHttp } from '@tillsight/platforms/local-platform';
import { createShiprocketAuthorization } from '@tillsight/platforms/shiprocket/login';
import { createShiprocketSource } from '@tillsight/platforms/shiprocket/source';
import { ordersUser } from '@tillsight/sandbox/shiprocket/account';
import { startShiprocket, type TestShiprocket } from '@tillsight/sandbox/shiprocket/started-shiprocket';

const run = promisify(execFile);
const period = { from: '2026-10-12', to: '2026-11-19' };

type Listed = { id: number; status: string; payment: string; awb: string; courier: string };
type Read = { orders: Listed[]; total: number; refusal: number };

/** Its own methods with the parameters that our connector sends; a page beyond the last and a wrong password are asked for as well. */
const reader = `
const axios = require('axios').default ?? require('axios');
const Shiprocket = require('shiprocket/types/index.js').default;
const [, , origin, email, password, from, to] = process.argv;
axios.interceptors.request.use(config => {
  const headers = { ...config.headers, ...(config.method === 'post' ? { 'Content-Type': 'application/json' } : {}) };
  return { ...config, headers, url: config.url.replace('https:/', origin) };
});
const client = new Shiprocket({ email, password });
(async () => {
  const orders = [];
  let pages = 1;
  let total = 0;
  for (let page = 1; page <= pages; page++) {
    const { data, meta } = await client.getOrders({ page, per_page: 100, from, to, sort: 'ASC', sort_by: 'id' });
    pages = meta.pagination.total_pages;
    total = meta.pagination.total;
    for (const { id, status, payment_method: payment, shipments: [{ awb, courier }] } of data)
      orders.push({ id, status, payment, awb, courier });
  }
  const refusal = await new Shiprocket({ email, password: 'wrong' })
    .getOrders({ page: 1 })
    .then(() => 200, error => error.response.status);
  process.stdout.write(JSON.stringify({ orders, total, refusal }));
})();
`;

test('a published client lists the orders whose parcels our connector counts', async t => {
  const shiprocket = await startShiprocket(t);
  const { orders, total, refusal } = await readBy('shiprocket@1.2.2', shiprocket.url, folder =>
    t.after(() => rm(folder, { recursive: true, force: true })),
  );
  assert.equal(refusal, 403);
  assert.equal(orders.length, total);
  assert.equal(new Set(orders.map(({ id }) => id)).size, total);
  const parcels = orders.filter(({ awb, status }) => awb !== '' && !/^(CANCEL|RETURN)/.test(status));
  assert.ok(parcels.length > 100);
  const counted = (is: (order: Listed) => boolean): number => parcels.filter(is).length;
  assert.deepEqual(await countedByUs(shiprocket), {
    parcels: parcels.length,
    delivered: counted(({ status }) => status === 'DELIVERED'),
    back: counted(({ status }) => status.startsWith('RTO')),
    ofCash: counted(({ payment }) => payment === 'cod'),
    ofBlueDart: counted(({ courier }) => courier === 'Blue Dart Air'),
  });
});

async function readBy(client: string, origin: string, ends: (folder: string) => unknown): Promise<Read> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shiprocket-client-'));
  ends(folder);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true }));
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  await run('npm', ['install', ...quiet, client], { cwd: folder });
  await writeFile(path.join(folder, 'reader.cjs'), reader);
  const { email, password } = ordersUser;
  const given = [origin, email, password, period.from, period.to];
  const { stdout } = await run(process.execPath, ['reader.cjs', ...given], { cwd: folder, timeout: 60_000, maxBuffer: 2 ** 24 }); // prettier-ignore
  return JSON.parse(stdout) as Read;
}

async function countedByUs(shiprocket: TestShiprocket): Promise<Record<string, number>> {
  const { http } = reroutedHttp(shiprocket.url, shiprocket.clock.now);
  const authorization = createShiprocketAuthorization({ http });
  const grant = await authorization.logIn(ordersUser);
  const [account] = await authorization.accounts(grant);
  assert.ok(account);
  const connection = { account, accessToken: () => Promise.resolve(grant.accessToken) };
  const metrics = metricsNamed('shiprocket_parcels', 'shiprocket_delivered_parcels', 'shiprocket_rto_parcels');
  const query = (id: string, where: SourceQuery['where'] = []): SourceQuery => ({ id, source: 'shiprocket', metrics, by: [], where, period }); // prettier-ignore
  const [all, cash, blueDart] = await createShiprocketSource({ http }).ask(
    connection,
    [
      query('all'),
      query('cash', [{ dimension: 'payment_method', is: ['COD'] }]),
      query('blue-dart', [{ dimension: 'shipping_carrier', is: ['Blue Dart Air'] }]),
    ],
    { now: shiprocket.clock.now },
  );
  const figure = (answer: typeof all, key: string): number => answer?.rows[0]?.values[key] ?? NaN;
  return {
    parcels: figure(all, 'shiprocket_parcels'),
    delivered: figure(all, 'shiprocket_delivered_parcels'),
    back: figure(all, 'shiprocket_rto_parcels'),
    ofCash: figure(cash, 'shiprocket_parcels'),
    ofBlueDart: figure(blueDart, 'shiprocket_parcels'),
  };
}
