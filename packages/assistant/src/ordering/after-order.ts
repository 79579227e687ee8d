/** "Make it 80 thousand", "band karo ye", "the city one too": what is said right after an order is about what that order made. */
import type { Day } from '@tillsight/metrics/request';
import { withDigits } from './amounts.ts';
import { readAlertWish, type AlertWish } from '../alerts/read-order.ts';
import { amount, amountOf } from '../alerts/words.ts';
import { readBoardWish, type BoardWish } from '../boards/read-wish.ts';
import type { Turn } from '../conversation.ts';
import { OrderText } from '../schedules/order-text.ts';
import type { MakingWish } from '../schedules/read-making.ts';
import { changed, readScheduleWish, type ScheduleWish } from '../schedules/read-order.ts';
import { takeTiming } from '../schedules/read-when.ts';
import { readTargetOrder, type TargetOrderWish } from '../targets/read-order.ts';
import type { TargetWish } from '../targets/read-wish.ts';

type After =
  | { of: 'alert'; wish: AlertWish }
  | { of: 'schedule'; wish: ScheduleWish }
  | { of: 'board'; wish: BoardWish }
  | { of: 'target'; order: TargetOrderWish }
  | { of: 'aim'; wish: TargetWish };

/** The newest of what its kind keeps. */
const newest = '^';
const longest = 120;
/** So many orders back somebody may still mean the one that was made. */
const far = 6;

const lead =
  '(?:yeah|yep|oh|never mind|nevermind|please|pls|ok|okay|no|nahi|nahin|actually|sorry|haan|ha|yes|and|also|aur|par|but|ab|now|zara|wait|hmm|um|uh|achha|accha|arre|can you|could you|just)';
const opens = `^${lead}(?: ${lead})*`;
const ends = '(?:please|pls|now|thanks|thank you|na|ji|instead|yaar|abhi|ab|for me|bas)$';
const it =
  '(?:it|this|that|them|these|this one|that one|the last one|last one|the alert|this alert|that alert|the schedule|the message|yeh|ye|ise|isko|isse|use|usko|woh|wo|yeh wala|ye wala|is alert ko|yeh alert)';
const karo = '(?: (?:kar|karo|karna|kardo|kar do|do|dena|dijiye|de|rakho|rakh|rakhna|lo|jaye))*';
const ending = '(?:stop|cancel|end|remove|delete|drop|kill|scrap|undo|turn off|switch off|get rid of|forget)';

type Said = { text: string; typed: string; turns: readonly Turn[]; today: Day };

/** Nothing where no order stands right before, or where the sentence says by itself what it is about. */
export function readAfterOrder(typed: string, turns: readonly Turn[], today: Day): After | undefined {
  if (typed.length > longest || turns.at(-1)?.behaviour !== 'act') return undefined;
  const before = orderBefore(turns, today);
  if (before === undefined) return undefined;
  const order = new OrderText(typed.replaceAll(/,(?=\s|$)/g, ' '));
  order.takeAny(opens);
  order.takeAny(ends);
  const said = { text: withDigits(order.plain), typed, turns, today };
  switch (before.of) {
    case 'alert':
      return afterAlert(said);
    case 'schedule':
      return afterSchedule(said, before.wish);
    case 'board':
      return afterBoard(said, order);
    default:
      return before.of === 'target' ? afterTarget(said, before) : undefined;
  }
}

type Before =
  | { of: 'alert' | 'board' }
  | { of: 'schedule'; wish: ScheduleWish }
  | { of: 'target'; order: TargetOrderWish; question: string };

function orderBefore(turns: readonly Turn[], today: Day): Before | undefined {
  for (const { behaviour, question } of turns.toReversed().slice(0, far)) {
    if (behaviour !== 'act') return undefined;
    const schedule = readScheduleWish(question);
    if (schedule) return { of: 'schedule', wish: schedule };
    if (readBoardWish(question)) return { of: 'board' };
    if (readAlertWish(question)) return { of: 'alert' };
    const order = readTargetOrder(question, today);
    if (order) return { of: 'target', order, question };
  }
  return undefined;
}

