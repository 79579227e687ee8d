/** "Tell me when …", "stop the lantern alert": orders about alerts, by their form. What figure is meant is left to the reader of questions. */
import type { AlertChannel } from '@tillsight/contract/alerts';
import { readWatch, type Watch } from './read-condition.ts';
import { amount, amountOf, plainOrder } from './words.ts';

/** `which`: words of the alert's title; none where all are meant. */
export type AlertWish =
  | ({ do: 'make'; channel?: AlertChannel; isThis?: true } & Watch)
  | { do: 'list' }
  | { do: 'end' | 'pause' | 'resume'; which: string }
  | { do: 'change'; which: string; value?: number; channel?: AlertChannel };

const politely = '(?:(?:please|pls|kindly|can you|could you|will you|sierra|hey sierra|bas|zara) )*';
const toMe = '(?: (?:me|us))';
const by = '(?: (?:on|by|via|over|through|par|pe) (whatsapp|telegram|slack|e-?mail|mail))?';
const tells = '(tell|alert|warn|notify|inform|ping|message|text|whatsapp|e-?mail|mail|let|remind)';
const when = '(?:when(?:ever)?|if|once|as soon as|the moment)';
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
  { heard: new RegExp(`^(?:alert|warning) (?:if|when|for|on) (.+)$`), read: ([clause = '']) => ({ clause }) },
  {
    heard: new RegExp(
      `^(?:i|we)(?: would| d)? (?:want|need|like) to (?:know|be told|be alerted|be warned|hear)${by} ${when} (.+)$`,
    ),
    read: ([way, clause = '']) => ({ clause, channel: way }),
  },
  {
    heard: new RegExp(
      `^${politely}(?:watch|monitor|track|keep (?:an eye|a watch|track) (?:on|of)) (.+?) and ${tells}${toMe}(?: know)?${by} ${when} (?:it |they )?(.+)$`,
    ),
    read: ([subject = '', verb, way, rest = '']) => ({ clause: `${subject} ${rest}`, channel: way ?? verb }),
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
];

const alert = '(?:alerts?|alarms?|warnings?)';
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
      `^(?:(?:which|what) ${alert} (?:do (?:i|we) have|are (?:on|set|active|running|set up)|have (?:i|we) set)|(?:show|list|see|view)(?: me)?(?: all)?(?: (?:my|our|the))? ${alert}(?: (?:that )?(?:(?:i|we) have(?: set)?|are (?:on|set|active)))?|(?:are there|do (?:i|we) have) any ${alert}(?: (?:on|set|active|set up))?|(?:my|all my) ${alert}|what (?:are|do) you (?:watching|watch|monitoring)(?: for (?:me|us))?|(?:mere|hamare|sabhi)(?: sabhi)? ${alert} (?:dikhao|batao|batana|kya hain|kaun se hain)|(?:kaun|kaunse|kaun se|konse|kaun kaun se) (?:se )?${alert} (?:lage|chalu|on|set)(?: hue)?(?: hain| hai)?)$`,
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

const pointsAtThat = /^(?:this|it|that|yeh|ye|ise|isko|this figure|this number|that number)$/;

export function readAlertWish(typed: string): AlertWish | undefined {
  if (typed.length > longest) return undefined;
  const text = plainOrder(typed);
  for (const { heard, read } of acts) {
    const match = heard.exec(text);
    const wish = match === null ? undefined : read(match.slice(1).map(group => group?.trim()));
    if (wish !== undefined) return wish;
  }
  if (/(?:^| )(?:was|were|did|had|thi|tha|the? hua|kitn[aei]|kyun?|why)(?: |$)/.test(text)) return undefined;
  for (const { heard, read } of frames) {
    const match = heard.exec(text);
    if (match === null) continue;
    const { clause, channel } = read(match.slice(1));
    const wish = wishOf(clause, channel);
    if (wish !== undefined && !isQuestion(text, clause)) return wish;
  }
  return undefined;
}

/** A figure is looked at through the day, and not at one hour of it. */
const untilAnHour =
  /\b(?:by|until|till|before) (?:the )?(?:morning|noon|midday|afternoon|evening|night|midnight|end of (?:the )?day|\d{1,2}(?::\d\d)? ?(?:am|pm|o'?clock))\b|\b(?:subah|dopahar|shaam|raat|\d{1,2} baje) tak\b/;

function wishOf(clause: string, way: string | undefined): AlertWish | undefined {
  if (/^(?:this|it|that|yeh|ye) (?:changes|moves|badle)(?: |$)/.test(clause))
    return {
      do: 'make',
      subject: '',
      isThis: true,
      condition: { kind: 'moved', way: 'either', percent: 10 },
      ...channelOf(way),
    };
  if (untilAnHour.test(clause)) return undefined;
  const watch = readWatch(clause);
  if (watch === undefined) return undefined;
  const isThis = watch.subject === '' || pointsAtThat.test(watch.subject);
  return { do: 'make', ...watch, ...channelOf(way), ...(isThis ? { isThis: true } : {}) };
}

/** "Tell me if sales are above 50,000" may ask how it stands now; only what begins to be so is watched for. */
const isQuestion = (text: string, clause: string): boolean =>
  /^(?:tell|let|inform|batao|bata do)\b.* if /.test(text) &&
  / (?:is|are) (?:above|over|more|higher|below|under|less|lower) /.test(` ${clause} `);
