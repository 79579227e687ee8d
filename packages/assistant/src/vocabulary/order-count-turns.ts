/** How many orders somebody has placed: "bought three times", "with exactly 2 orders", "teen baar kharida". */
import type { Turn } from '../words/turns.ts';
import { mostOrdersAsked } from './values.ts';
import { people } from './word-classes.ts';

const numbers: readonly string[] = [
  'one|a single|ek|एक', 'two|do|दो', 'three|teen|tin|तीन', 'four|chaar|char|चार', 'five|paanch|panch|पांच|पाँच',
  'six|chhe|chhah|छह|छः', 'seven|saat|सात', 'eight|aath|आठ', 'nine|nau|नौ', 'ten|das|दस',
]; // prettier-ignore
const timesIn = ['once', 'twice', 'thrice'];

const bought =
  '(?:bought|ordered|purchased|shopped|buy|order|purchase|placed|made|given|with|having|have|has|had)(?: from us| with us| an order)?';
const who = `${people}(?: on record| to date)?(?: (?:who|that|have|has|had|did|do|we have|are there))*`;
const unit = '(?: (?:times|orders?|purchases?))';
const orMore = '(?: or more| and more| or above| and above| or over|\\+| plus)';
const kharida =
  '(?:kharid|khareed|order|shopping|liya|mangaya|mangwaya|खरीद|ख़रीद|ऑर्डर|शॉपिंग|लिया|मंगाया|मँगाया)[^ ]*(?: (?:kiya|kiye|ki|kari|किया|किए|की))?(?: (?:hai|hain|tha|the|है|हैं|था|थे))?';
const ne = '(?: (?:ne|ने))?';
const kamSeKam = '(?:kam se kam|kam-se-kam|at least|कम से कम)';
const sirf = '(?:sirf|bas|exactly|only|kul|total|keval|सिर्फ|सिर्फ़|केवल|कुल|ठीक)';
const yaZyada =
  '(?:(?: ya| या)(?: (?:us ?se|isse|उससे|इससे))? (?:zyada|jyada|zyaada|adhik|ज्यादा|ज़्यादा|अधिक)(?: (?:baar|bar|बार))?)';
const baar = '(?:baar|bar|dafa|बार|दफा)';

/** Orders are counted to date: of days that are named nobody knows how often somebody bought in them. */
const day =
  '(?:in|during|within|this|last|past|since|between|from|until|yesterday|today|ago|20\\d\\d|jan\\w*|feb\\w*|mar(?:ch)?|apr\\w*|may|june?|july?|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*|diwali|week|month|year|pichhl[aei]|pichl[aei]|mahin\\w*|saal|haft\\w*|aaj|kal|पिछल[ाेी]|इस|महीन[ाेो]|साल|हफ्त[ाेो]|आज|कल|में)';
const apartFromDays = `(?!.* ${day}(?: |$))`;
const notAfterDays = `(?<!(?:^| )${day} .*)`;

function turnsFor(count: number): Turn[] {
  const number = `(?:${[String(count), ...(numbers[count - 1] ?? '').split('|')].filter(Boolean).join('|')})`;
  const [exactly, atLeast] = [`ordersexactly${count}`, `ordersatleast${count}`];
  const above = count < mostOrdersAsked ? `ordersatleast${count + 1}` : undefined;
  const said = (plain: string): string => `customers on record ${plain}`;
  const word = timesIn[count - 1];
  const rows: Turn[] = [
    [`${who} ${bought} (?:at least|minimum|no less than|not less than) ${number}${unit}`, said(atLeast)],
    [`${who} ${bought} ${number}${unit}?${orMore}${unit}?`, said(atLeast)],
    ...(above ? [[`${who} ${bought} (?:more than|over|above) ${number}${unit}`, said(above)] as const] : []),
    [`${who} ${bought} (?:exactly |only |just )?${number}${unit}`, said(exactly)],
    [`${people}${ne} ${kamSeKam} ${number} ${baar} ${kharida}`, said(atLeast)],
    [`${people}${ne}(?: ${sirf})? ${number}(?:${yaZyada} ${baar}| ${baar}${yaZyada}) ${kharida}`, said(atLeast)],
    [`${people}${ne}(?: ${sirf})? ${number} ${baar} ${kharida}`, said(exactly)],
    ...(word
      ? [
          [`${who} ${bought} ${word}${orMore}`, said(atLeast)] as const,
          [`${who} ${bought} at least ${word}`, said(atLeast)] as const,
          [`${who} ${bought} more than ${word}`, said(`ordersatleast${count + 1}`)] as const,
          // "bought twice" alone is somebody who came back, however often.
          [
            `${who} ${bought} ${word === 'thrice' ? '(?:exactly |only |just )?' : '(?:exactly|only|just) '}${word}`,
            said(exactly),
          ] as const,
        ]
      : []),
  ];
  return rows.map(([pattern, plain]): Turn => [`${notAfterDays}${String(pattern)}${apartFromDays}`, plain]);
}

export const orderCountTurns: Turn[] = [
  [`${people} by (?:the |their )?(?:number of (?:orders|purchases)|order count|orders placed)`, 'customers on record by lifetime order count'],
  ...Array.from({ length: mostOrdersAsked }, (_, at) => turnsFor(at + 1)).flat(),
]; // prettier-ignore
