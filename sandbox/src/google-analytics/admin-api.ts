import { ApiProblem, invalidArgument, notEmulated } from '../google/api-error.ts';
import type { GoogleAccount } from '../google/accounts.ts';
import { linkedAdsCustomer } from '../google/linked-ads.ts';
import { isoDate } from '../world/calendar.ts';
import type { World } from '../world/world.ts';
import { analyticsAccount, mayRead, readableProperty } from './properties.ts';
import type { Property } from './properties.ts';

export type AdminCall = {
  /** Path below /v1beta/. */
  path: string;
  query: URLSearchParams;
  account: GoogleAccount;
  world: World;
  properties: readonly Property[];
};

/** Analytics Admin API v1beta: accountSummaries, accounts, a property, the properties of an account. */
export function answerAdmin(call: AdminCall): unknown {
  if (call.path === 'accountSummaries') return accountSummaries(call);
  if (call.path === 'accounts') return accountList(call);
  if (call.path === 'properties') return propertyList(call);
  const below = /^properties\/([^/]+)\/(dataStreams|keyEvents|googleAdsLinks)$/.exec(call.path);
  if (below) return partsOf(call, below[2] ?? '', readableProperty(below[1] ?? '', call.properties, call.account));
  const id = /^properties\/([^/]+)$/.exec(call.path)?.[1];
  if (id === undefined) throw notEmulated(`${call.path}, which may not exist`);
  return describe(call, readableProperty(id, call.properties, call.account));
}

/** Pages count accounts; there is one. */
function accountSummaries({ account, world, properties, query }: AdminCall): unknown {
  checkPaging(query);
  if (!mayRead(account)) return {};
  const parent = `accounts/${analyticsAccount}`;
  return {
    accountSummaries: [
      {
        name: `accountSummaries/${analyticsAccount}`,
        account: parent,
        displayName: world.store.name,
        propertySummaries: properties.map(({ id, displayName }) => ({
          property: `properties/${id}`,
          displayName,
          propertyType: 'PROPERTY_TYPE_ORDINARY',
          parent,
          canEdit: true,
        })),
      },
    ],
  };
}

function accountList({ account, world, query }: AdminCall): unknown {
  checkPaging(query);
  if (!mayRead(account)) return {};
  const { name, createdDay, countryCode } = world.store;
  const times = {
    createTime: `${isoDate(createdDay)}T06:30:00.000Z`,
    updateTime: `${isoDate(createdDay)}T06:30:00.000Z`,
  };
  return {
    accounts: [{ name: `accounts/${analyticsAccount}`, ...times, displayName: name, regionCode: countryCode }],
  };
}

/** Where a property's visits come from, which of its events count, and the advertising it is linked with. */
function partsOf({ world, query }: AdminCall, kind: string, { id, displayName, hasData }: Property): unknown {
  checkPaging(query);
  const createTime = `${isoDate(world.store.createdDay)}T06:30:00.000Z`;
  const times = { createTime, updateTime: createTime };
  const { site } = world.store;
  const name = `properties/${id}/${kind}/${Number(id) % 100_000}`;
  const parts: Record<string, object> = {
    dataStreams: {
      name,
      type: 'WEB_DATA_STREAM',
      displayName,
      ...times,
      webStreamData: { measurementId: `G-${Number(id).toString(36).toUpperCase()}`, defaultUri: `https://${site}` },
    },
    keyEvents: { name, eventName: 'purchase', createTime, countingMethod: 'ONCE_PER_EVENT' },
    googleAdsLinks: { name, customerId: linkedAdsCustomer, adsPersonalizationEnabled: true, ...times },
  };
  return hasData ? { [kind]: [parts[kind]] } : {};
}

function propertyList(call: AdminCall): unknown {
  checkPaging(call.query);
  const filter = call.query.get('filter');
  const parent = /^(?:parent|ancestor):accounts\/(\d+)$/.exec(filter ?? '')?.[1];
  if (parent === undefined) throw invalidArgument('A filter such as parent:accounts/123 is required.');
  if (parent !== analyticsAccount || !mayRead(call.account))
    throw new ApiProblem({ code: 403, message: 'The caller does not have permission', status: 'PERMISSION_DENIED' });
  return { properties: call.properties.map(property => describe(call, property)) };
}

function describe({ world }: AdminCall, { id, displayName, timeZone, currencyCode }: Property): unknown {
  const parent = `accounts/${analyticsAccount}`;
  return {
    name: `properties/${id}`,
    parent,
    account: parent,
    displayName,
    propertyType: 'PROPERTY_TYPE_ORDINARY',
    industryCategory: 'SHOPPING',
    timeZone,
    currencyCode,
    serviceLevel: 'GOOGLE_ANALYTICS_STANDARD',
    createTime: `${isoDate(world.store.createdDay)}T06:30:00.000Z`,
    updateTime: `${isoDate(world.store.createdDay + 40)}T08:15:00.000Z`,
  };
}

function checkPaging(query: URLSearchParams): void {
  const size = query.get('pageSize');
  if (size !== null && !/^\d+$/.test(size))
    throw invalidArgument(`Invalid value at 'page_size' (TYPE_INT32), "${size}"`);
  if (query.get('pageToken')) throw invalidArgument('Invalid page token.');
}
