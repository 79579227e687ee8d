/** What a question points at in the sentences told before it, put in its place: "… the window at Bandra. What sold most at that counter?" */
import { festivals } from '../vocabulary/festivals.ts';
import { months } from '../vocabulary/calendar-words.ts';
import type { Word } from './annotate.ts';
import type { NameIndex } from './names.ts';
import { has, isDated, isNamed, namesDay } from './wish-words.ts';

/** A name of the store as it was told, and what it may be a name of. */
type Phrase = {
  text: string;
  kinds: ReadonlySet<string>;
  /** A sentence is about it. */
  opens: boolean;
};

/** `about`: the days that a sentence is about, "Saturday the 14th looks odd". */
export type Told = { phrases: Phrase[]; days: string[]; about: string[] };

export function toldIn(sentences: readonly Word[][], index: NameIndex | undefined): Told {
  const phrases = sentences.flatMap(words => phrasesIn(words, index));
  const textOf = (run: Word[]): string => run.map(({ text }) => text).join(' ');
  const days = sentences.flatMap(runsOfDays).map(textOf);
  const about = sentences.flatMap(words => {
    const [run = []] = runsOfDays(words);
    return run[0] === words[0] && verb.test(words[run.length]?.text ?? '') ? [textOf(run)] : [];
  });
  return {
    about,
    phrases: phrases.filter(({ text }, at) => phrases.findIndex(each => each.text === text) === at),
    days: [...new Set(days)],
  };
}

/** The question by itself; undefined where it is open what something in it points at. */
export function pointersFilled(question: string, told: Told): string | undefined {
  let filled = question;
  for (const { said, put } of pointers) {
    let isOpen = false;
    filled = filled.replace(said, (...match: string[]) => {
      const plain = put(match, told, question);
      isOpen ||= plain === undefined;
      return plain ?? match[0]!;
    });
    if (isOpen) return undefined;
  }
  return filled;
}

type Pointer = {
  said: RegExp;
  /** What stands there plainly; undefined where that is open. */
  put: (match: string[], told: Told, question: string) => string | undefined;
};

const places = ['pos_location', 'inventory_location', 'city', 'region', 'country'];
const goods = ['product', 'product_type', 'variant'];
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  campaign: ['campaign'],
  ad: ['campaign'],
  code: ['discount_code'],
  coupon: ['discount_code'],
  page: ['landing_page', 'page'],
  collection: ['collection'],
  vendor: ['vendor'],
  supplier: ['vendor'],
  order: ['order_number'],
};

const only = (phrases: Phrase[], kinds: readonly string[], isPlural = false): string | undefined =>
  chosen(
    phrases.filter(phrase => kinds.some(kind => phrase.kinds.has(kind))),
    isPlural,
  );

/** One of one, both of two where several are meant; else the one of which something is told. */
function chosen(found: Phrase[], isPlural: boolean): string | undefined {
  if (isPlural && found.length === 2) return found.map(({ text }) => text).join(' and ');
  const topics = found.filter(({ opens }) => opens);
  return (found.length === 1 ? found : topics.length === 1 ? topics : [])[0]?.text;
}

/** A thing before a place: "the Diwali page … from Delhi. How many saw it?"; of pieces, goods before anything else. */
function thing({ phrases }: Told, question: string, isPlural: boolean): string | undefined {
  const ofGoods = phrases.filter(({ kinds }) => goods.some(kind => kinds.has(kind)));
  if (inPieces.test(question) && ofGoods.length > 0) return chosen(ofGoods, isPlural);
  const things = phrases.filter(({ kinds }) => !places.some(place => kinds.has(place)));
  return things.length === 0 ? only(phrases, places, isPlural) : chosen(things, isPlural);
}
const inPieces = /\b(?:pieces?|pcs|units?|stock|left|bach[aei]|colou?rs?|sizes?|in m|in l)\b/iu;

/** The only days of their kind: a day where a day is pointed at, a month or a festival where something lasts. */
function daysOf({ days }: Told, isOne: boolean): string | undefined {
  const fit = days.filter(each => isOne !== lasts.test(each) || isFestival(each));
  const found = fit.length === 1 || days.length > 1 ? fit : days;
  const named = found.filter(isFestival);
  return found.length === 1 ? found[0] : named.length === 1 ? named[0] : undefined;
}
const lasts = new RegExp(
  `^(?:in |of )?(?:${months.join('|')})$|\\b(?:to|till|until|se|week|month|quarter|year|weekend|hafte|mahine)\\b`,
  'iu',
);
/** Black Friday has a weekend of its own. */
const longer = (days: string): string => (isFestival(`${days} weekend`) ? `${days} weekend` : days);
const isFestival = (days: string): boolean => festivals.some(({ forms }) => forms.split(', ').includes(days));
const on = (days: string): string =>
  /^(?:yesterday|today|last|this|since|from|kal|aaj|parso|कल|आज)\b/u.test(days)
    ? days
    : `${months.includes(days) ? 'in' : 'on'} ${days}`;

