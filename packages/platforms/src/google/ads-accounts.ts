/** The Google Ads accounts a grant can read: those of the person, and those below their manager accounts. */
import { plainName } from '@tillsight/metrics/plain-name';
import { PlatformFailure } from '../failure.ts';
import type { Http } from '../http.ts';
import { at, listAt, parseJson, textAt } from '../json.ts';
import type { Account } from '../platform.ts';
import { callGoogle, googleErrorOf, googleFailureOf, hosts } from './api.ts';
import { adsHeaders, adsPath, resultsOf, type AdsAccess } from './ads-api.ts';
import { together } from './together.ts';

const mostCustomers = 50;

export const adsAccountQueries = {
  customer:
    'SELECT customer.id, customer.descriptive_name, customer.currency_code, customer.time_zone, customer.manager, customer.status FROM customer LIMIT 1',
  clients:
    "SELECT customer_client.id, customer_client.descriptive_name, customer_client.manager, customer_client.currency_code, customer_client.time_zone, customer_client.status FROM customer_client WHERE customer_client.status = 'ENABLED'",
} as const;

export async function listAdsAccounts(http: Http, accessToken: string, access: AdsAccess = {}): Promise<Account[]> {
  const ids = await listCustomers(http, accessToken, access);
  const lists = await together(ids.slice(0, mostCustomers), 4, id =>
    accountsThrough({ http, accessToken, access, id }),
  );
  // An account that is reached directly as well as through a manager is asked directly.
  const sorted = lists
    .flat()
    .sort((left, right) => Number(left.loginCustomerId !== undefined) - Number(right.loginCustomerId !== undefined));
  return [...new Map(sorted.toReversed().map(account => [account.id, account])).values()].toReversed();
}

async function listCustomers(http: Http, accessToken: string, access: AdsAccess): Promise<string[]> {
  const answer = await callGoogle(http, {
    platform: 'Google Ads',
    host: hosts.ads,
    path: `${adsPath(access)}/customers:listAccessibleCustomers`,
    accessToken,
    headers: adsHeaders(access),
    repeats: 2,
  });
  if (answer.status === 200) {
    const names = listAt(parseJson(answer.text, 'Google Ads'), 'resourceNames');
    return names.flatMap(name => (typeof name === 'string' ? (/^customers\/(\d+)$/.exec(name)?.[1] ?? []) : []));
  }
  // Somebody without any account is nobody's mistake.
  if (googleErrorOf(answer).reason === 'NOT_ADS_USER') return [];
  throw googleFailureOf(answer, 'Google Ads', http.now());
}

type Reach = { http: Http; accessToken: string; access: AdsAccess; id: string };

async function accountsThrough(reach: Reach): Promise<Account[]> {
  const own = (await search(reach, adsAccountQueries.customer))[0];
  if (own === undefined) return [];
  if (at(own, 'customer', 'manager') !== true) {
    return textAt(own, 'customer', 'status') === 'ENABLED' ? accountOf(at(own, 'customer')) : [];
  }
  const clients = await search(reach, adsAccountQueries.clients);
  return clients
    .map(row => at(row, 'customerClient'))
    .filter(client => at(client, 'manager') !== true)
    .flatMap(client => accountOf(client, reach.id));
}

/** Accounts that were never set up, are closed, or refuse us are left out instead of failing the whole list. */
async function search({ http, accessToken, access, id }: Reach, query: string): Promise<unknown[]> {
  const answer = await callGoogle(http, {
    platform: 'Google Ads',
    host: hosts.ads,
    path: `${adsPath(access)}/customers/${id}/googleAds:searchStream`,
    accessToken,
    headers: adsHeaders(access, id),
    body: { query },
    repeats: 2,
  });
  if (answer.status === 200) return resultsOf(answer);
  const failure = googleFailureOf(answer, 'Google Ads', http.now());
  if (failure.action === 'give-up') return [];
  throw failure;
}

function accountOf(customer: unknown, loginCustomerId?: string): Account[] {
  const [id, currency, timeZone] = ['id', 'currencyCode', 'timeZone'].map(field => textAt(customer, field));
  if (id === undefined || !/^\d+$/.test(id) || currency === undefined || timeZone === undefined) {
    throw new PlatformFailure('retry', 'Google Ads did not describe an account.', { reason: 'nonsense' });
  }
  const name = plainName(textAt(customer, 'descriptiveName') ?? '') || id;
  const account: Account = { source: 'google_ads', id, name, currency, timeZone, country: null };
  return [loginCustomerId === undefined ? account : { ...account, loginCustomerId }];
}
