import { badParameter, expiredToken, MetaError, tokenProblem } from '../meta-error.ts';
import { sandboxMetaApp } from '../meta-app.ts';
import type { MetaState } from '../meta-state.ts';
import type { MetaToken } from './meta-tokens.ts';

/** A code for a short-lived token, or a token that lives for a long-lived one. */
export function exchange(state: MetaState, query: URLSearchParams, now: number): object {
  if (query.get('client_id') !== sandboxMetaApp.id)
    throw new MetaError(101, 'Error validating application. Cannot get application info due to a system error.');
  if (query.get('client_secret') !== sandboxMetaApp.secret) throw new MetaError(1, 'Error validating client secret.');
  const grantType = query.get('grant_type');
  if (grantType === 'fb_exchange_token') return lengthened(state, query, now);
  if (grantType !== null) throw badParameter(`Unsupported grant_type ${grantType}.`);
  const code = state.tokens.redeemCode(query.get('code') ?? '', now);
  if (code === 'unknown') throw new MetaError(100, 'Invalid verification code format.');
  if (code === 'spent') throw new MetaError(100, 'This authorization code has been used.', { subcode: 36009 });
  if (query.get('redirect_uri') !== code.redirectUri)
    throw new MetaError(
      100,
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
      { subcode: 36008 },
    );
  return answerOf(state.tokens.issue(code, false, now), now);
}

function lengthened(state: MetaState, query: URLSearchParams, now: number): object {
  const token = livingToken(state, query.get('fb_exchange_token') ?? '', now);
  return answerOf(state.tokens.issue(token, true, now), now);
}

function answerOf({ text, expiresAt }: MetaToken, now: number): object {
  return { access_token: text, token_type: 'bearer', expires_in: Math.floor((expiresAt - now) / 1000) };
}

export function livingToken(state: MetaState, text: string, now: number): MetaToken {
  if (text === '')
    throw new MetaError(2500, 'An active access token must be used to query information about the current user.');
  const token = state.tokens.find(text);
  if (!token) throw tokenProblem(undefined, 'Invalid OAuth access token - Cannot parse access token');
  if (token.ended === 458)
    throw tokenProblem(458, 'Error validating access token: The user has not authorized application.');
  if (token.ended !== null) throw tokenProblem(token.ended, 'Error validating access token: The session is invalid.');
  if (token.expiresAt <= now) throw expiredToken();
  return token;
}
