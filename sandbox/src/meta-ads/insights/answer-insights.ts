import type { SandboxContext } from '../../platform-module.ts';
import { localTime } from '../../world/calendar.ts';
import { metaAds } from '../../world/meta/meta-account.ts';
import type { MetaAd } from '../../world/meta/meta-account.ts';
import { adAccountsOf } from '../ad-accounts.ts';
import type { AdAccount } from '../ad-account.ts';
import { missingPermission, noSuchObject, tooMuchData } from '../meta-error.ts';
import { ADS_READ } from '../meta-app.ts';
import type { MetaState } from '../meta-state.ts';
import type { MetaToken } from '../oauth/meta-tokens.ts';
import type { Asked } from './asked.ts';
import { rowOf, sortable } from './fields.ts';
import type { Told } from './fields.ts';
import { insightsRequest } from './insights-request.ts';
import type { InsightsRequest, Level } from './insights-request.ts';
import { measured } from './measure.ts';
import type { Scope } from './measure.ts';

type Asking = { context: SandboxContext; state: MetaState; token: MetaToken; query: URLSearchParams };

/** The object a path names, whose insights are asked, if the token's person may see it. */
export function askedOf(asking: Asking, id: string): Asked {
  const { context, state, token, query } = asking;
  if (!token.scopes.includes(ADS_READ)) throw missingPermission();
  const accounts = adAccountsOf(token.person, context.world(), state.settings);
  const found = objectOf(id, accounts);
  if (found === null) throw noSuchObject(id);
  const { day: today } = localTime(context.now(), found.account.timeZone);
  return { ...found, request: insightsRequest(query, { today, own: found.own }), path: `/${id}/insights` };
}

type Found = { account: AdAccount; own: Level; scope: Scope };

function objectOf(id: string, accounts: readonly AdAccount[]): Found | null {
  const account = accounts.find(each => `act_${each.id}` === id);
  if (account) return { account, own: 'account', scope: () => true };
  const shop = accounts.find(({ isShop }) => isShop);
  if (!shop) return null;
  const kinds: [Level, (ad: MetaAd) => string][] = [
    ['campaign', ad => ad.adSet.campaign.id],
    ['adset', ad => ad.adSet.id],
    ['ad', ad => ad.id],
  ];
  for (const [own, idOf] of kinds)
    if (metaAds.some(ad => idOf(ad) === id)) return { account: shop, own, scope: ad => idOf(ad) === id };
  return null;
}

/** Single ads over more than ninety days are too much for a call that waits for its answer. */
export function refuseTooMuch({ request }: Asked): void {
  const days = request.stretches.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (request.level === 'ad' && days > 90) throw tooMuchData();
}

/** A page of rows, with cursors as Meta writes them. */
export function insightsPage(
  context: SandboxContext,
  { account, request, scope, path }: Asked,
  query: URLSearchParams,
) {
  const cells = account.isShop ? measured(context.world(), request, scope) : [];
  const told = cells.map((cell): Told => ({ cell, request, account }));
  const { sort } = request;
  if (sort) {
    const sign = sort.isDescending ? -1 : 1;
    told.sort((a, b) => sign * (sortable(a, sort.field) - sortable(b, sort.field)));
  }
  const data = told.slice(request.after, request.after + request.limit).map(rowOf);
  const page = paged(data, { query, path, from: request.after, all: told.length });
  if (!request.hasSummary || told.length === 0) return page;
  const whole: InsightsRequest = { ...request, level: 'account', breakdowns: [], increment: 'all_days' };
  const [sum] = measured(context.world(), whole, scope).map(cell => rowOf({ cell, request: whole, account }));
  return { ...page, summary: sum };
}

type Page = { query: URLSearchParams; path: string; from: number; all: number };

export function paged(data: readonly object[], { query, path, from, all }: Page): object {
  if (data.length === 0) return { data };
  const cursor = (at: number) => Buffer.from(String(at)).toString('base64url');
  const cursors = { before: cursor(from), after: cursor(from + data.length) };
  if (from + data.length >= all) return { data, paging: { cursors } };
  // Real pages carry the token here, which a caller must not keep.
  const next = new URL(`https://graph.facebook.com/v26.0${path}`);
  for (const [name, value] of query) next.searchParams.set(name, value);
  next.searchParams.set('after', cursors.after);
  return { data, paging: { cursors, next: next.href } };
}
