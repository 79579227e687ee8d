/** "Tell me when …", "stop the lantern alert": orders about alerts, by their form. What figure is meant is left to the reader of questions. */
import type { AlertChannel } from '@tillsight/contract/alerts';
import { heardPlainly, withoutFillers } from './plainly.ts';
import { readWatch, type Watch } from './read-condition.ts';
import { amount, amountOf } from './words.ts';

/** What is understood and not done: telling others, holding one figure against another, a course or an hour, one order by itself. */
type NotWatched = 'others' | 'against' | 'course' | 'single';

/** `which`: words of the alert's title, `*` for all, `^` for the newest. `others`: named beside the one who asks. */
export type AlertWish =
  | ({ do: 'make'; channel?: AlertChannel; isThis?: true; others?: true } & Watch)
  | { do: 'cannot'; why: NotWatched }
  | { do: 'list' }
  | { do: 'end' | 'pause' | 'resume'; which: string }
  | { do: 'change'; which: string; value?: number; channel?: AlertChannel };

const politely = '(?:(?:please|pls|kindly|can you|could you|will you|sierra|hey sierra|bas|zara) )*';
const toMe = '(?: (?:me|us))';
const by = '(?: (?:on|by|via|over|through|par|pe) (whatsapp|telegram|slack|e-?mail|mail))?';
const tells = '(tell|alert|warn|notify|inform|ping|message|text|whatsapp|telegram|slack|e-?mail|mail|let|remind)';
const when = '(?:when(?:ever)?|if|once|as soon as|the moment)';
const bounds = '(?:below|under|above|over|beyond|less than|more than|fewer than)';
const jab = '(?:jab bhi|jab|agar|jaise hi|yadi)';
const batana =
  '(?:(?:mujhe|hume|humein|hamein|mujhko) )?(?:(whatsapp|telegram|slack|mail|e-?mail)(?: par| pe)? )?(?:batana|batao|bata dena|bata do|bata dijiye|bataiye|bataiyega|(?:alert|inform|message|warn|khabar|msg) ?(?:karna|karo|kar dena|kar do|do|dena|bhejna|bhejo)?|(?:karna|kar dena|karo|bhejna|bhejo))(?: please)?';

type Frame = { heard: RegExp; read: (groups: string[]) => { clause: string; channel?: string | undefined } };

const frames: Frame[] = [
  {
    heard: new RegExp(`^${politely}${tells}${toMe}(?: know)?(?: up)?${by} ${when} (.+)$`),
    read: ([verb, way, clause = '']) => ({ clause, channel: way ?? verb }),
  },
  {
    heard: new RegExp(
      `^${politely}(?:raise|set|create|make|add|put|i want|i need|give me)(?: up)?(?: an?| the)? (?:alert|warning)${toMe}?${by} (?:for|on|${when.slice(3, -1)}) (.+)$`,
    ),
    read: ([way, clause = '']) => ({ clause, channel: way }),
  },
  {
    heard: new RegExp(`^(?:alert|warning) (?:${when.slice(3, -1)}|for|on) (.+)$`),
    read: ([clause = '']) => ({ clause }),
  },
  // "Stock alert below 10 for sarees", "alert: roas under 3".
  {
    heard: new RegExp(`^(?:(?:an?|set|put|add|make|create) )*(.*?) ?alerts? (?:at |when |if |for )?(${bounds} .+)$`),
    read: ([subject = '', rest = '']) => ({ clause: `${subject} ${rest}`.trim() }),
  },
  {
    heard: /^(?:(?:create|set|make|add|put|raise)(?: up)? (?:an? |the |one )?)?alert ?(?::|-|for|that) ?(.+)$/,
    read: ([clause = '']) => ({ clause }),
  },
  {
    heard: new RegExp(
      `^(?:i|we)(?: would| d)? (?:want|need|like) to (?:know|be told|be alerted|be warned|hear)${by} ${when} (.+)$`,
    ),
    read: ([way, clause = '']) => ({ clause, channel: way }),
  },
  {
    heard: new RegExp(
      `^${politely}(?:watch|monitor|track|check|look at|keep (?:an eye|a watch|track) (?:on|of)) (.+?)(?: (?:every day|daily|regularly|all the time|constantly))? (?:and|then) ${tells}${toMe}(?: know)?${by} ${when} (?:it |they )?(.+)$`,
    ),
    read: ([subject = '', verb, way, rest = '']) => ({ clause: `${subject} ${rest}`, channel: way ?? verb }),
  },
  // "Watch bounce rate, above 65%".
  {
    heard: new RegExp(
      `^${politely}(?:watch|monitor|track|keep (?:an eye|a watch) on) (.+?) (?:if |when |for |for when )?(?:it |they )?(?:is |are |goes |falls |drops )?(${bounds} .+)$`,
    ),
    read: ([subject = '', rest = '']) => ({ clause: `${subject} ${rest}` }),
  },
  {
    heard: new RegExp(`^${when} (.+?) (?:then )?${politely}${tells}${toMe}(?: know)?${by}$`),
    read: ([clause = '', verb, way]) => ({ clause, channel: way ?? verb }),
  },
  { heard: new RegExp(`^${batana} ${jab} (.+)$`), read: ([way, clause = '']) => ({ clause, channel: way }) },
  {
    heard: new RegExp(`^(?:${jab} )?(.+?) (?:to|toh|tab|par|pe) ${batana}$`),
    read: ([clause = '', way]) => ({ clause, channel: way }),
  },
  { heard: new RegExp(`^${jab} (.+?) ${batana}$`), read: ([clause = '', way]) => ({ clause, channel: way }) },
];

