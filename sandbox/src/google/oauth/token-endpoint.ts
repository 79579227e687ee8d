import { createHash } from 'node:crypto';
import { present } from '../../checked.ts';
import { accountById } from '../accounts.ts';
import type { GoogleState } from '../google-state.ts';
import { type HttpReply, json } from '../../http-reply.ts';
import type { FormFields } from '../request-body.ts';
import { sandboxClient, scopeFacts } from './client.ts';
import { idToken } from './id-token.ts';
import type { Consent } from './token-store.ts';
import { ACCESS_SECONDS, TESTING_SECONDS } from './token-store.ts';

export type TokenRequest = {
  form: FormFields;
  /** Client id and secret may come as Basic credentials too. */
  authorization: string | undefined;
  now: number;
  /** A fault by name: dead-refresh, invalid-rapt. */
  fault: string | undefined;
};

/** `POST https://oauth2.googleapis.com/token`: code or refresh token in, access token out. */
export function grantToken(state: GoogleState, request: TokenRequest): HttpReply {
  const refusal = wrongClient(request);
  if (refusal) return refusal;
  const grant = fieldOf(request.form, 'grant_type');
  if (grant === null) return refused('invalid_request', 'Missing required parameter: grant_type');
  if (grant === 'authorization_code') return fromCode(state, request);
  if (grant === 'refresh_token') return fromRefreshToken(state, request);
  return refused('unsupported_grant_type', `Invalid grant_type: ${grant}`);
}

function wrongClient({ form, authorization }: TokenRequest): HttpReply | null {
  const basic = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1];
  const [id, secret] =
    basic === undefined
      ? [fieldOf(form, 'client_id'), fieldOf(form, 'client_secret')]
      : Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
  if (!id) return refused('invalid_request', 'Could not determine client ID from request.');
  if (id !== sandboxClient.id) return refused('invalid_client', 'The OAuth client was not found.', 401);
  if (!secret) return refused('invalid_request', 'client_secret is missing.');
  return secret === sandboxClient.secret
    ? null
    : refused('invalid_client', 'The provided client secret is invalid.', 401);
}

function fromCode(state: GoogleState, { form, now }: TokenRequest): HttpReply {
  const text = fieldOf(form, 'code');
  if (text === null) return refused('invalid_request', 'Missing required parameter: code');
  const consent = state.tokens.redeemCode(text, now);
  if (consent === 'unknown') return refused('invalid_grant', 'Malformed auth code.');
  if (consent === 'spent') return refused('invalid_grant', 'Bad Request');
  if (fieldOf(form, 'redirect_uri') !== consent.redirectUri) return refused('redirect_uri_mismatch', 'Bad Request');
  const wrong = wrongVerifier(consent, fieldOf(form, 'code_verifier'));
  if (wrong) return refused('invalid_grant', wrong);
  const lifeSeconds = state.settings.testing && !isSignInOnly(consent.scopes) ? TESTING_SECONDS : null;
  const refresh = consent.withRefreshToken ? state.tokens.issueRefresh(consent, now, lifeSeconds) : null;
  return granted(state, consent, {
    now,
    nonce: consent.nonce,
    extra: {
      ...(refresh ? { refresh_token: refresh.text } : {}),
      ...(refresh && lifeSeconds !== null ? { refresh_token_expires_in: lifeSeconds - 1 } : {}),
    },
  });
}

function fromRefreshToken(state: GoogleState, { form, now, fault }: TokenRequest): HttpReply {
  const text = fieldOf(form, 'refresh_token');
  if (text === null) return refused('invalid_request', 'Missing required parameter: refresh_token');
  if (fault === 'invalid-rapt')
    return json(400, {
      error: 'invalid_grant',
      error_description: 'reauth related error (invalid_rapt)',
      error_uri: 'https://support.google.com/a/answer/9368756',
      error_subtype: 'invalid_rapt',
    });
  const token = fault === 'dead-refresh' ? 'dead' : state.tokens.useRefresh(text, now);
  if (token === 'unknown') return refused('invalid_grant', 'Bad Request');
  if (token === 'dead') return refused('invalid_grant', 'Token has been expired or revoked.');
  return granted(state, token, { now, nonce: null, extra: {} });
}

function granted(
  state: GoogleState,
  holder: { account: string; scopes: string[] },
  answer: { now: number; nonce: string | null; extra: Record<string, unknown> },
): HttpReply {
  const { now, nonce, extra } = answer;
  const { account, scopes } = holder;
  const { text: accessToken } = state.tokens.issueAccess(holder, now);
  const person = { account: present(accountById(account), 'the account'), scopes, nonce, accessToken };
  return json(
    200,
    {
      access_token: accessToken,
      expires_in: ACCESS_SECONDS,
      ...extra,
      scope: scopes.join(' '),
      token_type: 'Bearer',
      ...(scopes.includes('openid') ? { id_token: idToken(person, now) } : {}),
    },
    { 'cache-control': 'no-store' },
  );
}

/** Null when the verifier fits; a code without a challenge takes none. */
function wrongVerifier({ challenge }: Consent, verifier: string | null): string | null {
  if (challenge === null) return verifier === null ? null : 'Invalid code verifier.';
  if (verifier === null) return 'Missing code verifier.';
  const text = challenge.method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return text === challenge.text ? null : 'Invalid code verifier.';
}

function isSignInOnly(scopes: readonly string[]): boolean {
  return scopes.every(scope => scopeFacts(scope)?.isSignIn);
}

function refused(error: string, description: string, status = 400): HttpReply {
  return json(status, { error, error_description: description });
}

function fieldOf(form: FormFields, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
