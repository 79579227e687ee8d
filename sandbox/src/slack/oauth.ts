import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hiddenFields, plainPage, takeForms, type Posted } from '../plain-chat-page.ts';
import { escapeHtml } from '../web-page.ts';
import { textIn, type Fields } from './fields.ts';
import { SlackError } from './slack-error.ts';
import { knownScopes, SANDBOX_APP, type Workspaces } from './workspaces.ts';

const codeMs = 10 * 60_000;

/** Asks whoever is sent here, as an admin of a workspace, whether the app may be installed there. */
export function mountOAuth(app: FastifyInstance, all: Workspaces): void {
  takeForms(app);
  app.get<{ Querystring: Posted }>('/slack.com/oauth/v2/authorize', (request, reply) => {
    const refusal = refusalOf(request.query);
    if (refusal !== null) return reply.code(400).type('text/html; charset=utf-8').send(plainPage('Slack', refusal));
    const buttons = all
      .teams()
      .map(team => `<button name="team" value="${team}">Allow in ${escapeHtml(all.nameOf(team) ?? team)}</button> `);
    const form = `<form method="post" action="/slack.com/oauth/v2/allow">${hiddenFields(request.query)}${buttons.join('')}<button name="team" value="">Cancel</button></form>`;
    const asked = `<h1>${SANDBOX_APP.name} wants to come to your workspace</h1><p>${escapeHtml(request.query.scope ?? '')}</p>`;
    return reply.type('text/html; charset=utf-8').send(plainPage('Slack of the sandbox', `${asked}${form}`));
  });
  app.post<{ Body: Posted }>('/slack.com/oauth/v2/allow', (request, reply) => {
    const { team = '', scope = '', redirect_uri = '', state = '' } = request.body;
    if (refusalOf(request.body) !== null) return reply.code(400).send('Start again.');
    const back = new URL(redirect_uri);
    back.searchParams.set('state', state);
    if (all.nameOf(team) === null) back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', newCode(all, { team, scopes: scope.split(','), redirectUri: redirect_uri }));
    return reply.redirect(back.href, 303);
  });
}

type Asked = { team: string; scopes: string[]; redirectUri: string };

export function newCode(all: Workspaces, asked: Asked): string {
  const code = `7018243561.${randomBytes(6).readUIntBE(0, 6)}.${randomBytes(24).toString('hex')}`;
  all.codes.set(code, { ...asked, at: all.context.now(), isUsed: false, user: 'U0ASHA' });
  return code;
}

function refusalOf({ client_id, scope = '', redirect_uri = '' }: Posted): string | null {
  if (client_id !== SANDBOX_APP.clientId) return 'Invalid client_id parameter';
  const unknown = scope.split(',').find(each => !knownScopes.includes(each));
  if (unknown !== undefined) return `Invalid permissions requested: ${escapeHtml(unknown)}`;
  const address = URL.parse(redirect_uri);
  const isHere = address !== null && ['127.0.0.1', 'localhost'].includes(address.hostname);
  // The product in front of a sandbox has no certificate.
  return address?.protocol === 'https:' || isHere ? null : 'redirect_uri did not match any configured URIs.';
}

export function exchangeCode(all: Workspaces, fields: Fields, basic: string | null): object {
  const [id, secret] = basic?.split(':') ?? [textIn(fields, 'client_id'), textIn(fields, 'client_secret')];
  if (id !== SANDBOX_APP.clientId) throw new SlackError('invalid_client_id');
  if (secret !== SANDBOX_APP.clientSecret) throw new SlackError('bad_client_secret');
  const known = all.codes.get(textIn(fields, 'code'));
  if (known === undefined || all.context.now() - known.at > codeMs) throw new SlackError('invalid_code');
  if (known.isUsed) throw new SlackError('code_already_used');
  if (textIn(fields, 'redirect_uri') !== known.redirectUri) throw new SlackError('bad_redirect_uri');
  known.isUsed = true;
  const { team, scopes, user } = known;
  const installation = all.install(team, scopes);
  return {
    app_id: SANDBOX_APP.id,
    authed_user: { id: user },
    scope: installation.scopes.join(','),
    token_type: 'bot',
    access_token: installation.token,
    bot_user_id: installation.botUser,
    team: { id: team, name: all.nameOf(team) },
    enterprise: null,
    is_enterprise_install: false,
  };
}
