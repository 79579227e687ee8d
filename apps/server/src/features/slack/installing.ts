/** Adding the app to a workspace: a visit to Slack's consent page, and back. */
import { slackPaths } from '@tillsight/contract/slack';
import type { Caller } from '../../infra/mount.ts';
import { beginVisit, finishVisit } from '../integrations/integrations.ts';
import { objectAt, textAt } from '../messengers/messengers.ts';
import { isManager } from '../users/users.ts';
import type { SlackDeps } from './account.ts';
import { exchangeCode } from './web-api.ts';
import { addWorkspace } from './workspaces.ts';

/** To write, to show pictures, to be written to, to see whether a message of ours arrived, and to be named in a channel. */
const scopes = ['chat:write', 'files:write', 'im:history', 'app_mentions:read'];

/** How it went, for the page it ends on. */
export type Installed = 'added' | 'cancelled' | 'failed' | 'stray' | 'not-allowed' | 'whole-organization';

/** Null: this person may not. */
export async function startInstalling(deps: SlackDeps, caller: Caller): Promise<string | null> {
  if (deps.slack === null || !isManager(caller.role)) return null;
  const { state } = await beginVisit(deps, caller, 'slack');
  const address = new URL('https://slack.com/oauth/v2/authorize');
  address.search = new URLSearchParams({
    client_id: deps.slack.clientId,
    scope: scopes.join(','),
    redirect_uri: redirectUri(deps),
    state,
  }).toString();
  return deps.platforms.forBrowser(address.href);
}

export async function finishInstalling(
  deps: SlackDeps,
  caller: Caller | null,
  query: URLSearchParams,
): Promise<Installed> {
  const visit = caller === null ? null : await finishVisit(deps, caller, 'slack', query.get('state') ?? '');
  if (deps.slack === null || caller === null || visit === null) return 'stray';
  if (!isManager(caller.role)) return 'not-allowed';
  if (query.has('error')) return 'cancelled';
  const [code = '', ...others] = query.getAll('code');
  if (code === '' || others.length > 0) return 'failed';
  const traded = await exchangeCode(deps.slack, { code, redirectUri: redirectUri(deps) });
  if ('kind' in traded) {
    deps.log.warn({ outcome: traded }, 'Slack did not give a token.');
    return 'failed';
  }
  const { answer } = traded;
  if (answer.is_enterprise_install === true) return 'whole-organization';
  const { id: teamId, name } = objectAt(answer, 'team');
  const [token, appId] = [textAt(answer, 'access_token'), textAt(answer, 'app_id')];
  if (typeof teamId !== 'string' || token === null || appId === null || !mayAll(textAt(answer, 'scope')))
    return 'failed';
  await addWorkspace(deps, caller, { teamId, name: typeof name === 'string' ? name.slice(0, 100) : '', appId, token });
  return 'added';
}

const mayAll = (granted: string | null): boolean => {
  const all = (granted ?? '').split(',');
  return scopes.every(scope => all.includes(scope));
};

const redirectUri = ({ publicUrl }: SlackDeps): string => new URL(slackPaths.callback, publicUrl).href;
