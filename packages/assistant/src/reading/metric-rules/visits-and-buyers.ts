/** Visits, and whether those who came bought: "how many came from Instagram and how many bought", "page pe kitne log aaye aur kuch liya bhi". */
import type { Word } from '../../words/annotate.ts';
import { has, textOf } from '../words.ts';
import type { AddedRule } from './added-rule.ts';
import { origins, type Question } from './question.ts';

export const visitsAndBuyers: AddedRule = {
  name: 'visits, and whether or how many of them bought',
  example: 'visitors yesterday, and how many of them bought',
  gives: question => {
    const joint = jointOf(question.words);
    const isAsked = joint > 0 && bought.test(textOf(question.words.slice(joint)));
    const isEither = question.isAbout(origins) && buyOrLook.test(question.text);
    const others = question.named.filter(({ key }) => !isBuying.test(key));
    if ((!isAsked && !isEither) || others.some(({ key }) => !isVisits.test(key)) || others.length > 1) return undefined;
    const [visits] = others;
    if (visits) return [visits.key === 'screenPageViews' ? 'sessions' : visits.key, 'ecommercePurchases'];
    return isEither || haveCome(question, joint) ? ['sessions', 'ecommercePurchases'] : undefined;
  },
  takes: word =>
    has(word, 'buy', 'order', 'purchase', 'how_many', 'convert', 'people', 'visitor') || isSomebody.test(word.text),
};

/** "…, and how many bought": of those who were just spoken of. */
export const asksWhoBought = (behindAnd: Word[]): boolean =>
  behindAnd.every(word => word.names.length === 0) && bought.test(`and ${textOf(behindAnd)}`);

/** Before the joint people came from somewhere: that is counted, although no figure was named. */
const haveCome = ({ words, isAbout }: Question, joint: number): boolean =>
  isAbout(origins) && came.test(textOf(words.slice(0, joint)));

/** The first "and", or the comma, behind which it is asked who bought. */
const jointOf = (words: Word[]): number =>
  words.findIndex(
    (word, at) =>
      (has(word, 'and') || /^(,|but|par|lekin|magar|पर|लेकिन)$/.test(word.text)) && bought.test(textOf(words.slice(at))),
  );

const isVisits = /^(sessions|store_sessions|activeUsers|store_visitors|screenPageViews)$/;
const isBuying = /^(total_orders|customers|ecommercePurchases|totalPurchasers|units_sold|returning_customers)$/;

const someone = '(?:anyone|anybody|any of (?:them|those|these)|they|those|someone|somebody|people|any|some)';
const buyIt = '(?:buy|bought|order|ordered|purchase|purchased|convert|converted)';
const boughtInHindi = '(?:kharid\\w*|khareed\\w*|liya|order|mangaya|mangwaya|खरीद\\S*|लिया|ऑर्डर|मंगाया)';
const who =
  '(?:kuch|kisi ne|kisine|kisi|koi|kitn[eo](?:n)?(?: log| logo)? ?(?:ne)?|unhone|unme se|ne|कुछ|किसी ने|किसी|कितनों ने|कितने लोगों ने|उन्होंने)';
const bought = new RegExp(
  `^(?:,|and|but|&|aur|और|or|par|lekin|magar|पर|लेकिन) (?:how many(?: of (?:them|those|these))?(?: of them)?(?: actually| really| then)* ${buyIt}|(?:did|do|have|has) ${someone}(?: of them| of those)?(?: even| also| actually| really| then| ever)* ${buyIt}|(?:${who} )+${boughtInHindi})`,
  'u',
);
const buyOrLook =
  /(?:buy|order|kharid\w*|lete|खरीद\S*|लेते)(?: (?:anything|something|bhi|hain|hai|h|भी|हैं|है))* (?:or|ya|या) (?:just|only|bas|sirf|khali|बस|सिर्फ) (?:look|looking|browse|dekh|ghoom|देख|घूम)/u;
const came =
  /(?:people|visitors?|users|customers|many|log|logo|लोग) (?:have |had |who |jo )?(?:came|come|visited|landed|arrived|aay[ae]|aate|pahunche|आए|आते)/u;
/** Those who are asked about, and what they may have bought. */
const isSomebody =
  /^(kuch|kisi|kisine|koi|unhone|unme|bhi|liya|mangaya|anyone|anybody|any|anything|something|someone|they|them|those|did|even|came|look|looking|browse|just|only|bas|sirf|dekh\w*|कुछ|किसी|उन्होंने|भी|लिया|बस|सिर्फ|देख\S*)$/u;
