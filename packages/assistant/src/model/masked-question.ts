/** A question as a model may see it: the store's names, addresses and long numbers replaced by placeholders. */
import type { StoreNames } from '../conversation.ts';
import type { KeptWord } from '../house-words/house-order.ts';
import type { AskedFilter } from '../intent.ts';
import { knownValues, type KnownValue } from '../vocabulary/values.ts';

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

/** Of these, words that every shop uses, such as "instagram" or "cod", tell nothing of this one, and without them a question says nothing. */
const everydayWords = new Set(
  'source medium source_medium traffic_channel device payment_gateway payment_method order_tag sales_channel customer_type'.split(
    ' ',
  ),
);

export const isOfTheStore = ({ options }: Pick<Hidden, 'options'>): boolean =>
  !options.every(
    ({ dimension, values }) => everydayWords.has(dimension) && values.every(value => isEveryday(value, dimension)),
  );

/** A tag or a source may as well be the name of a person. */
const isEveryday = (value: string, dimension: string): boolean =>
  value
    .toLowerCase()
    .split(' / ')
    .every(part => ofEveryShop.has(part) || everydayValues.get(dimension)?.some(known => isWhole(known, value)));

const everydayValues = new Map(
  Object.entries(Object.groupBy(Object.values(knownValues).flat(), ({ dimension }) => dimension)),
);

const isWhole = ({ is, like }: KnownValue, value: string): boolean =>
  is.some(each => each.toLowerCase() === value.toLowerCase()) || like?.exec(value)?.[0].length === value.length;

/** As platforms write them, beside those that questions name. */
const ofEveryShop = new Set(
  `(direct),(none),(not set),(other),(data not available),direct,organic,referral,email,social,search,cpc,ppc,paid,paid_social,organic_social,affiliate,sms,push,display,video,bio,story,
  google,bing,yahoo,duckduckgo,facebook,instagram,youtube,whatsapp,pinterest,chatgpt,meta,fb,ig,unknown,smart tv,prepaid,
  paid shopping,organic video,paid video,audio,affiliates,mobile push notifications`
    .split(',')
    .map(word => word.trim()),
);

function namesIn(text: string, values: StoreNames['values']): { dimension: string; value: string }[] {
  const lower = text.toLowerCase();
  return Object.entries(values)
    .flatMap(([dimension, all]) => all.map(value => ({ dimension, value })))
    .filter(({ value }) => value.length > 2 && lower.includes(value.toLowerCase()))
    .filter(({ dimension, value }) => isOfTheStore({ options: [{ dimension, values: [value] }] }))
    .toSorted((a, b) => b.value.length - a.value.length || a.value.localeCompare(b.value));
}

function withoutName(text: string, name: string, placeholder: string): string {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}\\[])${pattern}(?![\\p{L}\\p{N}\\]])`, 'giu'), placeholder);
}
