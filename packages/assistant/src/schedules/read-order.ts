/** "Send me this every Monday at nine", "stop sending me orders": orders about schedules, by their form. What is sent is left to the reader of questions. */
import type { AlertChannel } from '@tillsight/contract/alerts';
import { assignableRoles } from '@tillsight/contract/role';
import type { Cadence } from '@tillsight/contract/schedules';
import { readWatch, type Watch } from '../alerts/read-condition.ts';
import type { Whose } from '../boards/board-order.ts';
import { boardSaid } from '../boards/read-wish.ts';
import { addsSomebody, readKept } from '../ordering/kept-order.ts';
import { OrderText } from './order-text.ts';
import { opensWithWeekday, takeTiming } from './read-when.ts';
import type { ScheduleOrder } from './schedule-order.ts';

export type MakingWish = {
  do: 'make';
  /** None: what was answered last. */
  subject?: string;
  board?: Whose;
  cadence: Cadence;
  time: string;
  /** `subject`: the figure it is said of, where it is named once more. */
  only?: Pick<Watch, 'condition' | 'isPercent'> & { subject?: string };
  channel?: AlertChannel;
  others?: true;
};

export type ScheduleWish =
  | MakingWish
  /** It is understood, and nothing here does it. */
  | { do: 'cannot'; why: 'rhythm' | 'others' | 'condition' }
  | Exclude<ScheduleOrder, { do: 'make' }>;

/** Longer texts are no orders; the forms below take their time. */
const longest = 300;

export function readScheduleWish(typed: string): ScheduleWish | undefined {
  if (typed.length > longest) return undefined;
  const text = new OrderText(typed);
  text.takeAny(`^${polite}+`);
  text.takeAny(`(?:please|pls|thanks|thank you)$`);
  if (addsSomebody(typed, 'schedule')) return { do: 'cannot', why: 'others' };
  if (!aReport.test(text.plain)) return keptWish(typed) ?? readMaking(text);
  // Reports of a role are set up elsewhere; "a report of returns" is the returns.
  const kept = ofAFigure.test(text.plain) ? keptWish(typed.replace(/\breports?\b|रिपोर्ट/iu, 'message')) : undefined;
  if (kept) return kept;
  if (
    !text.takeAny('(?:ki|ka|ke) reports?') &&
    !text.takeAny('(?:an? |the |my |one )?reports? (?:of|on|about|for|with)')
  )
    return undefined;
  const made = aReport.test(text.plain) ? undefined : readMaking(text);
  return made?.do === 'make' && made.subject !== undefined && !ofARole.test(made.subject) ? made : undefined;
}

/** "My weekly returns report": no role is called so. */
const ofAFigure = new RegExp(
  `(?:^| )(?:daily|weekly|monthly|nightly|morning|evening|[a-z]+day) (?!(?:${assignableRoles.join('|')}|team|business|store|shop|summary|e-?mail|whatsapp) )[^ ]+(?: [^ ]+)? reports?(?: |$)`,
);
const aReport = /(?:^| )(?:reports?|रिपोर्ट)(?: |$)/;
const ofARole = new RegExp(
  `^(?:(?:the|my|our|daily|weekly|monthly|all|everything|business|store|shop|${assignableRoles.join('|')}|team) ?)*$`,
  'iu',
);

const polite =
  '(?:(?:please|pls|kindly|sierra|hey|hi|hello|ok|okay|and|also|now|then|zara|bas|(?:can|could|will|would) you|from now on|ab se) ?)';

// --- Orders about what is kept ---

const joinsChange =
  /^(?:|at|on|to|by|via|par|pe|ko|ka|ki|ke|se|every|each|instead|only|and|aur|also|too|it|them|please|now|from|of|in|the|kar|karo|karna|do|dena|come|sent|send|sunday|whatsapp|telegram|slack|e?-?mail|mail|day|time|o|clock|daily|weekly)$/;

