/** Who corrects himself while he speaks means the last he said: "Pune no wait Mumbai", "clicks, not impressions", "kal, nahi parso". */
import type { Word } from '../words/annotate.ts';
import type { NameIndex } from '../words/names.ts';
import type { Calendar } from '../days/moment.ts';
import { readWords } from './read.ts';
import { has, textOf } from './words.ts';

/** The words without what was taken back; all of them where nothing of its kind comes instead. */
export function withoutTakenBack(words: Word[], calendar: Calendar, index: NameIndex | undefined): Word[] {
  const read: Read = part => slotsOf(part, calendar, index);
  return withoutIMean(corrections.reduce((said, correct) => correct(said, read), words));
}

/** "how many lehengas sold, i mean pieces": nothing was taken back. */
const withoutIMean = (words: Word[]): Word[] =>
  words.filter(({ text }, at) => !(at > 3 && /^mean(t|s)?$/.test(text) && words[at - 1]!.text === 'i'));

type Read = (words: Word[]) => Slot[];

/** Words that fill one slot of a question, such as its days or a city. */
type Slot = { kind: string; places: number[]; sure: boolean };

function slotsOf(words: Word[], calendar: Calendar, index: NameIndex | undefined): Slot[] {
  const copies = words.map(word => ({ ...word, concepts: [...word.concepts], names: [...word.names] }));
  const { periods, filters, metrics, breakdowns, ranking } = readWords(copies, calendar, index);
  const run = (at: number, size: number): number[] => Array.from({ length: size }, (_, step) => at + step);
  const ranked = copies.flatMap((word, at) => (word.used === 'ranking' ? [at] : []));
  return [
    ...periods.map(({ at, size }) => ({ kind: 'period', places: run(at, size), sure: true })),
    ...filters.flatMap(({ options, at, size }) =>
      options.map(({ dimension }) => ({ kind: dimension, places: run(at, size), sure: true })),
    ),
    ...metrics.map(({ places, weak }) => ({ kind: 'metric', places, sure: !weak })),
    ...breakdowns.map(({ at, mark }) => ({ kind: mark === 'by' ? 'by' : 'row', places: [at], sure: mark === 'by' })),
    ...(ranking ? [{ kind: 'ranking', places: ranked, sure: true }] : []),
  ].filter(({ places }) => places.length > 0);
}

const hesitant =
  '(?:(?:no|nahi|nahin|nhi|oh|ohh|ok|okay|um+|uh+|er+|arre|arey|are|actually|but|well|haan|नहीं|अरे)(?: ?,)? ?)*';
const sorry =
  'no wait|wait no|wait|hold on|sorry|oops|ooops|whoops|i (?:actually )?(?:mean|meant)|(?:i )?mean to say|scratch that|strike that|correction|make (?:it|that)|change (?:it|that) to|or rather|rather(?! than)|no no|nahi nahi|nahin nahin|(?:mera |mere )?matlab|maaf karna|galti se|नहीं नहीं|मतलब|सॉरी|माफ करना|actually|er+';
/** "no wait", ", sorry", "i mean": what comes next replaces what it is a kind of. */
const takesBack = new RegExp(`(?:^| )((?:[,.;:!?…-][,.;:!?… -]*)?${hesitant}(?:${sorry})(?: ?[,.;:!-])*(?: (?:no|nahi|नहीं|i mean|make (?:it|that)) ?,?)*)(?= )`, 'gu'); // prettier-ignore
/** A bare "no" takes back days, names and splits; "with no orders" says something else, and so does "tills only, no website". */
const bareNo = /(?:^| )(?<!only(?: [,.;-])? )((?:[,.;-] )?(?:no|nahi|nahin|नहीं)(?: ,)?)(?= )/gu;
const denied = /(?:^| )((?:, |- )?(?:and )?not|(?:, )?(?:instead of|rather than))(?= )/gu;
const deniedFirst =
  /^(?:(?:sorry|oops|no|nope|nahi|arre|ok|and|i (?:want|wanted|need|meant|mean|said|asked for))(?: ,)? )*(not) (?=.* (?:but|,|-) )/gu;

const corrections: ((words: Word[], read: Read) => Word[])[] = [
  (words, read) => replaced(words, { heard: takesBack, counts: ({ sure }) => sure }, read),
  (words, read) =>
    replaced(words, { heard: bareNo, counts: (slot, said) => isNoMetric(slot) && !leavesOut(slot, said) }, read),
  (words, read) => spansOf(words, deniedFirst).reduce((said, { to }) => withoutDeniedFirst(said, to, read), words),
  (words, read) => spansOf(words, denied).reduceRight((said, span) => withoutDenied(said, span, read), words),
];

