/** Is it asked how the product itself works, or what a word that is no figure means? What is said of it stands in the tables. */
import { glossary } from '../vocabulary/glossary.ts';
import { periodWords } from '../vocabulary/period-words.ts';
import { houseRules } from '../vocabulary/house-rules.ts';
import { normalise } from '../words/normalise.ts';
import { areIn, signsOf } from '../words/always-said.ts';

export type HouseAnswer = { name: string; says: string };

/** The answer to a question about the house, whatever figures its words could stand for. */
export function houseAnswerTo(text: string): HouseAnswer | undefined {
  const said = withoutMarks(normalise(text));
  if (asksWhatWas.test(said)) return undefined;
  if (/^(?:change|set|switch|convert|make) /.test(said)) return undefined;
  const rule = houseRules.find(({ heard, unless }) => heard.every(sign => sign.test(said)) && !unless?.test(said));
  if (rule) return rule;
  const asked = (question: string): HouseAnswer | undefined => {
    const gloss = [...spans, ...glosses].find(({ isAsked }) => isAsked(question));
    return gloss && { name: gloss.term, says: gloss.says };
  };
  const [, one, other] = ofTwo.exec(said) ?? [];
  const both = one && other ? [one, other].map(term => asked(`what is ${term}`)) : [];
  const [first, second] = both;
  return first && second && first.name !== second.name
    ? { name: `${first.name} ${second.name}`, says: `${first.says}\n${second.says}` }
    : asked(said);
}

/** "difference between direct and organic", "paid social vs organic social, what is the difference". */
const ofTwo =
  /^(?:(?:what is|what are|explain|tell me) )?(?:the )?(?:(?:difference|diff|farak|fark|farq) between )?(?:an? )?(\S+(?: \S+)?) (?:and|vs|versus|aur|or) (?:an? )?(\S+(?: \S+)?)(?: (?:what is the )?(?:difference|diff)| (?:me|mein) (?:kya )?(?:farak|fark|farq|antar)(?: kya)?(?: hai)?)?$(?<=^.*\b(?:difference|diff|farak|fark|farq|antar)\b.*)/;

/** "what was our average order value in the week starting Monday 26 October", "units sold in the week ending Sunday": a figure is asked for. */
const asksWhatWas =
  /^(?:what (?:was|were) (?:our|my|the)|how (?:was|were))\b|^(?:units|sessions|visits|aov|average order|gross|roas|clicks|conversion|new customers|discounts?)\b(?!.*\b(?:mean|means|matlab|count\w*|includ\w*)\b)/;

