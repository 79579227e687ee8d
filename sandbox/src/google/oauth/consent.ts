import { present } from '../../checked.ts';
import { accountByHint, accountById, accounts } from '../accounts.ts';
import type { GoogleAccount } from '../accounts.ts';
import type { GoogleState } from '../google-state.ts';
import { type HttpReply, page, redirect } from '../../http-reply.ts';
import type { FormFields } from '../request-body.ts';
import { authorizeRequest } from './authorize-request.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { sandboxClient, scopeFacts } from './client.ts';
import { accountPage, consentPage } from './pages.ts';

export type Visit = { query: URLSearchParams; productUrl: string; now: number };

/** The first look: choose an account, consent, or straight back to the app. */
export function beginConsent(state: GoogleState, visit: Visit): HttpReply {
  const asked = authorizeRequest(visit.query, visit.productUrl);
  if ('status' in asked) return asked;
  const hinted = accountByHint(asked.loginHint);
  if (asked.prompts.includes('none')) return silently(state, asked, { account: hinted, now: visit.now });
  if (!hinted || asked.prompts.includes('select_account')) return page(200, accountPage(accounts, sandboxClient.name));
  return askConsent(state, asked, { account: hinted, now: visit.now });
}

/** A click: on an account, on Continue or on Cancel. */
export function continueConsent(state: GoogleState, visit: Visit, form: FormFields): HttpReply {
  const asked = authorizeRequest(visit.query, visit.productUrl);
  if ('status' in asked) return asked;
  if (form.decision === 'cancel') return back(asked, { error: 'access_denied' });
  const account = accountById(String(form.account));
  if (!account) return page(200, accountPage(accounts, sandboxClient.name));
  const { now } = visit;
  if (form.decision !== 'continue') return askConsent(state, asked, { account, now });
  const ticked = [form.scope ?? []].flat();
  return consented(state, asked, { account, ticked, now });
}

type Decider = { account: GoogleAccount; now: number };

/** Nothing is shown: a person who granted all of it before is sent back, anybody else refused. */
function silently(
  state: GoogleState,
  asked: AuthorizeRequest,
  { account, now }: { account: GoogleAccount | undefined; now: number },
): HttpReply {
  if (!account) return back(asked, { error: 'login_required' });
  if (missingScopes(state, asked, account).length > 0) return back(asked, { error: 'consent_required' });
  return grant(state, asked, { account, now, scopes: asked.scopes, wasAsked: false });
}

function askConsent(state: GoogleState, asked: AuthorizeRequest, { account, now }: Decider): HttpReply {
  const missing = missingScopes(state, asked, account);
  if (missing.length === 0 && !asked.prompts.includes('consent'))
    return grant(state, asked, { account, now, scopes: asked.scopes, wasAsked: false });
  const known = asked.scopes.filter(scope => !missing.includes(scope));
  return page(
    200,
    consentPage({ appName: sandboxClient.name, account, boxes: boxesOf(asked, missing), missing, known }),
  );
}

function consented(
  state: GoogleState,
  asked: AuthorizeRequest,
  { account, ticked, now }: Decider & { ticked: readonly string[] },
): HttpReply {
  const missing = missingScopes(state, asked, account);
  const boxes = boxesOf(asked, missing);
  const scopes = asked.scopes.filter(scope => !boxes.includes(scope) || ticked.includes(scope));
  if (scopes.length === 0) return back(asked, { error: 'access_denied' });
  return grant(state, asked, { account, now, scopes, wasAsked: true });
}

/** Boxes to tick: all new scopes beyond signing in. One such scope alone, without signing in, is granted by Continue. */
function boxesOf(asked: AuthorizeRequest, missing: readonly string[]): string[] {
  const boxes = missing.filter(scope => !present(scopeFacts(scope), 'the scope').isSignIn);
  return asked.scopes.length === 1 ? [] : boxes;
}

function missingScopes(state: GoogleState, asked: AuthorizeRequest, account: GoogleAccount): string[] {
  const granted = state.tokens.grantedTo(account.id);
  return asked.scopes.filter(scope => !granted.has(scope));
}

function grant(
  state: GoogleState,
  asked: AuthorizeRequest,
  { account, now, scopes, wasAsked }: Decider & { scopes: string[]; wasAsked: boolean },
): HttpReply {
  const before = asked.includeGranted ? state.tokens.grantedTo(account.id) : [];
  const all = [...new Set([...scopes, ...before])];
  const { redirectUri, challenge, nonce, isOffline } = asked;
  const consent = { account: account.id, scopes: all, redirectUri, challenge, nonce };
  const code = state.tokens.issueCode({ ...consent, withRefreshToken: isOffline && wasAsked }, now);
  const authuser = String(accounts.indexOf(account));
  return back(asked, { code, scope: all.join(' '), authuser, prompt: wasAsked ? 'consent' : 'none' });
}

function back(asked: AuthorizeRequest, parameters: Record<string, string>): HttpReply {
  const target = new URL(asked.redirectUri);
  if (asked.state !== null) target.searchParams.set('state', asked.state);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  return redirect(target.href);
}
