import * as contract from '@tillsight/contract/slack';
import type { FastifyInstance } from 'fastify';
import type { Caller, Gatekeeper, Mount } from '../../infra/mount.ts';
import { refuseCrossSiteVisit } from '../../infra/origin.ts';
import { keepBodiesRaw, rawBodyOf, rawQueryOf } from '../../infra/raw-request.ts';
import { unlinkOwnChat } from '../messengers/messengers.ts';
import type { SlackDeps } from './account.ts';
import { isFromSlack } from './signature.ts';

export type SlackRoutes = { app: FastifyInstance; mount: Mount; deps: SlackDeps; gatekeeper: Gatekeeper };

/** The rest of the feature loads with its first use, which where Slack is not set up never comes. */
const linking = () => import('./linking.ts');
const installing = () => import('./installing.ts');

export function slackRoutes({ app, mount, deps, gatekeeper }: SlackRoutes): void {
  mount(contract.readSlack, async ({ caller }) => ({ success: true, slack: await statusFor(deps, caller) }));
  mount(contract.linkSlack, async ({ caller, input }) => (await linking()).linkSlack(deps, caller, input));
  mount(contract.unlinkSlack, ({ caller }) => unlinkOwnChat(deps, 'slack', caller));
  mount(contract.removeSlack, async ({ caller }) => ({
    success: true,
    message: await (await import('./removing.ts')).removeSlack(deps, caller),
  }));
  visits({ app, deps, gatekeeper });
  void app.register(async scope => notices(scope, deps));
}

async function statusFor(deps: SlackDeps, caller: Caller) {
  if (deps.slack === null) return { status: 'off' as const, workspace: null, may_add: false, linked_at: null };
  return (await linking()).readSlack(deps, caller);
}

/** Both ends of the visit to Slack's consent page; a page of ours says how it went. */
function visits({ app, deps, gatekeeper }: Omit<SlackRoutes, 'mount'>): void {
  const page = (outcome: string) => new URL(`/dashboard/account?slack=${outcome}#slack`, deps.publicUrl).href;
  app.get(contract.slackPaths.start, async (request, reply) => {
    refuseCrossSiteVisit(request);
    const caller = await gatekeeper.callerOf(request);
    if (caller === null) return reply.redirect(new URL('/auth/sign-in', deps.publicUrl).href, 303);
    if (deps.slack === null) return reply.redirect(page('failed'), 303);
    const address = await (await installing()).startInstalling(deps, caller);
    return reply.redirect(address ?? page('not-allowed'), 303);
  });
  app.get(contract.slackPaths.callback, async (request, reply) => {
    const caller = await gatekeeper.callerOf(request);
    if (deps.slack === null) return reply.redirect(page('failed'), 303);
    const outcome = await (await installing()).finishInstalling(deps, caller, rawQueryOf(request));
    return reply.redirect(page(outcome), 303);
  });
}

function notices(scope: FastifyInstance, deps: SlackDeps): void {
  const { slack } = deps;
  keepBodiesRaw(scope);
  scope.post(contract.slackPaths.events, { bodyLimit: 256 * 1024 }, async (request, reply) => {
    if (slack === null) return reply.code(404).send();
    const { headers } = request;
    const body = rawBodyOf(request);
    if (!isFromSlack(slack.signingSecret, { body, headers, now: deps.now() })) return reply.code(401).send();
    const contentType = headers['content-type'] ?? '';
    const said = await (await import('./receive.ts')).receiveNotice(deps, { body, contentType });
    return said === null ? reply.code(200).send() : reply.code(200).type('text/plain; charset=utf-8').send(said);
  });
}
