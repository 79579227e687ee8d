import { metaAds } from '../world/meta/meta-account.ts';
import type { MetaAd } from '../world/meta/meta-account.ts';
import { adAccountsOf } from './ad-accounts.ts';
import { fieldsAsked } from './ad-account-list.ts';
import type { Listing } from './ad-account-list.ts';
import { paged } from './insights/answer-insights.ts';
import { noSuchObject, notEmulated } from './meta-error.ts';

export const adEdges = ['campaigns', 'adsets', 'ads'] as const;
export type AdEdge = (typeof adEdges)[number];

const everyKind: Record<string, (ad: MetaAd) => unknown> = {
  status: () => 'ACTIVE',
  effective_status: () => 'ACTIVE',
};
const facts: Record<AdEdge, Record<string, (ad: MetaAd) => unknown>> = {
  campaigns: {
    ...everyKind,
    id: ({ adSet }) => adSet.campaign.id,
    name: ({ adSet }) => adSet.campaign.name,
    objective: () => 'OUTCOME_SALES',
  },
  adsets: {
    ...everyKind,
    id: ({ adSet }) => adSet.id,
    name: ({ adSet }) => adSet.name,
    campaign_id: ({ adSet }) => adSet.campaign.id,
  },
  ads: {
    ...everyKind,
    id: ({ id }) => id,
    name: ({ name }) => name,
    adset_id: ({ adSet }) => adSet.id,
    campaign_id: ({ adSet }) => adSet.campaign.id,
  },
};

/** What an account consists of, a page at a time. */
export function adObjects({ token, world, state, query }: Listing, id: string, edge: AdEdge): object {
  const known = facts[edge];
  const asked = fieldsAsked({ token, query }, { known, standard: 'id', what: edge });
  const account = adAccountsOf(token.person, world, state.settings).find(each => `act_${each.id}` === id);
  if (account === undefined) throw id.startsWith('act_') ? noSuchObject(id) : notEmulated(`${edge} of ${id}`);
  const all = new Map((account.isShop ? metaAds : []).map(ad => [known.id?.(ad), ad]));
  const from = Number(Buffer.from(query.get('after') ?? '', 'base64url').toString());
  const limit = Math.max(1, Number(query.get('limit') ?? 25) || 25);
  const rows = [...all.values()]
    .slice(from, from + limit)
    .map(ad => Object.fromEntries([...new Set([...asked, 'id'])].map(name => [name, known[name]?.(ad)])));
  return paged(rows, { query, path: `/${id}/${edge}`, from, all: all.size });
}
