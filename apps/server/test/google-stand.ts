/** As much of Google as connecting needs, with whatever accounts a test wants. A code is the list of what was allowed. */
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { googleScopes } from '@tillsight/platforms/google/oauth';

export type GoogleStand = {
  url: string;
  /** Names of the GA4 properties and of the Ads accounts the person can read. */
  properties: string[];
  customers: string[];
  revoked: string[];
  /** Answers every call with this status while it is set. */
  status: number | null;
  exchanges: URLSearchParams[];
  /** Every call waits for it while it is set. */
  hold: Promise<void> | null;
  /** How many calls have waited. */
  held: number;
};

export async function startGoogleStand(t: Pick<TestContext, 'after'>): Promise<GoogleStand> {
  const app = Fastify();
  const stand: GoogleStand = {
    url: '',
    properties: [],
    customers: [],
    revoked: [],
    status: null,
    exchanges: [],
    hold: null,
    held: 0,
  };
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.addHook('preHandler', async (_request, reply) => {
    if (stand.hold !== null) {
      stand.held += 1;
      await stand.hold;
    }
    if (stand.status !== null) await reply.code(stand.status).send({ error: 'on_purpose' });
  });
  app.post<{ Body: URLSearchParams }>('/oauth2.googleapis.com/token', request => {
    stand.exchanges.push(request.body);
    const scope = request.body.get('code') ?? '';
    return { access_token: `ya29.${scope}`, refresh_token: `1//${scope}`, expires_in: 3599, scope };
  });
  app.post<{ Body: URLSearchParams }>('/oauth2.googleapis.com/revoke', request => {
    stand.revoked.push(request.body.get('token') ?? '');
    return {};
  });
  // A chat is linked with a bot whose name only Telegram knows.
  app.post('/api.telegram.org/:bot/getMe', () => ({ ok: true, result: { id: 7, username: 'KitBot' } }));
  // A user of Shiprocket that may read orders, of which there are none.
  const shiprocket = '/apiv2.shiprocket.in/v1/external';
  app.post(`${shiprocket}/auth/login`, () => ({ token: 'eyJ.of.a-user', company_id: 7 }));
  app.post(`${shiprocket}/auth/logout`, () => ({}));
  app.get(`${shiprocket}/orders`, () => ({ data: [], meta: { pagination: { total: 0, total_pages: 1 } } }));
  app.get('/analyticsadmin.googleapis.com/v1beta/accountSummaries', () => ({
    accountSummaries: [
      { propertySummaries: stand.properties.map((_name, index) => ({ property: `properties/${index + 1}` })) },
    ],
  }));
  app.get<{ Params: { id: string } }>('/analyticsadmin.googleapis.com/v1beta/properties/:id', request => ({
    displayName: stand.properties[Number(request.params.id) - 1],
    timeZone: 'Asia/Kolkata',
    currencyCode: 'INR',
  }));
  app.get('/googleads.googleapis.com/v25/customers::listAccessibleCustomers', () => ({
    resourceNames: stand.customers.map((_name, index) => `customers/${index + 1}`),
  }));
  app.route<{ Params: { id: string } }>({
    method: 'POST',
    url: '/googleads.googleapis.com/v25/customers/:id/googleAds::searchStream',
    handler: async request => {
      const { id } = request.params;
      const descriptiveName = stand.customers[Number(id) - 1];
      return [
        {
          results: [
            { customer: { id, descriptiveName, currencyCode: 'INR', timeZone: 'Asia/Kolkata', status: 'ENABLED' } },
          ],
        },
      ];
    },
  });
  // And of Shopify who this one store is, whatever its token.
  const lotusLane = { name: 'Lotus Lane', myshopifyDomain: 'lotus-lane.myshopify.com' };
  app.post(`/${lotusLane.myshopifyDomain}/admin/api/:version/graphql.json`, () => ({
    data: { shop: { ...lotusLane, ianaTimezone: 'Asia/Kolkata', currencyCode: 'INR' } },
  }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  t.after(() => app.close());
  stand.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return stand;
}

export const analyticsScope = googleScopes.google_analytics;
export const adsScope = googleScopes.google_ads;
