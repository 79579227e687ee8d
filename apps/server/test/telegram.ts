/** The sandbox's Telegram beside the server, and people who have the bot in their chats. */
import assert from 'node:assert/strict';
import { registerWebhook } from '../src/features/telegram/telegram.ts';
import type { SignedIn, TestServer } from './kit.ts';

/** Telegram as the sandbox has it. */
export const withTelegram = { SANDBOX_TELEGRAM: 'on' };

export type TelegramMessage = {
  message_id: number;
  text: string;
  hasPhoto: boolean;
  buttons: { text: string; callback_data: string }[][];
};

export type ChatInHand = {
  id: number;
  /** Writes, and waits until the product has answered. */
  write: (text: string, more?: object) => Promise<void>;
  tap: (message: TelegramMessage, label: string) => Promise<void>;
  /** Blocks the bot; `quiet`: without Telegram telling of it. */
  block: (more?: object) => Promise<void>;
  /** Everything the bot has sent there. */
  messages: () => TelegramMessage[];
  last: () => TelegramMessage;
};

export type WithTelegram = {
  chat: (id: number) => ChatInHand;
  /** A chat that is linked to this person. */
  linked: (who: SignedIn, id: number) => Promise<ChatInHand>;
  control: (path: string, body?: object) => Promise<void>;
  settled: () => Promise<void>;
};

/** What the link of the app carries. */
export async function linkCodeOf(who: SignedIn): Promise<string> {
  const answer = await who.client.post('/api/v1/telegram/link/');
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { deep_link } = answer.body as { deep_link: string };
  return new URL(deep_link).searchParams.get('start') ?? assert.fail('The link carries no code.');
}

export async function telegramBeside(server: TestServer): Promise<WithTelegram> {
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  const { telegram, publicUrl } = server.deps;
  assert.ok(telegram !== null, 'Telegram is not configured.');
  await registerWebhook(telegram, publicUrl);
  const control = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${sandbox.url}/control/telegram/${path}`, sent);
    assert.equal(answer.status, 200, await answer.text());
  };
  await control('settings', { retryMs: 5 });
  const settled = async () => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      for (let waiting = 1; waiting > 0;) {
        await new Promise(resolve => setTimeout(resolve, 5));
        const state = await (await fetch(`${sandbox.url}/control/telegram/state`)).json();
        waiting = (state as { waiting: number }).waiting;
      }
      await server.runJobs();
    }
  };
  const chat = (id: number): ChatInHand => {
    const messages = () =>
      sandbox.control.outbox
        .filter(({ channel, to }) => channel === 'telegram' && to === String(id))
        .map(({ content }) => content as TelegramMessage);
    return {
      id,
      messages,
      last: () => messages().at(-1) ?? assert.fail(`Nothing was sent to ${id}.`),
      write: async (text, more = {}) => {
        await control('write', { from: id, text, ...more });
        await settled();
      },
      tap: async ({ message_id, buttons }, label) => {
        const button =
          buttons.flat().find(({ text }) => text === label) ?? assert.fail(`There is no button “${label}”.`);
        await control('tap', { from: id, message_id, data: button.callback_data });
        await settled();
      },
      block: async more => {
        await control('block', { from: id, ...more });
        await settled();
      },
    };
  };
  return {
    chat,
    control,
    settled,
    linked: async (who, id) => {
      const inHand = chat(id);
      await inHand.write(`/start ${await linkCodeOf(who)}`);
      return inHand;
    },
  };
}