/** Ends, pauses or takes up again what was made last, all of it, or one by a word of its name. */
function kept(text: string): { do: 'end' | 'pause' | 'resume'; which: string } | undefined {
  const is = (form: string): RegExpExecArray | null => new RegExp(`^(?:${form})$`, 'u').exec(text);
  if (
    is(`(?:turn|switch|shut|take) ${it} off`) ||
    is(`${ending} (?:sending |watching |telling me )?(?:me )?${it}`) ||
    is(`(?:${it} )?(?:band|hata|hatao|cancel|delete|nikal)(?:${karo})(?: ${it})?`) ||
    is(
      `(?:stop|don't|dont|do not) (?:sending|telling|alerting|tell|send|bother)(?: me)?(?: (?:${it}|anymore|any more))*`,
    )
  )
    return { do: 'end', which: newest };
  if (
    is(`${ending} (?:all|all of (?:it|them|these)|everything|both|them all)`) ||
    is(`(?:sab|sabhi|saare|dono|sab kuch) (?:ko )?(?:band|hata|hatao|cancel|delete|nikal)${karo}`)
  )
    return { do: 'end', which: '*' };
  if (
    is(`(?:pause|mute|snooze|hold|stop) (?:${it} )?(?:for|till|until|during) .+`) ||
    is(`(?:pause|mute|snooze|hold)(?: ${it})?`) ||
    is(`(?:.+ (?:tak|ke liye) )?(?:${it} )?(?:rok|roko|pause|mute)(?:${karo})`)
  )
    return { do: 'pause', which: newest };
  if (
    is(`(?:turn|switch) ${it} (?:back )?on(?: again)?`) ||
    is(`(?:resume|unmute|unpause|restart|continue|start|turn on|switch on)(?: ${it})?(?: again| back)?`) ||
    is(`(?:${it} )?(?:wapas |phir se |phir )?(?:chalu|shuru|resume)(?:${karo})(?: wapas| phir se)?`)
  )
    return { do: 'resume', which: newest };
  const paused = is(`(?:pause|mute|snooze|hold) (?:the |my )?(.+?) (?:one|alert)(?: (?:for|till|until) .+)?`)?.[1];
  if (paused !== undefined) return { do: 'pause', which: paused };
  const named =
    is(`${ending} (?:the |my )?(.+?) (?:one|ones|alert|tile)`) ??
    is(`(.+?) (?:wala|wale|wali)(?: alert)? (?:ko )?(?:band|hata|hatao|cancel|delete|nikal)${karo}`);
  return named?.[1] === undefined ? undefined : { do: 'end', which: named[1] };
}

const changes = `(?:make|change|set|put|move|raise|lower|increase|reduce|bump|shift)(?: ${it})?(?: up| down)?(?: to| at)?`;
const euro = '(?: ?(?:%|percent))?';

/** The new bound: "make it 80 thousand", "1 lakh nahi 1.5 lakh", "isko 2.5 kar do". */
function amountSaid(text: string): { value: number; isScaled: boolean } | undefined {
  const forms = [
    `${changes} ${amount}${euro}`,
    `(?:${it} )?(?:badhakar |ghatakar |badha ke |ghata ke )?${amount}${euro} (?:par |pe |tak )?(?:kar|karo|rakh|rakho|set|kardo)${karo}`,
    `(?:not |${amount.replaceAll('(\\', '(?:\\')}${euro} )(?:nahi|nahin|not|but|no)? ?${amount}${euro}`,
    `(?:i mean|i meant|matlab|rather|only) ${amount}${euro}`,
    `${amount}${euro}`,
  ];
  for (const form of forms) {
    const match = new RegExp(`^(?:${form})$`, 'u').exec(text);
    const [figure, scale] =
      match
        ?.slice(1)
        .filter(group => group !== undefined)
        .slice(-2) ?? [];
    const groups = match?.slice(1) ?? [];
    const [last, lastScale] = groups.slice(-2);
    const value = match ? amountOf(last ?? figure, last === undefined ? scale : lastScale) : undefined;
    if (value !== undefined) return { value, isScaled: value >= 1000 };
  }
  return undefined;
}

const way = '(whatsapp|telegram|slack|e-?mail|mail)';
const byWay = (text: string): string | undefined =>
  new RegExp(`^not (?:on )?${way.replace('(', '(?:')},? (?:but )?(?:on )?${way}$`).exec(text)?.[1] ??
  new RegExp(`^(?:make|switch|change|move|send|put) (?:it|this|that)(?: (?:to|on|by|onto))? ${way}(?: instead)?$`).exec(
    text,
  )?.[1] ??
  new RegExp(`^(?:(?:send|tell|give)(?: (?:me|it|this))* )?(?:on|by|via|over|through) ${way}$`).exec(text)?.[1] ??
  new RegExp(`^${way} (?:par|pe|se) (?:bhejo|bhejna|batana|do|bhej do)$`).exec(text)?.[1];

const channelOf = (said: string): 'whatsapp' | 'telegram' | 'slack' | 'email' =>
  said === 'whatsapp' || said === 'telegram' || said === 'slack' ? said : 'email';

