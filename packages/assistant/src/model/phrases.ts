/** Days, parts and bounds that a model names in words: our own reader says which ones they are. */
import type { Shop, StoreNames } from '../conversation.ts';
import type { Ask, AskedFilter } from '../intent.ts';
import type { Reader } from '../reader.ts';
import { knownValues } from '../vocabulary/values.ts';

export type Phrases = { read: Reader; shop: Shop; names: StoreNames };

/** Longer ones say more than days, a part or a bound. */
const longest = 80;

async function askIn(text: string, { read, shop, names }: Phrases): Promise<Ask | undefined> {
  const understood = await read({ text, turns: [], shop, names });
  if (understood === 'given-up') return undefined;
  const { intent } = understood;
  return 'ask' in intent && intent.act !== 'clarify' && intent.act !== 'no-data' ? intent.ask : undefined;
}

export type Days = Pick<Ask, 'when' | 'base'>;

/** `from`: in words as well, where only the comparison is new. */
export async function daysOf(
  { days, against, ahead }: { days: string | undefined; against: string | undefined; ahead: boolean },
  phrases: Phrases,
): Promise<Days | undefined> {
  if ([days, against].some(phrase => phrase !== undefined && phrase.length > longest)) return undefined;
  const compared = against === undefined ? '' : ` compared to ${against}`;
  const ask = await askIn(`${ahead ? 'forecast ' : ''}total sales ${days ?? ''}${compared}`, phrases);
  if (!ask || ask.by.length + ask.filters.length + ask.bounds.length > 0) return undefined;
  if (days !== undefined && ask.when === undefined) return undefined;
  if (against !== undefined && ask.base === undefined) return undefined;
  return { ...(ask.when ? { when: ask.when } : {}), ...(ask.base ? { base: ask.base } : {}) };
}

/** A value every shop knows, letter for letter or as the built-in reader takes the words. */
export async function partOf(dimension: string, words: string, phrases: Phrases): Promise<AskedFilter | undefined> {
  if (words.length > longest) return undefined;
  const same = values.get(dimension)?.find(value => value.toLowerCase() === words.toLowerCase());
  if (same !== undefined) return { options: [{ dimension, values: [same] }], not: false, text: words };
  const figure = isOfVisits.test(dimension) ? 'sessions' : 'orders';
  for (const joint of ['from', 'with', '']) {
    const [filter, ...others] = (await askIn(`${figure} ${joint} ${words} last week`, phrases))?.filters ?? [];
    if (filter && others.length === 0) return isOf(filter, dimension) ? filter : undefined;
  }
  return undefined;
}

/** Of these dimensions one is as good as the other: what is named lies in any of them. */
const alike = [
  ['payment_gateway', 'payment_method', 'order_tag'],
  ['source', 'medium', 'source_medium', 'traffic_channel'],
  ['city', 'region', 'country'],
];

function isOf({ options }: AskedFilter, dimension: string): boolean {
  const same = alike.find(group => group.includes(dimension)) ?? [dimension];
  return options.some(option => same.includes(option.dimension));
}

const isOfVisits = /^(device|traffic_channel|source|medium|source_medium|landing_page|page|age|gender)$/;

/** "more than 5", of this figure. */
export async function boundsOf(metric: string, phrase: string, phrases: Phrases): Promise<Ask['bounds'] | undefined> {
  if (phrase.length > longest) return undefined;
  const ask = await askIn(`products with ${metric.replace(/ \(.*\)$/, '')} ${phrase} last week`, phrases);
  return ask && ask.bounds.length > 0 ? ask.bounds : undefined;
}

const values = new Map<string, string[]>(
  Object.entries(Object.groupBy(Object.values(knownValues).flat(), ({ dimension }) => dimension)).map(
    ([dimension, known = []]) => [dimension, known.flatMap(({ is }) => is).filter(value => !value.startsWith('@'))],
  ),
);
