/** Words that only mean something in a talk are settled before the question is read: "the same three days" names no days of its own. */
import { dayCount } from '@tillsight/metrics/period';
import type { Turn } from '../conversation.ts';
import type { Intent } from '../intent.ts';
import { isGrain } from '@tillsight/metrics/time-grain';
import { has, textOf, typedText, withoutMarks } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { alignedTo, festivalAlignedTo } from './other-year.ts';
import { withShare } from './in-view.ts';
import { points } from './pointing-words.ts';

/** Marks what points at the turns before or only corrects them, so that nobody reads a slot out of it. */
export function settleTalk(words: Word[], turns: readonly Turn[]): void {
  const isListInView = turns.some(({ mentioned }) => mentioned.length > 0);
  settleTheTwo(words, turns);
  settleWeekend(words, turns);
  settlePlace(words, turns);
  words.forEach((word, at) => {
    if (isRow(words, at, isListInView)) word.used = 'pointer';
    if (isNowOnly(words, at)) settle(word);
  });
  const rows = turns.findLast(({ requests }) => requests.length > 0)?.requests[0]!.by ?? [];
  if (asksWholeList(words, rows)) for (const word of words) settle(word);
  for (const { from, size } of [...theirDays(words), ...takingBack(words)])
    for (const word of words.slice(from, from + size)) settle(word);
  if (festivalAlignedTo(typedText(words)) !== undefined) for (const word of wordsOf(alignedTo, words)) settle(word);
  for (const word of [goingBack, puttingBack, thisTime, theRest, itsFault, turningRound].flatMap(phrase =>
    wordsOf(phrase, words),
  ))
    settle(word);
  for (const word of wordsOf(leavingOut, words)) {
    if (word.text === 'out') settle(word);
    else word.concepts = ['except'];
  }
  // "dono ka stock" means the two spoken of, and no days ("dino"); "both" is spelled like nothing else.
  for (const word of words) if (points(word, 'both', 'allThree') && word.text !== 'both') settle(word);
  // "dono jodo": added up, and nobody joined.
  for (const word of words) if (/^(jodo|jod|jodna|jodiye|जोरो|जोर)$/u.test(word.text)) settle(word);
  leaveOut(words, rows);
  notOnly(words);
}

/** "both cities together", "which week was better" after the one and the other: they are no split. */
function settleTheTwo(words: Word[], turns: readonly Turn[]): void {
  const asked = turns.flatMap(turn => turn.requests.slice(0, 1).map(request => withShare(request, turn)));
  const [one, other] = asked.slice(-2);
  const kinds = (other?.where ?? []).map(({ dimension }) => dimension);
  if (!one || !other || other.by?.some(each => !kinds.includes(each))) return;
  const isOfDays = one.period.from !== other.period.from && JSON.stringify(one.where) === JSON.stringify(other.where);
  words.forEach((word, at) => {
    const isTwo =
      points(word, 'both', 'allThree') ||
      (/^(two|2)$/.test(word.text) && /^(the|these|those)$/.test(words[at - 1]?.text ?? ''));
    const next = words[at + 1];
    const isKind = isTwo && has(next, ...kinds);
    const isStretch = isOfDays && (isTwo || word.text === 'which') && has(next, ...unitsOf(dayCount(other.period)));
    if (isKind || isStretch) settle(next!);
  });
}

/** "and online the same weekend?" after the weekend before the last one: that one. */
function settleWeekend(words: Word[], turns: readonly Turn[]): void {
  const days = turns.findLast(({ requests }) => requests.length > 0)?.requests[0]!.period;
  if (!days || dayCount(days) !== 2) return;
  words.forEach((word, at) => {
    if (!has(word, 'weekend') || !/^(same|that|us|uss|usi|wahi|उस|उसी|वही)$/.test(words[at - 1]?.text ?? '')) return;
    if (!has(words[at + 1], 'before', 'until', 'last', 'next', 'after', 'year_ago')) settle(word);
  });
}

