/** "Tell me when …", "stop the lantern alert": orders about alerts, by their form. What figure is meant is left to the reader of questions. */
import type { AlertChannel, QuietHours } from '@tillsight/contract/alerts';
import { addsSomebody, readKept } from '../ordering/kept-order.ts';
import { heardPlainly, withoutFillers } from './plainly.ts';
import { plainOrder } from './words.ts';
import { clauseToldOf } from './telling-words.ts';
import { readWatch, type Watch } from './read-condition.ts';

/** What is understood and not done: telling others, holding one figure against another, a course or an hour, one order by itself, several conditions. */
type NotWatched = 'others' | 'against' | 'course' | 'single' | 'several';

/** `which`: words of the alert's title, `*` for all, `^` for the newest. `others`: named beside the one who asks. */
export type AlertWish =
  | ({ do: 'make'; channel?: AlertChannel; isThis?: true; others?: true } & Watch)
  | { do: 'cannot'; why: NotWatched }
  | { do: 'list' }
  | { do: 'end' | 'pause' | 'resume'; which: string }
  | { do: 'change'; which: string; value?: number; channel?: AlertChannel; quiet?: QuietHours };

const politely =
  '(?:(?:please|pls|kindly|can you|could you|will you|you should|just|also|sierra|hey sierra|bas|zara) )*';
const by = '(?: (?:on|by|via|over|through|par|pe) (?:my )?(whatsapp|telegram|slack|e-?mail|mail))?';
const tells = '(tell|alert|warn|notify|inform|ping|message|text|whatsapp|telegram|slack|e-?mail|mail|let|remind)';
const when = '(?:when(?:ever)?|if|once|as soon as|the moment)';
const jab = '(?:jab bhi|jab|agar|jaise hi|yadi)';
const batana =
  '(?:ek )?(?:(?:mujhe|hume|humein|hamein|mujhko) )?(?:(whatsapp|telegram|slack|mail|e-?mail)(?: par| pe)? )?(?:(?:mujhe|hume) )?(?:batana|batao|bata dena|bata do|bata dijiye|bataiye|bataiyega|(?:alert|inform|message|warn|khabar|msg) ?(?:karna|karo|kar dena|kar do|do|dena|bhejna|bhejo)?|(?:karna|kar dena|karo|bhejna|bhejo))(?: please)?';

const tellMe = new RegExp(
  `(?:^|(?<= ))(?:(?:and|then|so) )?${politely}${tells}(?: (?:me|us))(?: know)?(?: up)?${by}(?= |$)`,
);
const watches = new RegExp(
  `^${politely}(?:watch(?: out for| over)?|monitor|track|check|look at|keep (?:an eye|a watch|track|tabs|watch|a close eye|a tab) (?:on|of|over|for))(?= )`,
);
const anAlert = new RegExp(
  `^${politely}(?:(?:(?:raise|set|create|make|add|put|place|have|lagao|(?:i |we )?(?:want|need|would like)|give me)(?: up)? )?(?:an?|the|one|ek|new)? ?)?(?:new )?(?:alert|warning|alarm|notification)(?: (?:me|us))?${by}(?=[: ]|$)|(?<= )alerts?${by}(?= (?:at|when|if|for|below|under|above|over|less than|more than))`,
);
/** "Set a stock alert at 10 for …", "sales ka alert lagao jab …". */
const anAlertOn = new RegExp(
  `(?<= )(?:ka |ki )?(?:alert|warning|alarm)${by}(?: (?:lagao|laga do|laga dena|set karo|set kar do|banao|bana do))?(?=[: ]|$)`,
);
const makesIt =
  /^(?:please |pls )?(?:raise|set|create|make|add|put|place|have|i want|i need|want|need|give me)(?: up)?(?: (?:an?|the|one|ek))?(?= )/;
