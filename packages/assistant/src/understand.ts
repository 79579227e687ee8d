/** Words and earlier turns -> what is wanted, read once more in Latin letters where a question in Devanagari would be asked back. */
import { noNames, type Shop, type StoreNames, type Turn } from './conversation.ts';
import { isSettled, understandMessage } from './understand-message.ts';
import { indexFor, type Understood } from './understand-once.ts';
import { askedParts } from './words/asked-parts.ts';
import { inLatinLetters } from './words/in-latin-letters.ts';
import type { NameIndex } from './words/names.ts';

export type { Understood };

/** Pure, and never throws for what somebody typed. */
export function understand(typed: string, earlier: Turn[], shop: Shop, names: StoreNames = noNames): Understood {
  const read = (text: string): Understood => understandMessage(text, earlier, shop, names);
  const whole = withParts(read(typed), typed, read, indexFor(shop, names));
  if (isSettled(whole.intent) || whole.intent.act === 'refuse') return whole;
  const latin = inLatinLetters(typed, indexFor(shop, names));
  const again = latin === undefined ? undefined : read(latin);
  const isWhole = again && isSettled(again.intent) && !('notes' in again.intent && again.intent.notes.passedOver);
  return isWhole ? again : whole;
}

/** A part counts only where all of it is understood. What somebody will do himself makes no outlook of what is asked. */
function withParts(whole: Understood, typed: string, read: (text: string) => Understood, index: NameIndex): Understood {
  const isOutlook = whole.intent.act === 'forecast';
  if (!isOutlook && !/^(?:clarify|no-data|off-topic)$/.test(whole.intent.act)) return whole;
  const parts = askedParts(typed, index)
    .filter(({ isAll, isBesideTale }) => !isOutlook || (isAll && isBesideTale))
    .flatMap(part => {
      const { intent } = read(part.text);
      const isWhole = isSettled(intent) && !('notes' in intent && intent.notes.passedOver);
      return isWhole ? [{ ...part, intent }] : [];
    });
  const [first] = parts;
  if (isOutlook) return first?.intent.act === 'figures' ? { ...whole, intent: first.intent } : whole;
  return first ? { ...whole, parts } : whole;
}