/** "and the 5th" after a list of cities: no day of the month. */
function settlePlace(words: Word[], turns: readonly Turn[]): void {
  const said = withoutMarks(words);
  const last = turns.findLast(({ requests }) => requests.length > 0);
  const saysItsDay = (day: string): boolean => last!.question.split(/\D+/).includes(String(Number(day.slice(8))));
  const isOfDay =
    last?.requests.some(({ period: { from, to }, by }) => from === to && (by === undefined || saysItsDay(from))) ??
    true;
  const hasRows = turns.some(({ mentioned: [rows] }) => rows !== undefined && !isGrain(rows.dimension));
  if (isOfDay || !hasRows || !barePlace.test(textOf(said))) return;
  const word = said.find(({ text }) => /^\d/.test(text))!;
  const rank = ['first', 'second', 'third', 'fourth'][Number.parseInt(word.text, 10) - 1];
  settle(word);
  if (rank !== undefined) word.concepts = [rank];
}

const barePlace = /^(?:and |what about |how about |ok |now )*(?:the )?[1-9](?:st|nd|rd|th)(?: one)?$/;

/** What a stretch of so many days is called. */
const unitsOf = (days: number): string[] =>
  days === 1
    ? ['day']
    : days === 2
      ? ['weekend']
      : days === 7
        ? ['week']
        : days < 28
          ? []
          : ['month', 'quarter', 'year'];

/** "orders of the second one" asks for no second order, and "the AOV of the third?" after a list for no 3rd of the month. */
function isRow(words: Word[], at: number, isListInView: boolean): boolean {
  const place = /^([1-4])(?:st|nd|rd|th)$/.exec(words[at]!.text)?.[1];
  if (place !== undefined && isListInView && words[at - 1]?.text === 'the')
    words[at]!.concepts = [...words[at]!.concepts, ['first', 'second', 'third', 'fourth'][Number(place) - 1]!];
  if (!has(words[at], 'first', 'second', 'third', 'fourth')) return false;
  const next = words[at + 1];
  if (next !== undefined && next.kind !== 'mark') return /^(one|wal[aei]|वाल[ाेी])$/u.test(next.text);
  return (
    isListInView && words[at - 1]?.text === 'the' && (words[at - 2]?.text === 'of' || words[at - 2]?.text === 'for')
  );
}

/** "now visits": what is asked next, and not how many are there this moment. */
const isNowOnly = (words: Word[], at: number): boolean =>
  at === 0 && words[0]!.text === 'now' && words.length <= 4 && !words.some(word => has(word, 'stock', 'available'));

export function settle(word: Word): void {
  word.used = 'pointer';
  word.concepts = [];
  word.names = [];
  word.small = true;
}

type Span = { from: number; to?: number; size: number };

/** "for the same two days", "of those four days", "in that time": the days in view, whatever their number would mean by itself. */
function theirDays(words: Word[]): Span[] {
  return words.flatMap((word, at) => {
    const isTogether =
      word.text === 'the' &&
      togetherAtTheEnd.test(
        words
          .slice(at)
          .map(({ text }) => text)
          .join(' '),
      );
    if (!points(word, 'that', 'those') && !/^(same|isi|all)$/.test(word.text) && !isTogether) return [];
    const isCounted =
      /^(\d+|two|three|four|five|six|seven|eight|ten|do|teen|char|chaar|paanch|saat|दो|तीन|चार|पांच|सात)$/.test(
        words[at + 1]?.text ?? '',
      );
    const last = words[at + (isCounted ? 2 : 1)];
    // "not sold in 60 days" points at nothing: only before Hindi days is "in" these.
    if (word.text === 'in' && /^(days?|weeks?|months?|nights?|time|period|span)$/.test(last?.text ?? '')) return [];
    if (word.text === 'all' && (!isCounted || words[at + 3] !== undefined)) return [];
    const isSpan = isCounted ? manyDays.test(last?.text ?? '') : someTime.test(last?.text ?? '');
    const next = words[at + (isCounted ? 3 : 2)];
    if (!isSpan || has(next, 'before', 'until', 'last', 'next', 'after', 'year_ago')) return [];
    return [{ from: at + 1, size: isCounted ? 2 : 1 }];
  });
}

