/** The messages we send, as the Bot API wants them. */
import { tapOf, type ChatButton, type Choice } from '../messengers/messengers.ts';

export type Button = { text: string; callback_data: string };

/** A button whose question does not fit into what it may carry: its words are the question. */
export const saidTap = 'said:';

export const tapped = (question: string): string => tapOf({ label: '', question });

/** What a button may carry, in bytes. */
const mostCarried = 64;
const mostButtons = 3;

export function textMessage(chatId: number, text: string, buttons: readonly Button[]): object {
  return {
    chat_id: chatId,
    text: htmlOf(text),
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    ...(buttons.length === 0 ? {} : { reply_markup: keyboardOf(buttons) }),
  };
}

/** One below the other, so that each can be read on a phone. */
export function keyboardOf(buttons: readonly Button[]): object {
  return { inline_keyboard: buttons.map(button => [button]) };
}

type Tappable = { choices: readonly Choice[]; buttons?: readonly ChatButton[] };

export function buttonsOf({ choices, buttons = [] }: Tappable): Button[] {
  return [...buttonsFor(choices), ...buttons.map(({ label, carries }) => ({ text: label, callback_data: carries }))];
}

function buttonsFor(choices: readonly Choice[]): Button[] {
  return choices.slice(0, mostButtons).map((choice, index) => {
    const data = tapOf(choice);
    return Buffer.byteLength(data) <= mostCarried
      ? { text: choice.label.trim(), callback_data: data }
      : { text: choice.question.trim(), callback_data: `${saidTap}${index}` };
  });
}

/**
 * The marks that WhatsApp shows, as Telegram's HTML. Never one mark within another, so that whatever a name holds, each is
 * closed where it was opened, as Telegram demands.
 */
export function htmlOf(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(marked, (whole, bold?: string, slanted?: string) => {
      if (bold !== undefined) return `<b>${bold}</b>`;
      return slanted === undefined ? whole : `<i>${slanted}</i>`;
    });
}

/** Around whole words only: `sale_2026_final` is a name. */
const marked =
  /(?<![\p{L}\p{N}*])\*(?!\s)([^*\n]+?)(?<!\s)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?!\s)([^_\n]+?)(?<!\s)_(?![\p{L}\p{N}_])/gu;
