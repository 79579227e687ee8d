import { entry, present } from '../../checked.ts';
import type { HttpReply } from '../../http-reply.ts';
import { page } from '../../http-reply.ts';
import { errorPage, type AuthorizeError } from './pages.ts';
import { isRegisteredRedirect, sandboxClient, scopeFacts } from './client.ts';
import type { Consent } from './token-store.ts';

/** What the app asks for, checked. */
export type AuthorizeRequest = {
  /** Canonical names, in the order asked. */
  scopes: string[];
  redirectUri: string;
  state: string | null;
  isOffline: boolean;
  prompts: readonly string[];
  includeGranted: boolean;
  loginHint: string | null;
  challenge: Consent['challenge'];
  nonce: string | null;
};

const PROMPTS = ['none', 'consent', 'select_account'];
const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/;

/** The request, or Google's page that says what is wrong with it. Nothing is ever sent to an unregistered address. */
export function authorizeRequest(query: URLSearchParams, productUrl: string): AuthorizeRequest | HttpReply {
  const wrong = wrongClient(query, productUrl) ?? wrongParameter(query);
  if (wrong) return page(wrong.status, errorPage(wrong));
  const asked = listOf(query.get('scope')).map(scope => present(scopeFacts(scope), 'the scope').canonical);
  return {
    scopes: [...new Set(asked)],
    redirectUri: entry(query, 'redirect_uri'),
    state: query.get('state'),
    isOffline: query.get('access_type') === 'offline',
    prompts: listOf(query.get('prompt')),
    includeGranted: query.get('include_granted_scopes') === 'true',
    loginHint: query.get('login_hint'),
    challenge: challengeOf(query),
    nonce: query.get('nonce'),
  };
}

function wrongClient(query: URLSearchParams, productUrl: string): AuthorizeError | null {
  const clientId = query.get('client_id');
  if (!clientId) return missing('client_id');
  if (clientId !== sandboxClient.id)
    return { status: 401, code: 'invalid_client', text: 'The OAuth client was not found.' };
  const redirectUri = query.get('redirect_uri');
  if (!redirectUri) return missing('redirect_uri');
  if (isRegisteredRedirect(redirectUri, productUrl)) return null;
  return {
    status: 400,
    code: 'redirect_uri_mismatch',
    text: `The redirect URI in the request, ${redirectUri}, does not match the ones authorized for the OAuth client.`,
  };
}

function wrongParameter(query: URLSearchParams): AuthorizeError | null {
  const responseType = query.get('response_type');
  if (!responseType) return missing('response_type');
  if (responseType !== 'code')
    return { status: 400, code: 'unsupported_response_type', text: `Invalid response_type: ${responseType}` };
  const scopes = listOf(query.get('scope'));
  if (scopes.length === 0) return missing('scope');
  const unknown = scopes.filter(scope => !scopeFacts(scope));
  if (unknown.length > 0) {
    const valid = scopes.filter(scope => scopeFacts(scope)).join(', ');
    const text = `Some requested scopes were invalid. {valid=[${valid}], invalid=[${unknown.join(', ')}]}`;
    return { status: 400, code: 'invalid_scope', text };
  }
  return wrongChoice(query) ?? wrongChallenge(query);
}

function wrongChoice(query: URLSearchParams): AuthorizeError | null {
  const accessType = query.get('access_type');
  if (accessType !== null && !['online', 'offline'].includes(accessType))
    return invalid(`Invalid parameter value for access_type: '${accessType}' is not a valid access type`);
  const prompts = listOf(query.get('prompt'));
  const strange = prompts.find(prompt => !PROMPTS.includes(prompt));
  if (strange !== undefined) return invalid(`Invalid parameter value for prompt: Invalid prompt: ${strange}`);
  if (prompts.includes('none') && prompts.length > 1)
    return invalid('Invalid parameter value for prompt: none must be alone');
  return null;
}

function wrongChallenge(query: URLSearchParams): AuthorizeError | null {
  const method = query.get('code_challenge_method');
  const challenge = query.get('code_challenge');
  if (method !== null && challenge === null) return missing('code_challenge');
  if (method !== null && method !== 'S256' && method !== 'plain')
    return invalid(`Invalid parameter value for code_challenge_method: Invalid transform algorithm: ${method}`);
  if (challenge !== null && !CHALLENGE.test(challenge))
    return invalid('Invalid parameter value for code_challenge: between 43 and 128 unreserved characters are expected');
  return null;
}

function challengeOf(query: URLSearchParams): Consent['challenge'] {
  const text = query.get('code_challenge');
  if (text === null) return null;
  return { text, method: query.get('code_challenge_method') === 'S256' ? 'S256' : 'plain' };
}

function missing(name: string): AuthorizeError {
  return invalid(`Missing required parameter: ${name}`);
}

function invalid(text: string): AuthorizeError {
  return { status: 400, code: 'invalid_request', text };
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(/\s+/).filter(word => word !== '');
}