export function changed(which: string, said: string | undefined): ScheduleWish | undefined {
  const text = new OrderText(opensWithWeekday(said ?? '') ? `every ${said}` : (said ?? ''));
  const channel = takeChannel(text) ?? channelNamed(text.plain);
  const { cadence, time, timeIsSaid } = takeTiming(text);
  if (cadence === 'beyond') return { do: 'cannot', why: 'rhythm' };
  if (cadence === undefined && !timeIsSaid && channel === undefined) return undefined;
  // What cannot be placed is not left out in silence.
  if (!text.plain.split(' ').every(word => joinsChange.test(word))) return undefined;
  return {
    do: 'change',
    which,
    ...(cadence ? { cadence } : {}),
    ...(timeIsSaid ? { time } : {}),
    ...(channel ? { channel } : {}),
  };
}

function keptWish(typed: string): ScheduleWish | undefined {
  const kept = readKept(typed, 'schedule');
  return kept?.do === 'change' ? changed(kept.which, kept.to) : kept;
}

// --- Something new ---

/** They ask, or tell of what was. */
const asks =
  /^(?:how|what|which|why|who|when|where|did|does|was|were|is|are|has|have|should|compare|average)(?: |$)|(?:^| )(?:kitn[aei]|kya|kyun|kyon|kaise|kab|kaun|tha|thi|bheji|bheja(?! karo)|sent|was|were|did|hain|hai|hoti|hote|aate)(?: |$)/;
/** To people who buy nothing is sent. */
const toBuyers =
  /^(?:send|mail|e-?mail|message|text|whatsapp|sms|notify)(?: an?)?(?: (?:e?-?mail|message|offer|sms|text|newsletter))?(?: to)?(?: (?:all|our|the|my|every))* (?:customers?|buyers?|clients?|subscribers?|shoppers?)(?: |$)/;

function readMaking(text: OrderText): ScheduleWish | undefined {
  if (asks.test(text.plain) && !saysHowMuch.test(text.plain)) return undefined;
  const isTold = toldEach.test(text.plain);
  const isWantedEach = wantedEach.test(text.plain);
  const itself = comesByItself.exec(text.plain);
  const saidBefore = text.plain;
  const { cadence, time, timeIsSaid } = takeTiming(text);
  if (cadence === undefined || toBuyers.test(text.plain)) return undefined;
  text.takeAny('^(?:please|pls|can you|could you|,)+');
  const only = takeCondition(text);
  const way = takeChannel(text);
  if (itself && timeIsSaid)
    text.takeAny(
      '^(?:a |an |the |my )?(?:whatsapp|telegram|slack|e-?mail|mail|summary|update|digest|message|snapshot|round-?up)(?: (?:of|with|on|for))?',
    );
  const isAlone = cadence !== 'beyond' && timeIsSaid && (text.plain === '' || opensWithTiming.test(saidBefore));
  const isSame =
    cadence !== 'beyond' &&
    text.takeAny(
      '^(?:the )?same (?:thing|one|figures?|answer)$|^make (?:this|it|that)(?: a| an)?(?: (?:thing|habit|message|mail))?$',
    ) !== undefined;
  const verb: Verb | undefined =
    isSame || (isAlone && !wantsVerb(text))
      ? { to: 'me' }
      : itself && timeIsSaid
        ? { to: 'me', ...channelOf(itself[1]) }
        : takeVerb(text, {
            isTold,
            isWanted: isWantedEach || way !== undefined,
            timeIsSaid,
            isNamedDay:
              cadence !== 'beyond' &&
              (cadence.kind === 'monthly' || cadence.weekdays.length < 7) &&
              /\d|[a-z]+vaa?r/.test(saidBefore),
          });
  if (verb === undefined) return undefined;
  if (cadence === 'beyond') return { do: 'cannot', why: 'rhythm' };
  if (verb.to === 'others') return { do: 'cannot', why: 'others' };
  if (only === 'unclear') return { do: 'cannot', why: 'condition' };
  const channel = way ?? verb.channel;
  const board = boardSaid(text.plain);
  if (board !== undefined && only) return { do: 'cannot', why: 'condition' };
  const subject = board !== undefined || pointsAtThat.test(text.plain) ? undefined : subjectIn(text);
  return {
    do: 'make',
    ...(subject === undefined ? {} : { subject }),
    ...(board === undefined ? {} : { board }),
    cadence,
    time,
    ...(only ? { only } : {}),
    ...(channel ? { channel } : {}),
    ...(verb.to === 'both' ? { others: true as const } : {}),
  };
}

