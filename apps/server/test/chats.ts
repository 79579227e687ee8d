/** The sandbox's messengers with chats beside the server, and people who write there. */
import assert from 'node:assert/strict';
import type { ChatMessenger } from '@tillsight/contract/channel';
import type { TestServer } from './kit.ts';

export type SentMessage = {
  id: string | number;
  text: string;
  hasPicture: boolean;
  /** `carries`: what a tap on it brings. */
  buttons: { text: string; carries: string }[];
};

export type ChatInHand = {
  /** Writes, and waits until the product has answered. */
  write: (text: string, more?: object) => Promise<void>;
  /** In reply to a message. */
  reply: (to: SentMessage | undefined, text: string) => Promise<void>;
  tap: (message: SentMessage, label: string) => Promise<void>;
  /** Everything that the product has sent there. */
  messages: () => SentMessage[];
  last: () => SentMessage;
};

export type Beside = {
  control: (path: string, body?: object) => Promise<Record<string, unknown>>;
  settled: () => Promise<void>;
  chat: (of: InSandbox) => ChatInHand;
};

/** How the sandbox of one messenger names things. */
export type InSandbox = {
  /** Whom its outbox sends to. */
  to: string;
  read: (content: unknown) => SentMessage;
  /** By which it knows who writes. */
  person: object;
  quoting: (message: SentMessage) => object;
  tapping: (message: SentMessage, button: SentMessage['buttons'][number]) => object;
};

export async function messengerBeside(server: TestServer, of: ChatMessenger): Promise<Beside> {
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  const root = `${sandbox.url}/control/${of}`;
  const control = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${root}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const said = (await answer.json()) as Record<string, unknown>;
    assert.equal(answer.status, 200, JSON.stringify(said));
    return said;
  };
  await control('settings', { retryMs: 5 });
  const settled = async () => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      for (let waiting = 1; waiting > 0;) {
        await new Promise(resolve => setTimeout(resolve, 5));
        ({ waiting } = (await (await fetch(`${root}/state`)).json()) as { waiting: number });
      }
      await server.runJobs();
    }
  };
  const act = async (path: string, body: object) => {
    await control(path, body);
    await settled();
  };
  const chat = ({ to, read, person, quoting, tapping }: InSandbox): ChatInHand => {
    const messages = () =>
      sandbox.control.outbox.filter(each => each.channel === of && each.to === to).map(({ content }) => read(content));
    return {
      messages,
      last: () => messages().at(-1) ?? assert.fail(`Nothing was sent to ${to}.`),
      write: (text, more = {}) => act('write', { ...person, text, ...more }),
      reply: (message = assert.fail('There is nothing to reply to.'), text) =>
        act('write', { ...person, text, ...quoting(message) }),
      tap: (message, label) => {
        const button =
          message.buttons.find(({ text }) => text === label) ?? assert.fail(`There is no button “${label}”.`);
        return act('tap', { ...person, ...tapping(message, button) });
      },
    };
  };
  return { control, settled, chat };
}
