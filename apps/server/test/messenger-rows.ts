/** What differs between the messengers with chats, for the tests that all of them pass. */
import assert from 'node:assert/strict';
import type { ChatMessenger } from '@tillsight/contract/channel';
import type { ChatInHand } from './chats.ts';
import type { SignedIn, TestServer } from './kit.ts';
import { ownTeam, signedFor, slackBeside, slackCodeOf, withSlack } from './slack.ts';
import { linkCodeOf, telegramBeside, withTelegram } from './telegram.ts';

export type MessengerStand = {
  /** Does whatever has to be done before anybody of an organization can link. */
  opened: (who: SignedIn) => Promise<void>;
  /** What somebody writes to link a chat. */
  linkingText: (who: SignedIn) => Promise<string>;
  /** The chat of somebody, by number. */
  chat: (person: number) => ChatInHand;
  linked: (who: SignedIn, person: number) => Promise<ChatInHand>;
  /** Somebody writes where others read along; what was said there. */
  inGroup: (person: number, texts: readonly string[]) => Promise<string[]>;
  control: (path: string, body?: object) => Promise<unknown>;
  settled: () => Promise<void>;
};

export type MessengerRow = {
  of: ChatMessenger;
  environment: Record<string, string>;
  stand: (server: TestServer) => Promise<MessengerStand>;
  /** Where the messenger brings what people write. */
  noticePath: string;
  /** A person's message as the messenger would bring it, and headers that it would not send. */
  notice: (server: TestServer, said: Notice) => SignedNotice;
  /** What the messenger sends along with a body, so that it is believed. */
  signed: (server: TestServer, body: string) => Record<string, string>;
  /** What somebody writes to link a chat with a code. */
  linkingWith: (code: string) => string;
  /** Bodies that say nothing, and are not wanted again. */
  hostile: readonly string[];
  stop: string;
  help: string;
  /** Makes a message one that cannot be read. */
  unreadable: object;
  /** What a message and a report are sent by, as the sandbox names it. */
  sends: { message: string; report: string };
  /** Of which nobody knows what it has done. */
  ownFault: object;
  /** Letters that nobody may find at rest once person 1 is linked. */
  readable: RegExp;
};

type Notice = { id: number; text: string; person: number };
type SignedNotice = { body: string; headers: Record<string, string>; wrong: Record<string, string>[] };

const telegramId = (person: number): number => 500 + person;
const slackUser = (person: number): string => `U0PERSON${person}`;

const telegram: MessengerRow = {
  of: 'telegram',
  environment: withTelegram,
  stand: async server => {
    const { chat, control, settled } = await telegramBeside(server);
    const linkingText = async (who: SignedIn) => telegram.linkingWith(await linkCodeOf(who));
    return {
      opened: async () => undefined,
      linkingText,
      chat: person => chat(telegramId(person)),
      linked: async (who, person) => link(chat(telegramId(person)), await linkingText(who)),
      inGroup: async (person, texts) => {
        for (const text of texts) await control('write', { from: telegramId(person), group: -4001, text });
        await settled();
        return chat(-4001)
          .messages()
          .map(({ text }) => text);
      },
      control,
      settled,
    };
  },
  noticePath: '/api/v1/telegram/webhook',
  notice: ({ deps }, { id, text, person }) => {
    const from = { id: telegramId(person), is_bot: false, first_name: 'Mallory' };
    const date = Math.floor(deps.now() / 1_000);
    const message = { message_id: id, from, chat: { id: from.id, type: 'private' }, date, text };
    const secret = deps.telegram?.webhookSecret ?? '';
    const wrong = ['', ' ', secret.slice(0, -1), `${secret}x`, secret.toUpperCase(), 'null'].map(withSecret);
    return { body: JSON.stringify({ update_id: id, message }), headers: withSecret(secret), wrong: [{}, ...wrong] };
  },
  signed: ({ deps }) => withSecret(deps.telegram?.webhookSecret ?? ''),
  linkingWith: code => `/start ${code}`,
  hostile: ['{"update_id":"1"}', '{"update_id":1,"message":{"from":[]}}'],
  stop: '/stop',
  help: '/help',
  unreadable: { more: { photo: [] } },
  sends: { message: 'sendMessage', report: 'sendPhoto' },
  ownFault: { status: 502 },
  readable: /501/,
};

const withSecret = (secret: string) => ({ 'x-telegram-bot-api-secret-token': secret });

const slack: MessengerRow = {
  of: 'slack',
  environment: withSlack,
  stand: async server => {
    const { added, person: inTeam, control, settled } = await slackBeside(server);
    const chat = (person: number) => inTeam(slackUser(person));
    return {
      opened: async who => assert.equal(await added(who), 'added'),
      linkingText: slackCodeOf,
      chat,
      linked: async (who, person) => link(chat(person), await slackCodeOf(who)),
      inGroup: async (person, texts) => {
        for (const text of texts)
          await control('mention', { team: ownTeam, user: slackUser(person), channel: 'C0GENERAL', text });
        await settled();
        return inTeam('channel C0GENERAL')
          .messages()
          .map(({ text }) => text);
      },
      control,
      settled,
    };
  },
  noticePath: '/api/v1/slack/events',
  notice: ({ deps }, { id, text, person }) => {
    const [now, secret] = [deps.now(), deps.slack?.signingSecret ?? ''];
    const said = {
      user: slackUser(person),
      channel: `D0PERSON${person}`,
      ts: `${Math.floor(now / 1_000)}.000100`,
      text,
    };
    const event = { type: 'message', channel_type: 'im', ...said };
    const body = JSON.stringify({ type: 'event_callback', team_id: ownTeam, event_id: `Ev${id}`, event });
    const headers = signedFor(secret, body, now);
    const wrong = [
      signedFor(`${secret}x`, body, now),
      signedFor('', body, now),
      signedFor(secret, `${body} `, now),
      signedFor(secret, body, now - 6 * 60_000),
      { ...headers, 'x-slack-signature': 'v0=' },
    ];
    return { body, headers, wrong: [{}, ...wrong] };
  },
  signed: ({ deps }, body) => signedFor(deps.slack?.signingSecret ?? '', body, deps.now()),
  linkingWith: code => code,
  hostile: [
    '{"type":"event_callback","event_id":1}',
    '{"type":"event_callback","event_id":"E","team_id":"T0LAMPLIGHT","event":[]}',
    '{"type":"event_callback","event_id":"E","team_id":{"$ne":1},"event":{"type":"app_uninstalled"}}',
    'payload=%7B',
  ],
  stop: 'stop',
  help: 'help',
  unreadable: { more: { subtype: 'file_share', files: [{}] } },
  sends: { message: 'chat.postMessage', report: 'chat.postMessage' },
  ownFault: { name: 'error:internal_error' },
  readable: /U0PERSON1|T0LAMPLIGHT|xoxb|Lamplight/,
};

async function link(chat: ChatInHand, text: string): Promise<ChatInHand> {
  await chat.write(text);
  return chat;
}

export const messengerRows: Record<ChatMessenger, MessengerRow> = { telegram, slack };
