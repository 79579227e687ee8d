/** Connecting Shiprocket: the email and password of an API user, which are exchanged for a token of ten days. */
import { PlatformFailure } from '../failure.ts';
import type { Http, HttpAnswer } from '../http.ts';
import { at, numberAt, parseJson, textAt } from '../json.ts';
import type { Account, Grant, GrantAuthority } from '../platform.ts';
import { failureOfStatus } from '../status.ts';
import { pageOf } from './order-pages.ts';
import { bodyOf, callShiprocket, platform } from './shiprocket-api.ts';

export type ApiUser = { email: string; password: string };

export type ShiprocketAuthorization = GrantAuthority & {
  /** Throws a `PlatformFailure`: `reconnect` where the user is refused or would have to type a code. */
  logIn(user: ApiUser): Promise<Grant>;
};

/** The list of orders says so of its times where it names a zone, and all parcels begin in India. */
const timeZone = 'Asia/Kolkata';
const tokenMs = 240 * 3_600_000;

/**
 * There is no consent page and no way to lengthen a token (https://apidocs.shiprocket.in, Authentication API), so that the password is
 * kept, sealed with the token, and used again when the ten days are over.
 */
export function createShiprocketAuthorization({ http }: { http: Http }): ShiprocketAuthorization {
  return {
    provider: 'shiprocket',
    logIn: user => logIn(http, user),
    refresh: grant => logIn(http, userOf(grant)),
    revoke: grant => logOut(http, grant),
    accounts: grant => accounts(http, grant),
  };
}

async function logIn(http: Http, { email, password }: ApiUser): Promise<Grant> {
  const answer = await callShiprocket(http, { path: '/auth/login', body: { email, password } });
  if (answer.status !== 200) throw refusalOf(answer, http.now());
  const { accessToken, company } = grantedIn(parseJson(answer.text, platform));
  return {
    provider: 'shiprocket',
    accessToken,
    accessExpiresAt: http.now() + tokenMs,
    refreshToken: JSON.stringify({ email, password }),
    refreshExpiresAt: null,
    scopes: [],
    ...(company === undefined ? {} : { person: company }),
  };
}

/** Which status a wrong password has is not documented: whatever is the caller's fault ends the grant, as nothing else can. */
function refusalOf(answer: HttpAnswer, now: number): PlatformFailure {
  const isTheirs = answer.status >= 400 && answer.status < 500 && ![408, 429].includes(answer.status);
  if (!isTheirs) return failureOfStatus(answer, platform, now);
  return new PlatformFailure('reconnect', `Shiprocket refused the login with status ${answer.status}.`, {
    status: 401,
  });
}

/** The documentation shows no answer to a login; public code reads `token` and `company_id`. Somebody who is asked for a code has none. */
function grantedIn(body: unknown): { accessToken: string; company: string | undefined } {
  const accessToken = textAt(body, 'token');
  if (accessToken !== undefined && /^[\w.-]+$/.test(accessToken))
    return { accessToken, company: numberAt(body, 'company_id')?.toString() };
  if (at(body, 'is_mfa_enabled') === true)
    throw new PlatformFailure('reconnect', 'Shiprocket asks this user for a code at every login.', { status: 403 });
  throw new PlatformFailure('retry', 'Shiprocket answered without a token.', { reason: 'nonsense' });
}

function userOf({ refreshToken }: Grant): ApiUser {
  const kept: unknown = refreshToken === null ? null : JSON.parse(refreshToken);
  const [email, password] = [textAt(kept, 'email'), textAt(kept, 'password')];
  if (email === undefined || password === undefined)
    throw new PlatformFailure('reconnect', 'There is no password to log in to Shiprocket with.', { status: 401 });
  return { email, password };
}

/** Ends the token. The user itself is the merchant's to remove; a token that has ended is ended. */
async function logOut(http: Http, { accessToken }: Grant): Promise<void> {
  const answer = await callShiprocket(http, { path: '/auth/logout', accessToken });
  if ([200, 202, 204, 401].includes(answer.status)) return;
  throw failureOfStatus(answer, platform, http.now());
}

/** One user reads one company. A first page of orders shows that it may, without which it could tell nothing. */
async function accounts(http: Http, grant: Grant): Promise<Account[]> {
  const query = { page: '1', per_page: '1' };
  const answer = await callShiprocket(http, { path: '/orders', query, accessToken: grant.accessToken });
  if (pageOf(bodyOf(answer, http.now())) === undefined)
    throw new PlatformFailure('retry', 'Shiprocket answered with something else than orders.', { reason: 'nonsense' });
  const { email } = userOf(grant);
  const id = grant.person ?? email;
  return [{ source: 'shiprocket', id, name: email, currency: 'INR', timeZone, country: 'IN' }];
}
