/** "Don't ping me between 11 pm and 8 am", "raat 11 se subah 8 tak alert mat bhejna": when alerts are to keep quiet. */
import type { QuietHours } from '@tillsight/contract/alerts';
import { withDigits } from './amounts.ts';
import { OrderText } from '../schedules/order-text.ts';
import { keptName } from './kept-name.ts';
import { alertNoun, makesOne, otherNoun, type KeptOrder } from './kept-nouns.ts';

const part = '(?:subah|morning|dopahar|shaam|sham|evening|raat|night)';
const hour = `(?:(${part}) (?:ke )?)?(\\d{1,2})(?:[:.](\\d\\d))? ?(am|pm|baje|bje|o'?clock)?(?: (?:in the |at )?(${part}))?`;
const stretch = `(?:(?:between|from) )?${hour} (?:and|to|till|until|se|-) ${hour}(?: (?:tak|ke beech|ke bich|mein|me))*`;
const onlyThen = '(?:only|sirf|bas|keval)';
/** Of an evening to the next morning. */
const after = `(?:after|past|from|beyond) ${hour}(?: (?:onwards?|till morning))?|${hour} ke baad`;
/** Of a morning, after the night before. */
const before = `(?:before|earlier than|prior to) ${hour}|${hour} se (?:pehle|pahle)`;
const atNight = '(?:at night|at nights|overnight|during the night|in the night|raat (?:ko|mein|me)|while i sleep)';
/** What is kept away, whatever else is said. */
const keepsAway =
  "(?:do not|don't|dont|need not|needn't|never|no|not|without|except|mat|nahi|nahin|na|quiet|silent|silence|mute|snooze|hush|pause|off|stop|rest|sleep)";
const night: QuietHours = { from: '22:00', to: '08:00' };

type Clock = [
  part: string | undefined,
  hour: string | undefined,
  minutes: string | undefined,
  end: string | undefined,
  part: string | undefined,
];

/** Of a bare hour the one that a night begins or ends with. */
function timeOf([before, said, minutes, end, after]: Clock, isEvening: boolean): string | undefined {
  const of = before ?? after ?? '';
  const number = Number(said);
  if (!Number.isInteger(number) || number > 23 || Number(minutes ?? 0) > 59) return undefined;
  const isLate =
    end === 'pm' ||
    /shaam|sham|evening|dopahar/.test(of) ||
    (/raat|night/.test(of) ? number > 5 : isEvening && end !== 'am' && of === '');
  const at = number > 12 ? number : isLate ? (number % 12) + 12 : number % 12;
  const isMidnight = number === 12 && !/pm/.test(end ?? '') && !/dopahar/.test(of);
  return `${String(isMidnight ? 0 : at).padStart(2, '0')}:${(minutes ?? '00').padStart(2, '0')}`;
}

/** Takes them out of the text; nothing where it names none, or keeps nothing away. */
function takeQuietHours(text: OrderText): QuietHours | undefined {
  const isAway = text.find(keepsAway) !== undefined;
  const isOnlyThen = !isAway && text.find(onlyThen) !== undefined;
  if (!isAway && !isOnlyThen) return undefined;
  const said = text.takeAny(stretch);
  if (said === undefined) {
    const late = isAway ? text.takeAny(after) : undefined;
    const from = late && timeOf(clockIn(late, late[2] === undefined ? 5 : 0), true);
    if (from !== undefined) return { from, to: night.to };
    const early = isAway ? text.takeAny(before) : undefined;
    const to = early && timeOf(clockIn(early, early[2] === undefined ? 5 : 0), false);
    if (to !== undefined) return { from: night.from, to };
    return isAway && text.takeAny(atNight) ? night : undefined;
  }
  const [from, to] = [timeOf(clockIn(said, 0), isAway), timeOf(clockIn(said, 5), isOnlyThen)];
  if (from === undefined || to === undefined || from === to) return undefined;
  return isAway ? { from, to } : { from: to, to: from };
}

const clockIn = (match: RegExpExecArray, at: number): Clock => match.slice(at + 1, at + 6) as unknown as Clock;

const about = '(?: (?:about|of|on|for|when|if|with|from))?';
const telling = '(?:alerting|warning|notifying|telling|pinging|watching|tracking|monitoring|bothering|informing)';
const send = '(?:send|mail|e-?mail|whatsapp|message|text)';
const tell = '(?:tell|alert|warn|notify|ping|bother|inform|watch|track)';
const bhejna = '(?:bhej[a-z]*)';
const batana = '(?:bata[a-z]*|bol|bolo|bolna)';
const no = "(?:do not|don't|dont|no need to|need not|needn't|never)";
const kar =
  '(?: (?:kar|karo|kro|krdo|kardo|karna|kariye|kijiye|kijiyega|karein|do|dena|dijiye|dijiyega|dein|de|lo|rakho|rakhna|jaye|hi|na))*';
const opening =
  '^(?:(?:ok|okay|haan|yes|hey|and|also|now|then|so|just|kindly|can you|could you|will you|would you|from now on|ab se|zara) ?)+';
const mostWords = 9;

/** All of them, where none is named: who sleeps hears nothing of any. */
export function readQuiet(said: string): KeptOrder | undefined {
  const plain = withDigits(said)
    .replaceAll(/,(?= |$)/g, '')
    .replaceAll(/(?<=\d ?(?:am|pm)?)-(?=\d)/g, ' to ');
  if (makesOne.test(plain)) return undefined;
  const text = new OrderText(plain);
  text.takeAny(opening);
  const isOfAlerts =
    text.find(`${alertNoun}|pings?|quiet hours|${telling}`) ??
    text.find(
      `${no} (?:${tell}|disturb|wake|message)(?: me| us)?|(?:disturb|pareshan|tang) (?:mat|na|nahi)|(?:soochna|khabar) (?:mat|na|nahi)`,
    );
  const quiet = isOfAlerts && takeQuietHours(text);
  if (quiet === undefined || otherNoun(text, 'alert')) return undefined;
  while (text.takeAny(hushing));
  while (text.takeAny(`${alertNoun}|pings?`));
  if (text.plain.split(' ').length > mostWords) return undefined;
  const which = keptName(text.plain, { isSeveral: true, isAll: false, isNewest: false });
  return { do: 'change', which, to: '', quiet };
}

const hushing = `(?:${no} (?:${tell}|disturb|wake|message|${send})(?: me| us)?${about}|(?:keep|change|update|to|set|make|put|let|want|only|sirf|bas|quiet hours|disturb|pareshan|tang|soochna|khabar|koi|chalu|on|running|quiet|silent|silence|mute|snooze|hush|pause|off|stop|rest|send|no|not|never|except|mat|nahi|nahin|na|${telling}|${bhejna}|${batana}|aana|aane|aaye|chahiye|do not|don't|dont)(?: me| us)?${kar}${about})`;
