/** Times of day: "between 6 and 9 pm", "after 8 pm", "night time, 12 to 6", "yesterday evening". */
import type { Word } from '../words/annotate.ts';
import type { FoundFilter } from './filters.ts';
import { has, isFree, take } from './words.ts';

export function readHours(words: Word[]): FoundFilter[] {
  for (const read of [clockRange, partOfDay]) {
    const at = words.findIndex((_word, place) => read(words, place) !== undefined);
    const clock = at < 0 ? undefined : read(words, at);
    if (!clock) continue;
    if (hoursFrom(clock.from, clock.to).length === 24 && has(words[at - 1], 'since')) {
      words[at]!.concepts = ['today'];
      words[at - 1]!.used = 'hours';
      return [];
    }
    const bands = bandsFrom(words, { at, ...clock }, read);
    for (const band of bands) take(words, band.at, band.size, 'hours');
    // "revenue till 3 pm": no till of a shop.
    if (isFree(words[at - 1]) && has(words[at - 1], 'until'))
      Object.assign(words[at - 1]!, { used: 'hours', concepts: ['until'] });
    for (const [place, word] of words.entries())
      if (isFree(word) && (has(word, ...parts) || isHoursBeside(words, place))) word.used = 'hours';
    return bands.map(band => ({
      options: [{ dimension: 'hour', values: hoursFrom(band.from, band.to) }],
      not: false,
      at: band.at,
      size: band.size,
      text: bandOfHours,
    }));
  }
  return [];
}

/** What a filter of hours is called; each is a band of its own. */
export const bandOfHours = 'hours';

type Band = Clock & { at: number };

/** "morning, afternoon and evening", "10 am to noon and 6 to 9 pm", "do more sell in the evening or at night": each band that is joined to the one before. */
function bandsFrom(words: Word[], first: Band, read: (words: Word[], at: number) => Clock | undefined): Band[] {
  const bands = [first];
  for (let at = first.at + first.size, end = at; at < words.length; at += 1) {
    const clock = read(words, at);
    if (!clock || bands.some(({ from }) => from === clock.from)) continue;
    const between = words.slice(end, at);
    if (!between.every(isJoint) && !between.some(isAgainst)) break;
    bands.push({ at, ...clock });
    end = at + clock.size;
    at = end - 1;
  }
  return bands;
}

const isJoint = (word: Word): boolean => word.small || word.kind === 'mark' || has(word, 'and');
const isAgainst = (word: Word): boolean => has(word, 'compare', 'or', 'than');

/** "0 to 6 hours", "night hours 0 to 6"; "by hour" is a row for each. */
const isHoursBeside = (words: Word[], at: number): boolean =>
  /^(hours|hrs|ghante|घंटे)$/.test(words[at]!.text) &&
  [at - 1, at + 1].some(place => words[place]?.used === 'hours') &&
  !has(words[at - 1], 'by', 'per');

const parts = ['morning', 'afternoon', 'evening', 'night'];

type Clock = { from: number; to: number; size: number };

function clockRange(words: Word[], at: number): Clock | undefined {
  const first = hourInPart(words, at);
  if (!first) return undefined;
  const joint = words[at + first.size];
  const isJoint = joint !== undefined && /^(to|-|till|and|se|until|से|तक)$/.test(joint.text);
  const last = isJoint ? hourInPart(words, at + first.size + 1) : undefined;
  const night = words.some(word => has(word, 'night'));
  if (last && (first.half || last.half || night || has(words[at + first.size + 1 + last.size], 'hour'))) {
    const half = last.half ?? (night && last.hour <= 6 ? 'am' : undefined);
    const to = inDay(last.hour, half);
    const from = inDay(
      first.hour,
      first.half ?? (first.hour <= last.hour || first.hour === 12 ? half : half === 'pm' ? 'am' : 'pm'),
    );
    return { from, to: to === 0 ? 24 : to, size: first.size + 1 + last.size };
  }
  if (last || !first.half) return undefined;
  return openRange(words, at, { ...first, half: first.half });
}

