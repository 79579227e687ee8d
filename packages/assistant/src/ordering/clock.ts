/** Times of day as orders say them: "9 am", "half past eight", "subah 10 baje", "noon". */
import { amountAt } from './amounts.ts';
import type { OrderWord } from './order-words.ts';

export type Part = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

const partWords: Record<Part, string> = {
  morning: 'morning mornings subah savere sawere सवेरे',
  noon: 'noon midday',
  afternoon: 'afternoon afternoons dopahar',
  evening: 'evening evenings shaam sham',
  night: 'night nights raat tonight midnight',
};
const parts = new Map(
  (Object.entries(partWords) as [Part, string][]).flatMap(([part, words]) =>
    words.split(' ').map(word => [word, part] as const),
  ),
);
const oclock = new Set("baje bje bajey o'clock oclock".split(' '));
const joins = new Set('in the ko ke at'.split(' '));

const plainAt = (words: readonly OrderWord[], at: number): string => words[at]?.plain ?? '';

/** Of a bare hour the one within a day's work: nobody means five in the morning. */
export function hourOf(said: number, of: Part | 'am' | 'pm' | undefined): number {
  if (said > 12 || said === 0) return said;
  if (of === 'am' || of === 'morning') return said % 12;
  if (of === 'night' && (said === 12 || said < 5)) return said % 12;
  if (of !== undefined || said < 7) return (said % 12) + 12;
  return said;
}

export type Clock = { time: string; length: number };

/** Nothing where a number alone could be anything else. */
export function clockAt(words: readonly OrderWord[], from: number): Clock | undefined {
  let at = from;
  let of: Part | 'am' | 'pm' | undefined = parts.get(plainAt(words, at));
  const isPartFirst = of !== undefined;
  if (isPartFirst) {
    if (words[at]?.endsPart) return undefined;
    at += 1;
    while (/^(?:ko|ke|at|around|@)$/.test(plainAt(words, at))) at += 1;
  } else if (/^(?:at|@|around|by|before|about)$/.test(plainAt(words, at))) at += 1;
  const isAt = at > from && !isPartFirst;
  const said = hourSaid(words, at);
  if (said === undefined) return undefined;
  at += said.length;
  const end = plainAt(words, at);
  let isSure = said.isClock || isPartFirst;
  if (oclock.has(end) || /^[ap]m$/.test(end)) {
    if (/^[ap]m$/.test(end)) of = end as 'am' | 'pm';
    isSure = true;
    at += 1;
  }
  if (of === undefined || !/^[ap]m$/.test(of)) {
    let after = at;
    while (joins.has(plainAt(words, after))) after += 1;
    const part = parts.get(plainAt(words, after));
    if (part !== undefined && !isPartFirst) {
      of = part;
      isSure ||= isAt;
      at = after + 1;
    }
  }
  if (!isSure) return undefined;
  const hour = hourOf(said.hour, of);
  return hour > 23
    ? undefined
    : {
        time: `${String(hour).padStart(2, '0')}:${String(said.minute).padStart(2, '0')}`,
        length: at - from,
      };
}

function hourSaid(
  words: readonly OrderWord[],
  at: number,
): { hour: number; minute: number; length: number; isClock: boolean } | undefined {
  const [first, second, third] = [plainAt(words, at), plainAt(words, at + 1), plainAt(words, at + 2)];
  const written = /^(\d{1,2})[:.](\d\d)$/.exec(first);
  if (written) {
    const [hour, minute] = [Number(written[1]), Number(written[2])];
    const isTime = hour < 24 && minute < 60;
    return isTime ? { hour, minute, length: 1, isClock: first.includes(':') } : undefined;
  }
  const quarter = first === 'quarter' || first === 'half' ? first : undefined;
  if (quarter && /^(?:past|to)$/.test(second)) {
    const of = amountAt(words, at + 2);
    if (!of || of.unit || of.value > 12 || third === '') return undefined;
    const minute = quarter === 'half' ? 30 : second === 'past' ? 15 : 45;
    return { hour: second === 'to' ? of.value - 1 : of.value, minute, length: 2 + of.length, isClock: true };
  }
  if (/^(?:noon|midday)$/.test(first)) return { hour: 12, minute: 0, length: 1, isClock: true };
  const said = amountAt(words, at);
  if (!said || said.unit || said.value > 23) return undefined;
  const isHalf = said.value % 1 === 0.5;
  if (!Number.isInteger(said.value) && !isHalf) return undefined;
  return { hour: Math.floor(said.value), minute: isHalf ? 30 : 0, length: said.length, isClock: false };
}
