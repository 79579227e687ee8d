import { metaStoryOf } from '../world/meta/meta-days.ts';
import type { World } from '../world/world.ts';
import { adAccountsOf } from './ad-accounts.ts';
import type { AdAccount } from './ad-account.ts';
import { paged } from './insights/answer-insights.ts';
import { ADS_READ } from './meta-app.ts';
import { badParameter, MetaError, missingPermission, noSuchObject, notEmulated } from './meta-error.ts';
import type { MetaState } from './meta-state.ts';
import type { MetaToken } from './oauth/meta-tokens.ts';

const facts: Record<string, (account: AdAccount, world: World) => unknown> = {
  id: ({ id }) => `act_${id}`,
  account_id: ({ id }) => id,
  name: ({ name }) => name,
  account_status: ({ status }) => status,
  currency: ({ currency }) => currency,
  timezone_name: ({ timeZone }) => timeZone,
  timezone_offset_hours_utc: ({ offsetHours }) => offsetHours,
  business_name: ({ business }) => business,
  // In the currency's smallest unit, unlike the spend of insights.
  amount_spent: ({ isShop }, world) =>
    String(isShop ? metaStoryOf(world).days.reduce((sum, { spend }) => sum + spend, 0) : 0),
};

export type Listing = { token: MetaToken; world: World; state: MetaState; query: URLSearchParams };

/** The ad accounts a person has a role on, a page at a time. */
export function adAccountsPage({ token, world, state, query }: Listing): object {
  const asked = fieldsAsked({ token, query }, ofAccount);
  const limit = Number(query.get('limit') ?? 25);
  if (!Number.isInteger(limit) || limit < 1) throw badParameter('param limit must be a positive integer.');
  const after = query.get('after');
  const from = after === null ? 0 : Number(Buffer.from(after, 'base64url').toString());
  if (!Number.isInteger(from) || from < 0) throw new MetaError(100, 'Invalid cursors values');
  const accounts = adAccountsOf(token.person, world, state.settings);
  const rows = accounts.slice(from, from + limit).map(account => factsOf(account, world, asked));
  return paged(rows, { query, path: '/me/adaccounts', from, all: accounts.length });
}

/** One account by its id. */
export function adAccountNode({ token, world, state, query }: Listing, id: string): object {
  const asked = fieldsAsked({ token, query }, ofAccount);
  const account = adAccountsOf(token.person, world, state.settings).find(each => `act_${each.id}` === id);
  if (account === undefined) throw noSuchObject(id);
  return factsOf(account, world, asked);
}

/** `within`: of which fields fields of their own may be asked, as `creative{name}`. */
type Askable = { known: object; standard: string; what: string; within?: Record<string, object> };

export type Field = { name: string; within: string[] };

const ofAccount: Askable = { known: facts, standard: 'id,account_id', what: 'an ad account' };

export function fieldsAsked(
  { token, query }: Pick<Listing, 'token' | 'query'>,
  { known, standard, what, within = {} }: Askable,
): Field[] {
  if (!token.scopes.includes(ADS_READ)) throw missingPermission();
  // Commas within braces belong to the field before.
  const asked = (query.get('fields') ?? standard).split(/,(?![^{]*\})/).map(fieldOf);
  for (const field of asked) {
    const inner = within[field.name];
    const unknown = Object.hasOwn(known, field.name)
      ? field.within.find(name => inner === undefined || !Object.hasOwn(inner, name))
      : field.name;
    if (unknown !== undefined) throw notEmulated(`the field ${unknown} of ${what}, which may not exist`);
  }
  return asked;
}

function fieldOf(text: string): Field {
  const [, name = text.trim(), inner = ''] = /^\s*(\w+)\{([\w,\s]*)\}\s*$/.exec(text) ?? [];
  return { name, within: inner.split(',').flatMap(part => (part.trim() === '' ? [] : [part.trim()])) };
}

function factsOf(account: AdAccount, world: World, asked: readonly Field[]): object {
  return Object.fromEntries(
    [...new Set([...asked.map(({ name }) => name), 'id'])].map(name => [name, facts[name]?.(account, world)] as const),
  );
}
