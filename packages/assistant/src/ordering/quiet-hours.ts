/** "Don't ping me between 11 pm and 8 am", "raat 11 se subah 8 tak alert mat bhejna": when alerts are to keep quiet. */
import type { QuietHours } from '@tillsight/contract/alerts';
import type { OrderText } from '../schedules/order-text.ts';

const part = '(?:subah|morning|dopahar|shaam|sham|evening|raat|night)';
const hour = `(?:(${part}) (?:ke )?)?(\\d{1,2})(?:[:.](\\d\\d))? ?(am|pm|baje|bje|o'?clock)?(?: (?:in the |at )?(${part}))?`;
const stretch = `(?:(?:between|from) )?${hour} (?:and|to|till|until|se|-) ${hour}(?: (?:tak|ke beech|ke bich|mein|me))*`;
const onlyThen = '(?:only|sirf|bas|keval)';
/** Of an evening to the next morning. */
const after = `(?:after|past|from|beyond) ${hour}(?: (?:onwards?|till morning))?|${hour} ke baad`;
const atNight = '(?:at night|at nights|overnight|during the night|in the night|raat (?:ko|mein|me)|while i sleep)';
/** What is kept away, whatever else is said. */
const keepsAway =
  "(?:do not|don't|dont|never|no|not|without|except|mat|nahi|nahin|na|quiet|silent|silence|mute|snooze|hush|pause|off|stop|rest|sleep)";
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
export function takeQuietHours(text: OrderText): QuietHours | undefined {
  const isAway = text.find(keepsAway) !== undefined;
  const isOnlyThen = !isAway && text.find(onlyThen) !== undefined;
  if (!isAway && !isOnlyThen) return undefined;
  const said = text.takeAny(stretch);
  if (said === undefined) {
    const late = isAway ? text.takeAny(after) : undefined;
    const from = late && timeOf(clockIn(late, late[2] === undefined ? 5 : 0), true);
    if (from !== undefined) return { from, to: night.to };
    return isAway && text.takeAny(atNight) ? night : undefined;
  }
  const [from, to] = [timeOf(clockIn(said, 0), isAway), timeOf(clockIn(said, 5), isOnlyThen)];
  if (from === undefined || to === undefined || from === to) return undefined;
  return isAway ? { from, to } : { from: to, to: from };
}

const clockIn = (match: RegExpExecArray, at: number): Clock => match.slice(at + 1, at + 6) as unknown as Clock;