/** "Daily 8 pm: today's sales", "mon wed fri 11am orders": a rhythm, a time, and then what; no figure is of one minute. */
const opensWithTiming =
  /^(?:(?:on )?(?:daily|every ?day|(?:every|each) (?:morning|evening|night|weekday|week ?day|month)|roz|rozana|har roz|har din|har (?:subah|shaam|raat)|weekdays|(?:every |each |har )?(?:mon|tue|wed|thu|fri|sat|sun|som|mangal|budh|guru|shukr|shani|ravi|itva)[a-z]*(?:(?: and| aur|,)? (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)*),?) (?:ko )?(?:(?:at|@|subah|shaam|sham|raat|dopahar|morning|evening) ?)*(?:noon|midday|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|baje|bje|o'?clock)(?: (?:am|pm))?)(?: |$|[:,-])/;
/** Another verb than one that sends says what is done. */
const wantsVerb = (text: OrderText): boolean =>
  new RegExp(
    `(?:^| )(?:${sends}|${sendsByName}|tell|show|compare|remind|pause|stop|start|change|raise|lower|give|bhej[a-z]*|batana|bata|dikha[a-z]*|karo|karna|band|chahiye|se|from|between|to|tak)(?: |$)`,
  ).test(text.plain);

/** "Tell me every evening how much we sold": the question is what is told. */
const saysHowMuch = /^(?:tell|text|send|update|inform|message|whatsapp|e-?mail|mail) (?:me|us) /;
/** "every Monday I want …", "roz subah 9 baje … chahiye". */
const wantedEach =
  /^(?:on )?(?:every|each|daily|roz|har) .*(?:(?:^| )(?:i|we) (?:want|need|would like)(?: |$)| chahiye(?: hai| hain)?$)|(?:^| )(?:roz|rozana|har (?:din|roz|subah|shaam|raat)|daily) .*chahiye(?: hai| hain)?$|chahiye(?: hai| hain)? (?:roz|rozana|har (?:din|roz|subah|shaam|raat)|daily)$/;
/** "daily WhatsApp summary, 8 am": what comes, how and when, and no verb. */
const comesByItself =
  /^(?:daily|weekly|monthly|nightly) (?:a |an |the |my )?(?:(whatsapp|telegram|slack|e-?mail|mail) (?=(?:summary|list|update|digest|sales|orders|figures|numbers)(?: |$))|(?=(?:summary|update|digest|message|snapshot|round-?up)(?: |$)))/;
const toldEach = /^(?:tell|update|inform) (?:me|us) (?:on |in )?(?:every|each|daily) /;

const pointsAtThat =
  /^(?:(?:what (?:i|we) (?:have )?(?:just )?asked(?: for)?|(?:my|the) last (?:question|answer)|this|it|that|these|those|them|the same|same|yeh|ye|yahi|wahi|ise|isko|inhe)(?: (?:answer|figures?|numbers?|list|table|chart|again|result|ones?))?)?$/;

/** What is left says what is sent; the words that only joined it go. */
function subjectIn(text: OrderText): string {
  text.takeAny("^(?:the )?(?:day|week|month)'s(?= )");
  text.takeAny('^(?:the|my|our|a|an|of|for|with|us|me|ko|ki|ke|,|and|then)(?: (?:the|of|my|our))*');
  text.takeAny('(?:ko|ki|ke|to|tak|and|then|please|for|on|at|mujhe)$');
  return text.rest;
}

const channelNamed = (way: string | undefined): AlertChannel | undefined =>
  way === undefined
    ? undefined
    : way === 'whatsapp' || way === 'telegram' || way === 'slack'
      ? way
      : /^(?:e-?mail|mail)$/.test(way)
        ? 'email'
        : undefined;
const channelOf = (way: string | undefined): { channel?: AlertChannel } => {
  const channel = channelNamed(way);
  return channel ? { channel } : {};
};

function takeChannel(text: OrderText): AlertChannel | undefined {
  const match =
    text.takeAny('(?:on|by|via|over|through|as an?|to my) (whatsapp|telegram|slack|e-?mail|mail)') ??
    text.takeAny('(whatsapp|telegram|slack|e-?mail|mail) (?:par|pe|se)');
  return channelNamed(match?.[1]);
}

type Verb = { to: 'me' | 'both' | 'others'; channel?: AlertChannel };

const team = '(?:the |my |our )?(?:whole |entire )?(?:team|staff|everyone|everybody|all of us|partners?|colleagues?)';
const sends = '(?:send|sending|forward|share|deliver|drop|shoot|push)';
const sendsByName = '(?:mail|mailing|e-?mail|e-?mailing|whatsapp|message|messaging|text|texting|ping)';

function takeVerb(
  text: OrderText,
  said: { isTold: boolean; isWanted: boolean; timeIsSaid: boolean; isNamedDay: boolean },
): Verb | undefined {
  return takeEnglishVerb(text, said) ?? takeHindiVerb(text, said);
}

function takeEnglishVerb(
  text: OrderText,
  {
    isTold,
    isWanted,
    timeIsSaid,
    isNamedDay,
  }: { isTold: boolean; isWanted: boolean; timeIsSaid: boolean; isNamedDay: boolean },
): Verb | undefined {
  // "I need sales every Monday at 8 am": nothing else is of a rhythm and of a time.
  const saysWhenTold =
    timeIsSaid &&
    text.find(
      "^(?:i|we)(?: would|'d)? (?:want|need|like)(?= )|^(?:can|could|may) (?:i|we) (?:get|have|receive)(?= )",
    ) !== undefined;
  const verbs = `(?:keep |start )?(${sends}|${sendsByName}${isTold ? '|tell|update|inform' : ''}${timeIsSaid || isNamedDay ? '|give|bring|get' : ''})`;
  const toMe = text.takeAny(
    `^${verbs} (?:me|us)(?: (?:and|as well as) (?:to )?(${team}|[^ ]+(?= (?:the|my|this|that|these|it)(?: |$))))?`,
  );
  if (toMe) return { to: toMe[2] === undefined ? toOf(text) : 'both', ...channelOf(toMe[1]?.replace(/ing$/, '')) };
  const toTeam = text.takeAny(`^${verbs} ${team}`);
  if (toTeam) return { to: 'others' };
  if (text.find(`^${sends} (?!it |this |that |the |my |our |all |me |us )[^ ]+ (?:the|my|our|this|that|it)(?= |$)`))
    return { to: 'others' };
  if (text.find(`^${sendsByName} [^ ]+ (?:the|my|our|this|that|these|it)(?= |$)`)) return { to: 'others' };
  const plain =
    text.takeAny(`^(?:keep )?${sends}`) ??
    text.takeAny(
      `^(${sendsByName})(?= ${timeIsSaid || isNamedDay ? '[^ ]' : '(?:it|this|that|these|those|the|my|our)(?: |$)'})`,
    );
  if (plain) return { to: toOf(text), ...channelOf(plain[1]) };
  const setUp = text.takeAny(
    '^(?:schedule|set up|arrange|automate)(?: (?:a|an|the|my))?(?: (e?-?mail|mail|message|whatsapp|update|send))?(?: (?:of|for|with|about))?',
  );
  if (setUp) return { to: toOf(text), ...channelOf(setUp[1]) };
  if (!isWanted && !timeIsSaid) return undefined;
  const wanted =
    isWanted || saysWhenTold
      ? text.takeAny(
          "^(?:(?:i|we)(?: would|'d)? (?:want|need|like)|(?:can|could|may) (?:i|we) (?:get|have|receive))(?: to (?:get|have|see|receive))?",
        )
      : undefined;
  return wanted && { to: 'me' };
}

/** "… to me and Divya", "… to the team". */
function toOf(text: OrderText): Verb['to'] {
  if (text.takeAny('with (?!me|us)[^ ]+(?:,? [^ ]+){0,2}? and (?:me|us|myself)|with (?:me|us) and [^ ]+'))
    return 'both';
  if (text.takeAny('to (?!me|us)[^ ]+ and (?:me|us|myself)')) return 'both';
  if (text.takeAny(`with (?:${team}|(?!me|us|the |all )[^ ]+)$`)) return 'others';
  const match =
    text.takeAny(`to (me|us)(?: (?:and|as well as) (?:to )?([^ ]+(?: [^ ]+)?))?`) ??
    text.takeAny(`(?:and )?(?:also )?to (${team})`);
  if (match?.[1] === 'me' || match?.[1] === 'us') return match[2] === undefined ? 'me' : 'both';
  if (match) return 'others';
  return text.takeAny('^(?:it|this|that|these|those) to [^ ]+(?: [^ ]+)?$') ? 'others' : 'me';
}

const karna = '(?:kar|karo|karna|kar do|kar dena|kar dijiye|karte rehna|karte raho|kariye|kijiye)';
const bhejna =
  '(?:bhej|bhejo|bhejna|bhejiye|bhejiyega|bhejte (?:raho|rehna|rahiye)|bheja karo)(?: (?:do|dena|dijiye|diya karo|dijiyega))?';
const batana = '(?:batana|bata dena|batate (?:rehna|raho)|bata diya karo)';

function takeHindiVerb(
  text: OrderText,
  { timeIsSaid, isWanted, isNamedDay }: { timeIsSaid: boolean; isWanted: boolean; isNamedDay: boolean },
): Verb | undefined {
  const way = text.takeAny(`(whatsapp|e-?mail|mail|message|msg) ${karna}`);
  const isHeard =
    way !== undefined ||
    text.takeAny(bhejna) !== undefined ||
    ((timeIsSaid || isNamedDay) && text.takeAny(batana) !== undefined) ||
    (isWanted && timeIsSaid && text.takeAny('chahiye(?: hai| hain)?$') !== undefined);
  if (!isHeard) return undefined;
  const isToMe = text.takeAny('(?:mujhe|hume|humein|hamein|mujhko|mere ko)') !== undefined;
  const isToOthers = text.takeAny('(?:aur )?(?!is|us)[^ ]+ (?:team )?ko(?: bhi)?|sabko|sab ko') !== undefined;
  return { to: !isToOthers ? 'me' : isToMe ? 'both' : 'others', ...channelOf(way?.[1]) };
}

/** As conditions are said of what is to come. */
const present: [RegExp, string][] = [
  [/\b(?:moved|has moved|have moved)\b/, 'moves'],
  [/\b(?:changed|has changed|have changed)\b/, 'changes'],
  [/\b(?:fell|has fallen|have fallen|dropped|went down)\b/, 'falls'],
  [/\b(?:rose|has risen|have risen|grew|went up)\b/, 'rises'],
  [/\b(?:was|were)\b/, 'is'],
];

function takeCondition(text: OrderText): MakingWish['only'] | 'unclear' {
  const match =
    text.takeAny('(?:but )?(?:only )?(?:if|when|unless) (.+)$') ??
    text.takeAny('(?:lekin )?(?:sirf |tabhi )?(?:tab |tabhi )?(?:jab|agar) (.+)$');
  if (match === undefined) return undefined;
  const said = present.reduce(
    (clause, [form, word]) => clause.replace(form, word),
    (match[1] ?? '').replace(/^(?:it|they|this|that|these|yeh|ye) /, ''),
  );
  const watch = /^(?:but )?(?:only )?unless /.test(match[0]) ? undefined : readWatch(said);
  if (watch === undefined || !/^(?:above|below|moved)$/.test(watch.condition.kind)) return 'unclear';
  const { condition, isPercent, subject } = watch;
  return { condition, ...(isPercent ? { isPercent } : {}), ...(subject === '' ? {} : { subject }) };
}