const toOthers =
  /^(?:(?:send|tell|share|forward|show|mail|give) (?:it |this |that )?(?:to |with )?(?!me|us)[^ ]+(?: (?:too|also|as well|bhi))|(?:send|share|forward|mail) (?:it|this|that) (?:to|with) (?!me|us).+|(?!mujh|hum|is|us)[^ ]+ ko(?: bhi)? (?:batana|bata do|bata dena|bhejo|bhejna|bhej do|bhej dena))$/;

const onSomeDays =
  /^(?:only|just|sirf|bas) (?:on |in |at )?(?:week ?ends?|week ?days?|the (?:morning|evening)s?|morning|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|once|one time|ek baar|subah|shaam|raat)(?: (?:ko|mein))?$|^(?:not|except) (?:on |at )/;

function afterAlert({ text, typed }: Said): After | undefined {
  const wish = ((): AlertWish | undefined => {
    const more = /^(?:if|when|agar|jab) .+$/.test(text)
      ? readAlertWish(`tell me ${text.replace(/^(?:agar|jab) /, 'if ')}`)
      : undefined;
    const inHindi = /^(.+?) (?:to|toh)(?: bhi)?$/.exec(text)?.[1];
    if (readAlertWish(typed) !== undefined) return undefined;
    if (more) return more;
    if (inHindi !== undefined) return readAlertWish(`${inHindi} to batana`);
    if (onSomeDays.test(text)) return { do: 'cannot', why: 'course' };
    if (toOthers.test(text)) return { do: 'cannot', why: 'others' };
    const about = kept(text);
    if (about) return about;
    const said = byWay(text);
    if (said !== undefined) return { do: 'change', which: newest, channel: channelOf(said) };
    const bound = amountSaid(text);
    if (bound === undefined) return readAlertWish(text);
    return bound && { do: 'change', which: newest, value: bound.value };
  })();
  return wish && { of: 'alert', wish };
}

function afterSchedule({ text, typed }: Said, before: ScheduleWish): After | undefined {
  const wish = ((): ScheduleWish | undefined => {
    if (readScheduleWish(typed) !== undefined) return undefined;
    if (toOthers.test(text)) return { do: 'cannot', why: 'others' };
    const about = kept(text);
    if (about) return about;
    const said = byWay(text);
    if (said !== undefined) return { do: 'change', which: newest, channel: channelOf(said) };
    return retimed(text, before);
  })();
  return wish && { of: 'schedule', wish };
}

