/** "is Delhi still our second biggest city": which place one row has among the others of its kind. */
import type { AskedFilter, Standing } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { FoundRanking } from './ranking.ts';
import type { Reading } from './read.ts';
import { has, isFree, says, typedAs, withoutMarks } from './words.ts';

export type FoundStanding = { standing: Standing; rest: AskedFilter[] };

/** Takes the filter it is about out of the others: the row is looked for among all. */
export function standingIn(reading: Reading, filters: AskedFilter[]): FoundStanding | undefined {
  const { words, ranking, breakdowns, bounds, comparison } = reading;
  if (!ranking || ranking.isSort || ranking.bothEnds || !asksYesOrNo(words)) return undefined;
  if (bounds.length > 0 || comparison.asked || filters.some(({ not }) => not)) return undefined;
  const rows = breakdowns.map(({ dimension }) => dimension);
  for (const filter of filters) {
    const option = filter.options.find(({ dimension }) => rows.length === 0 || rows.includes(dimension));
    const [name, ...more] = option?.values ?? [];
    if (!option || name === undefined || more.length > 0 || rows.some(each => each !== option.dimension)) continue;
    // "sarees not selling?" asks about the kind itself, unless it is held against other kinds.
    if (!ofRows.test(option.dimension) || (option.dimension === 'product_type' && rows.length === 0)) continue;
    const rest = filters.filter(each => each !== filter);
    return { standing: { dimension: option.dimension, name, ...placeIn(words, ranking) }, rest };
  }
  return undefined;
}

/** Where every row has one value and stands among others. */
const ofRows =
  /^(city|region|country|product|product_type|variant|vendor|collection|campaign|ad_group|keyword|traffic_channel|source|device|operating_system|browser|pos_location|payment_gateway|discount_code|landing_page)$/;

const asksYesOrNo = (words: Word[]): boolean => {
  const plain = withoutMarks(words);
  const [first, second] = has(plain[0], 'and') || typedAs(plain[0], 'so', 'ok') ? plain.slice(1) : plain;
  const begins =
    (isFree(first) && typedAs(first, 'is', 'was', 'are', 'were', 'kya', 'क्या')) ||
    (typedAs(first, 'does', 'do') && second !== undefined);
  return (
    (begins || typedAs(plain.at(-1), 'kya', 'क्या')) &&
    !says(words, 'which', 'who', 'why', 'how', 'how_many', 'how_much')
  );
};

const ordinals = ['first', 'second', 'third', 'fourth'];

/** "second biggest", "doosra sabse bada"; "in our top 5" is any of the five. */
function placeIn(words: Word[], { at, limit }: FoundRanking): Pick<Standing, 'place' | 'orBefore'> {
  const isBehind = words[at + 1]?.used === 'limit';
  if (limit !== undefined) return isBehind ? { place: limit, orBefore: true } : { place: limit };
  for (const word of words.slice(Math.max(0, at - 2), at + 2)) {
    const place = ordinals.findIndex(each => has(word, each)) + 1;
    if (place === 0) continue;
    word.used ??= 'ranking';
    return { place };
  }
  return { place: 1 };
}
