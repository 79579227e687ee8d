import { type HttpReply, page, redirect } from '../../http-reply.ts';
import { ADS_READ, BASIC, isRegisteredRedirect, permissionWords, sandboxMetaApp } from '../meta-app.ts';
import type { MetaState } from '../meta-state.ts';
import { personById } from '../people.ts';
import { consentPage, errorPage } from './dialog-pages.ts';

export type Visit = { query: URLSearchParams; productUrl: string; now: number };

type Asked = { redirectUri: string; state: string | null; scopes: string[] };

/** The first look at the dialog. */
export function beginDialog(visit: Visit): HttpReply {
  const asked = askedOf(visit);
  return 'status' in asked ? asked : page(200, consentPage(asked.scopes));
}

/** A click: on Continue with some of the boxes ticked, or on Cancel. */
export function endDialog(state: MetaState, visit: Visit, form: URLSearchParams): HttpReply {
  const asked = askedOf(visit);
  if ('status' in asked) return asked;
  if (form.get('decision') === 'cancel') return denied(asked);
  const person = personById(form.get('person') ?? '');
  if (form.get('decision') !== 'continue' || !person) return page(200, consentPage(asked.scopes));
  const ticked = form.getAll('permission');
  const scopes = asked.scopes.filter(scope => scope === BASIC || ticked.includes(scope));
  const { redirectUri } = asked;
  return back(asked, { code: state.tokens.issueCode({ person: person.id, scopes, redirectUri }, visit.now) });
}

/** An app the dialog does not know is never redirected to. */
function askedOf({ query, productUrl }: Visit): Asked | HttpReply {
  if (query.get('client_id') !== sandboxMetaApp.id)
    return page(400, errorPage('Invalid App ID: The provided app ID does not look like a valid app ID.'));
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!isRegisteredRedirect(redirectUri, productUrl))
    return page(
      400,
      errorPage(
        "URL Blocked: This redirect failed because the redirect URI is not whitelisted in the app's Client OAuth Settings.",
      ),
    );
  const state = query.get('state');
  if (query.get('response_type') !== 'code')
    return page(400, errorPage('The sandbox emulates response_type=code alone.'));
  const configuration = query.get('config_id');
  if (configuration !== null && configuration !== sandboxMetaApp.configuration)
    return page(
      400,
      errorPage('Invalid configuration: the app has no such configuration of Facebook Login for Business.'),
    );
  const named = (query.get('scope') ?? '').split(/[ ,]+/).filter(scope => scope !== '');
  const wanted = configuration === null ? named : [ADS_READ];
  const unknown = wanted.find(scope => !Object.hasOwn(permissionWords, scope));
  if (unknown !== undefined) return page(400, errorPage(`Invalid Scopes: ${unknown}.`));
  return { redirectUri, state, scopes: [...new Set([BASIC, ...wanted])] };
}

function denied(asked: Asked): HttpReply {
  return back(asked, {
    error: 'access_denied',
    error_code: '200',
    error_reason: 'user_denied',
    error_description: 'Permissions error',
  });
}

function back({ redirectUri, state }: Asked, parameters: Record<string, string>): HttpReply {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  if (state !== null) target.searchParams.set('state', state);
  return redirect(target.href);
}
