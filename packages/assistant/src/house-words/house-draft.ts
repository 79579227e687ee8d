/** From the words of a saying to what is kept: what it means is read as a question would be. */
import { longestHouseWord, mostValues, type HouseMeaning } from '@tillsight/contract/house-words';
import { allMetrics } from '@tillsight/metrics/catalogue';
import { metricInSentence, metricName, shortMetricInSentence } from '@tillsight/metrics/catalogue/english-titles';
import { hindiTitles } from '@tillsight/metrics/catalogue/hindi-titles';
import type { ReadFigures } from '../alerts/alert-draft.ts';
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Ask } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { joints, neverKept, ranks } from './everyday.ts';
import type { HouseOrder, KeptWord, Unkept } from './house-order.ts';
import { plainWord } from './plain-word.ts';
import type { HouseWish } from './read-wish.ts';
import { meaningText } from './tell-word.ts';

/** Undefined where the sentence turns out to be a question, to be read as any other. */
export async function houseDraft(
  wish: HouseWish,
  { sentence, context, read }: { sentence: string; context: Context; read: ReadFigures },
): Promise<Draft | undefined> {
  const { houseWords } = sentencesFor(context.shop);
  const kept = context.shop.words ?? [];
  if (wish.do === 'list' || wish.do === 'delete') return ordered(context, wish);
  const told = await orderOf(wish, kept, read);
  if (told === undefined) return undefined;
  if ('why' in told) return spoken('act', houseWords.unkept(told));
  // "Sales means net sales" may be somebody wondering aloud, and all of the house would see another figure.
  const isTold = wish.do === 'make' && !wish.isMarked;
  const isSure = !isTold || (wish.isRemark === true ? isCoined(told.word) : told.meaning.kind !== 'figure');
  if (isSure) return ordered(context, told);
  const question = houseWords.keepIt(sentence);
  const { word, meaning } = told;
  const means = meaningText(meaning, context.shop);
  return spoken('define', houseWords.isItSo({ word, means }), [{ label: question, question }]);
}

/** "NCR" is nothing else than a name that somebody has made. */
const isCoined = (word: string): boolean => /^[A-Z][A-Z0-9]{1,9}$/.test(word);

function ordered(context: Context, houseOrder: HouseOrder): Draft {
  return { ...spoken('act', sentencesFor(context.shop).houseWords.notHere), houseOrder };
}

type Making = Extract<HouseOrder, { do: 'make' }>;
type Saying = Exclude<HouseWish, { do: 'list' | 'delete' }>;

async function orderOf(
  wish: Saying,
  kept: readonly KeptWord[],
  read: ReadFigures,
): Promise<Making | Unkept | undefined> {
  if (wish.do === 'call') return called(wish.names, read);
  if (wish.do === 'season') {
    const { word, from, to } = wish;
    if (to === undefined) return { why: 'no-end', word, from };
    return keepable(word, { kind: 'season', from, to }, read);
  }
  if (wish.do === 'make') return equated(wish, read);
  const known = kept.find(each => plainWord(each.word) === plainWord(wish.word));
  if (known?.meaning.kind !== 'group' && known?.meaning.kind !== 'name') return undefined;
  const named = await valuesNamed(wish.meaning, read);
  if (named?.dimension !== known.meaning.dimension) return { why: 'unknown', meaning: wish.meaning };
  const { dimension, values } = known.meaning;
  const changed =
    wish.do === 'add'
      ? [...new Set([...values, ...named.values])]
      : values.filter(value => !named.values.includes(value));
  if (changed.length === 0) return { do: 'make', word: known.word, meaning: known.meaning };
  return keepable(known.word, { kind: changed.length > 1 ? 'group' : 'name', dimension, values: changed }, read);
}

async function equated(
  { word, meaning, isRemark, isMarked }: Extract<HouseWish, { do: 'make' }>,
  read: ReadFigures,
): Promise<Making | Unkept | undefined> {
  // Without "for us" or "remember" it may be a question, or put right what was said before.
  const unless = (reason: Unkept): Unkept | undefined => (isMarked ? reason : undefined);
  const isOnlyRemark = isRemark === true && !isMarked;
  const parts = listOf(meaning).map(plainWord);
  if (parts.includes(plainWord(word))) return unless({ why: 'circular', word });
  const form = misshapen(word);
  if (form) return unless(form);
  if (parts.length > mostValues) return unless({ why: 'too-many' });
  const metric = isOnlyRemark ? undefined : await figureNamed(meaning, read);
  if (metric !== undefined) return keepable(word, { kind: 'figure', metric }, read);
  const named = await valuesNamed(meaning, read);
  if (named === undefined) return unless({ why: 'unknown', meaning });
  const kept = await keepable(word, { kind: parts.length > 1 ? 'group' : 'name', ...named }, read);
  return isOnlyRemark && 'why' in kept && kept.why !== 'guarded' ? undefined : kept;
}

const joint = /\s*(?:,|&|\+|\/|(?:^|\s)(?:and|aur|or|ya|और|या)(?=\s))\s*/iu;
const listOf = (text: string): string[] => text.split(joint).filter(part => part !== '');

/** One figure and nothing else: no days, no rows, no part of the business. */
async function figureNamed(text: string, read: ReadFigures): Promise<string | undefined> {
  const ask = askIn(await read(text));
  const [metric, ...others] = ask?.metrics ?? [];
  const isPlain =
    ask !== undefined && others.length === 0 && ask.filters.length + ask.by.length === 0 && ask.when === undefined;
  return isPlain && metric?.named === true ? metric.key : undefined;
}

type Named = { dimension: string; values: string[] };

