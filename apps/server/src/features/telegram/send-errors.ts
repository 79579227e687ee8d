/** What a well-behaved sender does about each of Telegram's refusals; decided by code, and by words only where one code means several things. */
import type { ChatRemedy, Refused } from '../messengers/messengers.ts';

export function telegramRemedyFor({ code, details }: Pick<Refused, 'code' | 'details'>): ChatRemedy {
  if (code === 429) return { act: 'slow', words: 'Telegram asked us to wait.' };
  if (code === 403) return { act: 'gone', words: 'The bot was blocked on Telegram.' };
  // Only groups move to another chat, and none is ever linked.
  if (code === 400 && /chat not found|user is deactivated|PEER_ID_INVALID|upgraded to a supergroup/i.test(details))
    return { act: 'gone', words: 'The chat on Telegram is not there any more.' };
  if (code === 401 || code === 404)
    return { act: 'other-way', isAlarm: true, words: 'Telegram does not accept our bot.' };
  return { act: 'other-way', isAlarm: true, words: 'Telegram did not take the message.' };
}
