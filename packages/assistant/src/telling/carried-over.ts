/** What an answer took from the talk and the question did not say: each part in words, with a question that leaves it out. */
import { formatPeriod } from '@tillsight/metrics/format-time';
import type { Shop } from '../conversation.ts';
import type { CarriedOffer } from '../draft.ts';
import type { Ask, CarriedSlot } from '../intent.ts';
import { planOf } from '../to-requests.ts';
import { offerText } from './offer-text.ts';
import { dimensionTitle } from './titles.ts';
import { filterText, isNow } from './wording.ts';

export function carriedOver(ask: Ask, slots: readonly CarriedSlot[], shop: Shop): CarriedOffer[] {
  return slots.flatMap(slot => {
    const label = labelOf(slot, ask, shop);
    const { requests, issues } = planOf(without(slot, ask), { shop, platform: ask.platform, compares: false });
    if (label === undefined || requests.length === 0 || issues.length > 0) return [];
    return [{ kind: slot.kind, label, question: offerText(requests, shop), requests }];
  });
}

/** Stock is of now, so that no days can be left out of it. */
function labelOf(slot: CarriedSlot, { when, metrics, filters }: Ask, { country }: Shop): string | undefined {
  if (slot.kind === 'split') return `by ${dimensionTitle(slot.dimension)}`;
  if (slot.kind === 'period')
    return when && !metrics.every(({ key }) => isNow(key)) ? formatPeriod(when.period, country) : undefined;
  const filter = filters.find(({ options }) => options[0]?.dimension === slot.dimension);
  const { dimension, values = [] } = filter?.options[0] ?? {};
  return dimension && filterText([{ dimension, [filter?.not ? 'is_not' : 'is']: values }]);
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
