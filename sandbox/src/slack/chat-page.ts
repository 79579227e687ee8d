import type { FastifyInstance } from 'fastify';
import { plainChatPage, takeForms, type PlainBubble, type Posted } from '../plain-chat-page.ts';
import { tap, write } from './control-routes.ts';
import { SANDBOX_APP, type Message, type Workspaces } from './workspaces.ts';

/** Whose conversation the page shows. */
const user = 'U0ASHA';
const addressOf = (team: string): string => `/slack.com/app_redirect?app=${SANDBOX_APP.id}&team=${team}`;

/** Where links to the app lead: the conversation with it, to write and tap. */
export function mountChatPage(app: FastifyInstance, all: Workspaces): void {
  takeForms(app);
  app.get<{ Querystring: Posted }>('/slack.com/app_redirect', (request, reply) => {
    const { app: id, team = '' } = request.query;
    if (id !== SANDBOX_APP.id || !all.installations.has(team))
      return reply.code(404).send('There is no such app here.');
    return reply.type('text/html; charset=utf-8').send(pageOf(all, team));
  });
  app.post<{ Body: Posted; Params: { team: string } }>('/slack.com/sandbox/:team/write', (request, reply) => {
    const { team } = request.params;
    const { text = '' } = request.body;
    if (text.trim() !== '') write(all, { team, user, text: text.trim() });
    return reply.redirect(addressOf(team), 303);
  });
  app.post<{ Body: Posted; Params: { team: string } }>('/slack.com/sandbox/:team/tap', (request, reply) => {
    const { team } = request.params;
    tap(all, { team, user, ...request.body });
    return reply.redirect(addressOf(team), 303);
  });
}

function pageOf(all: Workspaces, team: string): string {
  const channel = all.direct(team, user);
  return plainChatPage({
    title: `${SANDBOX_APP.name} · Slack of the sandbox`,
    heading: `${SANDBOX_APP.name} in ${all.nameOf(team)}`,
    bubbles: all.messages.filter(message => message.channel === channel).map(bubbleOf),
    address: addressOf(team),
    writeTo: `/slack.com/sandbox/${team}/write`,
    tapTo: `/slack.com/sandbox/${team}/tap`,
  });
}

function bubbleOf({ ts, text, isFromApp, hasPicture, buttons }: Message): PlainBubble {
  const taps = buttons.map(({ text: label, action_id }) => ({ label, hidden: { ts, action_id } }));
  return { text, isOwn: !isFromApp, hasPicture, taps };
}
