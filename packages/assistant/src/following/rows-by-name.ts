/**
 * A row that was told and is pointed at is called by its name before anything is read: "should I stop the worst one" becomes
 * "should I stop YouTube Lookbook". A figure, a reason and advice then find it the same way.
 */
import { bucketDays, isGrain } from '@tillsight/metrics/time-grain';
import type { Turn } from '../conversation.ts';
import type { Calendar } from '../days/moment.ts';
import type { Ask } from '../intent.ts';
import { inView } from './in-view.ts';
import { isAtTheTop } from './pointed-rows.ts';
import { nameWords } from '../words/names.ts';
import { countOf } from './pointing-words.ts';

export function withRowsNamed(typed: string, turns: readonly Turn[], calendar: Calendar): string {
  const text = withoutVerdictOnARow(typed, turns, calendar);
  const same = withTheSameAsked(text, turns, calendar);
  if (same !== undefined) return same;
  const said = pointers.filter(({ phrase, within }) => phrase.test(text) && (within?.test(text) ?? true));
  const rows = said.length > 0 ? rowsOfView(turns, calendar) : undefined;
  if (!rows) return text;
  for (const { phrase, places } of said) {
    const values = places(phrase.exec(text)?.groups ?? {}, rows, text)?.flatMap(at => rows.values.at(at) ?? []) ?? [];
    if (values.length === 0) continue;
    const name = values.map(each => calledBy(rows.dimension, each)).join(' and ');
    // "stop it or leave it running": the same row twice. "usko" is "… ko".
    return text.replace(new RegExp(phrase, `${phrase.flags}g`), said => `${name}${endsInFront.test(said) ? ' ' : ''}${particle.exec(said)?.[0].replace(/^../u, ' ') ?? ''}`); // prettier-ignore
  }
  return text;
}

/** "Kurtas are the worst then. Why are they coming back?" is of kurtas; "Online is fine. How about the shops?" of the shops. */
export function withoutVerdictOnARow(text: string, turns: readonly Turn[], calendar: Calendar): string {
  const { name = '', question = '' } = verdict.exec(text)?.groups ?? {};
  const rows = name === '' ? undefined : inView(turns, calendar)?.rows;
  const value = rows && rowCalled(name, rows.values);
  if (value === undefined) return text;
  return ofAnotherPart.test(question) ? question : `${name}, ${question}`;
}

