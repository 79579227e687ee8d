/** The platforms as one merchant has them: granted enough, alive, and answering. */
import type { MetricRequest } from '@tillsight/metrics/request';
import type { SourceName } from '@tillsight/metrics/metric';
import { missingShopifyScopes } from '@tillsight/platforms/shopify/oauth';
import type { Deps } from '../deps.ts';
import { findUserByEmail } from '../features/auth/store.ts';
import { askNumbers } from '../features/insights/insights.ts';
import { readConnections, readGrant, type ConnectionRow } from '../features/integrations/integrations.ts';
import { good, look, wrong, type Finding } from './finding.ts';
import { see, type Probe } from './probe.ts';

export type Merchant = { organizationId: string; shop: string | null; connections: ConnectionRow[] };

export async function findMerchant(deps: Deps, email: string): Promise<Merchant | null> {
  const user = await findUserByEmail(deps.db.outside, email);
  if (user === null) return null;
  const organizationId = user.organization_id;
  const connections = await deps.db.inOrganization(organizationId, trx => readConnections(trx));
  return {
    organizationId,
    connections,
    shop: connections.find(({ provider }) => provider === 'shopify')?.shop ?? null,
  };
}

type Trial = { source: SourceName; name: string; metric: string };

/** The plainest figure of each platform. */
const trials: Trial[] = [
  { source: 'shopify', name: 'Shopify', metric: 'total_sales_revenue' },
  { source: 'google_analytics', name: 'Google Analytics', metric: 'sessions' },
  { source: 'google_ads', name: 'Google Ads', metric: 'google_ads_cost' },
  { source: 'meta', name: 'Meta Ads', metric: 'spend' },
  { source: 'shiprocket', name: 'Shiprocket', metric: 'shiprocket_parcels' },
];

type Platform = Trial & { connection: ConnectionRow };

export async function checkMerchant(deps: Deps, merchant: Merchant, probe: Probe): Promise<Finding[]> {
  const connected = trials.flatMap(trial => {
    const connection = merchant.connections.find(({ provider }) => provider === trial.source);
    return connection === undefined ? [] : [{ ...trial, connection }];
  });
  if (connected.length === 0) {
    return [
      look('Merchant', {
        what: 'Nothing is connected.',
        why: 'Whether the platforms answer could not be looked at.',
        todo: 'Connect a store on the Integrations page, then ask the doctor again.',
      }),
    ];
  }
  const lists = await Promise.all(connected.map(platform => checkPlatform(deps, merchant, { platform, probe })));
  return lists.flat();
}

type Look = { platform: Platform; probe: Probe };

async function checkPlatform(deps: Deps, merchant: Merchant, { platform, probe }: Look): Promise<Finding[]> {
  const about = `Merchant: ${platform.name}`;
  if (platform.connection.status !== 'active') {
    return [
      wrong(about, {
        what: 'The connection has ended at the platform.',
        why: `${platform.name} is missing from every answer and report.`,
        todo: 'Connect it again. If that happens every seven days, publish the consent screen of the Google Cloud project.',
      }),
    ];
  }
  if (platform.source === 'google_ads') return [await checkAds(deps, merchant, { platform, probe })];
  if (platform.source !== 'shopify') return [await ask(deps, merchant, platform)];
  const { grant } = await readGrant(deps, merchant.organizationId, 'shopify');
  const missing = missingShopifyScopes(grant.scopes);
  if (missing.length === 0) return [await ask(deps, merchant, platform)];
  return [
    wrong('Merchant: Shopify scopes', {
      what: `The store did not grant ${missing.join(', ')}.`,
      why: 'Figures that need them are refused.',
      todo: 'Release a version of the app with these scopes, then connect the store again.',
    }),
  ];
}

async function ask(deps: Deps, { organizationId }: Merchant, platform: Platform): Promise<Finding> {
  const about = `Merchant: ${platform.name}`;
  const request: MetricRequest = { metrics: [platform.metric], period: yesterday(deps.now()) };
  const [result] = await askNumbers(deps, organizationId, [request]);
  const issue = result?.issues.find(({ kind }) => kind === 'source-failed' || kind === 'needs-reconnect');
  if (issue === undefined) return good(about, 'It answers.');
  if (issue.kind === 'source-failed' && issue.reason === 'refused' && platform.source === 'shopify') {
    return wrong(about, {
      what: 'Shopify refuses figures though the scopes are granted.',
      why: 'ShopifyQL needs the approval for protected customer data, level 2, even for totals.',
      todo: 'Ask for it in the Dev Dashboard, under API access.',
    });
  }
  return wrong(about, {
    what:
      issue.kind === 'source-failed' ? `It failed: ${issue.reason}.` : 'The connection has just ended at the platform.',
    why: `${platform.name} is missing from every answer and report.`,
    todo: issue.kind === 'source-failed' ? 'Try again in some minutes; the log says more.' : 'Connect it again.',
  });
}

/** Google names what keeps a project out only in the answer itself. */
async function checkAds(deps: Deps, merchant: Merchant, { platform, probe }: Look): Promise<Finding> {
  const answered = await ask(deps, merchant, platform);
  if (answered.state === 'good') return answered;
  const { grant } = await readGrant(deps, merchant.organizationId, 'google');
  const { id = '', loginCustomerId: manager } = platform.connection.account ?? {};
  const version = probe.config.googleAdsVersion;
  const seen = await see(
    probe.fetch,
    `https://googleads.googleapis.com/${version}/customers/${id}/googleAds:searchStream`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${grant.accessToken}`,
        'content-type': 'application/json',
        ...(manager ? { 'login-customer-id': manager } : {}),
      },
      body: JSON.stringify({ query: 'SELECT customer.id FROM customer LIMIT 1' }),
    },
  );
  const about = 'Merchant: Google Ads access';
  const said = seen?.text ?? '';
  const why = 'Google Ads is missing from every answer and report.';
  if (/NOT_APPROVED|ACTION_NOT_PERMITTED/.test(said)) {
    return wrong(about, {
      what: 'The Google Cloud project may only ask test accounts.',
      why,
      todo: 'Raise the access level of the Cloud project that owns the OAuth client (Google Cloud console, Google Ads API): Explorer is usually given at once.',
    });
  }
  if (/UNSUPPORTED_VERSION/.test(said) || seen?.status === 404) {
    return wrong(about, {
      what: `Version ${version} of the Google Ads API is gone.`,
      why,
      todo: 'Set GOOGLE_ADS_VERSION to a living one.',
    });
  }
  return answered;
}

function yesterday(now: number): MetricRequest['period'] {
  const day = new Date(now - 86_400_000).toISOString().slice(0, 10);
  return { from: day, to: day };
}
