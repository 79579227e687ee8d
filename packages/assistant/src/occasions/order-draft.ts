/** From the words of an order about what happened to what is said back; nothing is written before a yes. */
import type { HeldOccasion } from '@tillsight/metrics/occasion';
import type { ReadOccasions } from '../conversation.ts';
import { spoken, type Context, type Draft } from '../draft.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { SaidOccasion } from '../sentences/occasion-sentences.ts';
import { mayDecideTargets } from '../targets/order-draft.ts';
import type { OccasionOrder } from './occasion-order.ts';
import type { OccasionOrderWish } from './read-order.ts';

/** What stands on everybody's charts is decided by those who decide targets; the server asks once more. */
export const mayNoteOccasions = mayDecideTargets;

/** Undefined where nothing is connected that holds them. */
export async function occasionOrderDraft(
  wish: OccasionOrderWish,
  read: ReadOccasions,
  context: Context,
): Promise<Draft | undefined> {
  const { shop } = context;
  const say = sentencesFor(shop).occasions;
  if (wish.do === 'cannot') return spoken('act', say.cannot[wish.why]);
  if (!mayNoteOccasions(shop.role)) return spoken('act', say.notYours);
  const known = await read(wish.period);
  if (known === undefined) return undefined;
  const { held, mayNote } = known;
  if (!mayNote) return spoken('act', say.lacks);
  if (held === 'away') return spoken('act', say.away);
  if (wish.do === 'remove') return removalDraft(wish, held, context);
  const { title, period } = wish;
  const order = { do: 'note', title, period } as const;
  return isHeld(held, order) ? spoken('act', say.already(saidOccasion(order))) : askedBack(order, context);
}

/** As Shopify holds it, whoever noted it. */
export const isHeld = (
  held: readonly HeldOccasion[],
  { title, period: { from, to } }: Extract<OccasionOrder, { do: 'note' }>,
): boolean =>
  held.some(each => each.from === from && each.to === to && each.title.toLowerCase() === title.toLowerCase());

function removalDraft(
  { words, period }: Extract<OccasionOrderWish, { do: 'remove' }>,
  held: readonly HeldOccasion[],
  context: Context,
): Draft {
  const say = sentencesFor(context.shop).occasions;
  const named = words.toLowerCase().split(' ');
  const meant = held.filter(
    ({ title, from, to }) =>
      (period === undefined || (from <= period.to && (to ?? from) >= period.from)) &&
      named.every(word => title.toLowerCase().includes(word)),
  );
  const [first, ...others] = meant.filter(({ isOurs }) => isOurs);
  const [foreign] = meant;
  if (first === undefined) return spoken('act', foreign ? say.notOurs(saidHeld(foreign)) : say.noSuch);
  if (others.length > 0) return spoken('act', say.whichOf([first, ...others].slice(0, mostTold).map(saidHeld)));
  const { id, title, from, to } = first;
  return askedBack({ do: 'remove', id, title, from, to }, context);
}

const mostTold = 10;

const saidHeld = ({ title, from, to }: Pick<HeldOccasion, 'title' | 'from' | 'to'>): SaidOccasion => ({
  title,
  days: { from, to: to ?? from },
});

/** Its title and its days, as sentences name it. */
export const saidOccasion = (order: OccasionOrder): SaidOccasion =>
  order.do === 'note' ? { title: order.title, days: order.period } : saidHeld(order);

/** The yes has to be the next thing that is said; its order is kept with the turn and never read from words. */
function askedBack(order: OccasionOrder, { shop }: Context): Draft {
  const say = sentencesFor(shop).occasions;
  const occasion = saidOccasion(order);
  const [asked, yes] =
    order.do === 'note' ? [say.askNote(occasion), say.yesNote] : [say.askRemove(occasion), say.yesRemove];
  return spoken('act', asked, [{ label: yes, question: yes, order }]);
}
