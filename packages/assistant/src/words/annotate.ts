/** A question as a row of words, each with the ideas and the names of the store it may stand for. */
import { isKnown, longestForm, isOrdinary, isSmall, plainNamesOf, type Spelling } from './lexicon.ts';
import {
  nameWords,
  namesHeardAs,
  nearestNameWord,
  singular,
  withAgesAsWords,
  soundsWordByWord,
  type Name,
  type NameIndex,
} from './names.ts';
import { houseWordAt } from '../house-words/heard-words.ts';
import type { KeptWord } from '../house-words/house-order.ts';
import { harmlessWords } from '../vocabulary/harmless-words.ts';
import { abbreviationsWrittenOut } from '../vocabulary/abbreviations.ts';
import { withFiguresListed } from '../vocabulary/listed-figures.ts';
import { aliasesOf, spelledOutPlaces } from '../vocabulary/places.ts';
import { unglued } from './glued.ts';
import { isDevanagari, latinOf, normalise } from './normalise.ts';
import { askedWhetherThere, saidPlainly } from './said-otherwise.ts';
import { withSpelledDays } from './spelled-days.ts';
import { remembered } from './remembered.ts';
import { writtenInFull } from './short-spellings.ts';
import { distance, spellingsOf, stemsOf } from './spelling.ts';
import { tokensOf, type Token } from './tokens.ts';
import { codeOf, withWholeCodes } from './typed-codes.ts';

export type Word = {
  kind: Token['kind'];
  /** As typed, normalised; several words joined by a space when they form one idea or name. */
  text: string;
  concepts: string[];
  names: Name[];
  value?: number;
  unit?: Token['unit'];
  /** Carries no idea of its own. */
  small: boolean;
  /** Read as something else than what was typed. */
  corrected: boolean;
  /** A word that the house has given a meaning. */
  house?: KeptWord;
  /** Which part of the reading has taken it. */
  used?: string;
};

/** Each reader marks words of its own. */
export const annotate = (text: string, index?: NameIndex): Word[] => annotated(text, index).map(word => ({ ...word }));

const annotated = remembered((text: string, index?: NameIndex): readonly Word[] => {
  const isOwn = (word: string): boolean =>
    (index?.byWord.has(singular(word)) ?? false) || (index?.house?.has(singular(word)) ?? false);
  const isSold = (word: string): boolean =>
    index?.byWord.get(singular(word))?.some(({ dimension }) => /^product(_type)?$/.test(dimension)) ?? false;
  const goods = { isSold, isOfGoods: (word: string) => isSold(word) || (index?.looks.has(word) ?? false) };
  const spelledOut = abbreviationsWrittenOut(
    withSpelledDays(spelledOutPlaces(withWholeCodes(writtenInFull(text, index)))),
    isOwn,
  );
  const isOfWares = /\d-\d/.test(spelledOut) && spelledOut.split(/[^\p{L}]+/u).some(isSold);
  const listed = withFiguresListed(normalise(isOfWares ? withAges(spelledOut, index) : spelledOut));
  const tokens = unglued(tokensOf(saidPlainly(askedWhetherThere(listed, goods))), isOwn);
  const names = namesIn(text);
  return wordsOf(
    tokens,
    token =>
      token.kind === 'word' && codeOf(token.text) === undefined
        ? allSpellings(token.text, names.has(token.text) || isOwn(token.text))
        : asItStands(token.text),
    index,
  );
});

/** "kids bandhej 4-6", "4-6Y": a size, where the shop has one for that age; "4-6 nov" are days. */
const withAges = (text: string, index: NameIndex | undefined): string =>
  text.replace(ages, said => {
    const word = withAgesAsWords(/y$/iu.test(said) ? said : `${said}Y`);
    return index?.looks.has(word) ? word : said;
  });
const aMonth = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const ages = new RegExp(
  `(?<![\\p{L}\\d.-])(?<!${aMonth} |top )\\d{1,2}-\\d{1,2}y?(?![\\p{L}\\d.-]|(?:st|nd|rd|th)? (?:of )?${aMonth}\\b)`,
  'giu',
);

