/** What may a rule about figures look at? The words, the filters and the figures named, asked with a few plain predicates. */
import type { AskedFilter, AskedMetric } from '../../intent.ts';
import type { Word } from '../../words/annotate.ts';
import type { FoundMetric } from '../found-metric.ts';
import type { Reading } from '../read.ts';
import { has, says, typedAs, typedText, withoutMarks } from '../words.ts';

export type Question = {
  words: Word[];
  filters: AskedFilter[];
  /** The figures named outright, those `found` give, in their order. */
  named: AskedMetric[];
  found: FoundMetric[];
  /** The words as typed, without marks. */
  text: string;
  /** Whether a word carries one of these ideas. */
  says: (...concepts: string[]) => boolean;
  /** Whether a word was typed as one of these. */
  typed: (...texts: string[]) => boolean;
  /** Whether a filter is on one of these dimensions. */
  isAbout: (dimensions: readonly string[]) => boolean;
  /** Whether one of these figures was named. */
  names: (...keys: string[]) => boolean;
};

export const questionOf = ({ words, metrics }: Reading, filters: AskedFilter[], named: AskedMetric[]): Question => ({
  words,
  filters,
  named,
  found: metrics,
  text: typedText(words),
  says: (...concepts) => says(words, ...concepts),
  typed: (...texts) => words.some(word => typedAs(word, ...texts)),
  isAbout: dimensions => filters.some(filter => dimensions.includes(filter.options[0]?.dimension ?? '')),
  names: (...keys) => named.some(({ key }) => keys.includes(key)),
});

/** Kinds of filters. */
export const goods = ['product', 'product_type', 'collection', 'variant', 'vendor'] as const;
export const campaigns = ['campaign', 'campaign_type', 'ad_group', 'keyword'] as const;
export const origins = ['source', 'medium', 'traffic_channel', 'landing_page', 'device'] as const;
export const stockPlaces = ['inventory_location'] as const;
export const customerKinds = ['customer_type', 'customer_group', 'customer_tag'] as const;
export const waysOfPaying = ['payment_gateway', 'payment_method'] as const;

/** "collections by gateway", "PayPal receipts": money that was paid, where ways of paying are spoken of. */
export const isTakings = (word: Word): boolean =>
  typedAs(word, 'collection', 'collections', 'receipt', 'receipts', 'takings', 'settlement', 'settlements', 'payout', 'payouts', 'settle', 'settled', 'वसूली', 'vasooli'); // prettier-ignore

/** "how many necklaces in Bandra": no days and no verb, so they lie there. */
export const isInPlace = ({ words, isAbout, says }: Question): boolean =>
  isAbout([...stockPlaces, 'pos_location']) &&
  words.every(word => word.used !== 'period') &&
  !says('sold', 'order', 'return', 'buy', 'went', 'move');

/** "kitne dohar hai", "how many dohars are in Bandra": nothing was done with them. */
export function liesThere(words: Word[]): boolean {
  if (words.some(word => word.used === 'period')) return false;
  const said = withoutMarks(words);
  const beside = has(said.at(-2), 'how_many') ? said.at(-3) : said.at(-2);
  const isLast = typedAs(said.at(-1), 'hai', 'hain', 'h', 'है', 'हैं') && beside?.used !== undefined;
  const lies = said.some(word => has(word, 'have') || /^(pad[aei]|rakh[aei]|पड[ाेी])$/.test(word.text));
  const isPlaced = words.some(
    (word, at) =>
      typedAs(word, 'is', 'are') &&
      typedAs(words[at + 1], 'at', 'in', 'with') &&
      words[at + 2]?.names.some(({ dimension }) => /location/.test(dimension)),
  );
  return isLast || lies || isPlaced;
}

/** "kitna maal pada hai" counts pieces. */
export const asksHowMuchOfGoods = (word: Word, at: number, words: Word[]): boolean =>
  has(word, 'how_much') && has(words[at + 1], 'goods', 'stock', 'unit');

/** "how much Mogra Candle is lying in the Bandra shop", "diya set kitna pada hai" counts pieces; "how much is stuck in kurtas" is money. */
export function asksHowMuchLies(word: Word, at: number, words: Word[]): boolean {
  const next = words.slice(at + 1).find(each => !each.small);
  const isNamed = next?.used === 'name' || words.slice(Math.max(0, at - 4), at).some(({ used }) => used === 'name');
  return has(word, 'how_much') && isNamed && words.some(each => isLying.test(each.text));
}
const isLying = /^(lying|sitting|kept|pad[aei]|प[डर][ाेी])$/;