type Span = { from: number; to: number };

/** Nobody takes back more in one question; each one costs another reading. */
const mostSpans = 5;

/** Where a turn stands, in whole words. */
function spansOf(words: Word[], pattern: RegExp): Span[] {
  const text = textOf(words);
  const starts = words.map((_, at) => textOf(words.slice(0, at)).length + (at > 0 ? 1 : 0));
  const spans = [...text.matchAll(pattern)].flatMap(found => {
    const begin = found.index + found[0].lastIndexOf(found[1]!);
    const from = starts.indexOf(begin);
    const to = starts.findIndex((start, at) => start + words[at]!.text.length === begin + found[1]!.length) + 1;
    return from >= 0 && to > from ? [{ from, to }] : [];
  });
  return spans.length > mostSpans ? [] : spans;
}

type TakingBack = { heard: RegExp; counts: (slot: Slot, said: string) => boolean };

/** "orders in Pune no wait Mumbai": what stands before and is of the kind of what comes next is dropped. */
function replaced(words: Word[], taking: TakingBack, read: Read): Word[] {
  for (const { from, to } of spansOf(words, taking.heard)) {
    const [before, after] = [words.slice(0, from), words.slice(to)];
    const said = textOf(words.slice(from, to));
    const kinds = before.some(hasContent) ? slotsOfNext(after, read).filter(slot => taking.counts(slot, said)) : [];
    const old = kinds.length > 0 ? read(before) : [];
    const lastOf = ({ kind }: Slot): number[] => old.findLast(slot => slot.kind === kind)?.places ?? [];
    const gone = new Set(kinds.flatMap(lastOf));
    if (gone.size === 0) continue;
    for (const at of isContrast(words) ? [] : read(after).filter(isNoMetric).flatMap(lastOf)) gone.add(at);
    return replaced([...before.filter((_, at) => !gone.has(at)), ...after], taking, read);
  }
  return words;
}

/** "shop sales no website": one channel is left out; in "shop sales, no, website" it is meant instead. */
const leavesOut = ({ kind }: Slot, said: string): boolean => kind === 'sales_channel' && !said.endsWith(',');

const isNoMetric = ({ kind }: Slot): boolean => !/^(metric|row)$/.test(kind);
const isContrast = (words: Word[]): boolean => words.some(word => has(word, 'compare', 'than', 'and'));
const hasContent = (word: Word): boolean => word.kind !== 'mark' && !word.small && !has(word, 'only');

/** The slots that begin with the next word that says something. */
function slotsOfNext(words: Word[], read: Read): Slot[] {
  const slots = read(words);
  const at = words.findIndex((word, place) => hasContent(word) || slots.some(({ places }) => places.includes(place)));
  return at > 4 ? [] : slots.filter(({ places }) => places.includes(at) || isSplitAt(words, at, places));
}

/** "by device": the split is named behind its "by". */
const isSplitAt = (words: Word[], at: number, places: number[]): boolean =>
  words[at]?.concepts.includes('by') === true && places.includes(at + 1);

/** "Pune, not Mumbai", "clicks not impressions": what is denied behind another of its kind is dropped. */
function withoutDenied(words: Word[], { from, to }: Span, read: Read): Word[] {
  // "sold in Delhi but not in Mumbai", "sessions that did not convert" take nothing back.
  if (/^(but|did|do|does|has|have|had|is|are|was|were)$/.test(words[from - 1]?.text ?? '')) return words;
  const [before, after] = [words.slice(0, from), words.slice(to)];
  const next = slotsOfNext(after, read).filter(({ sure }) => sure);
  const last = before.findLastIndex(hasContent);
  const same = next.find(({ kind }) => read(before).some(slot => slot.kind === kind && slot.places.includes(last)));
  if (!same) return words;
  return [...before, ...after.slice(Math.max(...same.places) + 1)];
}

/** "not net sales but gross sales", "not city, state". */
function withoutDeniedFirst(words: Word[], to: number, read: Read): Word[] {
  const but = words.findIndex(({ text }, at) => at > to && /^(but|,|-)$/.test(text));
  const kinds = slotsOfNext(words.slice(to, but), read).map(({ kind }) => kind);
  const isSame = slotsOfNext(words.slice(but + 1), read).some(({ kind }) => kinds.includes(kind));
  return isSame ? words.slice(but + 1) : words;
}
