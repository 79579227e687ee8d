/** A reading that was offered and is now taken: its very words were tapped, so nothing of it is read again. */
import type { Offer, Turn } from './conversation.ts';

export type Taken = Offer & Required<Pick<Offer, 'requests'>>;

/** The latest offer of these turns that reads exactly like the text; nothing where none does. */
export function takenOffer(text: string, turns: readonly Turn[]): Taken | undefined {
  const words = text.trim();
  const offer = turns
    .flatMap(turn => turn.offered)
    .findLast(each => each.requests !== undefined && each.question === words);
  return offer?.requests && { ...offer, requests: offer.requests };
}
