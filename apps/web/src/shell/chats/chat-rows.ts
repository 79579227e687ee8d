/** What differs between the messengers with chats, as the screens speak of them and ask for them. */
import type { ChatMessenger } from '@tillsight/contract/channel';
import { linkSlack, readSlack, removeSlack, unlinkSlack, type SlackStatus } from '@tillsight/contract/slack';
import { linkTelegram, readTelegram, unlinkTelegram } from '@tillsight/contract/telegram';
import { call } from '../../api.ts';
import { connectPaths } from '../../paths.ts';
import type { MakeLink } from '../linking/api.ts';
import type { LinkWords } from '../linking/link-words.ts';

export type OwnChat = {
  status: SlackStatus['status'];
  linked_at: string | null;
  /** By what people recognise it: the account's name, or the workspace's. */
  name: string | null;
  /** Whether this person may add their organization, where that comes first. */
  mayAdd: boolean;
};

export type ChatRow = {
  read: () => Promise<OwnChat>;
  link: MakeLink;
  unlink: () => Promise<unknown>;
  words: LinkWords;
  /** How it stands. */
  told: (chat: OwnChat) => string;
  /** Said over the code. */
  about: (chat: OwnChat) => string;
  /** Which one it is, once it is linked; nothing where that is plain. */
  which: (chat: OwnChat) => string;
  /** What may be linked after it was unlinked. */
  again: string;
  /** Of a messenger that the organization as a whole is added to. */
  workspace?: { addPath: () => string; remove: () => Promise<unknown> };
};

export const workspaceIn = ({ name }: OwnChat): string => name ?? 'your workspace';

export const chatRows: Record<ChatMessenger, ChatRow> = {
  telegram: {
    read: async () => ({ ...(await call(readTelegram, {})).telegram, mayAdd: false }),
    link: { key: 'telegram', make: input => call(linkTelegram, input) },
    unlink: () => call(unlinkTelegram, {}),
    words: {
      app: 'Telegram',
      picture: 'QR code that opens the chat in Telegram',
      scan: 'Scan it with your phone, and tap Start.',
      tap: 'Open Telegram, and tap Start.',
      waiting: 'Waiting for your tap…',
      password: 'Your reports and answers will go to this Telegram, so please confirm it is you.',
    },
    told: ({ status, name }) =>
      status === 'linked'
        ? `${name ?? 'Your Telegram'} is linked. Send /stop there to unlink it.`
        : 'No Telegram linked yet.',
    about: () => 'The link opens our chat. It works once, for you alone.',
    which: ({ name }) => (name === null ? '' : `It is ${name}. `),
    again: 'one',
  },
  slack: {
    read: async () => {
      const { workspace: name, may_add: mayAdd, ...own } = (await call(readSlack, {})).slack;
      return { ...own, name, mayAdd };
    },
    link: { key: 'slack', make: input => call(linkSlack, input) },
    unlink: () => call(unlinkSlack, {}),
    words: {
      app: 'Slack',
      picture: 'QR code that opens our app in Slack',
      scan: 'Open our app in Slack, and send it this code.',
      tap: 'Open our app in Slack, and send it this code.',
      waiting: 'Waiting for your code…',
      password: 'Your reports and answers will go to this Slack, so please confirm it is you.',
    },
    told: chat => {
      if (chat.status === 'linked') return `You are linked in ${workspaceIn(chat)}. Send “stop” there to unlink it.`;
      if (chat.status === 'unlinked') return `Added to ${workspaceIn(chat)}. Your own Slack is not linked yet.`;
      return chat.mayAdd
        ? 'Not added to your workspace yet.'
        : 'Not added to your workspace yet. A merchant or an executive can do it in their account.';
    },
    about: chat => `In ${workspaceIn(chat)}. The code works once, for you alone.`,
    which: () => '',
    again: 'it',
    workspace: { addPath: connectPaths.slack, remove: () => call(removeSlack, {}) },
  },
};
