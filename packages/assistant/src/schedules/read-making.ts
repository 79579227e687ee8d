/** A new schedule, of spans in any order: when, by which way, to whom, only if what is so; the words that are left say what is sent. */
import type { AlertChannel } from '@tillsight/contract/alerts';
import type { Cadence } from '@tillsight/contract/schedules';
import { readWatch, type Watch } from '../alerts/watched.ts';
import type { Whose } from '../boards/board-order.ts';
import { boardSaid } from '../boards/read-wish.ts';
import type { OrderWord } from '../ordering/order-words.ts';
import { phrasesOf } from '../ordering/phrases.ts';
import { restOf, spansIn, type Heard } from '../ordering/spans.ts';
import { OrderText } from './order-text.ts';
import { takeTiming } from './read-when.ts';
import { withRecipients, type Said, type Spoken } from './recipients.ts';
import { sendingVocabulary, type Sending } from './sending-vocabulary.ts';

export type MakingWish = {
  do: 'make';
  /** None: what was answered last. */
  subject?: string;
  board?: Whose;
  cadence: Cadence;
  time: string;
  /** `subject`: the figure it is said of, where it is named once more. */
  only?: Pick<Watch, 'condition' | 'isPercent' | 'isReached'> & { subject?: string };
  channel?: AlertChannel;
  others?: true;
};

type Cannot = { do: 'unread'; words: string } | { do: 'cannot'; why: 'rhythm' | 'others' | 'condition' };

const vocabularies = [phrasesOf(sendingVocabulary)] as const;
const ways = ['whatsapp', 'telegram', 'slack', 'email'] as const;

/** They ask, or tell of what was. */
const asks =
  /^(?:how|what|which|why|who|when|where|did|does|was|were|is|are|has|have|should|compare|average)(?: |$)|(?:^| )(?:kitn[aei]|kya|kyun|kyon|kaise|kab|kaun|tha|thi|bheji|bheja(?! karo)|sent|was|were|did|hain|hai|hoti|hote|aate)(?: |$)/;
/** "Sale kitni hui ye har raat 11 baje bhejna". */
const sendsHowMuch = /(?:^| )kitn[aei] (?:hui|hua|hue|aaye|aayi|rahi|raha)(?: .*)? (?:bhejna|bhejo|bhej|bhejte)(?: |$)/;
/** "Tell me every evening how much we sold": the question is what is told. */
const saysHowMuch = /^(?:tell|text|send|update|inform|message|whatsapp|e-?mail|mail) (?:me|us) /;
/** To people who buy nothing is sent. */
const buyers = /(?:^| )(?:customers?|buyers?|clients?|subscribers?|shoppers?)(?: |$)/;
const offers = /(?:^| )(?:offers?|sms|newsletter|coupon|promo)(?: |$)/;

