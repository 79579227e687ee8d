/** The GA4 properties a grant can read, with their zone and currency. */
import { plainName } from '@tillsight/metrics/plain-name';
import { PlatformFailure } from '../failure.ts';
import type { Http } from '../http.ts';
import { listAt, parseJson, textAt } from '../json.ts';
import type { Account } from '../platform.ts';
import { callGoogle, googleFailureOf, hosts } from './api.ts';
import { together } from './together.ts';

/** A person with more properties than this is an agency; the first ones are offered. */
const mostProperties = 100;

export async function listProperties(http: Http, accessToken: string): Promise<Account[]> {
  const names: string[] = [];
  let pageToken: string | undefined;
  do {
    const query = new URLSearchParams({ pageSize: '200', ...(pageToken === undefined ? {} : { pageToken }) });
    const page = await read(http, accessToken, `/v1beta/accountSummaries?${query.toString()}`);
    const properties = listAt(page, 'accountSummaries').flatMap(account => listAt(account, 'propertySummaries'));
    names.push(...properties.map(property => textAt(property, 'property') ?? '').filter(name => isProperty.test(name)));
    pageToken = textAt(page, 'nextPageToken');
  } while (pageToken !== undefined && pageToken !== '' && names.length < mostProperties);
  return together([...new Set(names)].slice(0, mostProperties), 6, async name => {
    const property = await read(http, accessToken, `/v1beta/${name}`);
    const [currency, timeZone] = [textAt(property, 'currencyCode'), textAt(property, 'timeZone')];
    if (currency === undefined || timeZone === undefined) {
      throw new PlatformFailure('retry', 'Google Analytics did not describe a property.', { reason: 'nonsense' });
    }
    const title = plainName(textAt(property, 'displayName') ?? '') || name;
    return { source: 'google_analytics', id: name, name: title, currency, timeZone, country: null };
  });
}

async function read(http: Http, accessToken: string, path: string): Promise<unknown> {
  const answer = await callGoogle(http, {
    platform: 'Google Analytics',
    host: hosts.analyticsAdmin,
    path,
    accessToken,
    repeats: 2,
  });
  if (answer.status !== 200) throw googleFailureOf(answer, 'Google Analytics', http.now());
  return parseJson(answer.text, 'Google Analytics');
}

const isProperty = /^properties\/\d{1,20}$/;
