/** The ad accounts a person has a role on. */
import { plainName } from '@tillsight/metrics/plain-name';
import { PlatformFailure } from '../failure.ts';
import { at, listAt, numberAt, textAt } from '../json.ts';
import type { Account } from '../platform.ts';
import { bodyOf, callMeta, type MetaApp } from './graph-api.ts';

const mostPages = 5;

/** Agencies reach dozens; which of them is the store's the person says. */
export async function listAdAccounts(app: MetaApp, accessToken: string): Promise<Account[]> {
  const accounts: Account[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await callMeta(app, {
      path: '/me/adaccounts',
      query: {
        fields: 'account_id,name,account_status,currency,timezone_name',
        limit: '100',
        ...(after === undefined ? {} : { after }),
      },
      accessToken,
      repeats: 2,
    });
    const body = bodyOf(answer, app.http.now());
    if (!Array.isArray(at(body, 'data'))) throw nonsense();
    accounts.push(...listAt(body, 'data').filter(isUsable).map(accountOf));
    after = nextCursor(body);
    if (after === undefined) break;
  }
  return accounts;
}

/** The address of the next page holds a token and is never followed; its cursor is enough. */
export function nextCursor(body: unknown): string | undefined {
  return textAt(body, 'paging', 'next') === undefined ? undefined : textAt(body, 'paging', 'cursors', 'after');
}

/** Disabled and closed ones are left out. What the numbers mean is known from secondary sources only. */
function isUsable(account: unknown): boolean {
  return ![2, 100, 101].includes(numberAt(account, 'account_status') ?? 0);
}

function accountOf(account: unknown): Account {
  const [id, currency, timeZone] = ['account_id', 'currency', 'timezone_name'].map(field => textAt(account, field));
  if (id === undefined || !/^\d{1,30}$/.test(id) || currency === undefined || timeZone === undefined) throw nonsense();
  const name = plainName(textAt(account, 'name') ?? '') || id;
  return { source: 'meta', id, name, currency, timeZone, country: null };
}

function nonsense(): PlatformFailure {
  return new PlatformFailure('retry', 'Meta did not describe an ad account.', { reason: 'nonsense' });
}
