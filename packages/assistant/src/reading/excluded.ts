/** Is what these words name left out, and not what is asked about? */
import type { Word } from '../words/annotate.ts';
import { has, take } from './words.ts';

/** "except sarees", "leave Maharashtra out", "saree ko chhod ke", "non-COD". */
export function isExcluded(words: Word[], at: number, size: number): boolean {
  const place = exceptBefore(words, at) ?? exceptBehind(words, at + size);
  if (place === undefined) return false;
  take(words, place, 1, 'except');
  return true;
}

/** "online orders, no tills", "dukaan wale chhod ke": shops that are left out are the channel, and no row for each of them. */
export function readShopsLeftOut(words: Word[]): void {
  words.forEach((word, at) => {
    const isOfOneShop = [words[at - 1], words[at - 2]].some(
      before => before?.names.some(({ dimension }) => dimension === 'pos_location') ?? false,
    );
    if (isShops(word) && !isOfOneShop && staysOut(words, at)) word.concepts = ['pos'];
  });
}

/** A word for shops in general, which may stand for the channel or for a row of each. */
export const isShops = (word: Word): boolean => has(word, 'pos_location') && shopWord.test(word.text);
const shopWord =
  /^((?:shop |store )?(?:counters?|tills?)|(?:(?:physical|retail|offline) )?(?:shops?|stores?)|outlets?|showrooms?|dukaa?n|dukaa?no|dukaanon|दुकान|दुकानों)$/;

/** Whether the channel at this place is left out: "only shop sales, no website", "website wale hata ke". */
export const staysOut = (words: Word[], at: number): boolean =>
  (exceptBefore(words, at) ?? exceptBehind(words, at + 1)) !== undefined || (words[at - 1]?.text === 'no' && at > 1);

/** "excluding the new ones", "new customers ko chhodkar": the idea at this place, whether or not it has become a filter. */
export const isLeftOut = (words: Word[], at: number): boolean => {
  const before = /^(the|our|all|any)$/.test(words[at - 1]?.text ?? '') ? words[at - 2] : words[at - 1];
  const next = words.slice(at + 1, at + 4).filter(word => has(word, 'except'));
  return has(before, 'except') || next.some(({ text }) => !ahead.test(text));
};
const ahead = /^(ex|excl|excluding|except|without|minus|barring|other than|apart from|not counting)$/;

/** Up to four words before, over other names in the list; a longer list holds nothing but names and what joins them. */
function exceptBefore(words: Word[], at: number): number | undefined {
  for (let place = at - 1; place >= Math.max(0, at - 10); place -= 1) {
    const word = words[place]!;
    if (has(word, 'except') && isOfTheOneBefore(words, place)) return undefined;
    const isLeftOut = (has(word, 'not') && !isOfVerb(words, place)) || isNone(words, place);
    if (has(word, 'except') || isButOne(words, place) || (isLeftOut && isNextTo(words, place, at))) return place;
    const isOfTheList = word.small || word.used === 'name' || word.used === 'value' || has(word, ...besideNames);
    if (!isOfTheList || has(word, 'only')) return undefined;
    if (place < at - 4 && !isNamed(word) && !isJoint(word)) return undefined;
  }
  return undefined;
}

/** "all kurtas but the Bela". */
const isButOne = (words: Word[], at: number): boolean =>
  words[at]!.text === 'but' &&
  words[at - 1] !== undefined &&
  isNamed(words[at - 1]) &&
  /^(all|every|any|each)$/.test((words[at - 2]?.text === 'the' ? words[at - 3] : words[at - 2])?.text ?? '');

/** "not the Bandra store": nothing but an article between. */
const isNextTo = (words: Word[], place: number, at: number): boolean =>
  place === at - 1 || (place === at - 2 && /^(the|our|my|any|from|in|at|on|for|of)$/.test(words[at - 1]!.text));

/** "Lucknow ko chhodkar Uttar Pradesh", "Mumbai ke alawa Maharashtra": Hindi says it behind what is left out. */
const isOfTheOneBefore = (words: Word[], place: number): boolean =>
  postposed.test(words[place]!.text) &&
  words.slice(Math.max(0, place - 3), place).some(word => isNamed(word) || word.names.length > 0);

/** Hindi says it behind what is left out. */
export const postposed = /chhod|alawa|siva|siwa|hata|nikal|nikaal|छोड|छोर|अलावा|सिवा|हटा|निकाल/;

/** "why did not Diwali Lights do as well": denied is what it did. */
const isOfVerb = (words: Word[], at: number): boolean =>
  /^(did|does|do|has|have|had|could|would|will|can)$/.test(words[at - 1]?.text ?? '');

/** "tills only, no website": not "are there no Pune orders". */
const isNone = (words: Word[], at: number): boolean =>
  words[at]!.text === 'no' && /^([,;(–—-]|but|and)$/.test(words[at - 1]?.text ?? '');

const besideNames = ['and', 'or', 'product', 'city', 'region', 'campaign', 'from_', 'total', 'discount_code', 'list'];

/** Hindi leaves out behind the noun; English only with "excluded", "aside". */
function exceptBehind(words: Word[], end: number): number | undefined {
  const from = afterSameKind(words, end);
  for (let place = from; place < Math.min(words.length, from + 3); place += 1) {
    const word = words[place]!;
    if (has(word, 'except') && behind.test(word.text)) return place;
    if (!word.small && !(words.slice(from, place).every(each => each.small) && has(word, ...kindsNamed)))
      return undefined;
  }
  return undefined;
}

/** "the Hauz Khas shop ke bina", "website ki sale hata ke", "the Under 999 collection excluded". */
const kindsNamed = ['pos_location', 'inventory_location', 'collection', 'campaign', 'product', 'vendor', 'city', 'region', 'order', 'sales', 'customer', 'visit', 'discount_code', 'page', 'sales_channel']; // prettier-ignore

/** "kurta aur saree ko hata ke" leaves out both: over the names of that kind that are joined to this one. */
function afterSameKind(words: Word[], end: number): number {
  let from = end;
  for (let place = end; isJoint(words[place]);) {
    while (isJoint(words[place])) place += 1;
    if (!isNamed(words[place]) || !isOfOneKind(words[end - 1]!, words[place]!)) return from;
    while (isNamed(words[place])) place += 1;
    from = place;
  }
  return from;
}

const isJoint = (word: Word | undefined): boolean => has(word, 'and', 'or') || word?.text === ',';
const isCampaignKind = (each: string): boolean => each.startsWith('type_');
const isNamed = (word: Word | undefined): boolean =>
  word !== undefined && (word.used === 'name' || word.used === 'value' || word.concepts.some(isCampaignKind));

/** A kind of goods and a product are both goods, a kind of campaigns and a campaign are both campaigns. */
function isOfOneKind(one: Word, other: Word): boolean {
  const [some, others] = [one, other].map(kindsOf);
  return some!.length === 0 || others!.length === 0
    ? one.used === other.used
    : some!.some(each => others!.includes(each));
}

const kindsOf = ({ names, concepts }: Word): string[] => [
  ...names.map(({ dimension }) => dimension.split('_')[0]!),
  ...(concepts.some(isCampaignKind) ? ['campaign'] : []),
];

const behind = /chhod|alawa|siva|siwa|bina|hata|nikal|nikaal|छोड|अलावा|सिवा|बिना|हटा|excluded|removed|aside|ignored/;
