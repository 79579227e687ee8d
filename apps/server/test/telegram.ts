/** The sandbox's Telegram beside the server, and people who have the bot in their chats. */
import assert from 'node:assert/strict';
import { registerWebhook } from '../src/features/telegram/telegram.ts';
import { messengerBeside, type Beside, type ChatInHand, type SentMessage } from './chats.ts';
import { kitPassword, type SignedIn, type TestServer } from './kit.ts';

/** Telegram as the sandbox has it. */
export const withTelegram = { SANDBOX_TELEGRAM: 'on' };

export type WithTelegram = Pick<Beside, 'control' | 'settled'> & {
  chat: (id: number) => ChatInHand;
  /** A chat that is linked to this person. */
  linked: (who: SignedIn, id: number) => Promise<ChatInHand>;
};

/** What the link of the app carries. */
export async function linkCodeOf(who: SignedIn): Promise<string> {
  const answer = await who.client.post('/api/v1/telegram/link/', { password: kitPassword });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { deep_link } = answer.body as { deep_link: string };
  return new URL(deep_link).searchParams.get('start') ?? assert.fail('The link carries no code.');
}

export async function telegramBeside(server: TestServer): Promise<WithTelegram> {
  const { telegram, publicUrl } = server.deps;
  assert.ok(telegram !== null, 'Telegram is not configured.');
  await registerWebhook(telegram, publicUrl);
  const beside = await messengerBeside(server, 'telegram');
  const chat = (id: number) =>
    beside.chat({
      to: String(id),
      read,
      person: { from: id },
      quoting: message => ({ reply_to: message.id }),
      tapping: (message, { carries }) => ({ message_id: message.id, data: carries }),
    });
  return {
    ...beside,
    chat,
    linked: async (who, id) => {
      const inHand = chat(id);
      await inHand.write(`/start ${await linkCodeOf(who)}`);
      return inHand;
    },
  };
}

type Sent = {
  message_id: number;
  text: string;
  hasPhoto: boolean;
  buttons: { text: string; callback_data: string }[][];
};

function read(content: unknown): SentMessage {
  const { message_id: id, text, hasPhoto: hasPicture, buttons } = content as Sent;
  const shown = buttons.flat().map(button => ({ text: button.text, carries: button.callback_data }));
  return { id, text, hasPicture, buttons: shown };
}
