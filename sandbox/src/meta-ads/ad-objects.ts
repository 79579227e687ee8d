import { metaAds } from '../world/meta/meta-account.ts';
import type { MetaAd } from '../world/meta/meta-account.ts';
import { adAccountsOf } from './ad-accounts.ts';
import { fieldsAsked } from './ad-account-list.ts';
import type { Field, Listing } from './ad-account-list.ts';
import { pictureAddress } from './ad-picture.ts';
import { paged } from './insights/answer-insights.ts';
import { noSuchObject, notEmulated } from './meta-error.ts';

export const adEdges = ['campaigns', 'adsets', 'ads'] as const;
/** Ids of ads begin so in this account. */
export const adPrefix = '120212';
export type AdEdge = (typeof adEdges)[number];

/** Of the fields of a creative those that are answered; it is asked for as `creative{…}`. */
const creative: Record<string, (ad: MetaAd, now: number) => unknown> = {
  id: ({ id }) => `${id}9`,
  name: ({ headline }) => headline,
  thumbnail_url: ({ id }, now) => pictureAddress(id, now),
};

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
    creative: () => undefined,
  },
};

/** One ad by its id. */
export function adNode({ token, world, state, query }: Listing, id: string, now: number): object {
  const asked = fieldsAsked(
    { token, query },
    { known: facts.ads, standard: 'id', what: 'an ad', within: { creative } },
  );
  const isReachable = adAccountsOf(token.person, world, state.settings).some(({ isShop }) => isShop);
  const ad = isReachable ? metaAds.find(each => each.id === id) : undefined;
  if (ad === undefined) throw noSuchObject(id);
  return told(ad, asked, { known: facts.ads, now });
}

type Telling = { known: Record<string, (ad: MetaAd) => unknown>; now: number };

function told(ad: MetaAd, asked: readonly Field[], { known, now }: Telling): object {
  const all = [...asked, ...(asked.some(({ name }) => name === 'id') ? [] : [{ name: 'id', within: [] }])];
  return Object.fromEntries(
    all.map(({ name, within }) => [
      name,
      name === 'creative'
        ? Object.fromEntries(['id', ...within].map(each => [each, creative[each]?.(ad, now)]))
        : known[name]?.(ad),
    ]),
  );
}

type AskedEdge = { id: string; edge: AdEdge; now: number };

/** What an account consists of, a page at a time. */
export function adObjects({ token, world, state, query }: Listing, { id, edge, now }: AskedEdge): object {
  const known = facts[edge];
  const asked = fieldsAsked({ token, query }, { known, standard: 'id', what: edge, within: { creative } });
  const account = adAccountsOf(token.person, world, state.settings).find(each => `act_${each.id}` === id);
  if (account === undefined) throw id.startsWith('act_') ? noSuchObject(id) : notEmulated(`${edge} of ${id}`);
  const all = new Map((account.isShop ? metaAds : []).map(ad => [known.id?.(ad), ad]));
  const from = Number(Buffer.from(query.get('after') ?? '', 'base64url').toString());
  const limit = Math.max(1, Number(query.get('limit') ?? 25) || 25);
  const rows = [...all.values()].slice(from, from + limit).map(ad => told(ad, asked, { known, now }));
  return paged(rows, { query, path: `/${id}/${edge}`, from, all: all.size });
}
