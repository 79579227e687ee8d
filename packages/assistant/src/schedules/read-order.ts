/** "Send me this every Monday at nine", "stop sending me orders": orders about schedules, by their form. What is sent is left to the reader of questions. */
import type { AlertChannel } from '@tillsight/contract/alerts';
import { assignableRoles } from '@tillsight/contract/role';
import { addsSomebody } from '../ordering/adds-somebody.ts';
import { readKept } from '../ordering/kept-order.ts';
import { OrderText } from './order-text.ts';
import { readMaking, type MakingWish } from './read-making.ts';
import { opensWithWeekday, takeTiming } from './read-when.ts';
import type { ScheduleOrder } from './schedule-order.ts';

export type ScheduleWish =
  | MakingWish
  /** Which of these is meant. */
  | { do: 'unread'; words: string }
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
  if (!aReport.test(text.plain)) return keptWish(typed) ?? readMaking(text, typed);
  // Reports of a role are set up elsewhere; "a report of returns" is the returns.
  const kept = ofAFigure.test(text.plain) ? keptWish(typed.replace(/\breports?\b|रिपोर्ट/iu, 'message')) : undefined;
  if (kept) return kept;
  if (
    !text.takeAny('(?:ki|ka|ke) reports?') &&
    !text.takeAny('(?:an? |the |my |one )?reports? (?:of|on|about|for|with)')
  )
    return undefined;
  const made = aReport.test(text.plain) ? undefined : readMaking(text, typed);
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
  /^(?:|at|on|to|by|via|par|pe|ko|ka|ki|ke|se|every|each|instead|only|and|aur|also|too|it|them|please|now|from|of|in|the|kar|karo|karna|do|dena|come|sent|send|sunday|whatsapp|telegram|slack|e?-?mail|mail|day|time|o|clock|daily|weekly|bhejo|bhejna|bhej|dena|go|out|jo|wo|woh|aata|aati|aate|hai|hain|ab|abhi|now)$/;

export function changed(which: string, said: string | undefined): ScheduleWish | undefined {
  const text = new OrderText(opensWithWeekday(said ?? '') ? `every ${said}` : (said ?? ''));
  const channel = takeChannel(text) ?? channelNamed(text.plain);
  const { cadence, time, timeIsSaid } = takeTiming(text);
  if (cadence === 'beyond') return { do: 'cannot', why: 'rhythm' };
  if (cadence === undefined && !timeIsSaid && channel === undefined) return undefined;
  // What cannot be placed is not left out in silence: it names which one.
  const left = text.plain.split(' ').filter(word => !joinsChange.test(word));
  if (left.length > 0 && /^[\^?*]$/.test(which)) return undefined;
  return {
    do: 'change',
    which: [which, ...left].join(' '),
    ...(cadence ? { cadence } : {}),
    ...(timeIsSaid ? { time: ofSameHalf(time, which, said ?? '') } : {}),
    ...(channel ? { channel } : {}),
  };
}

/** "The evening message at eight": of the evening as well. */
function ofSameHalf(time: string, which: string, said: string): string {
  const isLate =
    /(?:^| )(?:shaam|sham|evening|raat|night)(?: |$)/.test(which) && !/(?:^| )(?:am|subah|morning)(?: |$)/.test(said);
  const [hour = '', minutes] = time.split(':');
  return isLate && Number(hour) < 12 ? `${Number(hour) + 12}:${minutes}` : time;
}

function keptWish(typed: string): ScheduleWish | undefined {
  const kept = readKept(typed, 'schedule');
  return kept?.do === 'change' ? changed(kept.which, kept.to) : kept;
}

const channelNamed = (way: string | undefined): AlertChannel | undefined =>
  way === undefined
    ? undefined
    : way === 'whatsapp' || way === 'telegram' || way === 'slack'
      ? way
      : /^(?:e-?mail|mail)$/.test(way)
        ? 'email'
        : undefined;

function takeChannel(text: OrderText): AlertChannel | undefined {
  const match =
    text.takeAny('(?:on|by|via|over|through|as an?|to my) (whatsapp|telegram|slack|e-?mail|mail)') ??
    text.takeAny('(whatsapp|telegram|slack|e-?mail|mail) (?:par|pe|se)');
  return channelNamed(match?.[1]);
}