const verdict =
  /^\W*(?:(?:ok|okay|hmm+|oh|ah|so|and|but|well|right|i see|accha|achha|arre)\W+)*(?<name>[\p{L}\p{N}][\p{L}\p{N} &'-]{1,40}?) (?:is|are|was|were|looks?|seems?|to) (?:(?:the|a|an|so|too|very|quite|really|still|bit|much|way|pretty|rather|only|just|bahut|kaafi|ekdum) )*(?:worst|best|bad|good|fine|ok|okay|low|lowest|high|highest|tiny|small|big|poor|weak|weakest|strong|great|nice|terrible|horrible|awful|down|up|slow|dead|clear|normal|expected|theek|thik|kharab|acch?[aei]|achh[aei]|bekaa?r|kam|zyada)(?: (?:then|again|though|already|here|anyway|as usual|as ever|hai|hain|na|i see|one|ones|of all|of (?:them|these)))*\s*[.!;…–-]+\s+(?<question>\S.{3,})$/iu;
const ofAnotherPart =
  /^\W*(?:(?:and|but|so|now|aur|lekin)\W+)*(?:(?:how|what) about\b|what of\b|and\b|.{2,30} (?:ka|ki|ke) kya\b)/iu;

/** The one row whose name has these words. */
function rowCalled(said: string, values: readonly string[]): string | undefined {
  const words = nameWords(said);
  const found = values.filter(value => words.every(word => nameWords(value).includes(word)));
  return words.length > 0 && found.length === 1 ? found[0] : undefined;
}

/** "and the second worst?", "what about Display Remarketing?" after advice on one of the rows: the same is asked of that one. */
function withTheSameAsked(text: string, turns: readonly Turn[], calendar: Calendar): string | undefined {
  const last = turns.at(-1);
  // "how much do we save": the advice says what it could bring.
  if (last?.behaviour === 'advise' && whatItBrings.test(text)) return last.question;
  const elsewhere = last?.behaviour === 'no-source' ? barePlatform.exec(text)?.groups?.['name'] : undefined;
  if (elsewhere !== undefined && platforms.test(last!.question)) return last!.question.replace(platforms, elsewhere);
  const share = last && ofItsShare(text, last);
  if (share !== undefined) return share;
  const other = last?.behaviour === 'advise' ? ofAnother.exec(text)?.groups : undefined;
  const rows = other && rowsOfView(turns, calendar);
  if (!rows || !last) return undefined;
  const { place: at, end: which = '', name = '' } = other;
  const [place] = which === '' ? [] : (fromEnd(rows, which, at === undefined ? 0 : placeOf(at)) ?? []);
  const value = place === undefined ? rows.values.find(each => each.toLowerCase() === name.toLowerCase()) : rows.values.at(place); // prettier-ignore
  const asked = last.question.replace(onePointed, value ?? '');
  return value === undefined || asked === last.question ? undefined : asked;
}

/** "delhi ka?" after "mumbai ka kitna hissa hai": the share of the other one. */
function ofItsShare(text: string, { question, mentioned: [rows] }: Turn): string | undefined {
  const said =
    rows?.share && rows.values.length === 1 ? new RegExp(`\\b${rows.values[0]}\\b`, 'iu').exec(question) : null;
  const [, name] = bareName.exec(text) ?? [];
  return said &&
    name !== undefined &&
    !/^(?:why|kyu|kyun|total|last|this|pich\w*|is|iss|us|usse|kal|aaj|today|yesterday|all|sab|baaki|rest|others?|it|that)\b|haft|mahin|\b(?:din|weeks?|months?|years?|days?)\b/iu.test(
      name,
    )
    ? question.replace(said[0], name)
    : undefined;
}
const bareName =
  /^\W*(?:(?:and|aur|or|what about|how about)\W+)*(\p{L}+(?: (?!k[aei]\b|का|की|के)\p{L}+)?)(?: (?:ka|ki|ke|का|की|के))?\W*$/iu;

const platform =
  'instagram|insta|facebook|fb|meta|whatsapp|pinterest|tiktok|snapchat|linkedin|twitter|amazon|flipkart|myntra|meesho|youtube|google';
const platforms = new RegExp(`\\b(?:${platform})\\b`, 'iu');
/** "and Facebook?" after Instagram, which nobody here knows. */
const barePlatform = new RegExp(
  `^\\W*(?:(?:and|aur|or|ok|what about|how about)\\W+)*(?<name>${platform})(?: (?:ka|ki|ke|pe|se|too|bhi|then))*\\W*$`,
  'iu',
);

const whatItBrings =
  /^\W*(?:(?:and|so|ok|aur)\W+)*(?:if (?:we|i) (?:do|did|stop|pause)(?: it| that)?,? )?how much (?:do|will|would|can|could) (?:we|i|it|that|this) (?:save|gain|bring|earn)\b|^\W*(?:(?:aur|to|toh) )*kitn[ae] (?:bachega|bachta|bach jayega|bach jaega|fayda hoga|save hoga)/iu;

const onePointed = /\b(?:it|that|this|(?:the |that |this )(?:\S+ ){0,2}one)\b/iu;

/** `asked`: how many of them a superlative asked for. `isWhole`: none is left out, so that the last one is the other end. */
type Rows = { dimension: string; values: string[]; asked: number | undefined; isWhole: boolean; ask: Ask };

function rowsOfView(turns: readonly Turn[], calendar: Calendar): Rows | undefined {
  const { ask, rows } = inView(turns, calendar) ?? {};
  if (!ask || !rows || rows.share || !canBeCalled.test(rows.dimension)) return undefined;
  const limit = ask.ranking?.limit;
  const isWhole = ask.ranking === undefined || limit === undefined || rows.values.length < limit;
  return { dimension: rows.dimension, values: rows.values, asked: rows.asked, isWhole, ask };
}

const canBeCalled =
  /^(product|product_type|collection|vendor|city|region|country|campaign|ad_group|discount_code|landing_page|traffic_channel|source|pos_location|day|week|month)$/;

const particle = /^[ui]s(?:ko|k[aei])$/iu;
/** "jo peeche hai us|ka" */
const endsInFront = /\bus$/iu;

/** As somebody would write it, so that it is read like any other name or days. */
function calledBy(dimension: string, value: string): string {
  if (dimension === 'landing_page') return value === '/' ? 'home page' : value;
  if (!isGrain(dimension)) return value;
  const { from, to } = bucketDays(dimension, value);
  return from === to ? from : `${from} to ${to}`;
}

/** Places are counted from the first row, below zero from the last. */
type Places = (said: Record<string, string>, rows: Rows, text: string) => number[] | undefined;

/** `within`: the messages in which it is meant so. */
type Pointer = { examples: readonly string[]; phrase: RegExp; within?: RegExp; places: Places };

const place = '(?<place>first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)';
const end = '(?<end>best|top|strongest|worst|weakest|poorest|highest|biggest|largest|lowest|smallest|least|bottom)';
const compared = '(?<end>better|worse|weaker|stronger|slower|bigger|smaller|higher|lower)';
const kind = '(?:one|row|campaign|ad|product|item|piece|city|state|page|channel|source|code|vendor|brand|category|type|shop|store|day|week|month)'; // prettier-ignore
/** "which was the worst one" asks for the row itself, "which product in the worst one" for another. */
const isPointed = String.raw`(?<!\b(?:which|what|who|whats|what's|show|list|name)\b(?: (?!(?:in|of|for|from|at|on|to|by|with|did|does|do)\b)\S+){0,3} )`; // prettier-ignore
const endHindi = '(?<endHindi>sab ?se (?:khara+b|bekaa?r|bura|bure|neeche|kam|kamzor|acch?a|acch?e|achh?e|badhiya|upar|zyada|jyada)|सबसे (?:खराब|बेकार|नीचे|कम|अच्छ[ाे]|ऊपर|ज्यादा))'; // prettier-ignore

/** Advice and reasons, which are asked for of one thing. */
const weighs =
  /\b(?:should|shall|stop|pause|kill|scrap|discontinue|keep|drop|exclude|without|worth (?:it|the|\w+ing)|increase|scale|why|how come|reorder|restock|will it (?:last|run out|be enough)|band|hata)\b|बंद|रखूं|हटा/iu;

const ofAnother = new RegExp(
  `^\\W*(?:(?:and|or|so|ok|aur|what about|how about)\\W+)+(?:(?:the )?(?:${place}[ -])?${end}(?: ${kind})?|(?<name>[^?.!]+?))\\W*$`,
  'iu',
);

/** "and the worst one?" turns the list round. */
const ofMore = /^(?!(?:\W*\b(?:and|ok|so|what about|how about|now)\b)*\W*(?:the )?\S+ (?:one|1)\W*$)/iu;

const pointers: readonly Pointer[] = [
  {
    examples: ['how did the Diwali one do', 'the saree one, how much stock', 'diwali wala kaisa raha'],
    phrase: /\b(?:the |that )(?<word>\p{L}{3,}) (?:one|campaign)\b|(?<=^|[\s,])(?<wordHindi>\p{L}{3,}) wal[aei]\b/iu,
    places: ({ word, wordHindi }, { values }) => {
      const said = word ?? wordHindi ?? '';
      const value = kindsOfCampaigns.test(said) ? undefined : rowCalled(said, values);
      return value === undefined ? undefined : [values.indexOf(value)];
    },
  },
  {
    examples: ['should I stop the second worst one', 'why is the third best campaign falling'],
    phrase: new RegExp(`${isPointed}\\bthe ${place}[ -](?:most )?${end} ${kind}\\b`, 'iu'),
    places: ({ place: at = '', end: which = '' }, rows) => fromEnd(rows, which, placeOf(at)),
  },
  {
    examples: ['stock of the worst one', 'what sells in the top one', 'no 1 city me kya bikta hai'],
    phrase: new RegExp(
      `${isPointed}\\b(?:(?:the |that )?${end} one|(?:no\\.?|number) ?(?:1|one)(?: ${kind})?)\\b`,
      'iu',
    ),
    within: ofMore,
    places: ({ end: which = 'top' }, rows) => fromEnd(rows, which),
  },
  {
    examples: ['what sells in the weaker one', 'returns of the better one'],
    phrase: new RegExp(`${isPointed}\\bthe ${compared} one\\b`, 'iu'),
    within: ofMore,
    places: ({ end: which = '' }, rows) => (rows.values.length === 2 ? fromEnd(rows, which) : undefined),
  },
  {
    examples: ['jo peeche hai uska best product kya hai'],
    phrase:
      /\bjo (?:sabse )?(?<way>peeche|piche|kam|neeche|kharab|aage|zyada|upar|behtar|accha|acha)(?: (?:chal|bik))? (?:hai|h|tha|raha|rahi|raha hai) (?:us(?=k[aei]\b)|wo\b|woh\b)/iu,
    places: ({ way = '' }, rows) => fromEnd(rows, /^(?:aage|zyada|upar)$/iu.test(way) ? 'highest' : /^(?:behtar|ac)/iu.test(way) ? 'best' : way === 'kharab' ? 'worst' : 'lowest'), // prettier-ignore
  },
  {
    examples: ['should I stop the worst campaign', 'why is the top city falling'],
    phrase: new RegExp(`${isPointed}\\b(?:the|our|my) ${end} ${kind}\\b`, 'iu'),
    within: weighs,
    places: ({ end: which = '' }, rows) => fromEnd(rows, which),
  },
  {
    examples: ['sabse kharab wale ko band kar du kya'],
    phrase: new RegExp(`${endHindi} wal[aei]\\b(?! (?:kaun|kon|kya|kis|bata|dikha))`, 'iu'),
    places: ({ endHindi: which = '' }, rows) =>
      fromEnd(rows, /khara|beka|bur|kamzor|खराब|बेकार/iu.test(which) ? 'worst' : /neeche|kam|नीचे|कम/iu.test(which) ? 'lowest' : /acc|ach|badh|अच्छ/iu.test(which) ? 'best' : 'highest'), // prettier-ignore
  },
  {
    examples: ['and the second one', 'should I stop the last one'],
    phrase: new RegExp(
      `${isPointed}\\bthe (?<place>first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th) one\\b`,
      'iu',
    ),
    places: ({ place: at = '' }, { values, isWhole, asked }) => {
      const shown = asked === undefined || asked === 1 ? values.length : asked;
      return at.toLowerCase() === 'last' ? (isWhole || asked ? [shown - 1] : undefined) : [placeOf(at)];
    },
  },
  {
    examples: ['how much did the last two cost', 'compare the top two on cost', 'should I stop the bottom three'],
    phrase:
      /(?:(?<=\b(?:compare|between) )the |(?:\bthe |^)(?=last|bottom|lowest|worst))(?<from>top|first|best|last|bottom|lowest|worst) (?<count>two|three|2|3)(?: ones)?\b(?! (?:days?|weeks?|weekends?|months?|quarters?|years?|hours?|nights?|din|hafte|mahine)\b)/iu,
    places: ({ from = '', count = '' }, rows) => {
      const size = countOf(count.toLowerCase());
      const end = from.toLowerCase().replace('last', 'bottom').replace('first', 'top');
      const [last] = fromEnd(rows, end) ?? [];
      const all = Array.from({ length: size }, (_, at) => (last === 0 ? at : at - size));
      return last === undefined || rows.values.length <= size ? undefined : all;
    },
  },
  {
    examples: ['why is that one so low', 'should I stop this one'],
    phrase: /\b(?:that|this) one\b|\b(?:us|is|uss|iss) wal[aei]\b/iu,
    within: weighs,
    places: (_, rows, text) => described(rows, text),
  },
  {
    examples: ['why is it so low', 'stop it or leave it running'],
    phrase: /\b(?:it|that)\b(?! (?:that|because|day|week|month|time|one)\b)/iu,
    within: weighs,
    places: (_, rows) => theOnlyOne(rows),
  },
  {
    examples: ['usko band kar du kya', 'ise rakhe ya hatau'],
    phrase: /\b(?:isko|usko|ise|uska|uski|yeh|ye|woh|wo)\b/iu,
    within: /\b(?:band|rakhu|rakhun|rakhe|hatau|hata|mangwau)\b/iu,
    places: (_, rows) => theOnlyOne(rows),
  },
];

/** "the search one" of campaigns may be any of its type. */
const kindsOfCampaigns = /^(?:search|shopping|display|video|pmax)$/i;

const theOnlyOne = ({ asked, values }: Rows): number[] | undefined =>
  asked === 1 || values.length === 1 ? [0] : undefined;

const placeOf = (said: string): number =>
  /^\d/.test(said) ? Number.parseInt(said, 10) - 1 : ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(said.toLowerCase()); // prettier-ignore

const sameEnd: Record<string, string> = {
  strongest: 'best', weakest: 'worst', poorest: 'worst', better: 'best', stronger: 'best', worse: 'worst', weaker: 'worst',
  slower: 'lowest', smaller: 'lowest', lower: 'lowest', bigger: 'highest', higher: 'highest',
}; // prettier-ignore

/** So far from the end that is meant; nothing where that end was not told. */
function fromEnd({ ask, isWhole }: Rows, said: string, far = 0): number[] | undefined {
  const which = said.toLowerCase();
  const asKnown = sameEnd[which] ?? which;
  if (asKnown !== 'bottom' && isAtTheTop(asKnown, ask)) return [far];
  return isWhole ? [-1 - far] : undefined;
}

/** "why is that one so low" of a list means its lowest row, unless one row was asked for. */
function described(rows: Rows, text: string): number[] | undefined {
  if (rows.asked === 1 || rows.values.length === 1) return [0];
  const [, low, high] =
    /\bso (?:(low|bad|poor|weak|small|little|less)|(high|good|strong|big|much))\b/iu.exec(text) ?? [];
  return low !== undefined || high !== undefined ? fromEnd(rows, low === undefined ? 'highest' : 'lowest') : undefined;
}