const townsOf: Readonly<Record<string, readonly string[]>> = {
  city: ['city'],
  town: ['city'],
  state: ['region'],
  country: ['country'],
  region: ['region', 'country'],
  warehouse: ['inventory_location'],
  godown: ['inventory_location'],
};
const shopNoun = 'shop|store|counter|outlet|till|showroom';
const townNoun = 'city|town|place|state|country|region|warehouse|godown';
const thingNoun = `${Object.keys(kindsOf).join('|')}|kurt[ai]|saree|sari|lehenga|dupatta|product|item|design|piece`;
const daysNoun = 'day|date|weekend|week|month|evening|morning|night|time|afternoon';
const oneDay = /^(?:day|date|evening|morning|night|time|afternoon|din|raat|shaam|दिन)$/iu;
const someDays = `(?:(?:two|three|four|five|six|seven|eight|nine|ten|few|\\d+) )?(?:${daysNoun})s?`;
const asked = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'giu');
/** Before anything that the question itself names, counts or asks: a pronoun there points at what was told. */
const atFirst = (pattern: string, end = '(?![\\p{L}\\p{M}])'): RegExp =>
  new RegExp(`(?<=^(?:(?!,| and | or | aur | but |[.?!]).)*?(?<![\\p{L}\\p{M}]))(?:${pattern})${end}`, 'iu');

/** In the order in which they are tried: what says its kind before what does not. */
const pointers: readonly Pointer[] = [
  {
    said: asked(`(?:that|this|the same|us|usi|is|isi) (${shopNoun}|dukaa?n)`),
    put: ([, noun], { phrases }) => joined(only(phrases, ['pos_location', 'inventory_location']), noun),
  },
  {
    said: asked(`(?:that|this|the same|us|usi|is|isi) (${townNoun}|sheh?a?r|shahar|rajya|desh|jagah|शहर|राज्य)`),
    put: ([, noun = ''], { phrases }) => only(phrases, townsOf[noun.toLowerCase()] ?? places),
  },
  {
    said: asked(`(?:that|those|this|these|the same|us|usi|un) (${thingNoun})(s)?`),
    put: ([, noun = '', many], { phrases }) => only(phrases, kindsOf[noun.toLowerCase()] ?? goods, many === 's'),
  },
  {
    said: asked(
      `(?:(?:on|in|during|for|over|of|at) )?(?:that|those|these|the same) (?:very |same )?(${someDays})(?! (?:of|last|in|as|a)\\b)|(?:us|usi|un|isi) (din|dino|dinon|hafte|mahine|raat|shaam)|उसी? (दिन|हफ्ते|महीने)`,
    ),
    put: ([, ...unit], told) => {
      const named = unit.find(Boolean) ?? '';
      const days = daysOf(told, oneDay.test(named));
      return days === undefined ? undefined : on(named.endsWith('s') ? longer(days) : days);
    },
  },
  {
    said: asked('(?<!(?:is|are|was|were|be|been|go|get) )there(?! (?:is|are|was|were|any|be|a|still))'),
    put: (_, { phrases }) => {
      const page = only(phrases, ['page', 'landing_page']);
      const place = only(phrases, places);
      return page === undefined ? place && `in ${place}` : `on ${page}`;
    },
  },
  {
    said: asked('waha+n?|vaha+n?|वहाँ|वहां'),
    put: (_, { phrases }) => {
      const place = only(phrases, [...places, 'page', 'landing_page']);
      return place && `${place} me`;
    },
  },
  {
    said: asked('(in|during|before|after|since|until|till|around|over) (?:it|then|that(?! [a-z]))'),
    put: ([, when], told) => {
      const days = daysOf(told, false);
      return days === undefined ? undefined : `${when} ${days}`;
    },
  },
  {
    said: atFirst('(its|his|her|their)(?= [a-z])'),
    put: ([said = ''], told, question) =>
      isOwn(said, question) ? said : thing(told, question, /^their$/iu.test(said)),
  },
  {
    said: atFirst('(us|un|is|in|उस|उन|इस|इन)(ka|ki|ke|se|me|mein|का|की|के|से|में)'),
    put: ([, who = '', of], told, question) => joined(thing(told, question, /^(?:un|in|उन|इन)$/iu.test(who)), of),
  },
  {
    said: atFirst('(?:wo|woh|ye|yeh|वो|वह|ये)(?= (?:kitn|kab|kaise|kahan|abhi|bach|bik|कितन|कब|बच|बिक))', ''),
    put: (_, told, question) => thing(told, question, true),
  },
  {
    said: atFirst('(it|them|they|those|these)(?! (?:true|possible|normal|okay|ok)\\b)'),
    put: ([said = ''], told, question) => (isOwn(said, question) ? said : thing(told, question, !/^it$/iu.test(said))),
  },
];