/** "and the two days together" */
const togetherAtTheEnd = /^the (two|2|three|3) (days|weeks|months) (together|combined|put together)$/;
const manyDays =
  /^(days?|weeks?|months?|nights?|din|dino|dinon|hafte|hafton|mahine|mahino|दिन|दिनों|हफ्ते|हफ्तों|महीने|महीनों)$/;
const someTime = /^(time|period|timeframe|timespan|span|stretch|window|duration|dauran|दौरान)$/;

/** "nahi nahi mujhe 17 ka chahiye tha", "sorry i meant 13", "i got the day wrong, make it the 17th": only the new slot counts. */
function takingBack(words: Word[]): Span[] {
  const text = words.map(word => word.text).join(' ');
  return [opening, bareOpening, wrongly, closing, twiceNo, wanted].flatMap(pattern => {
    const found = pattern.exec(text);
    if (!found) return [];
    const lead = found[0].startsWith(' ') ? 1 : 0;
    const from = text.slice(0, found.index + lead).split(' ').length - 1;
    return [{ from, size: found[0].trim().split(' ').length }];
  });
}

const opening =
  /^i mean(?:t)?(?= \S)|^(?:(?:oh|arre|arey|ok|and|but|no|nope|nahi|nahin|nhi|sorry|oops|my bad|galti se|नहीं|सॉरी|अरे) (?:, )?)+(?:i (?:meant|mean|ment|wanted|need(?:ed)?)|(?:mujhe|hame|humko|मुझे))(?= .*\d)/u;
/** "arre nahi 12 ka" */
const bareOpening =
  /^(?:(?:arre|arey|no|nope|nahi|nahin|sorry|oops|नहीं|अरे|सॉरी) (?:, )?)+(?=\d+(?:st|nd|rd|th)?(?: (?:ka|ki|ke|tarikh|ko|का|की|के|तारीख))*(?: (?:chahiye|चाहिए).*)?$)/u;
/** "nahi nahi, gurugram ka chahiye tha" */
const twiceNo = /^(?:(?:arre|arey|no|nope|nahi|nahin|nhi|नहीं|अरे) (?:, )?){2,}(?=\S)/u;
const wanted = /(?<=^(?:arre|arey|no|nope|nahi|nahin|nhi|नहीं|अरे) .*) (?:chahiye|चाहिए) (?:tha|thi|the|था|थी|थे)$/u;
const wrongly =
  /(?:^| )i (?:got|had|typed|said|wrote|put) the (?:day|date|month|week) wrong(?: ,)?(?: (?:make|it is|its|i meant)(?: it)?)?/u;
const closing = /(?<=\d.*) (?:chahiye (?:tha|thi|the)|chahiye|bolna tha|चाहिए था|चाहिए)$/u;

/** "coming back to email", "ok back to the Banaras one": what was spoken of before is meant again, and nobody came back. */
export const goingBack =
  /^(?:(?:ok|okay|now|so|and|fine|then|right|anyway|acha|accha|achha|chalo|ab|thanks|leaving that|let us|lets|can we|shall we|i want to|please) (?:, )?)*(?:(?:go|going|come|coming|get|getting|jump|switch|circle|circling|turn|turning|return|returning) (?:back )?|back )to (?!origin )(?=\S)|(?:^| )(?:pe|par|pr|पर) (?:wapas|vapas|वापस)(?: (?:aate|aa|chalte|chalo|jao|aao|आते|चलते)(?: hain| hai| h| है| हैं)?)?(?= |$)/u;

