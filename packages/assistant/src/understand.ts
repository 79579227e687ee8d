/** Words and earlier turns -> what is wanted, read once more in Latin letters where a question in Devanagari would be asked back. */
import { noNames, type Shop, type StoreNames, type Turn } from './conversation.ts';
import { isSettled, understandMessage } from './understand-message.ts';
import { indexFor, type Understood } from './understand-once.ts';
import { inLatinLetters } from './words/in-latin-letters.ts';

export type { Understood };

/** Pure, and never throws for what somebody typed. */
export function understand(typed: string, earlier: Turn[], shop: Shop, names: StoreNames = noNames): Understood {
  const read = (text: string): Understood => understandMessage(text, earlier, shop, names);
  const whole = read(typed);
  if (isSettled(whole.intent) || whole.intent.act === 'refuse') return whole;
  const latin = inLatinLetters(typed, indexFor(shop, names));
  const again = latin === undefined ? undefined : read(latin);
  const isWhole = again && isSettled(again.intent) && !('notes' in again.intent && again.intent.notes.passedOver);
  return isWhole ? again : whole;
}