/** "Make it 8 am", "9 nahi 10 baje", "and on Thursday": nothing but another time or other days. */
function retimed(text: string, before: ScheduleWish): ScheduleWish | undefined {
  const days = before.do === 'make' ? daysOf(before) : [];
  const isOther = /^not .+ (?:only|but) /.test(text);
  const without = isOther
    ? undefined
    : (/^(?:skip|not|except|but not|leave out|exclude|(?:do not|don't|dont) send (?:it|that|this))(?: on)? (.+?)(?: though)?$/.exec(
        text,
      )?.[1] ?? /^(.+?) (?:ko )?(?:mat (?:bhejna|bhejo)|chhod (?:ke|kar)|nahi)$/.exec(text)?.[1]);
  if (without !== undefined && days.length > 0) {
    const { cadence } = takeTiming(new OrderText(`every ${without.replace(/^every /, '')}`));
    const left =
      cadence !== undefined && cadence !== 'beyond' && cadence.kind === 'weekly'
        ? days.filter(day => !cadence.weekdays.includes(day))
        : days;
    return left.length === 0 || left.length === days.length
      ? undefined
      : { do: 'change', which: newest, cadence: { kind: 'weekly', weekdays: left } };
  }
  const ofMonth = /^(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: (?:ko|tarikh|tareekh|tarikh ko|tareekh ko))?$/.exec(
    text,
  )?.[1];
  if (
    ofMonth !== undefined &&
    before.do === 'make' &&
    before.cadence.kind === 'monthly' &&
    Number(ofMonth) >= 1 &&
    Number(ofMonth) <= 31
  )
    return { do: 'change', which: newest, cadence: { kind: 'monthly', day: Number(ofMonth) } };
  const isMore = /(?:^| )(?:also|too|as well|bhi)(?: |$)|^on /.test(text);
  const to = text
    .replace(/^not .+? (?:but )?(?:only |but )/, '')
    .replace(/^.+? (?:ki|ke) (?:jagah|bajaye|bajay|badle) /, '')
    .replace(new RegExp(`^${changes} `), '')
    .replace(
      / (?:instead of|rather than|not|and not) (?:daily|weekly|monthly|every [a-z]+|[a-z]+days?|\d{1,2} ?(?:am|pm))$/,
      '',
    )
    .replace(/^.*?(?:\d|baje|am|pm|[a-z]+day) (?:nahi|nahin|not|no)(?: but)? /, '')
    .replace(/^(?:not|instead of) [^ ]+(?: but)? /, '')
    .replace(new RegExp(`(?: (?:par|pe|ko|kar|karo|kar do|rakho|do|dena|too|also|as well|bhi))+$`), '')
    .replace(/^(?:also|bhi) /, '')
    .replace(/^on /, '');
  const bare = /^(\d{1,2}|[a-z]+)$/.exec(to)?.[1];
  const hour = bare === undefined ? undefined : hourSaid(bare, before);
  if (hour !== undefined) return { do: 'change', which: newest, time: hour };
  const left = new OrderText(
    /^(?:mon|tue|wed|thu|fri|sat|sun|som|mangal|budh|guru|shukr|shani|ravi|itva)/.test(to) ? `every ${to}` : to,
  );
  const { cadence, timeIsSaid } = takeTiming(left);
  left.takeAny('(?:at|on|to|par|pe|ko|kar|karo|do|every|send|bhejo|bhejna)+');
  if ((cadence === undefined && !timeIsSaid) || left.plain !== '') return undefined;
  const wish = changed(newest, to);
  if (!isMore || wish?.do !== 'change' || wish.cadence?.kind !== 'weekly') return wish;
  return days.length === 0
    ? wish
    : {
        ...wish,
        cadence: {
          kind: 'weekly',
          weekdays: [...new Set([...days, ...wish.cadence.weekdays])].toSorted((one, other) => one - other),
        },
      };
}

/** "Change that to eleven" of a message at ten at night is of the night as well. */
function hourSaid(said: string, before: ScheduleWish): string | undefined {
  const { time, timeIsSaid } = takeTiming(new OrderText(`at ${said}`));
  if (!timeIsSaid || before.do !== 'make') return undefined;
  const [hour, minutes] = time.split(':');
  const isLater = before.time >= '12:00' && Number(hour) < 12;
  return isLater ? `${Number(hour) + 12}:${minutes}` : time;
}

const daysOf = ({ cadence }: MakingWish): number[] => (cadence.kind === 'weekly' ? cadence.weekdays : []);

function afterBoard({ text, typed }: Said, order: OrderText): After | undefined {
  if (readBoardWish(typed) !== undefined) return undefined;
  if (/^(?:clear|empty|reset) (?:it|this|that|everything|all)$|^(?:sab|sabhi) (?:hata|hatao|nikal)/.test(text))
    return { of: 'board', wish: { do: 'remove', whose: 'own', which: '*' } };
  const about = kept(text);
  if (about?.do === 'end') return { of: 'board', wish: { do: 'remove', whose: 'own', which: about.which } };
  const isMore =
    /^(?:add|pin|keep|put|save) .+ (?:too|also|as well|there|on it|to it)$|^.+ (?:bhi )(?:jod|jodo|daal|daalo|laga|lagao|rakh|rakho)(?: (?:do|dena))?$/.test(
      text,
    );
  if (!isMore) return undefined;
  order.takeAny('^(?:add|pin|keep|put|save)');
  order.takeAny('(?:too|also|as well|there|on it|to it)$');
  order.takeAny('bhi (?:jod|jodo|daal|daalo|laga|lagao|rakh|rakho)(?: (?:do|dena))?$');
  return { of: 'board', wish: { do: 'keep', whose: 'own', subject: order.rest } };
}

function afterTarget(
  { text, typed, today }: Said,
  { order, question }: Extract<Before, { of: 'target' }>,
): After | undefined {
  if (
    /^(?:how (?:far|close|much)(?: (?:are|have) we)?(?: (?:done|left|now|got))?|where are we|kahan tak|kitna (?:hua|baki|baaki|ho gaya)(?: hai)?|are we on track|will we (?:make|reach|hit) it)\??$/.test(
      text,
    )
  )
    return { of: 'aim', wish: { do: 'track' } };
  if (order.do === 'cannot' || readTargetOrder(typed, today) !== undefined) return undefined;
  const { metric, period } = order;
  const about = kept(text);
  if (about?.do === 'end')
    return { of: 'target', order: { do: 'remove', ...(metric ? { metric } : {}), ...(period ? { period } : {}) } };
  const said = amountSaid(text);
  if (said === undefined || order.do !== 'set') return undefined;
  // "Change it to 75" after "70 lakh" is of lakhs as well.
  const scale = said.isScaled ? 1 : scaleIn(question);
  return { of: 'target', order: { ...order, value: said.value * scale } };
}

const scaleIn = (question: string): number => {
  const said = [...question.toLowerCase().matchAll(new RegExp(amount, 'gu'))].find(([, figure]) =>
    /\d/.test(figure ?? ''),
  );
  const value = amountOf(said?.[1], said?.[2]);
  return value === undefined || value === 0 ? 1 : value / Number(said?.[1]);
};