/** "put it back in", "put Delhi back", "usko wapas jodo": what was left out counts again. */
export const puttingBack =
  /(?:^| )(?:put|bring|take|add|get|include|let) (?=(?:\S+ ){1,5}back(?: in)?(?:$| and | ,))|(?:^| )(?<=(?:^| )(?:put|bring|take|add|get|include|let) (?:\S+ ){1,5})back(?: in)?(?=$| and | ,)|(?:^| )(?:put|bring|add|get|include|let) back(?: in)?(?= )|(?:^| )(?:wapas|vapas|वापस) (?:jodo|jod do|dalo|daalo|daal do|dal do|lao|le aao|lagao|laga do|shamil karo|add karo|जोरो|जोर दो|डालो|लाओ|लगाओ)$/u;

/** "is baar saree kitni biki" after a festival: that one of this year. */
export const thisTime =
  /(?:^| )(?:(?:is|iss|इस) (?:baar|bar|bari|बार)|this time(?: around| round)?(?! (?:of|yesterday|last)))(?= |$)/u;

/** "rest?", "baaki ka" after a part: all but that. */
export const theRest =
  /^(?:and |aur |what about |how about |vs |versus |against |ok |now |show |for |of |in )*(?:(?:the |all the )?(?:rest|remaining|remainder|remaining ones|balance|other ones|others|baa?k[iay]|bache hue|bacha hua|बाकी|बाक़ी)(?: of (?:them|it|these|those))?|(?:those |the ones |orders? |sales? )?(?:without|excluding|not using|except) (?:it|that|them|this|these|those)(?: code| one)?)(?: wal[aei]| k[aei]| sab| ones?| orders?| sales?| me| mein| वाले| का| की| के)*$/u;

/** "turn it round", "ulta karo", "other way round": the rows in view from their other end. */
export const turningRound =
  /^(?:(?:ok|okay|now|and|please|pls|ab|aur|isko|ise|अब|इसे|इसको) )*(?:(?:flip|reverse|invert) (?:it|that|this|them|(?:(?:the|that|this) )?(?:list|order|sorting|ranking|table))(?: a?round| over)?|(?:turn|show|give|sort|order|put|do)(?: me)? (?:it|that|this|them|the same|same|(?:the |that |this )(?:same )?(?:list|order|sorting|ranking|table|thing)) (?:a?round|over|upside down|backwards|(?:the )?(?:other|opposite) way(?: a?round)?|in (?:the )?(?:reverse|opposite)(?: order)?)|(?:the )?(?:other|opposite) way(?: a?round)?|(?:in )?(?:the )?(?:reverse|opposite)(?: order)?|flip|upside down|ulta|ulti|उल्टा|उल्टी)(?: (?:please|pls|kar|karo|karke|do|dikhao|batao|list|order|kram|me|करो|करके|कर|दो|दिखाओ|बताओ))*(?=$|(?: [,.;:-]+)? (?:\S+ ){1,3}(?:first|top|pehle|pahle|upar)$)/u;

/** "was it a mobile problem?": the device is what matters. */
const itsFault =
  /(?<=^(?:and |so |or |but )?(?:was|is|were) (?:it|this|that) (?:\S+ )*)(?:problem|issue|fault|glitch|thing|bug)s?$/;

/** "leave that city out": without it. */
const leavingOut =
  /(?<=^|^ok |^now |^and )(?:leave|keep|take|throw) (?=(?:\S+ ){1,3}out$)|(?<=^|^ok |^now |^and )(?:leave|keep|take|throw) out (?=\S)|(?<=(?:leave|keep|take|throw) (?:\S+ ){1,3})out$/u;

/** "plot new customers alongside": beside what was told. */
export const alongside =
  /(?:^| )(?:alongside|beside|next to|along with|together with|against)(?: (?:it|that|this|them|these))?$|(?:^| )(?:on|in) the same (?:chart|graph|plot|table)$|(?:^| )(?:iske|uske|isi ke|usi ke) (?:saath|sath|bagal)(?: (?:me|mein|dikhao|batao))*$/;

