import type { World } from '../world/world.ts';
import { adAccountsOf } from './ad-accounts.ts';
import type { AdAccount } from './ad-account.ts';
import { paged } from './insights/answer-insights.ts';
import { ADS_READ } from './meta-app.ts';
import { badParameter, MetaError, missingPermission, notEmulated } from './meta-error.ts';
import type { MetaState } from './meta-state.ts';
import type { MetaToken } from './oauth/meta-tokens.ts';

const facts: Record<string, (account: AdAccount) => unknown> = {
  id: ({ id }) => `act_${id}`,
  account_id: ({ id }) => id,
  name: ({ name }) => name,
  account_status: ({ status }) => status,
  currency: ({ currency }) => currency,
  timezone_name: ({ timeZone }) => timeZone,
  timezone_offset_hours_utc: ({ offsetHours }) => offsetHours,
  business_name: ({ business }) => business,
};

type Listing = { token: MetaToken; world: World; state: MetaState; query: URLSearchParams };

/** The ad accounts a person has a role on, a page at a time. */
export function adAccountsPage({ token, world, state, query }: Listing): object {
  if (!token.scopes.includes(ADS_READ)) throw missingPermission();
  const asked = (query.get('fields') ?? 'id,account_id').split(',').map(name => name.trim());
  const unknown = asked.find(name => !Object.hasOwn(facts, name));
  if (unknown !== undefined) throw notEmulated(`the field ${unknown} of an ad account, which may not exist`);
  const limit = Number(query.get('limit') ?? 25);
  if (!Number.isInteger(limit) || limit < 1) throw badParameter('param limit must be a positive integer.');
  const after = query.get('after');
  const from = after === null ? 0 : Number(Buffer.from(after, 'base64url').toString());
  if (!Number.isInteger(from) || from < 0) throw new MetaError(100, 'Invalid cursors values');
  const accounts = adAccountsOf(token.person, world, state.settings);
  const rows = accounts.slice(from, from + limit).map(account => {
    const named = [...new Set([...asked, 'id'])].map(name => [name, facts[name]?.(account)] as const);
    return Object.fromEntries(named);
  });
  return paged(rows, { query, path: '/me/adaccounts', from, all: accounts.length });
}
