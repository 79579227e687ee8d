/** "which size of kurtas sells most": sizes of all of them together, as no single variant says which. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { foldedName } from '@tillsight/metrics/place-names';
import { isTitlePart, partsOfTitle, type TitleParts } from '@tillsight/metrics/variant-title';
import type { StoreNames } from '../conversation.ts';
import type { Ask, AskedFilter, Intent } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

export function withLooks(intent: Intent, reading: Reading, names: StoreNames): Intent {
  const kept = (ask: Ask): Ask => ({ ...ask, filters: ask.filters.map(filter => byTitles(filter, names)) });
  if (intent.act === 'explain') return { ...intent, ask: kept(intent.ask) };
  if (intent.act !== 'figures') return intent;
  const look = lookSaid(reading);
  const settled = (ask: Ask): Ask => ({
    ...kept(ask),
    by: look && isOfAllTogether(ask, look) ? ask.by.map(each => (each === 'variant' ? look : each)) : ask.by,
  });
  const isOfVariants = look && intent.ask.by.join() === 'variant' && !isOfAllTogether(intent.ask, look);
  return {
    ...intent,
    ask: settled(intent.ask),
    also: intent.also.map(settled),
    ...(isOfVariants ? { notes: { ...intent.notes, look } } : {}),
  };
}

/** Whether a filter needs the titles of the store, which it is made of. */
export const needsTitles = (intent: Intent): boolean =>
  (intent.act === 'figures' ? [intent.ask, ...intent.also] : intent.act === 'explain' ? [intent.ask] : []).some(
    ({ filters }) => filters.some(({ options: [option] }) => isTitlePart(option?.dimension ?? '')),
  );

/** Nothing where variants are asked for, or both. */
function lookSaid({ words, breakdowns, filters }: Reading): keyof TitleParts | undefined {
  const lookOf = (word: Word | undefined): (keyof TitleParts)[] =>
    (['size', 'colour'] as const).filter(look => has(word, look));
  const split = breakdowns.find(({ dimension }) => dimension === 'variant');
  const [look] = lookOf(words[split?.at ?? -1]);
  // "which colour of size M": the other of the two belongs to the part that is kept to.
  const isKept = filters.some(({ options: [option] }) => option?.dimension === 'variant');
  return isKept || words.every(word => lookOf(word).every(each => each === look)) ? look : undefined;
}

/** The variants of one product are told by their names; stock is packed by them, and an order may hold several of one size. */
const isOfAllTogether = ({ metrics, filters }: Ask, look: string): boolean =>
  metrics.every(({ key }) => metricByKey(key)?.dimensions.includes(look)) &&
  !filters.some(({ not, options: [option] }) => !not && option?.dimension === 'product' && option.values.length === 1);

/** "how much of it in Pune" after the sizes of kurtas: every variant whose title says that size. */
function byTitles(filter: AskedFilter, { values: { variant = [] } }: StoreNames): AskedFilter {
  const [option] = filter.options;
  const look = option?.dimension ?? '';
  if (!option || !isTitlePart(look)) return filter;
  const meant = new Set(option.values.map(foldedName));
  const titles = [...new Set(variant.map(name => name.split(' - ').at(-1) ?? name))].filter(title =>
    meant.has(foldedName(partsOfTitle(title)[look] ?? '')),
  );
  return titles.length > 0 ? { ...filter, options: [{ dimension: 'variant', values: titles }] } : filter;
}