/** "sort by cost" of a table: the same figures, by one of them. */
export const sortsThem =
  /^(?:(?:and|ok|now|please|can you|aur) )*(?:sort|rank|order|arrange)(?:ed)?(?: (?:it|them|that|these|this|the list|the table))?(?: by| on) (?:the )?\S+(?: \S+)?(?: (?:desc\w*|asc\w*|high to low|low to high|please|instead))?$|^\S+(?: \S+)? (?:ke hisaab se|ke hisab se|wise) (?:sort|laga\w*)(?: kar\w*| do)*$/;

/** "show all", "the full list", "all of them" after rows: more of them, and no sum. */
export const wholeList =
  /^(?:(?:and|ok|okay|now|so|please|can you|i want|let me|aur|ab) )*(?:(?:show|give|see|list|tell)(?: me)? )?(?:(?:the |a )?(?:full|whole|entire|complete|longer|poor[aei]|pur[aei]) (?:list|table)|all (?:of (?:them|these|those)|rows|lines|names|entries)|(?:some )?more (?:rows|lines|names|of (?:them|these|those))|(?<=show |list |see |give |show me |give me )(?:them all|all|more|everything)|sab(?:hi)? (?:dikhao|batao|dikha do|bata do)|(?:no|without) (?:a |any |the )?limit|(?:पूरी|सारी) (?:लिस्ट|सूची))(?: (?:please|pls|dikhao|batao|then|now|do|दिखाओ|बताओ))*$/u;

/** A list was told last, and all of it is asked for. */
export const asksWholeList = (words: Word[], by: readonly string[]): boolean =>
  by.some(each => !isGrain(each)) && wholeList.test(typedText(words));

/** The words a turn of phrase is made of, wherever it stands. */
function wordsOf(phrase: RegExp, words: Word[]): Word[] {
  const text = textOf(words.slice(0, words.findLastIndex(({ kind }) => kind !== 'mark') + 1));
  const spans = [...text.matchAll(new RegExp(phrase, `${phrase.flags}g`))].map(found => [
    found.index + found[0].length - found[0].trimStart().length,
    found.index + found[0].trimEnd().length,
  ]);
  return words.filter((word, at) => {
    const start = textOf(words.slice(0, at)).length + (at > 0 ? 1 : 0);
    return spans.some(([from, to]) => from! <= start && to! >= start + word.text.length);
  });
}

/** "drop home decor", "drop aov", "jewellery hata do" after an answer: the verb means without it. */
function leaveOut(words: Word[], rows: readonly string[]): void {
  const verb = verbAtTheEnd(words) ?? verbInFront(words);
  if (!verb) return;
  verb.concepts = ['except'];
  verb.names = [];
  // One of the rows that were told is meant, and nothing is changed in the shop.
  if (words.some(({ names }) => names.some(({ dimension }) => rows.includes(dimension)))) verb.used = 'left_out';
}

/** "still Delhi but everything, not only lehengas": lehengas are kept to no more. */
function notOnly(words: Word[]): void {
  if (!ofEverything.test(typedText(words))) return;
  words.forEach((word, at) => {
    if (all.test(word.text) || (/^(only|just)$/.test(word.text) && words[at - 1]?.text === 'not')) settle(word);
    else if (word.text === 'not') word.concepts = ['except'];
  });
}

const all = /^(everything|everybody|everyone|all|overall|everywhere)$/;
const ofEverything =
  /(^| )(everything|everybody|everyone|all|overall|everywhere) (of (it|them) )?not (only|just) (the |in |on )?\S+( \S+)?$/;

function verbInFront(words: Word[]): Word | undefined {
  const [first, next] = withoutMarks(words).filter(({ text }) => !/^(ok|okay|now|and|please|the)$/.test(text));
  const isVerb = /^(drop|hide|lose|scrap|kick|forget|cut|ditch|remove|skip)$/.test(first?.text ?? '');
  const isFigure = words.length <= 4 && next?.kind === 'word' && !/^(in|of|off|by|to|rate|from)$/.test(next.text);
  return isVerb && next && (next.names.length > 0 || isFigure) ? first : undefined;
}

