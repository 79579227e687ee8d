/** Whether Shopify knows the app. It only says so about a store, so one has to be named. */
import { randomBytes } from 'node:crypto';
import { oauthPaths } from '@tillsight/contract/integrations';
import { shopifyScopes } from '@tillsight/platforms/shopify/oauth';
import { good, look, wrong, type Finding } from './finding.ts';
import { see, type Probe } from './probe.ts';

export async function checkShopify(probe: Probe, shop: string | null): Promise<Finding[]> {
  if (probe.config.shopify === undefined) {
    return [
      look('Shopify', {
        what: 'SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET are not set.',
        why: 'Merchants cannot connect their stores.',
        todo: 'Make an app in the Shopify Dev Dashboard; docs/going-live.md says how.',
      }),
    ];
  }
  if (shop === null) {
    return [
      look('Shopify: app', {
        what: 'Not looked at: Shopify answers about an app only at a store.',
        why: 'A wrong secret is noticed by the first merchant only.',
        todo: 'Run `npm run doctor -- --shop your-store.myshopify.com` with a development store.',
      }),
    ];
  }
  const app = await checkApp(probe, shop);
  return app.state === 'good' ? [app, await checkConsent(probe, shop)] : [app];
}

/** A code that never was: an app that is known is told the code is wrong. */
async function checkApp({ fetch, config }: Probe, shop: string): Promise<Finding> {
  const about = 'Shopify: app';
  const { clientId, clientSecret } = config.shopify ?? { clientId: '', clientSecret: '' };
  const seen = await see(fetch, `https://${shop}/admin/oauth/access_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, code: 'doctor' }),
  });
  const why = 'No merchant can connect a store, and tokens cannot be renewed.';
  if (seen === null || seen.status === 404) {
    return wrong(about, {
      what: `${shop} does not answer.`,
      why,
      todo: 'Check the name of the store, and that this machine can reach it.',
    });
  }
  if (seen.json.error === 'application_cannot_be_found') {
    return wrong(about, {
      what: 'Shopify does not know this client id.',
      why,
      todo: 'Copy SHOPIFY_CLIENT_ID from the Dev Dashboard.',
    });
  }
  if (seen.json.error === 'invalid_client') {
    return wrong(about, {
      what: 'Shopify does not accept this secret.',
      why,
      todo: 'Copy SHOPIFY_CLIENT_SECRET from the same app of the Dev Dashboard.',
    });
  }
  // What a known app is told about a code that never was. Anything else (too many requests, a page, an outage) proves nothing.
  if (seen.status === 400 && ['invalid_request', 'invalid_grant'].includes(String(seen.json.error))) {
    return good(about, 'Shopify knows the id and the secret.');
  }
  return look(about, {
    what: `Shopify answered ${seen.status} to a question about the app, which proves nothing.`,
    why,
    todo: 'Ask the doctor again in some minutes.',
  });
}

async function checkConsent({ fetch, config }: Probe, shop: string): Promise<Finding> {
  const about = 'Shopify: return address';
  const redirectUri = new URL(oauthPaths.shopifyCallback, config.publicUrl).href;
  const query = new URLSearchParams({
    client_id: config.shopify?.clientId ?? '',
    scope: shopifyScopes.join(','),
    redirect_uri: redirectUri,
    state: randomBytes(16).toString('hex'),
  });
  const seen = await see(fetch, `https://${shop}/admin/oauth/authorize?${query.toString()}`);
  const why = 'Merchants see an error page instead of the consent.';
  if (seen === null || (seen.status !== 400 && seen.status >= 400)) {
    return look(about, {
      what: `${seen === null ? 'Shopify did not answer' : `Shopify answered ${seen.status}`} where its consent page is, which proves nothing.`,
      why,
      todo: 'Ask the doctor again in some minutes.',
    });
  }
  // A person who is not signed in at Shopify is sent to its sign-in, which says nothing about the address.
  if (seen.status !== 400) return good(about, `Shopify did not refuse to return people to ${redirectUri}.`);
  return wrong(about, {
    what: `Shopify refuses its consent page: ${redirectUri} is not registered, or a scope is unknown.`,
    why,
    todo: `Add exactly this address to the redirect URLs of the app, and the scopes ${shopifyScopes.join(', ')}.`,
  });
}
