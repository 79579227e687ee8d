import assert from 'node:assert/strict';
import type { SourceQuery } from '@tillsight/metrics/request';
import { couriersUser, ordersUser } from '@tillsight/sandbox/shiprocket/account';
import { startShiprocket } from '@tillsight/sandbox/shiprocket/started-shiprocket';
import { conformance, metricsNamed } from '../conformance.ts';
import type { Http } from '../http.ts';
import { createShiprocketAuthorization } from './login.ts';
import { createShiprocketSource } from './source.ts';

const query: SourceQuery = {
  id: 'q',
  source: 'shiprocket',
  metrics: metricsNamed('shiprocket_parcels', 'shiprocket_delivered_parcels', 'shiprocket_delivery_days'),
  by: [],
  where: [],
  period: { from: '2026-11-01', to: '2026-11-03' },
};

conformance('Shiprocket', async t => {
  const shiprocket = await startShiprocket(t);
  const authorization = (http: Http) => createShiprocketAuthorization({ http });
  return {
    query,
    emptyQuery: { ...query, where: [{ dimension: 'shipping_carrier', is: ['Toaster'] }] },
    mostTries: 3,
    origin: shiprocket.url,
    now: shiprocket.clock.now,
    authorization,
    source: http => createShiprocketSource({ http }),
    connect: (http, isNarrow) => authorization(http).logIn(isNarrow ? couriersUser : ordersUser),
    account: async http => {
      const [account] = await authorization(http).accounts(await authorization(http).logIn(ordersUser));
      assert.ok(account);
      return account;
    },
    play: fault => shiprocket.faults.add('shiprocket', { ...fault, operation: 'orders' }),
    isAsking: url => url.pathname.endsWith('/orders'),
    isRenewing: url => url.pathname.endsWith('/auth/login'),
    logsInAgain: true,
    expireAccess: async () => void (await shiprocket.control('expire-tokens', {})),
    endGrant: async () => void (await shiprocket.control('revoke', {})),
  };
});