/** What politeness follows it says nothing more. */
function verbAtTheEnd(words: Word[]): Word | undefined {
  if (!endsWithVerb.test(typedText(words))) return undefined;
  const at = words.findLastIndex(({ text }) => hindiVerb.test(text));
  const said = words.slice(0, Math.max(at, 0));
  const isFigure =
    said.length > 0 &&
    said.length <= 3 &&
    said.every(({ small, kind, text }) => kind === 'word' && (!small || /^(ko|को)$/.test(text)));
  if (!isFigure && !said.some(({ names }) => names.length > 0)) return undefined;
  for (const word of words.slice(at + 1)) settle(word);
  return words[at];
}

const hindiVerb = /^(hata|nikal|nikaal|chhod|chod|हटा|निकाल|छोर)/u;
const endsWithVerb =
  / (hata|nikal|nikaal|chhod|chod|हटा|निकाल|छोर)(o|ओ|ो)?( do| de| dena| dijiye| ke| kar| दो| दीजिए)*( batao| dikhao| बताओ)?$/u;

/** "better on Mondays", "make it weekly", "8 baje" after an order: the same order, otherwise timed or sent. */
export const changedOrder = (words: Word[], last: Turn | undefined): Extract<Intent, { act: 'act' }> | undefined =>
  last?.behaviour === 'act' && otherwise.test(typedText(words)) && !someDay.test(typedText(words))
    ? { act: 'act', command: 'schedule', text: '' }
    : undefined;

/** "and wednesday of last week?" asks for figures again. */
const someDay = /(^| )(last|this|previous|past|pichl[aei]|is) |^(and |aur )?\w+day$/;

const weekday =
  '(?:mon|tues?|wednes|wed|thurs?|fri|satur|sun)(?:day)?s?|weekdays?|weekends?|somvar|somwar|mangalvar|mangalwar|budhvar|budhwar|guruvar|guruwar|shukravar|shukrawar|shanivar|shaniwar|ravivar|raviwar|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार';
const time = `(?:(?:first|last|second|every|each|har) )*(?:${weekday}|daily|weekly|monthly|fortnightly|hourly|quarterly|roz|rozana|din|hafte|mahine|day|week|month|mornings?|evenings?|nights?|afternoons?|noon|midnight|subah|shaam|sham|raat|dopahar|\\d{1,2}(?:st|nd|rd|th)?(?:[:.]\\d\\d)?(?: ?(?:am|pm|baje|bje|o clock|tarikh|बजे|तारीख))?|whatsapp|e-?mail|mail|pdf|hindi|english)`;
const otherwise = new RegExp(
  `^(?:(?:no|ok|okay|and|or|sorry|wait|actually|nahi|arre|please|hmm|better|rather|maybe|only|just|make|change|set|keep|do|send|schedule|let|it|that|them|this|be|to|i|would|prefer|like|want|can|could|you|we|on|at|by|every|each|in|the|of|for|from|as|via|around|instead|not|but|then|ko|ke|ka|ki|kar|karo|do|dena|par|pe|me|mein|se|behtar|accha|rahega|hoga|theek|badal|bhejo|bhejna|chahiye|को|पर|में|कर|दो) )*${time}(?: (?:${time}|and|or|instead|please|better|is|fine|will|works?|do|would|be|good|then|ok|okay|only|too|also|at|on|in|of|by|the|to|me|us|everyone|not|month|week|ko|ke|ka|ki|kar|karo|dena|par|pe|se|behtar|accha|achha|rahega|hoga|theek|hai|na|bhejo|bhejna|chahiye|को|पर|में|कर|दो|बेहतर|ठीक))*$`,
  'u',
);