/** "how many customers gave their number": somebody of the question itself. */
const isOwn = (said: string, question: string): boolean =>
  /^(?:they|their)$/iu.test(said) &&
  somebody.test(question.slice(0, question.toLowerCase().indexOf(said.toLowerCase())));
const somebody = /\b(?:people|customers?|visitors?|buyers?|shoppers?|users?|anybody|anyone|everybody|everyone|who)\b/iu;

const joined = (text: string | undefined, noun: string | undefined): string | undefined =>
  text === undefined ? undefined : `${text} ${noun ?? ''}`.trim();

/** Words of the store's own names that stand together, with the look that follows: "the Roohi lehenga in M". */
function phrasesIn(words: readonly Word[], index: NameIndex | undefined): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isPart(words[at]!)) continue;
    const from = at;
    while (at + 1 < words.length && (isPart(words[at + 1]!) || isNoun(words[at + 1]!))) at += 1;
    const run = words.slice(from, at + 1);
    const kinds = new Set(run.flatMap(kindsIn));
    if (!run.some(word => word.names.length > 0 || isChannel(word)) || kinds.has('staff_member')) continue;
    const look = goods.some(kind => kinds.has(kind)) ? lookAfter(words, at, index) : [];
    const opens = from < 3 && verb.test(words[at + 1]?.text ?? '');
    phrases.push({ text: [...run, ...look].map(({ text }) => text).join(' '), kinds, opens });
  }
  return phrases;
}

/** Behind what a sentence is about: "the Gulmohar came back". */
const verb =
  /^(?:is|are|was|were|has|have|had|did|does|do|came|went|got|sold|will|keeps?|kept|looks?|seems?|feels?|became|used)$/;

/** "bandra", "diwali" of "diwali lights", "whatsapp broadcast"; what has a meaning of its own is a name only as a whole. */
const isPart = (word: Word): boolean =>
  (word.names.length > 0 && !word.small && (word.concepts.length === 0 || isNamed(word) || isFeast(word))) ||
  isChannel(word);
const isFeast = (word: Word): boolean => has(word, ...feasts);
const feasts = festivals.map(({ key }) => key);
const isChannel = (word: Word): boolean => word.concepts.some(each => each.startsWith('from_'));
const isNoun = (word: Word): boolean => has(word, 'page');

const kindsIn = (word: Word): string[] => [
  ...word.names.map(({ dimension }) => dimension),
  ...(has(word, 'page') ? ['page'] : []),
  ...(isChannel(word) ? ['source'] : []),
];

function lookAfter(words: readonly Word[], at: number, index: NameIndex | undefined): Word[] {
  const rest = words.slice(at + 1, at + 6);
  const end = rest.findIndex(({ text }) => !index?.looks.has(text) && !/^(?:in|size|colou?r|the|,)$/.test(text));
  const look = end < 0 ? rest : rest.slice(0, end);
  const last = look.findLastIndex(({ text }) => index?.looks.has(text) ?? false);
  return look.slice(0, last + 1).filter(({ kind }) => kind !== 'mark');
}

/** Runs of words that name days which are over: "25 october", "8th to the 11th". */
function runsOfDays(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  words.forEach((word, at) => {
    const isDay = isDated(word) || namesDay(word) || (word.kind === 'number' && isNearDay(words, at));
    if (!isDay) return;
    const last = runs.at(-1);
    const since = last === undefined ? -1 : words.indexOf(last.at(-1)!);
    const between = words.slice(since + 1, at);
    const goesOn =
      last !== undefined && between.every(({ text }) => /^(?:to|till|until|se|tak|the|of|-|–)$/.test(text));
    if (last && goesOn) last.push(...between, word);
    else runs.push([word]);
  });
  return runs.filter(run => !run.some(({ text }) => toCome.test(text)) && !run.every(({ text }) => anyDays.test(text)));
}

const toCome = /^(?:tomorrow|next|coming|agle|agli|अगले|अगली)$/;
const anyDays =
  /^(?:days?|weeks?|months?|years?|today|now|weekends?|din|hafte|hafta|mahine|mahina|saal|aaj|the|of|to)$/;
const isNearDay = (words: readonly Word[], at: number): boolean =>
  [words[at - 1], words[at + 1]].some(word => word !== undefined && word.kind === 'word' && isDated(word)) ||
  (/^(?:to|-|–|till)$/.test(words[at + 1]?.text ?? '') && words[at + 2]?.kind === 'number' && isNearDay(words, at + 2));
