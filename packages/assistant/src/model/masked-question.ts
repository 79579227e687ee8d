/** A question as a model may see it: the store's names, addresses and long numbers replaced by placeholders. */
import type { StoreNames } from '../conversation.ts';
import type { KeptWord } from '../house-words/house-order.ts';
import type { AskedFilter } from '../intent.ts';

/** What a placeholder stands for. */
export type Hidden = Pick<AskedFilter, 'options' | 'text' | 'members'>;

export type MaskedQuestion = { text: string; hidden: Map<string, Hidden> };

/**
 * `recognized`: parts the built-in reader found by words that are no name letter for letter; `words`: the house's own, of which those that
 * stand for names are names themselves.
 */
export function maskQuestion(
  question: string,
  { values }: StoreNames,
  { recognized = [], words: house = [] }: { recognized?: readonly AskedFilter[]; words?: readonly KeptWord[] } = {},
): MaskedQuestion {
  const hidden: MaskedQuestion['hidden'] = new Map();
  let text = question.replaceAll(/\S+@\S+|https?:\S+|\+?\d[\d\s-]{8,}\d/g, '[hidden]');
  const hide = (words: string, what: Hidden): void => {
    const placeholder = placeholderFor(what, hidden);
    const masked = withoutName(text, words, placeholder);
    if (masked === text) return;
    text = masked;
    hidden.set(placeholder, what);
  };
  const own = namesIn(text, values).map(({ dimension, value }): Hidden => ({
    options: [{ dimension, values: [value] }],
    text: value,
  }));
  const kept = house.flatMap(({ word, meaning }): Hidden[] =>
    'values' in meaning ? [{ options: [{ dimension: meaning.dimension, values: meaning.values }], text: word }] : [],
  );
  const found = recognized.filter(({ concept, text: words }) => concept === undefined && words.length > 2);
  // The longest first, so that a name inside another does not tear it apart.
  const all = [...kept, ...found.filter(isOfTheStore), ...own].toSorted((a, b) => b.text.length - a.text.length);
  for (const { options, text: words, members } of all)
    hide(words, { options, text: words, ...(members ? { members } : {}) });
  return { text, hidden };
}

export const placeholderFor = ({ options: [option] }: Hidden, { size }: MaskedQuestion['hidden']): string =>
  `[${option?.dimension ?? 'name'} ${size + 1}]`;

/** Words that every shop uses, such as "instagram" or "cod", tell nothing of this one, and without them a question says nothing. */
const everydayWords = new Set(
  'source medium source_medium traffic_channel device payment_gateway payment_method order_tag sales_channel customer_type'.split(
    ' ',
  ),
);

export const isOfTheStore = ({ options }: Pick<Hidden, 'options'>): boolean =>
  !options.every(({ dimension }) => everydayWords.has(dimension));

function namesIn(text: string, values: StoreNames['values']): { dimension: string; value: string }[] {
  const lower = text.toLowerCase();
  return Object.entries(values)
    .filter(([dimension]) => !everydayWords.has(dimension))
    .flatMap(([dimension, all]) => all.map(value => ({ dimension, value })))
    .filter(({ value }) => value.length > 2 && lower.includes(value.toLowerCase()))
    .toSorted((a, b) => b.value.length - a.value.length || a.value.localeCompare(b.value));
}

function withoutName(text: string, name: string, placeholder: string): string {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}\\[])${pattern}(?![\\p{L}\\p{N}\\]])`, 'giu'), placeholder);
}