export function readMaking(text: OrderText, typed: string): MakingWish | Cannot | undefined {
  const whole = text.plain;
  if (!sendsHowMuch.test(whole) && asks.test(whole.replace(/ chahiye (?:hai|hain)$/, '')) && !saysHowMuch.test(whole))
    return undefined;
  const without = takeDaysLeftOut(text);
  const timing = takeTiming(text);
  const { time } = timing;
  const saidCadence = timing.cadence ?? (timing.timeIsSaid && isHabit.test(whole) ? everyDay : undefined);
  const cadence = lessened(saidCadence, without);
  if (cadence === undefined) return undefined;
  const heard = spansIn(text.rest, vocabularies);
  // "Don't send that on Sundays" is about what is sent already.
  if (heard.spans.some(({ cue }) => cue === 'not')) return undefined;
  const conditioned = withClause(heard);
  const { said, to } = withRecipients(conditioned.said);
  if (isToBuyers(said)) return undefined;
  const rest = restOf(said, ['figure', 'amount', 'clock']);
  if (
    !isWished(said, {
      ...timing,
      cadence,
      whole,
      isEmpty: rest.length === 0,
      left: text.plain,
      hasParts: /[:,]/.test(typed),
      isToOthers: to !== 'me',
    })
  )
    return undefined;
  if (cadence === 'beyond') return { do: 'cannot', why: 'rhythm' };
  if (to === 'others') return { do: 'cannot', why: 'others' };
  const only = conditioned.clause === undefined ? undefined : onlyIf(conditioned.clause);
  if (only === 'unclear') return { do: 'cannot', why: 'condition' };
  const [channel, other] = ways.filter(way => said.spans.some(({ cue }) => cue === way));
  if (other !== undefined) return { do: 'unread', words: `${channel}, ${other}` };
  // A number after "at" is a time that was not read.
  if (
    /(?:^| )(?:at|@) (?:like |around |about )?(?:\d|[a-z]+ty|ten|nine|eight|seven|six|five|four|eleven|twelve)/.test(
      leftOf(said),
    )
  )
    return { do: 'cannot', why: 'rhythm' };
  const board = boardSaid(leftOf(said));
  if (board !== undefined && only) return { do: 'cannot', why: 'condition' };
  const subject = rest
    .map((run, at) => `${spelt(run)}${run.at(-1)?.endsPart && at + 1 < rest.length ? ',' : ''}`)
    .join(' ');
  const isThat = board !== undefined || subject === '' || pointsAtThat.test(subject);
  return {
    do: 'make',
    ...(isThat ? {} : { subject }),
    ...(board === undefined ? {} : { board }),
    cadence,
    time,
    ...(only ? { only } : {}),
    ...(channel ? { channel } : {}),
    ...(to === 'both' ? { others: true as const } : {}),
  };
}

/** "Daily except Sundays", "मंगलवार को छोड़कर रोज़". */
function takeDaysLeftOut(text: OrderText): readonly number[] {
  const day = '[a-z]+(?:day|days|va+r|wa+r)';
  const found =
    text.takeAny(
      `(?:but )?(?:except|excluding|not|skipping|leaving out|leave out)(?: for| on)? (${day}(?:(?: and|,)? ${day})*)`,
    ) ?? text.takeAny(`(${day}(?: aur ${day})*)(?: ko)? (?:chhodkar|chhod kar|chhod ke|chodkar|ke alawa|ke siva)`);
  if (found?.[1] === undefined) return [];
  const { cadence } = takeTiming(new OrderText(`every ${found[1]}`));
  return cadence !== undefined && cadence !== 'beyond' && cadence.kind === 'weekly' ? cadence.weekdays : [];
}

type MaySend = Cadence | 'beyond' | undefined;

function lessened(cadence: MaySend, without: readonly number[]): MaySend {
  if (without.length === 0 || cadence === undefined || cadence === 'beyond') return cadence;
  const weekdays = cadence.kind === 'weekly' ? cadence.weekdays.filter(day => !without.includes(day)) : [];
  return weekdays.length === 0 ? 'beyond' : { kind: 'weekly', weekdays };
}

const everyDay: Cadence = { kind: 'weekly', weekdays: [1, 2, 3, 4, 5, 6, 7] };
/** "Bhej diya karo": again and again. */
const isHabit =
  /(?:^| )(?:diya|bheja|bataya) (?:kar|karo|karna|kariye)(?: |$)|(?:^| )(?:bhejte|batate|karte) (?:rehna|raho|rahiye|rahna)(?: |$)/;

const pointsAtThat =
  /^(?:(?:what (?:i|we) (?:have )?(?:just )?asked(?: for)?|(?:my|the) last (?:question|answer)|this|it|that|these|those|them|the same|same|yeh|ye|yahi|wahi|ise|isko|inhe|यह|ये|इसे|इसको|यही|वही)(?: (?:answer|figures?|numbers?|list|table|chart|again|result|ones?))?)$/u;

const spelt = (run: readonly OrderWord[]): string =>
  run.map(({ typed, endsPart }, at) => `${typed}${endsPart && at + 1 < run.length ? ',' : ''}`).join(' ');

