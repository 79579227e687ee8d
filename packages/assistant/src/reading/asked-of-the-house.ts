/** Is it asked how the product itself works, or what a word that is no figure means? What is said of it stands in the tables. */
import { glossary } from '../vocabulary/glossary.ts';
import { houseRules } from '../vocabulary/house-rules.ts';
import { normalise } from '../words/normalise.ts';

export type HouseAnswer = { name: string; says: string };

/** The answer to a question about the house, whatever figures its words could stand for. */
export function houseAnswerTo(text: string): HouseAnswer | undefined {
  const said = withoutMarks(normalise(text));
  const rule = houseRules.find(({ heard, unless }) => heard.every(sign => sign.test(said)) && !unless?.test(said));
  if (rule) return rule;
  const gloss = glosses.find(({ asked }) => asked.some(each => each.test(said)));
  return gloss && { name: gloss.term, says: gloss.says };
}

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
  '(?: (?:mean|means|here|exactly|please|pls|in (?:ga4|analytics|google analytics|your (?:words|reports|tables)|shopify|google ads)|for you|then|stand for|in simple words|in plain words|called|matlab|ka matlab|kya hai))*$';

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
  term => `^(?:difference|diff|farak|fark) (?:between|of|in) (?:${term})${end}`,
  term => `^what is the (?:difference|diff) between (?:${term})${end}`,
  term =>
    `^(?:is|are|does) (?:the )?(?:${term}) (?:all )?(?:people|visits|those|visitors|only those|somebody|someone|just|only|the same as|about|mean|means) .*(?:who|that|typed?|without|with|from|come|came|direct|ads?)`,
  term =>
    `^(?:is|are|does|do|kya) (?:\\S+ ){1,4}(?:counted|classed|put|placed|grouped|shown|included|come|comes|fall|falls|count|counts|part of|gina jata|aata|show|shows|appear|appears|sit|sits|land|lands|belong|belongs)(?: up)? (?:under|as|in|into|of|within|me)? ?(?:the )?(?:${term})${end}`,
];

const glosses = glossary.map(gloss => ({
  ...gloss,
  asked: frames.map(frame => new RegExp(frame(gloss.term), 'u')),
}));