/** Every part a name of the shop, all of one kind. */
async function valuesNamed(text: string, read: ReadFigures): Promise<Named | undefined> {
  const ask = askIn(await read(`sales of ${listOf(text).join(', ')}`));
  if (ask === undefined || ask.filters.length === 0 || ask.when !== undefined) return undefined;
  if (ask.filters.some(({ not, options }) => not || options.some(option => option.not))) return undefined;
  const [first = [], ...rest] = ask.filters.map(({ options }) => options);
  const shared = first.find(({ dimension }) =>
    rest.every(options => options.some(option => option.dimension === dimension)),
  );
  if (shared === undefined) return undefined;
  const { dimension } = shared;
  const values = [first, ...rest].flatMap(options => options.find(each => each.dimension === dimension)?.values ?? []);
  return { dimension, values: [...new Set(values)].slice(0, 2 * mostValues) };
}

function askIn(read: Awaited<ReturnType<ReadFigures>>): Ask | undefined {
  return read?.intent.act === 'figures' && read.intent.also.length === 0 ? read.intent.ask : undefined;
}

const mostWords = 14;

/** "Call Gulmohar Chikankari Kurta GCK": the longest beginning that is the whole name of something in the shop. */
async function called(text: string, read: ReadFigures): Promise<Making | Unkept | undefined> {
  const words = text.split(' ');
  if (words.length > mostWords) return undefined;
  const apart = /^(.+?) (?:as|the|by the name) (.+)$/iu.exec(text.replace(/^the /iu, ''));
  const splits = [
    ...(apart ? [[apart[1] ?? '', apart[2] ?? ''] as const] : []),
    ...words.slice(1).map((_word, at) => [words.slice(0, -1 - at).join(' '), words.slice(-1 - at).join(' ')] as const),
  ].toReversed();
  const wholes = new Map<string, Named>();
  for (const [names, word] of apart ? [...splits.slice(-1), ...splits.slice(0, -1)] : splits) {
    const plain = names.replace(/^the /iu, '');
    const named = wholes.get(plain) ?? (await valuesNamed(plain, read));
    if (named === undefined) continue;
    wholes.set(plain, named);
    const parts = listOf(plain).map(part => plainWord(part));
    const isWhole = parts.every(part =>
      named.values.some(value => plainWord(value) === part || `${plainWord(value)}s` === part),
    );
    // Names joined to these go on.
    if (!isWhole || /^(?:and|aur|और|&|,) /iu.test(word)) continue;
    return keepable(plainCase(word), { kind: parts.length > 1 ? 'group' : 'name', ...named }, read);
  }
  return calledFigure(splits, read);
}

/** "We call net sales turnover": a figure's whole name, and one word more. */
async function calledFigure(
  splits: readonly (readonly [names: string, word: string])[],
  read: ReadFigures,
): Promise<Making | Unkept | undefined> {
  for (const [names, word] of splits) {
    const metric = word.includes(' ') ? undefined : await figureNamed(names, read);
    if (metric !== undefined) return keepable(plainCase(word), { kind: 'figure', metric }, read);
  }
  return undefined;
}

const plainCase = (word: string): string => word.replace(/^(?:the|as) /iu, '').replaceAll(/["'“”‘’]/gu, '');

/** Letters, digits and what stands within words, and at least one letter. */
const wordForm = /^(?=.*\p{L})[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} &'’.-]*$/u;

function misshapen(word: string): Unkept | undefined {
  if (word.length > longestHouseWord || word.split(' ').length > 4) return { why: 'too-long' };
  if (!wordForm.test(word)) return { why: 'letters' };
  const said = word.toLowerCase().split(' ');
  const isEveryday =
    said.every(each => neverKept.has(each)) ||
    said.some(each => ranks.has(each)) ||
    [said[0], said.at(-1)].some(each => each !== undefined && joints.has(each));
  return isEveryday ? { why: 'everyday', word } : undefined;
}

/** What safety, a figure's own name and the shop's own values are called by stays as it is. */
async function keepable(word: string, meaning: HouseMeaning, read: ReadFigures): Promise<Making | Unkept> {
  const form = misshapen(word);
  if (form) return form;
  for (const text of [word, `show me ${word}`, `list of ${word}`]) {
    const found = await read(text);
    if (found?.intent.act === 'refuse') return { why: 'guarded', word };
  }
  const alone = await read(word);
  const figure = askIn(alone)?.metrics.find(({ named }) => named)?.key;
  const isFigure = meaning.kind === 'figure';
  const target = isFigure ? meaning.metric : undefined;
  // One word may be said of several figures; two or more, as in "net sales", name one of them.
  const named = titled.get(plainWord(word)) ?? new Set(figure !== undefined && / /.test(word) ? [figure] : []);
  if (named.size > 0 && (target === undefined || !named.has(target))) return { why: 'figure', word };
  if (!isFigure && figure !== undefined) return { why: 'figure', word };
  const days = askIn(await read(`sales ${word}`))?.when;
  if (days !== undefined && !(meaning.kind === 'season' && days.unit === 'festival')) return { why: 'everyday', word };
  const own = await valuesNamed(word, read);
  const isValue = own?.values.some(value => plainWord(value) === plainWord(word)) ?? false;
  const isOwnValue = 'values' in meaning && own?.values.every(value => meaning.values.includes(value)) === true;
  return isValue && !isOwnValue ? { why: 'value', word } : { do: 'make', word, meaning };
}

/** Under what a figure is called on screens and in sentences, the figures that are. */
const titled = new Map<string, Set<string>>();
for (const { key } of allMetrics) {
  const titles = [
    metricName(key),
    metricInSentence(key),
    shortMetricInSentence(key),
    ...(hindiTitles[key] ?? []).slice(0, 2),
  ];
  for (const title of titles.map(plainWord)) titled.set(title, (titled.get(title) ?? new Set()).add(key));
}
