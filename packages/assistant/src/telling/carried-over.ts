/** What an answer took from the talk and the question did not say: each part in words, with a question that leaves it out. */
import type { Shop } from '../conversation.ts';
import type { CarriedOffer } from '../draft.ts';
import type { Ask, CarriedSlot } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { planOf } from '../to-requests.ts';
import { offerText } from './offer-text.ts';
import { filterParts, isNow } from './wording.ts';

export function carriedOver(ask: Ask, slots: readonly CarriedSlot[], shop: Shop): CarriedOffer[] {
  return slots.flatMap(slot => {
    const label = labelOf(slot, ask, shop);
    const { requests, issues } = planOf(without(slot, ask), { shop, platform: ask.platform, compares: false });
    if (label === undefined || requests.length === 0 || issues.length > 0) return [];
    return [{ kind: slot.kind, label, question: offerText(requests, shop), requests }];
  });
}

/** Stock is of now, so that no days can be left out of it. */
function labelOf(slot: CarriedSlot, { when, metrics, filters }: Ask, shop: Shop): string | undefined {
  const say = sentencesFor(shop);
  if (slot.kind === 'split') return say.offers.carriedSplit(slot.dimension);
  if (slot.kind === 'period')
    return when && !metrics.every(({ key }) => isNow(key)) ? say.period(when.period) : undefined;
  const filter = filters.find(({ options }) => options[0]?.dimension === slot.dimension);
  const { dimension, values = [] } = filter?.options[0] ?? {};
  return dimension && say.filters(filterParts([{ dimension, [filter?.not ? 'is_not' : 'is']: values }]));
}

function without(slot: CarriedSlot, ask: Ask): Ask {
  if (slot.kind === 'period') {
    const { when: _, base: __, ...rest } = ask;
    return rest;
  }
  if (slot.kind === 'filter')
    return { ...ask, filters: ask.filters.filter(({ options }) => options[0]?.dimension !== slot.dimension) };
  const { ranking, ...rest } = ask;
  const by = ask.by.filter(each => each !== slot.dimension);
  return { ...rest, by, ...(ranking && by.length > 0 ? { ranking } : {}) };
}