const withoutMarks = (text: string): string =>
  text
    .replace(/["?!.,;:()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:(?:so|and|ok|okay|hi|hello|hey|sierra|please|pls|sorry|one question|quick question|btw|acha|achha|arre|tell me|can you tell me|could you tell me|remind me|new here) )+/,
      '',
    );

const end =
  '(?: (?:mean|means|here|exactly|please|pls|in (?:ga4|analytics|google analytics|your (?:words|reports|tables)|shopify|google ads|(?:the |your |this |my )*(?:channel|traffic|source|campaign|sales|stock|order|customer)?s? ?(?:list|table|report|split|breakdown|chart))|for you|then|stand for|in simple words|in plain words|called|matlab|ka matlab|kya hai))*$';

/** The ways to ask for the meaning of a word. */
const frames: ((term: string) => string)[] = [
  term =>
    `^what (?:is|are|does|do|exactly is|exactly are|is meant by|do you mean by|do you call|do you understand by|is in|are in)(?: exactly)?(?: an?| the)? (?:${term})${end}`,
  term =>
    `^what (?:all )?(?:lands?|falls?|comes?|goes|sits?|belongs?|counts?|is counted|is included|gets? put|gets? counted|ends? up|is)(?: up)? (?:in|into|under|as|inside)(?: the)? (?:${term})${end}`,
  term =>
    `^(?:how|when) (?:do|does|is|are|will) (?:you|google|ga4|google analytics|analytics|shopify|it|an? |the )?(?:define|defines|decide|understand|classify|call|defined|decided|classified)? ?(?:an? |the )?(?:\\S+ (?:as|is) )?(?:${term})(?: defined| decided| classified| determined)?${end}`,
  term => `^(?:${term})(?: (?:vs|versus|and|or) \\S+(?: \\S+)?)? (?:means|mean|stands for) what${end}`,
  term => `^(?:define|explain|meaning of|definition of|matlab of)(?: an?| the)? (?:${term})${end}`,
  term =>
    `^(?:${term}) (?:ka |ke |ki )?(?:matlab|means|meaning|arth|definition|kya hota|kya hoti|kya hote|kya cheez|kise kehte|kya hai|kya h|kya|yaani|का मतलब|क्या होता|क्या है|मतलब)(?: kya)?(?: hai| hain| h| hota hai| है| hoti hai| क्या है)?$`,
  term =>
    `^who (?:exactly |all )?(?:is|are|falls?|comes?|goes)(?: in| into| under)?(?: an?| the)? (?:${term})(?: customers?| buyers?)?(?: exactly| here| for you| group| segment)*$`,
  term =>
    `^what (?:all )?(?:does|do) (?:the )?(?:${term}) (?:cover|covers|include|contain|consist of|refer to|comprise)${end}`,
  term =>
    `^(?:${term}) (?:me|mein|में|group me) (?:kya kya|kya|kaun kaun|kaun|kaun se log|क्या क्या|क्या|कौन) (?:aat|hot|gin|shaa?mil|jud|आत|होत|गिन)\\S*(?: jat\\S+| hai| hain| hot\\S+| है| हैं)*$`,
  term => `^(?:difference|diff|farak|fark) (?:between|of|in) (?:${term})${end}`,
  term => `^what is the (?:difference|diff) between (?:${term})${end}`,
  term =>
    `^(?:is|are|does) (?:the )?(?:${term}) (?:all )?(?:people|visits|those|visitors|only those|somebody|someone|just|only|the same as|about|mean|means) .*(?:who|that|typed?|without|with|from|come|came|direct|ads?)`,
  term =>
    `^(?:is|are|does|do|kya) (?:\\S+ ){1,4}(?:counted|classed|put|placed|grouped|shown|included|come|comes|fall|falls|count|counts|part of|gina jata|aata|show|shows|appear|appears|sit|sits|land|lands|belong|belongs)(?: up)? (?:under|as|in|into|of|within|me)? ?(?:the )?(?:${term})${end}`,
];

const glosses = glossary.map(gloss => ({ ...gloss, isAsked: askedWith(gloss.term, frames) }));

/** The ways to ask which days a word stands for. */
const framesOfDays: ((term: string) => string)[] = [
  term =>
    `^what(?: days| dates| months| period)? (?:is|are|do you mean by|do you (?:count|take|consider|call|treat|use|regard)(?: as)?|does|counts as|is meant by|is counted as) (?:the |a )?(?:${term})(?: (?:for you|here|mean|exactly|in your \\S+|to you))*$`,
  term =>
    `^(?:which|what|kaunse|kaun se|konse) (?:days?|dates?|months?|weeks?|period|din|mahine) (?:make up|makes up|are|is|are in|is in|do you (?:count|take|use|mean)(?: as| for| in| by| under)?|count as|counts as|fall in|fall under|come under|belong to|does|do you call|form|in) (?:the |a )?(?:${term})(?: (?:for you|here|mean|cover|include|exactly|lete ho|hai))*$`,
  term =>
    `^(?:${term}) (?:ka |ki |ke |is |are |means? |=)?(?:matlab|period|din|dates?|kitne din|which (?:days|months|dates)|what (?:days|months|dates)|how (?:many|long)|kaunse? (?:din|mahine)|kaunsa|konsa|kab se kab tak|कितने दिन|मतलब|का मतलब)(?: (?:kitne|kaunsa|konsa|kaunse|kya|hai|h|din|lete|maante|mante|ho|days|for you|here|is|are|it|कितने|दिन|है|क्या))*$`,
  term =>
    `^(?:is|does|do|are) (?:the |your |a )?(?:${term}) (?:means? |from |start(?:s)? (?:in|from|on) |run(?:s)? from |=)?(?:jan\\w*|april?|apr\\w*|oct\\w*|july?|calendar|financial|fiscal|two days|three days|friday|saturday|sunday)(?: (?:to|till|or|ya|and|se|-|through|year|one|only|jan\\w*|april?|jun\\w*|sep\\w*|dec\\w*|mar\\w*|sunday|monday|calendar|financial|fiscal))*$`,
  term =>
    `^(?:${term}) (?:means? |is )?(?:from )?(?:jan\\w*|april?|calendar|financial|fiscal)(?: (?:se|from|year))* (?:hai |h |hota hai )?(?:or|ya) (?:from )?(?:jan\\w*|april?|calendar|financial|fiscal)(?: (?:se|year|hai|h))*$`,
  term =>
    `^(?:when|if|jab) (?:you|i|tum|aap) (?:say|says|write|ask for|bolte ho|kehte ho|bolu) (?:the |a )?(?:${term})(?: (?:what|which|is|does|do|how|kya|kaunse|friday|today|kitne)(?: \\S+)*)$`,
];

const spans = periodWords.map(word => ({ ...word, isAsked: askedWith(word.term, framesOfDays) }));

/** Only where the term may be said at all are the patterns made and tried. */
function askedWith(term: string, ways: ((term: string) => string)[]): (said: string) => boolean {
  const signs = signsOf(term);
  let asked: RegExp[] | undefined;
  return said => {
    if (!areIn(said, signs)) return false;
    asked ??= ways.map(way => new RegExp(way(term), 'u'));
    return asked.some(each => each.test(said));
  };
}
