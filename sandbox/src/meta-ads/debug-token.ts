import type { SandboxContext } from '../platform-module.ts';
import { sandboxMetaApp } from './meta-app.ts';
import { metaStateOf } from './meta-state.ts';

/** What is known of a token, told to the app itself. Null: the app that asks is another one. */
export function debugAdsToken(context: SandboxContext, query: URLSearchParams): object | null {
  if (query.get('access_token') !== `${sandboxMetaApp.id}|${sandboxMetaApp.secret}`) return null;
  const now = context.now();
  const token = metaStateOf(context).tokens.find(query.get('input_token') ?? '');
  if (!token)
    return { data: { error: { code: 190, message: 'Invalid OAuth access token.' }, is_valid: false, scopes: [] } };
  const isAlive = token.ended === null && token.expiresAt > now;
  return {
    data: {
      app_id: sandboxMetaApp.id,
      type: 'USER',
      application: sandboxMetaApp.name,
      data_access_expires_at: Math.floor(now / 1000) + 90 * 86_400,
      expires_at: Math.floor(token.expiresAt / 1000),
      is_valid: isAlive,
      ...(isAlive ? {} : { error: { code: 190, subcode: token.ended ?? 463, message: 'The session is over.' } }),
      scopes: token.scopes,
      granular_scopes: token.scopes.map(scope => ({ scope })),
      user_id: token.person,
    },
  };
}