const alert = '(?:alerts?|alarms?|warnings?|notifications?)';
const all = /^(?:all|all (?:the|my|of my|of the)|every|sabhi|saare|sab|the|my|these|those|mere)?$/;

/** Words of a title, or an asterisk for all. */
function whichOf(words: string | undefined): string {
  const plain = (words ?? '')
    .replace(/^(?:(?:the|my|our|that|this|mera|mere|meri|woh|wo) )+/, '')
    .replace(/ (?:wala|wale|wali|ka|ki|ke|ko|par|pe)$/, '')
    .trim();
  return all.test(plain) ? '*' : plain;
}

const named = '((?:[^ ]+ ){0,6}?)';
type Act = { heard: RegExp; read: (groups: (string | undefined)[]) => AlertWish | undefined };

const acts: Act[] = [
  {
    heard: new RegExp(
      `^(?:(?:which|what) ${alert} (?:do (?:i|we) have|are (?:on|set|active|running|set up)|have (?:i|we) set)|(?:show|list|see|view)(?: me)?(?: all)?(?: (?:my|our|the))? ${alert}(?: (?:that )?(?:(?:i|we) have(?: set)?|are (?:on|set|active)))?|(?:are there|do (?:i|we) have) any ${alert}(?: (?:on|set|active|set up))?|(?:my|all my) ${alert}|what(?:'s| are| is) (?:all )?(?:my|our|the) ${alert}|what (?:are|do) you (?:watching|watch|monitoring)(?: for (?:me|us))?|(?:mere|hamare|sabhi)(?: sabhi)? ${alert} (?:dikhao|batao|batana|kya hain|kaun se hain)|(?:maine |humne |mere |hamare )?(?:kaun|kaunse|kaun se|konse|kon se|kaun kaun se|kya|kya kya|kitne) (?:se )?${alert}(?: (?:maine|humne))?(?: (?:lage|lagaye|laga rakhe|chalu|on|set|rakhe|bane|banaye|kiye))?(?: hue)?(?: hain| hai)?(?: (?:maine|humne|mere))?|(?:any|what) ${alert}(?: (?:on|set|active|running))?(?: (?:now|currently|right now))?|what (?:will|would) you (?:tell|alert|warn) (?:me|us) (?:about|of))$`,
    ),
    read: () => ({ do: 'list' }),
  },
  {
    heard: new RegExp(
      `^(?:send|bring|give|move|switch|shift) ${named}${alert} (?:by|on|via|over|through|to) (whatsapp|telegram|slack|e-?mail|mail)$`,
    ),
    read: ([which, way]) => ({ do: 'change', which: whichOf(which), ...channelOf(way) }),
  },
  {
    heard: new RegExp(
      `^(?:change|set|make|update|move|raise|lower|adjust) ${named}${alert} (?:to|at|for)?(?: ?(?:above|below|over|under))? ?${amount}(?: ?%)?$`,
      'u',
    ),
    read: ([which, figure, scale]) => changed(which, figure, scale),
  },
  {
    heard: new RegExp(
      `^${named}${alert} (?:ko |ki limit )?${amount} ?(?:par |pe )?(?:kar|karo|rakh|rakho|set)(?: do| dena| karo| kar do)?$`,
      'u',
    ),
    read: ([which, figure, scale]) => changed(which, figure, scale),
  },
  {
    heard: new RegExp(
      `^(?:please )?(?:stop|end|delete|remove|cancel|turn off|switch off|drop|kill) ${named}${alert}(?: (?:on|for|about) (.+))?$`,
    ),
    read: ([which, about]) => ({ do: 'end', which: about === undefined ? whichOf(which) : whichOf(about) }),
  },
  {
    heard: /^(?:please )?stop (?:alerting|warning|notifying|telling|pinging) (?:me|us) (?:about|of|on|for) (.+)$/,
    read: ([about]) => ({ do: 'end', which: whichOf(about) }),
  },
  {
    heard:
      /^(?:do not|don't|dont|no need to) (?:tell|alert|warn|notify|message|ping|bother|inform) (?:me|us) (?:about|of|on|for|when|if) (.+?)(?: any ?more)?$/,
    read: ([about]) => ({ do: 'end', which: whichOf(about) }),
  },
  { heard: /^(?:please )?stop watching (.+)$/, read: ([about]) => ({ do: 'end', which: whichOf(about) }) },
  {
    heard: new RegExp(`^(?:please )?(pause|mute|snooze|hold|resume|unmute|restart) ${named}${alert}$`),
    read: ([verb = '', which]) => ({
      do: /^(?:pau|mut|sno|hol)/.test(verb) ? 'pause' : 'resume',
      which: whichOf(which),
    }),
  },
  {
    heard: new RegExp(
      `^${named}${alert} (?:ko )?(band|hata|hatao|nikal|rok|roko|phir se chalu|chalu)(?: (?:kar|karo|do|dena|dijiye))*$`,
    ),
    read: ([which, verb = '']) => ({
      do: verb.includes('chalu') ? 'resume' : verb.startsWith('rok') ? 'pause' : 'end',
      which: whichOf(which?.trim()),
    }),
  },
];

const changed = (
  which: string | undefined,
  figure: string | undefined,
  scale: string | undefined,
): AlertWish | undefined => {
  const value = amountOf(figure, scale);
  return value === undefined ? undefined : { do: 'change', which: whichOf(which?.trim()), value };
};

const channelOf = (way: string | undefined): { channel?: AlertChannel } => {
  if (way === undefined) return {};
  if (way === 'whatsapp' || way === 'telegram' || way === 'slack') return { channel: way };
  return /^(?:e-?mail|mail)$/.test(way) ? { channel: 'email' } : {};
};

/** Longer texts are no orders; the forms below take their time. */
const longest = 300;

const pointsAtThat = /^(?:this|it|that|yeh|ye|ise|isko|this figure|this number|that number|woh|wo|usko)$/;

export function readAlertWish(typed: string): AlertWish | undefined {
  if (typed.length > longest) return undefined;
  const text = withoutFillers(typed);
  for (const { heard, read } of acts) {
    const match = heard.exec(text);
    const wish = match === null ? undefined : read(match.slice(1).map(group => group?.trim()));
    if (wish !== undefined) return wish;
  }
  if (isOfThen.test(text)) return undefined;
  const { plain, to } = addressed(heardPlainly(typed));
  for (const { heard, read } of frames) {
    const match = heard.exec(plain);
    if (match === null) continue;
    const { clause, channel } = read(match.slice(1));
    const wish = wishOf(clause, channel);
    if (wish === undefined) continue;
    if (to === 'others') return { do: 'cannot', why: 'others' };
    return to === 'both' && wish.do === 'make' ? { ...wish, others: true } : wish;
  }
  return undefined;
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

const person = '(?!me |us |you |it |this |that |when|if |them |how |about |all )(?:the |my |our )?[^ ]+(?: team)?';
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
  /\b(?:by|until|till|before|at) (?:the )?(?:morning|noon|midday|afternoon|evening|night|midnight|end of (?:the )?day|close|\d{1,2}(?::\d\d)? ?(?:am|pm|o'?clock))\b|\b(?:subah|dopahar|shaam|sham|raat|\d{1,2} baje) (?:tak|ko)\b|\bin a row\b|\b(?:consecutive|straight) (?:days|weeks|hours)\b|\blagatar\b|\bfor (?:more than )?\d+ (?:days|weeks)\b|\bonly (?:on|once)\b|\b(?:on|over) weekends?\b|\b(?:sirf|bas) ek baar\b/;
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
  const watch = readWatch(clause);
  if (aCourse.test(clause) && watch?.condition.kind !== 'none') return { do: 'cannot', why: 'course' };
  if (isAgainst.test(clause) && watch === undefined) return { do: 'cannot', why: 'against' };
  if (watch === undefined) return undefined;
  const { condition } = watch;
  if ((condition.kind === 'above' || condition.kind === 'below') && condition.value > 1 && anOrder.test(`${clause} `))
    return { do: 'cannot', why: 'single' };
  // What is over cannot begin to be so.
  if (aDay.test(watch.subject)) return isAgainst.test(clause) ? { do: 'cannot', why: 'against' } : undefined;
  const isThis = watch.subject === '' || pointsAtThat.test(watch.subject);
  return { do: 'make', ...watch, ...channelOf(way), ...(isThis ? { isThis: true } : {}) };
}

/** "Less than yesterday", "kal se kam", "behind last week". */
const isAgainst =
  /\b(?:than|vs|versus|compared (?:to|with)|against|behind|ahead of) (?:the )?(?:yesterday|today|last|previous|same|day before|it was|this time)\b|\b(?:kal|parson|pichh?l[aei] (?:hafte|mahine|saal|baar)) (?:se|ke mukable|ki tulna)\b/;
