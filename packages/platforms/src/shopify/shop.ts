/** What is asked of a shop around a connection: who it is, to leave it, and to be told when it leaves. */
import { plainName } from '@tillsight/metrics/plain-name';
import { PlatformFailure } from '../failure.ts';
import type { Http } from '../http.ts';
import { at, listAt, parseJson, textAt } from '../json.ts';
import type { Account } from '../platform.ts';
import { redact } from '../redact.ts';
import { failureOfStatus } from '../status.ts';
import { callAdmin } from './admin-api.ts';

export const shopDocuments = {
  shopInfo: `query ShopInfo {
  shop { name myshopifyDomain ianaTimezone currencyCode createdAt shopAddress { countryCodeV2 } }
}`,
  uninstall: 'mutation Disconnect { appUninstall { app { id } userErrors { field message } } }',
  subscribeUninstalled: `mutation SubscribeUninstalled($uri: String!) {
  webhookSubscriptionCreate(topic: APP_UNINSTALLED, webhookSubscription: { uri: $uri }) {
    webhookSubscription { id }
    userErrors { field message }
  }
}`,
} as const;

type Document = { text: string; variables?: Record<string, unknown>; repeats?: number };

export async function readShopAccount(http: Http, accessToken: string, shop: string): Promise<Account> {
  const data = await runDocument(http, accessToken, shop, { text: shopDocuments.shopInfo, repeats: 2 });
  const [name, domain, timeZone, currency] = ['name', 'myshopifyDomain', 'ianaTimezone', 'currencyCode'].map(field =>
    textAt(data, 'shop', field),
  );
  if (domain !== shop || timeZone === undefined || currency === undefined) {
    throw new PlatformFailure('retry', 'Shopify did not say which shop this is.', { reason: 'nonsense' });
  }
  const country = textAt(data, 'shop', 'shopAddress', 'countryCodeV2') ?? null;
  const firstDay = dayOf(textAt(data, 'shop', 'createdAt'), timeZone);
  return { source: 'shopify', id: shop, name: plainName(name ?? '') || shop, currency, timeZone, country, ...firstDay };
}

/** Nothing was sold before the shop was made. */
function dayOf(moment: string | undefined, timeZone: string): { firstDay?: string } {
  if (moment === undefined || Number.isNaN(Date.parse(moment))) return {};
  const instant = Temporal.Instant.fromEpochMilliseconds(Date.parse(moment));
  return { firstDay: instant.toZonedDateTimeISO(timeZone).toPlainDate().toString() };
}

export async function uninstallApp(http: Http, accessToken: string, shop: string): Promise<void> {
  const data = await runDocument(http, accessToken, shop, { text: shopDocuments.uninstall });
  refuseUserErrors(data, 'appUninstall');
}

export async function subscribeUninstalled(
  http: Http,
  accessToken: string,
  input: { shop: string; address: string },
): Promise<void> {
  const document = { text: shopDocuments.subscribeUninstalled, variables: { uri: input.address } };
  const data = await runDocument(http, accessToken, input.shop, document);
  // A shop that connects again still has the subscription of the first time.
  refuseUserErrors(data, 'webhookSubscriptionCreate', /already been taken/);
}

async function runDocument(http: Http, accessToken: string, shop: string, document: Document): Promise<unknown> {
  const answer = await callAdmin(http, {
    shop,
    accessToken,
    query: document.text,
    variables: document.variables ?? {},
    repeats: document.repeats ?? 0,
  });
  if (answer.status !== 200) throw failureOfStatus(answer, 'Shopify', http.now());
  const body = parseJson(answer.text, 'Shopify');
  const error = listAt(body, 'errors')[0];
  if (error === undefined) return at(body, 'data');
  const code = textAt(error, 'extensions', 'code') ?? 'no code';
  const action = code === 'THROTTLED' ? 'wait' : 'give-up';
  throw new PlatformFailure(action, `Shopify refused with ${code}: ${redact(textAt(error, 'message') ?? '')}`);
}

function refuseUserErrors(data: unknown, mutation: string, harmless?: RegExp): void {
  const messages = listAt(data, mutation, 'userErrors').map(error => textAt(error, 'message') ?? '');
  const harmful = messages.filter(message => harmless?.test(message) !== true);
  if (harmful.length > 0) throw new PlatformFailure('give-up', `Shopify refused: ${redact(harmful.join(' '))}`);
  if (at(data, mutation) === undefined || at(data, mutation) === null) {
    throw new PlatformFailure('retry', 'Shopify did not confirm.', { reason: 'nonsense' });
  }
}