const toKnow =
  /^(?:i|we)(?: would|'d| d)? (?:should|must|have to|want to|need to|like to|wanna|would want to) (?:know|be told|be alerted|be warned|be informed|be notified|hear|get (?:to know|told|alerted))(?: (?:on|by|via|over|through) (whatsapp|telegram|slack|e-?mail|mail))?(?= )/;
const whenSaid = new RegExp(`(?:^|(?<= ))(?:only )?(?:${when}|${jab})(?: (?:it|they|that))?(?= )`);
const ofWhat = /^(?:of|about|on|for|to|at|that|regarding|[:-])(?: of| for)? ?(?:any|an?|the)? /;

/** What asks to be told is taken out wherever it stands; what is left has to be so. */
function clauseIn(plain: string): { clause: string; channel: string | undefined } | undefined {
  let rest = plain;
  let channel: string | undefined;
  const take = (form: RegExp): RegExpExecArray | undefined => {
    const match = form.exec(rest) ?? undefined;
    if (match === undefined) return undefined;
    channel ??= match.slice(1).find(group => group !== undefined && channelOf(group).channel !== undefined);
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.replaceAll(/\s+/g, ' ').trim();
    return match;
  };
  const isWatched = take(watches) !== undefined;
  if (isWatched) take(/(?<= )(?:every day|daily|regularly|all the time|constantly|closely)(?= |$)/);
  const told = take(tellMe);
  const isLast = told !== undefined && told.index + told[0].length === told.input.length;
  const isOf = told !== undefined && /^(?:alert|warn|notify|inform|ping)$/.test(told[1] ?? '') && ofWhat.test(rest);
  const isNamed = told === undefined && !isWatched && (take(anAlert) ?? take(anAlertOn)) !== undefined;
  if (isNamed) take(makesIt);
  const isHeard = isWatched || told !== undefined || isNamed || take(toKnow) !== undefined;
  const isHindi =
    !isHeard &&
    (take(new RegExp(`^${batana} (?=${jab} )`)) ?? take(new RegExp(` ${batana}$`))) !== undefined &&
    (/ (?:to|toh|tab|par|pe)$/.test(rest) || new RegExp(`(?:^| )${jab} `).test(rest));
  if (!isHeard && !isHindi) return undefined;
  const saysWhen = take(whenSaid) !== undefined;
  if (!saysWhen && !isWatched && !isLast && !isOf && !isNamed && !isHindi) return undefined;
  const clause = rest
    .replace(ofWhat, '')
    .replace(/^(?:jab bhi|jab|agar|jaise hi|yadi|when|if|and|then|so|[:-]) /, '')
    .replace(/ (?:to|toh|tab|par|pe|then|and|so)$/, '');
  return { clause, channel: channel ?? told?.[1] };
}

const channelOf = (way: string | undefined): { channel?: AlertChannel } => {
  if (way === undefined) return {};
  if (way === 'whatsapp' || way === 'telegram' || way === 'slack') return { channel: way };
  return /^(?:e-?mail|mail)$/.test(way) ? { channel: 'email' } : {};
};

function keptWish(typed: string): AlertWish | undefined {
  const kept = readKept(typed, 'alert');
  if (kept?.do !== 'change') return kept;
  const { which, value, channel, quiet } = kept;
  return {
    do: 'change',
    which,
    ...(value === undefined ? {} : { value }),
    ...(channel ? { channel } : {}),
    ...(quiet ? { quiet } : {}),
  };
}

/** Longer texts are no orders; the forms below take their time. */
const longest = 300;

const pointsAtThat = /^(?:this|it|that|yeh|ye|ise|isko|this figure|this number|that number|woh|wo|usko)$/;

/** "Check the stock alert only once a day": how often is the platforms' to bear. */
const looksSeldom =
  /^(?:please |can you )?(?:check|look at|run|refresh|test|see) (?:the |my |our )?(?:[^ ]+ ){0,3}alerts? (?:only |just )?(?:once|twice|every|each|hourly|daily|\d+ times)(?: |$)/;

export function readAlertWish(typed: string): AlertWish | undefined {
  if (typed.length > longest) return undefined;
  if (addsSomebody(typed, 'alert')) return { do: 'cannot', why: 'others' };
  if (looksSeldom.test(plainOrder(typed))) return { do: 'cannot', why: 'course' };
  const kept = keptWish(typed);
  if (kept !== undefined) return kept;
  if (isOfThen.test(withoutFillers(typed))) return undefined;
  const { plain, to } = addressed(heardPlainly(typed));
  const wish = [clauseIn(plain), clauseToldOf(plain)].reduce<AlertWish | undefined>(
    (found, said) => found ?? (said && wishOf(said.clause, said.channel)),
    undefined,
  );
  if (wish === undefined) return undefined;
  if (to === 'others') return { do: 'cannot', why: 'others' };
  return to === 'both' && wish.do === 'make' ? { ...wish, others: true } : wish;
}

/**
 * An order to be told of something that no form reads: it is answered with what can be watched, as a figure of now would look like
 * a promise to watch it.
 */
export function wantsWatching(typed: string): boolean {
  if (typed.length > longest || isOfThen.test(withoutFillers(typed))) return false;
  return /^(?:alert|warn|notify|inform|ping) (?:me |us )?(?:when|whenever|if|the moment) |^(?:if|when|whenever) .+ tell me$|^jab .+ batana$|^batana jab | (?:to|toh|tab) (?:mujhe |hume )?batana$/.test(
    heardPlainly(typed).replace(/^(?:agar|yadi|jaise hi|jab bhi) /, 'jab '),
  );
}

/** What was asks, and does not order. */
const isOfThen = /(?:^| )(?:was|were|did|had|came|happened|thi|tha|the? hua|hui thi|kitn[aei]|kyun?|why)(?: |$)/;

const person =
  '(?!me |us |you |it |this |that |when|if |them |how |about |all )(?:(?:the|my|our) (?:(?!when|if )[^ ]+ )?[^ ]+|[^ ]+)(?: team)?';
const toPerson = new RegExp(
  `^(${politely}(?:tell|inform|alert|notify|warn|message|ping|let|text|mail|e-?mail|whatsapp)) ${person}(?: and (?!me |us )${person})?(?= (?:know )?(?:${when.slice(3, -1)}) )`,
);
const toBoth = new RegExp(
  `^(${politely}(?:tell|inform|alert|notify|warn|message|ping|let|text|mail|e-?mail|whatsapp) (?:me|us))(?:,? (?:and|as well as|plus) |, )${person}(?= (?:know )?(?:${when.slice(3, -1)}) )`,
);
/** "Neha ko batana", "mujhe aur Neha ko batana". */
const someoneKo = /(?<=^| )(?!mujh|hum|ham|is|us|kis|jis|in|un|yeh|ye|sabse)([^ ]+)(?: team)? ko(?: bhi)?(?= batana)/;

const someoneKoFirst = /^(?!mujh|hum|ham|is|us|kis|jis)[^ ]+(?: team)? ko(?: bhi)? (?=batana )/;

/** Who is to be told; all of them are taken for the one who asks. */
function addressed(text: string): { plain: string; to: 'me' | 'both' | 'others' } {
  if (toBoth.test(text)) return { plain: text.replace(toBoth, '$1'), to: 'both' };
  if (toPerson.test(text)) return { plain: text.replace(toPerson, '$1 me'), to: 'others' };
  if (someoneKoFirst.test(text)) return { plain: text.replace(someoneKoFirst, ''), to: 'others' };
  if (!someoneKo.test(text)) return { plain: text, to: 'me' };
  const plain = text
    .replace(someoneKo, '')
    .replace(/(?<= )(?:mujhe )?aur (?= ?batana)/, 'mujhe ')
    .replaceAll(/\s+/g, ' ');
  return { plain, to: /(?:^| )(?:mujhe|mujhko|hume|hamein)(?: |$)/.test(plain) ? 'both' : 'others' };
}

/** A figure is looked at through the day, and not at one hour of it, on some days, in a row or once. */
const aCourse =
  /\b(?:after|before|between) \d{1,2}(?::\d\d)? ?(?:am|pm|o'?clock|and|to|-)|\b(?:on|during|over) (?:week ?days|week ?ends?|nights?|the night|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\b(?:in|within) (?:an|any|one|1|the last|the past|a single) hour\b|\b(?:per|each|every) hour\b|\b(?:ek|1|ek hi) ghante (?:mein|me)\b|\bhar ghante\b|\b(?:by|until|till|before|at) (?:the )?(?:morning|noon|midday|afternoon|evening|night|midnight|end of (?:the )?day|day's end|close|\d{1,2}(?::\d\d)? ?(?:am|pm|o'?clock))\b|\b(?:subah|dopahar|shaam|sham|raat|\d{1,2} baje) (?:tak|ko)\b|\bin a row\b|\b(?:consecutive|straight) (?:days|weeks|hours)\b|\blagatar\b|\bfor (?:more than )?\d+ (?:days|weeks)\b|\bonly (?:on|once)\b|\b(?:on|over) weekends?\b|\b(?:sirf|bas) ek baar\b/;
const aDay =
  /(?<=^| )(?:yesterday|beete kal|(?:last|previous) (?:week|month|quarter|year)|pichh?le (?:hafte|mahine|saal))(?= |$)/;
const anOrder =
  /(?<=^| )(?:a|an|any|one|some|single|each|every|koi|ek|kisi|koi bhi) (?:single |one |bada |big |large )*(?:order|bill|purchase|sale)(?= )/;

function wishOf(clause: string, way: string | undefined): AlertWish | undefined {
  if (/^(?:this|it|that|yeh|ye) (?:changes|moves|badle)(?: |$)/.test(clause))
    return {
      do: 'make',
      subject: '',
      isThis: true,
      condition: { kind: 'moved', way: 'either', percent: 10 },
      ...channelOf(way),
    };
  const watch = readWatch(clause.replace(byDay, ''));
  if (aCourse.test(clause) && watch?.condition.kind !== 'none') return { do: 'cannot', why: 'course' };
  if (isAgainst.test(clause) && watch === undefined) return { do: 'cannot', why: 'against' };
  if (watch === undefined) return undefined;
  const { condition } = watch;
  // "Below 50 thousand or above 2 lakh": one alert holds one bound.
  if (/(?:^| )\d/.test(watch.subject) && readWatch(watch.subject) !== undefined)
    return { do: 'cannot', why: 'several' };
  if ((condition.kind === 'above' || condition.kind === 'below') && condition.value > 1 && anOrder.test(`${clause} `))
    return { do: 'cannot', why: 'single' };
  // What is over cannot begin to be so.
  if (aDay.test(watch.subject)) return isAgainst.test(clause) ? { do: 'cannot', why: 'against' } : undefined;
  // "If the stock runs out": of any of the goods.
  const isThis = (watch.subject === '' && watch.isStock !== true) || pointsAtThat.test(watch.subject);
  return { do: 'make', ...watch, ...channelOf(way), ...(isThis ? { isThis: true } : {}) };
}

/** Alerts are quiet at night anyway. */
const byDay = / (?:in|during) (?:the )?(?:day ?time|day hours|(?:business|working|office|shop|store) hours)$/;

/** "Less than yesterday", "kal se kam", "behind last week". */
const isAgainst =
  /\b(?:than|vs|versus|compared (?:to|with)|against|behind|ahead of) (?:the )?(?:yesterday|today|last|previous|same|day before|it was|this time)\b|\b(?:kal|parson|pichh?l[aei] (?:hafte|mahine|saal|baar)) (?:se|ke mukable|ki tulna)\b/;
