import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject, textIn, type Fields } from './fields.ts';
import { messageJson } from './methods.ts';
import { newCode } from './oauth.ts';
import { SANDBOX_APP, type Message, type Workspaces } from './workspaces.ts';

/** What people do in Slack, for tests. The Web API knows none of it. */
export function mountControl(app: FastifyInstance, all: Workspaces): void {
  const on = (path: string, act: (fields: Fields) => unknown) =>
    app.post(`/control/slack/${path}`, async (request: FastifyRequest, reply) => {
      const said = await act((request.body ?? {}) as Fields);
      return said === null
        ? reply.code(400).send({ error: 'That is not possible.' })
        : reply.send(said ?? { done: true });
    });
  app.get('/control/slack/state', () => ({ waiting: all.feed.waiting, url: all.feed.url }));
  on('settings', fields => change(all, fields));
  on('verify', async ({ url }) => ({ refusal: await all.feed.verify(String(url)) }));
  on('code', fields => ({
    code: newCode(all, {
      team: textIn(fields, 'team'),
      scopes: textIn(fields, 'scope').split(','),
      redirectUri: textIn(fields, 'redirect_uri'),
    }),
  }));
  on('write', fields => write(all, fields));
  on('mention', fields => mention(all, fields));
  on('tap', fields => tap(all, fields));
  on('uninstall', fields => uninstall(all, textIn(fields, 'team')));
}

function change(all: Workspaces, { retryMs, copies, fileReadyMs, historyAMinute }: Fields): void {
  if (typeof retryMs === 'number') all.feed.retryMs = retryMs;
  if (typeof copies === 'number') all.feed.copies = copies;
  if (typeof fileReadyMs === 'number') all.fileReadyMs = fileReadyMs;
  if (typeof historyAMinute === 'number') all.historyAMinute = historyAMinute;
}

/** `user` writes `text` to the app; `more` is what else the event has, such as files or a workspace of one's own. */
export function write(all: Workspaces, fields: Fields): { channel: string } | null {
  const [team, user, text] = [textIn(fields, 'team'), textIn(fields, 'user'), textIn(fields, 'text')];
  if (all.nameOf(team) === null || user === '') return null;
  const channel = all.direct(team, user);
  const plain = { hasPicture: false, buttons: [], blocks: [], metadata: null };
  const message = all.add({ ...plain, channel, user, isFromApp: false, text });
  // An app that is not installed is told of nothing.
  if (!all.installations.has(team)) return { channel };
  const at =
    typeof fields.at === 'number' ? { ts: `${Math.floor(fields.at / 1_000)}.${message.ts.split('.')[1]}` } : {};
  const thread = textIn(fields, 'thread_ts');
  all.feed.event(team, {
    ...messageJson(message, { team, hasMetadata: false }),
    ...at,
    channel,
    channel_type: 'im',
    event_ts: message.ts,
    client_msg_id: `msg-${message.ts}`,
    ...(thread === '' ? {} : { thread_ts: thread }),
    ...(isObject(fields.more) ? fields.more : {}),
  });
  return { channel };
}

/** `user` names the app in a channel, where it has been invited. */
function mention(all: Workspaces, fields: Fields): null | undefined {
  const [team, user, text] = [textIn(fields, 'team'), textIn(fields, 'user'), textIn(fields, 'text')];
  const installation = all.installations.get(team);
  if (installation === undefined) return null;
  const channel = all.direct(team, `channel ${textIn(fields, 'channel')}`);
  const ts = `${Math.floor(all.context.now() / 1_000)}.${all.nextId('').slice(-6)}`;
  const said = `<@${installation.botUser}> ${text}`;
  all.feed.event(team, { type: 'app_mention', user, text: said, ts, channel, event_ts: ts, team });
  return undefined;
}

/** `user` taps the button `action_id` of the message `ts`. */
export function tap(all: Workspaces, fields: Fields): null | undefined {
  const [team, user, ts] = [textIn(fields, 'team'), textIn(fields, 'user'), textIn(fields, 'ts')];
  const channel = all.direct(team, user);
  const message = all.messages.find(each => each.channel === channel && each.ts === ts);
  const button = message?.buttons.find(({ action_id }) => action_id === textIn(fields, 'action_id'));
  if (message === undefined || button === undefined || !all.installations.has(team)) return null;
  all.feed.interaction(payloadOf(all, { team, user, message, button }));
  return undefined;
}

type Tapped = { team: string; user: string; message: Message; button: Message['buttons'][number] };

function payloadOf(all: Workspaces, { team, user, message, button }: Tapped): object {
  return {
    type: 'block_actions',
    user: { id: user, username: user.toLowerCase(), name: user.toLowerCase(), team_id: team },
    api_app_id: SANDBOX_APP.id,
    token: 'old',
    container: { type: 'message', message_ts: message.ts, channel_id: message.channel, is_ephemeral: false },
    trigger_id: `${all.nextId('')}.1.x`,
    team: { id: team, domain: 'lamplight' },
    enterprise: null,
    is_enterprise_install: false,
    channel: { id: message.channel, name: 'directmessage' },
    message: messageJson(message, { team, hasMetadata: false }),
    response_url: 'https://hooks.slack.com/actions/not-in-the-sandbox',
    actions: [
      {
        type: 'button',
        block_id: 'b',
        action_id: button.action_id,
        text: { type: 'plain_text', text: button.text, emoji: true },
        value: button.value,
        action_ts: `${Math.floor(all.context.now() / 1_000)}.${all.nextId('').slice(-6)}`,
      },
    ],
  };
}

/** An admin of the workspace takes the app out. */
function uninstall(all: Workspaces, team: string): null | undefined {
  const gone = all.uninstall(team);
  if (gone === null) return null;
  all.feed.event(team, { type: 'tokens_revoked', tokens: { oauth: [], bot: [gone.botUser] } });
  all.feed.event(team, { type: 'app_uninstalled' });
  return undefined;
}