/** Every word that no span has taken. */
const leftOf = ({ words, spans }: Said): string =>
  words
    .filter(
      (_, at) => !spans.some(({ cue, from, to }) => !/^(?:figure|amount|clock)$/.test(cue) && at >= from && at < to),
    )
    .map(({ plain }) => plain)
    .join(' ');

// --- Is it wished for? ---

/** "Daily 8 pm: today's sales", "mon wed fri 11am orders": a rhythm, a time, and then what; no figure is of one minute. */
const opensWithTiming =
  /^(?:(?:on )?(?:daily|weekly|every ?day|(?:every|each) (?:morning|evening|night|weekday|week ?day|month)|roz|rozana|har roz|har din|har (?:subah|shaam|raat)|weekdays|(?:weekly |every |each |har )?(?:mon|tue|wed|thu|fri|sat|sun|som|mangal|budh|guru|shukr|shani|ravi|itva)[a-z]*(?:(?: and| aur|,)? (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)*),?) (?:ko )?(?:(?:at|@|subah|shaam|sham|raat|dopahar|morning|evening) ?)*(?:noon|midday|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|baje|bje|o'?clock)(?: (?:am|pm))?)(?: |$|[:,-])/;
/** "daily WhatsApp summary, 8 am": what comes, how and when, and no verb. */
const comesByItself =
  /^(?:daily|weekly|monthly|nightly) (?:a |an |the |my )?(?:(?:whatsapp|telegram|slack|e-?mail|mail) )?(?:summary|list|update|digest|message|snapshot|round-?up|sales|orders|figures|numbers)(?: |$)/;
const opensWithRhythm = /^(?:(?:so|and|also|ok|okay|yeah) )*(?:on )?(?:every|each|daily|roz|har) /;
/** Something else is done than sending. */
const otherVerb = /(?:^| )(?:compare|pause|stop|change|raise|lower|band|from|between)(?: |$)/;

type Timed = ReturnType<typeof takeTiming> & {
  whole: string;
  isEmpty: boolean;
  left: string;
  hasParts: boolean;
  isToOthers: boolean;
};

/** The first word is one of when. */
const opensByWhen = (whole: string, left: string): boolean => {
  const [first = ''] = whole.split(' ');
  return (
    !left.startsWith(first) &&
    /^(?:daily|weekly|monthly|every|each|roz|har|mon|tue|wed|thu|fri|sat|sun|on|weekdays|\d)/.test(first) &&
    /\d/.test(whole)
  );
};

function isWished(said: Said, { cadence, timeIsSaid, whole, isEmpty, isToOthers, left, hasParts }: Timed): boolean {
  const has = (...cues: Spoken['cue'][]): boolean => said.spans.some(({ cue }) => cues.includes(cue));
  if (has('send', 'same')) return true;
  const isNamedDay =
    cadence !== undefined &&
    cadence !== 'beyond' &&
    (cadence.kind === 'monthly' || cadence.weekdays.length < 7) &&
    /\d|[a-z]+vaa?r/.test(whole);
  if (verbalWay(said, timeIsSaid || isNamedDay || isToOthers)) return true;
  const isSure = timeIsSaid || isNamedDay || has(...ways);
  if (has('give', 'text', 'want') && isSure) return true;
  if (has('want') && opensWithRhythm.test(whole)) return true;
  if (cadence === 'beyond' || !timeIsSaid || has('to') || otherVerb.test(whole)) return false;
  return isEmpty || opensWithTiming.test(whole) || comesByItself.test(whole) || (hasParts && opensByWhen(whole, left));
}

/** "Mail me …", "email total sales …", "… WhatsApp karo": the way is the verb as well. */
function verbalWay({ words, spans }: Said, isTimed: boolean): boolean {
  const first = spans.find(({ cue }) => cue !== 'filler');
  return spans.some(span => {
    if (!ways.some(way => way === span.cue)) return false;
    const [opening = '', next = ''] = [words[span.from]?.plain, words[span.to]?.plain];
    const isOpening = first === span && span.to === span.from + 1 && /^(?:e-?mail|mail|whatsapp)$/.test(opening);
    const last = words[span.to - 1]?.plain ?? '';
    return (
      (isOpening && (isTimed || /^(?:it|this|that|these|those|the|my|our)$/.test(next))) ||
      /^(?:me|us)$/.test(last) ||
      /^(?:kar|karo|karna|kro|krna|dena|do|chahiye|karein|rehna)$/.test(last)
    );
  });
}

/** "Email all customers an offer every Friday". */
function isToBuyers({ words, spans }: Said): boolean {
  const who = spans
    .filter(({ cue }) => cue === 'who')
    .some(({ from, to }) =>
      buyers.test(
        words
          .slice(from, to)
          .map(({ plain }) => plain)
          .join(' '),
      ),
    );
  const plain = words.map(word => word.plain).join(' ');
  return (
    who ||
    (buyers.test(plain) &&
      (offers.test(plain) ||
        /^(?:send|mail|e-?mail|message|text|whatsapp|sms|notify)(?: to)?(?: (?:all|our|the|my|every))* (?:customers?|buyers?|clients?|subscribers?|shoppers?)(?: |$)/.test(
          plain,
        )))
  );
}

// --- Only if what is so ---

/** As conditions are said of what is to come. */
const present: [RegExp, string][] = [
  [/\b(?:moved|has moved|have moved)\b/, 'moves'],
  [/\b(?:changed|has changed|have changed)\b/, 'changes'],
  [/\b(?:fell|has fallen|have fallen|dropped|went down)\b/, 'falls'],
  [/\b(?:rose|has risen|have risen|grew|went up)\b/, 'rises'],
  [/\b(?:was|were)\b/, 'is'],
];

/** The words from "only if" to the next stop, or to where sending goes on. */
function withClause(heard: Heard<Sending>): { said: Said; clause: string | undefined } {
  const { words, spans } = heard;
  const opening = spans.find(({ cue }) => cue === 'if');
  if (opening === undefined) return { said: heard, clause: undefined };
  let to = opening.to;
  while (to < words.length) {
    const next = spans.find(({ from }) => from === to);
    if (next && /^(?:send|text|give|me|whatsapp|telegram|slack|email)$/.test(next.cue)) break;
    if (
      /^(?:to|toh|then)$/.test(words[to]?.plain ?? '') &&
      spans.some(({ from, cue }) => from > to && /^(?:send|text|give|me|whatsapp|telegram|slack|email)$/.test(cue)) &&
      !/^\d/.test(words[to + 1]?.plain ?? '')
    )
      break;
    to += 1;
    if (words[to - 1]?.endsPart) break;
  }
  const clause = words.slice(opening.from, to).map(({ plain }) => plain);
  const rest = spans.filter(span => span.to <= opening.from || span.from >= to);
  const taken: Spoken = {
    from: opening.from,
    to: /^(?:to|toh|then)$/.test(words[to]?.plain ?? '') ? to + 1 : to,
    cue: 'clause',
  };
  return {
    said: {
      words,
      spans: [...rest.filter(({ from }) => from >= taken.to || from < taken.from), taken].toSorted(
        (one, other) => one.from - other.from,
      ),
    },
    clause: clause.join(' '),
  };
}

function onlyIf(clause: string): MakingWish['only'] | 'unclear' {
  if (/(?:^| )unless /.test(clause)) return 'unclear';
  const said = present.reduce((text, [form, word]) => text.replace(form, word), clause);
  const watch = readWatch(said);
  if (watch === undefined || !/^(?:above|below|moved)$/.test(watch.condition.kind)) return 'unclear';
  const { condition, isPercent, isReached, subject } = watch;
  const about = subject
    .replace(
      /^(?:they|it|this|these|that|yeh|ye|only|sirf|but|lekin|tab|tabhi|bas|the|value)(?: (?:figure|number|value))?(?= |$)/,
      '',
    )
    .trim();
  return {
    condition,
    ...(isPercent ? { isPercent } : {}),
    ...(isReached ? { isReached } : {}),
    ...(about === '' ? {} : { subject: about }),
  };
}