/** Phrases of our own vocabulary, in which nothing is misspelt. */
export function annotatePhrase(phrase: string): Word[] {
  return wordsOf(tokensOf(phrase), token => ({ alone: [token.text, ...stemsOf(token.text)], within: [token.text] }));
}

/** "ACR last week": letters that stand for something, where not everything is in capitals. */
const shoutedIn = (text: string, words: string[]): string[] =>
  text === text.toUpperCase() ? [] : words.filter(word => /^[A-Z]{3,5}$/.test(word));

/** Words somebody wrote with a capital in the middle of a sentence are names, not typing errors. */
function namesIn(text: string): Set<string> {
  const words = text.match(/[\p{L}']+/gu) ?? [];
  const capital = words.filter((word, at) => at > 0 && /^\p{Lu}\p{Ll}{2,}/u.test(word));
  const named = capital.length > words.length / 2 ? [] : capital;
  return new Set([...named, ...shoutedIn(text, words)].map(word => word.toLowerCase()));
}

function allSpellings(word: string, isName: boolean): Spelling {
  const alone = spellingsOf(word, isName);
  const [meant] = alone as [string];
  return { alone, within: [meant, ...plainNamesOf(meant), ...(meant === word ? [] : [word])] };
}

const asItStands = (text: string): Spelling => ({ alone: [text], within: [text] });

function wordsOf(tokens: Token[], spell: (token: Token) => Spelling, index?: NameIndex): Word[] {
  const spellings = tokens.map(spell);
  const words: Word[] = [];
  for (let at = 0; at < tokens.length;) {
    const name = index && (nameAt(index, tokens, at) ?? misspeltName(index, tokens, spellings, at));
    const form = longestForm(spellings, at);
    const own = houseWordAt(index?.house, tokens, at);
    const theirs = name && (!form || name.size >= form.length) ? name.size : (form?.length ?? 1);
    const house = own && own.size >= theirs ? own : undefined;
    const size = house?.size ?? theirs;
    const concepts = form?.length === size ? form.concepts : [];
    const word = wordOf(
      tokens.slice(at, at + size),
      spellings.slice(at, at + size),
      concepts,
      name?.size === size ? name.names : [],
    );
    words.push(house ? houseWord(word, house, concepts) : word);
    at += size;
  }
  if (index) {
    for (const word of words) addNearNames(word, index);
    words.forEach((word, at) => preferName(word, [words[at - 1], words[at + 1]], index));
  }
  words.forEach((word, at) => addPer(words, word, at));
  return words;
}

/** A figure keeps the ideas of its word, by which other readers know it; anything else is what the house says and no more. */
function houseWord(word: Word, { word: house, names }: { word: KeptWord; names: Name[] }, concepts: string[]): Word {
  // What nobody can answer is named by it no more: "footfall" may be visits.
  const ideas = concepts.filter(concept => !concept.endsWith('_topic'));
  const own = house.meaning.kind === 'figure' ? { names: [], concepts: ideas } : { names, concepts: [] };
  return { ...word, ...own, kind: 'word', small: false, corrected: false, house };
}

/** "per order" is one idea, whatever else is counted beside it. */
function addPer(words: Word[], word: Word, at: number): void {
  if (!word.concepts.includes('per')) return;
  const next = words.slice(at + 1, at + 4).find(each => !each.small || each.kind === 'number');
  // "how many of each we have": what follows is no row.
  if (next?.concepts.includes('have')) return;
  const beyond =
    next && /^(google_ads|google|ga4|meta|new|ad|website|online_store)$/.test(next.concepts[0] ?? '')
      ? words[words.indexOf(next) + 1]
      : undefined;
  const counted = next?.kind === 'number' ? words[words.indexOf(next) + 1] : undefined;
  for (const each of [next, beyond, counted])
    if (each) each.concepts = [...each.concepts, ...each.concepts.map(concept => `per:${concept}`)];
}

function wordOf(tokens: Token[], spellings: Spelling[], concepts: string[], names: Name[]): Word {
  const [first] = tokens as [Token];
  const text = tokens.map(token => token.text).join(' ');
  const single = tokens.length === 1 ? first : undefined;
  const corrected = tokens.some(
    (token, at) =>
      token.kind === 'word' &&
      (spellings[at]!.alone[0] !== token.text || (isDevanagari(token.text) && !isKnown(token.text))),
  );
  const own = names.length > 0 && corrected ? [] : concepts;
  const word: Word = {
    kind: single?.kind ?? 'word',
    text,
    concepts: own,
    names,
    small: isSmallWord(single, spellings[0]!.alone[0]!, own, names),
    corrected,
  };
  if (single?.value !== undefined) word.value = single.value;
  if (single?.unit) word.unit = single.unit;
  return word;
}

const isSmallWord = (single: Token | undefined, meant: string, concepts: string[], names: Name[]): boolean =>
  single !== undefined &&
  (single.kind === 'mark' ||
    (single.kind === 'word' &&
      (isSmall(single.text) || isSmall(meant) || (isDevanagari(single.text) && isSmall(latinOf(single.text)))) &&
      concepts.length === 0 &&
      names.length === 0));

/** The longest run of words that is exactly a name of the store. */
function longestName(index: NameIndex, tokens: Token[], at: number): FoundName | undefined {
  for (let size = Math.min(index.longest, tokens.length - at); size > 0; size -= 1) {
    const run = tokens.slice(at, at + size);
    if (run.some(token => token.kind === 'mark' && token.text !== '&') || (size === 1 && isSmall(run[0]!.text)))
      continue;
    const text = run
      .filter(token => token.kind !== 'mark')
      .map(token => singular(token.text))
      .join(' ');
    const typed = size === 1 ? run[0]!.text : text;
    const names = [text, ...[...aliasesOf(text), ...aliasesOf(typed)].map(each => nameWords(each).join(' '))].flatMap(
      spelling => index.whole.get(spelling) ?? [],
    );
    if (names.length > 0) return { names, size };
  }
  return undefined;
}

type FoundName = { names: Name[]; size: number };

/** As it is written, unless more of it is heard: "जयपुर जेम हाउस" is no city. */
function nameAt(index: NameIndex, tokens: Token[], at: number): FoundName | undefined {
  const written = longestName(index, tokens, at);
  const heard = nameBySound(index, tokens, at);
  return heard && heard.size > (written?.size ?? 0) ? heard : written;
}

/** The run of words, some of them Hindi, that sounds most like a name of the store. */
function nameBySound(index: NameIndex, tokens: Token[], at: number): FoundName | undefined {
  const last = tokens.findIndex((token, place) => place >= at && !/^(word|number)$/.test(token.kind));
  const most = Math.min(index.longest, (last < 0 ? tokens.length : last) - at);
  const isSmallInHindi = (word: string): boolean => isDevanagari(word) && isSmall(word);
  const isHindi = (word: string): boolean => isDevanagari(word) && isKnown(word);
  let best: (FoundName & { far: number }) | undefined;
  for (let size = most; size > 0; size -= 1) {
    const run = tokens.slice(at, at + size).map(({ text }) => text);
    if (!run.some(isDevanagari) || run.some(each => asksInHindi.test(each)) || isSmallInHindi(run.at(-1)!)) continue;
    const heard = namesHeardAs(index, run);
    if (heard === undefined || heard.far >= (best?.far ?? Infinity)) continue;
    const isStrange = !isHindi(run.at(-1)!) && run.some(each => !isKnown(each) && !isSmall(each));
    const isSpelt = run.every(
      each => isDevanagari(each) || heard.names.some(({ words }) => words.includes(singular(each))),
    );
    if ((isStrange && isSpelt) || soundsWordByWord(heard.names, run)) best = { ...heard, size };
  }
  return best;
}

/** "कितने कुर्ते" is no "Cotton Kurta". */
const asksInHindi = /^(?:कितन[ाेी]|कौन|कौनस[ाेी]|क्या|किस|किन|कब|कहां|कैस[ाेी]|सबसे|कुल|पिछल[ाेी])$/;

/** "brnad serch": two words or more that are a name once each is put right. */
function misspeltName(
  index: NameIndex,
  tokens: Token[],
  spellings: Spelling[],
  at: number,
): { names: Name[]; size: number } | undefined {
  const first = tokens[at]!;
  if (first.kind !== 'word' || (!isDevanagari(first.text) && spellings[at]!.alone[0] === first.text)) return undefined;
  const meant = tokens.slice(at, at + index.longest).map((token, place) => ({
    ...token,
    text:
      isDevanagari(token.text) && !asksInHindi.test(token.text)
        ? (nearestNameWord(index, token.text) ?? token.text)
        : spellings[at + place]!.alone[0]!,
  }));
  const found = longestName(index, meant, 0);
  return found && found.size > 1 ? found : undefined;
}

/** Words nobody knows, and misspelt ones, may be part of a name or a name misspelt. */
function addNearNames(word: Word, index: NameIndex): void {
  if (word.kind !== 'word' || word.names.length > 0 || word.small || word.house) return;
  if (word.concepts.length > 0 && !word.corrected) {
    word.names = index.byWord.get(singular(word.text)) ?? [];
    return;
  }
  const spelt = isDevanagari(word.text) ? latinOf(word.text) : singular(word.text);
  const isListTypo = word.corrected && word.concepts.every(concept => concept === 'list');
  if (word.concepts.length > 0 && !index.byWord.has(spelt) && !isListTypo) return;
  // "after stopping it" is no slip of "Shopping".
  const stems = stemsOf(word.text).flatMap(stem => [stem, stem.replace(/([bdgmnprt])\1$/, '$1')]);
  const isPlain = [word.text, ...stems].some(isOrdinary) || harmlessWords.has(word.text);
  if (isPlain && !index.byWord.has(singular(word.text))) return;
  const near = nearestNameWord(index, word.text);
  if (near === undefined) return;
  word.names = otherSpellingsToo(index.byWord.get(near) ?? [], index);
  if (word.concepts.length > 0 && (near === word.text || near === spelt || near === singular(word.text) || isListTypo))
    word.concepts = [];
}

/** "bangalor" is Bengaluru as well, where the shop's customers write it both ways. */
const otherSpellingsToo = (names: Name[], index: NameIndex): Name[] => [
  ...new Set([
    ...names,
    ...names.flatMap(name =>
      name.words.length > 1 || !/^(city|region|country)$/.test(name.dimension)
        ? []
        : aliasesOf(name.words[0]!).flatMap(alias =>
            (index.whole.get(alias) ?? []).filter(other => other.dimension === name.dimension),
          ),
    ),
  ]),
];

/** Beside a word of a name a misspelt one is rather the rest of that name: "banars zari" is no banner, "hauz kas" is Hauz Khas. */
function preferName(word: Word, beside: (Word | undefined)[], index: NameIndex): void {
  if (word.kind !== 'word' || word.small || word.names.length > 0 || word.house) return;
  const isStrange = word.concepts.length === 0 && !isOrdinary(word.text) && !harmlessWords.has(word.text);
  if (!isStrange && (word.concepts.length === 0 || !(word.corrected || word.concepts.includes('defective')))) return;
  const around = beside.flatMap(each =>
    each ? [...each.names, ...(index.byWord.get(singular(each.text)) ?? [])] : [],
  );
  const near = nearestNameWord(index, word.text);
  const names = near === undefined ? [] : (index.byWord.get(near) ?? []);
  const isRest = names.some(name => around.includes(name));
  const found = isRest ? names : around.filter(name => name.words.some(each => isSlipOf(each, word.text)));
  if (found.length === 0) return;
  word.names = found;
  word.concepts = [];
}

const isSlipOf = (meant: string, typed: string): boolean =>
  typed.length >= 3 && meant.length >= 4 && meant[0] === typed[0] && distance(meant, typed) === 1;
