import { present } from '../../checked.ts';
import { accountById } from '../accounts.ts';
import type { GoogleState } from '../google-state.ts';
import { type HttpReply, json } from '../../http-reply.ts';
import { sandboxClient } from './client.ts';

/** `POST /revoke`: ends the whole grant of the token's person, whatever scope it was asked for. */
export function revokeToken(state: GoogleState, token: string | null, now: number): HttpReply {
  if (token === null)
    return json(400, { error: 'invalid_request', error_description: 'Missing required parameter: token' });
  const account = state.tokens.ownerOf(token, now);
  if (account === null) return json(400, { error: 'invalid_token', error_description: 'Token expired or revoked' });
  state.tokens.revokeAccount(account);
  return json(200, {});
}

/** Who the token's person is, as far as the sign-in scopes go. */
export function userInfo(state: GoogleState, token: string | undefined, now: number): HttpReply {
  const access = token === undefined ? 'unknown' : state.tokens.accessToken(token, now);
  if (typeof access === 'string')
    return json(401, { error: 'invalid_request', error_description: 'Invalid Credentials' });
  const { id, email, name } = present(accountById(access.account), 'the account');
  const has = (scope: string) => access.scopes.some(each => each.endsWith(`userinfo.${scope}`));
  return json(200, {
    sub: id,
    ...(has('profile') ? { name } : {}),
    ...(has('email') ? { email, email_verified: true } : {}),
  });
}

/** `/tokeninfo` of an access token. */
export function tokenInfo(state: GoogleState, token: string | null, now: number): HttpReply {
  const access = token === null ? 'unknown' : state.tokens.accessToken(token, now);
  if (typeof access === 'string') return json(400, { error: 'invalid_token', error_description: 'Invalid Value' });
  const { email, id } = present(accountById(access.account), 'the account');
  const hasEmail = access.scopes.some(scope => scope.endsWith('userinfo.email'));
  return json(200, {
    azp: sandboxClient.id,
    aud: sandboxClient.id,
    sub: id,
    scope: access.scopes.join(' '),
    exp: String(Math.floor(access.expiresAt / 1000)),
    expires_in: String(Math.floor((access.expiresAt - now) / 1000)),
    ...(hasEmail ? { email, email_verified: 'true' } : {}),
    access_type: 'offline',
  });
}