/** "after 8 pm", "at 6 am", "by noon"; Hindi says it behind: "6 baje ke baad", "10 baje tak". */
function openRange(
  words: Word[],
  at: number,
  first: { hour: number; half: 'am' | 'pm'; size: number },
): Clock | undefined {
  const hour = inDay(first.hour, first.half);
  const [next, later] = words.slice(at + first.size).filter(word => !/^(k|ke|के)$/.test(word.text));
  const behind = /^(se|से)$/.test(next?.text ?? '') ? (has(later, 'before') ? later : next) : next;
  if (has(behind, 'after') || /^(se|से)$/.test(behind?.text ?? '')) return { from: hour, to: 24, size: first.size };
  if (/^(tak|तक)$/.test(behind?.text ?? '') || has(behind, 'before'))
    return { from: 0, to: hour === 0 ? 24 : hour, size: first.size };
  if (has(words[at - 1], 'after', 'since'))
    return { from: hour, to: hour === 0 && has(words[at - 1], 'after') ? 6 : 24, size: first.size };
  if (/^(at|around|about)$/.test(words[at - 1]?.text ?? '')) return { from: hour, to: hour + 1, size: first.size };
  if (words[at - 1]?.text === 'by') return { from: 0, to: hour, size: first.size };
  if (has(words[at - 1], 'before', 'until')) return { from: 0, to: hour, size: first.size };
  return undefined;
}

type Hour = { hour: number; half?: 'am' | 'pm'; size: number };

/** "shaam 6 baje", "raat 12 se subah 6", "9 to 12 in the morning": the part of the day says which half of it an hour is in. */
function hourInPart(words: Word[], at: number): Hour | undefined {
  const behind = isFree(words[at]) && has(words[at], ...parts) ? hourAt(words, at + 1) : undefined;
  if (behind) return { ...halved(words[at], behind), size: behind.size + 1 };
  const hour = hourAt(words, at);
  const said = words.filter(word => has(word, ...parts));
  return hour && (said.length === 1 ? halved(said[0], hour) : hour);
}

function halved(part: Word | undefined, hour: Hour): Hour {
  if (hour.half || hour.hour > 12) return hour;
  if (has(part, 'morning')) return { ...hour, half: hour.hour === 12 ? 'pm' : 'am' };
  if (!has(part, 'night')) return { ...hour, half: 'pm' };
  return { ...hour, half: hour.hour > 6 && hour.hour < 12 ? 'pm' : 'am' };
}

function hourAt(words: Word[], at: number): Hour | undefined {
  const word = words[at];
  if (isFree(word) && /^(noon|midday|midnight)$/.test(word!.text))
    return { hour: word!.text === 'midnight' ? 24 : 12, half: word!.text === 'midnight' ? 'am' : 'pm', size: 1 };
  if (
    word?.kind !== 'number' ||
    !isFree(word) ||
    word.unit !== undefined ||
    !Number.isInteger(word.value) ||
    word.value! > 24
  )
    return undefined;
  const after = words[at + 1]?.text;
  if (after === 'am' || after === 'pm') return { hour: word.value!, size: 2, half: after };
  if (after === 'baje' || after === 'बजे') return { hour: word.value!, size: 2 };
  return { hour: word.value!, size: 1 };
}

const inDay = (hour: number, half: 'am' | 'pm' | undefined): number =>
  half === 'pm' ? (hour % 12) + 12 : half === 'am' ? hour % 12 : hour;

/** "yesterday evening", "at night"; "this morning" and "so far this morning" are simply today. */
function partOfDay(words: Word[], at: number): Clock | undefined {
  const word = words[at];
  if (!isFree(word) || !has(word, 'morning', 'afternoon', 'evening', 'night')) return undefined;
  if (
    has(words[at - 1], 'this', 'today') ||
    has(words[at + 1], 'since', 'summary') ||
    words.some(each => has(each, 'so_far', 'schedule', 'send', 'greeting'))
  )
    return undefined;
  if (has(word, 'morning')) return { from: 6, to: 12, size: 1 };
  if (has(word, 'afternoon')) return { from: 12, to: 17, size: 1 };
  return has(word, 'evening') ? { from: 17, to: 21, size: 1 } : { from: 21, to: 24, size: 1 };
}

function hoursFrom(from: number, to: number): string[] {
  const hours: string[] = [];
  for (let hour = from; hour !== to && hours.length < 24; hour = (hour + 1) % 24) {
    if (hour === 24 || (to === 24 && hour === 0 && hours.length > 0)) break;
    hours.push(String(hour));
    if (to === 24 && hour === 23) break;
  }
  return hours;
}
