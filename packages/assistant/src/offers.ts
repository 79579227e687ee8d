/** A reading that was offered and is now taken: its very words were tapped, so nothing of it is read again. */
import type { Behaviour } from '@tillsight/contract/chat';
import type { Offer, Turn } from './conversation.ts';

export type Taken = Offer & Required<Pick<Offer, 'requests'>>;

/** So a next question that was offered is taken up; "ok" and "haan ji, theek" only acknowledge. */
const yes =
  /^(?:yes|yes please|yes pls|yeah|yep|sure|please do|go ahead|haan|han|haan ji|ji haan|ha|haan batao|हाँ|हां|जी हाँ|जी हां|हाँ जी|हां जी)$/iu;

/** "Yes" to the last reply is its next question; the label of an offer is its question too. Anything else is what was typed. */
export function saidInFull(text: string, turns: readonly Turn[]): string {
  const last = turns.at(-1);
  if (!last || !offersOn.has(last.behaviour)) return text;
  const said = plain(text);
  if (yes.test(said)) return last.offered[0]?.question ?? text;
  return last.offered.find(({ label }) => plain(label) === said)?.question ?? text;
}

/** What these replies offer goes on from them. */
export const offersOn: ReadonlySet<Behaviour> = new Set([
  'answer',
  'assume',
  'partial',
  'explain',
  'forecast',
  'define',
]);

const plain = (text: string): string =>
  text
    .trim()
    .replace(/[?.!।]+$/u, '')
    .toLowerCase();

/** The latest offer of these turns that reads exactly like the text; nothing where none does. */
export function takenOffer(text: string, turns: readonly Turn[]): Taken | undefined {
  const words = text.trim();
  const offer = turns
    .flatMap(turn => turn.offered)
    .findLast(each => each.requests !== undefined && each.question === words);
  return offer?.requests && { ...offer, requests: offer.requests };
}
