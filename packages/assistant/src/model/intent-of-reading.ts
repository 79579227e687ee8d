/** A model's reading -> what the question asks for. Every part has to stand in words of the question; one that does not voids the whole. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dimensionByKey } from '@tillsight/metrics/dimensions';
import { formatDay } from '@tillsight/metrics/format-time';
import type { Day } from '@tillsight/metrics/request';
import type { Ask, AskedFilter, Intent, Notes } from '../intent.ts';
import { titles } from '../sentences/english/titles.ts';
import type { MaskedQuestion } from './masked-question.ts';
import type { KeptWord } from '../house-words/house-order.ts';
import { figureMeant } from './own-words.ts';
import { boundsOf, daysOf, partOf, type Phrases } from './phrases.ts';
import { isSaidIn, plain } from './said.ts';
import { topics, type ModelReading, type ModelRequest } from './reading-form.ts';

export type Reading = {
  question: MaskedQuestion;
  /** What the talk has in view. */
  before: Ask | undefined;
  today: Day;
  text: string;
  phrases: Phrases;
  /** What the built-in reader took for parts of the shop, in the words that were said for them. */
  parts: readonly string[];
  /** The house's own, as far as they are said. */
  words: readonly KeptWord[];
};

const most = { requests: 4, metrics: 6, by: 2, where: 8, top: 50 };

export async function intentOf(reading: ModelReading, around: Reading): Promise<Intent | undefined> {
  const { act, topic, about, requests } = reading;
  const { text, question } = around;
  if (act === 'unclear' || act === 'in_steps' || act === 'beyond_form' || requests.length > most.requests)
    return undefined;
  if (act === 'personal') return { act: 'refuse', reason: 'personal' };
  if (act === 'off_topic') return { act: 'off-topic' };
  if (act === 'small_talk') return isTalk(topic) ? { act: 'chat', kind: topic } : undefined;
  if (act === 'command') return isCommand(topic) ? { act: 'act', command: topic, text } : undefined;
  const asks: Ask[] = [];
  for (const request of requests) {
    const ask = await askOf(request, act === 'forecast', around);
    if (!ask) return undefined;
    asks.push(ask);
  }
  const [ask = nothing, ...also] = asks;
  const isSaid = isSaidIn(question.text, about);
  if (act === 'no_source') return isSaid ? { act: 'no-source', source: sourceNamed(about), ask, text } : undefined;
  if (act === 'no_data') return isSaid ? { act: 'no-data', topic: about, ask, text } : undefined;
  if (act === 'summary') return { act, topic: isSummary(topic) ? topic : 'shop', ask, notes: notesOf(ask) };
  if (act === 'advise') return { act, subject: isAdvice(topic) ? topic : 'general', ask, text };
  if (act === 'define')
    return ask.metrics.length > 0 ? { act, metrics: ask.metrics.map(({ key }) => key), text } : undefined;
  if (asks.length === 0 || !isAccountedFor(requests, around)) return undefined;
  if (act === 'explain') return { act, ask, notes: notesOf(ask) };
  if (act === 'reconcile') return { act, ask, sizeOnly: false };
  const isAhead = ask.when !== undefined && ask.when.period.from > around.today;
  if (act === 'forecast' || isAhead) return { act: 'forecast', ask, notes: notesOf(ask) };
  return isEmpty(ask) ? undefined : { act, ask, also, notes: notesOf(ask) };
}

const nothing: Ask = { metrics: [], by: [], filters: [], bounds: [] };
const notesOf = ({ base }: Ask): Notes => ({ compares: base !== undefined });
const isEmpty = ({ metrics, by, filters }: Ask): boolean => metrics.length + by.length + filters.length === 0;

type Topic = ModelReading['topic'];
const among =
  <Kind extends Topic>(kinds: readonly Kind[]) =>
  (topic: Topic): topic is Kind =>
    (kinds as readonly Topic[]).includes(topic);
const isTalk = among(topics.talk);
const isCommand = among(topics.command);
const isSummary = among(topics.summary);
const isAdvice = among(topics.advise);

const sourceNamed = (about: string): string =>
  /\b(meta|facebook|fb|insta\w*)\b.*\bads?\b|\bmeta\b/i.test(about) ? 'Meta Ads' : about;

async function askOf(request: ModelRequest, ahead: boolean, around: Reading): Promise<Ask | undefined> {
  const { question, before, phrases } = around;
  if (!isAnchored(request, question.text) || isTooMuch(request)) return undefined;
  const { by, keeps } = request;
  const metrics = request.metrics.map(({ key, said }) => ({ key: figureMeant(said, around.words) ?? key }));
  if (metrics.some(({ key }) => metricByKey(key) === undefined)) return undefined;
  if (by.some(({ key }) => dimensionByKey(key) === undefined)) return undefined;
  if (keeps.length > 0 && before === undefined) return undefined;
  const kept = keptOf(keeps, before ?? nothing);
  const filters = await filtersOf(request, around);
  const days = await daysFor(request, kept, { ahead, around });
  if (!filters || !days) return undefined;
  const ask: Ask = {
    metrics:
      metrics.length > 0
        ? [...new Set(metrics.map(({ key }) => key))].map(key => ({ key, named: true }))
        : kept.metrics,
    by: by.length > 0 ? [...new Set(by.map(({ key }) => key))] : kept.by,
    filters: [...kept.filters, ...filters],
    bounds: [],
    ...days,
  };
  const ranked = {
    ...ask,
    ...(request.order ? rankingOf(request.order, question.text) : kept.ranking ? { ranking: kept.ranking } : {}),
  };
  if (!request.bound) return ranked.by.length > 0 ? ranked : ask;
  const bounds = await boundsOf(
    titles.metric(ask.metrics[0]?.key ?? 'total_sales_revenue'),
    request.bound.phrase,
    phrases,
  );
  return bounds && { ...ranked, bounds };
}

/** No name, no number and no part of the question may be passed over: what rests on none of them answers another question. */
function isAccountedFor(requests: readonly ModelRequest[], { question: { text }, parts }: Reading): boolean {
  const saids = requests.flatMap(partsOf).map(({ said }) => said);
  const filters = requests.flatMap(({ where }) => where.map(({ is }) => is));
  const numbers = text.replaceAll(placeholder, ' ').match(/[\p{L}\p{M}\p{N}]*\d[\p{L}\p{M}\p{N}]*/gu) ?? [];
  const areSaid = [...numbers, ...parts].every(
    words => !isSaidIn(text, words) || saids.some(said => isSaidIn(said, words)),
  );
  return areSaid && (text.match(placeholder) ?? []).every(name => filters.includes(name));
}

const placeholder = /\[\w+ \d+\]/g;

const partsOf = ({ metrics, by, where, days, against, order, bound }: ModelRequest): { said: string }[] => [
  ...metrics,
  ...by,
  ...where,
  ...[days, against, order, bound].filter(part => part !== null),
];

const isTooMuch = ({ metrics, by, where }: ModelRequest): boolean =>
  metrics.length > most.metrics || by.length > most.by || where.length > most.where;

/** No two kinds of parts on the very same words: a word that names a figure names no part of the shop besides. */
function isAnchored(request: ModelRequest, text: string): boolean {
  const { metrics, where } = request;
  const figures = new Set(metrics.map(({ said }) => plain(said)));
  return (
    partsOf(request).every(({ said }) => isSaidIn(text, said)) && where.every(({ said }) => !figures.has(plain(said)))
  );
}

type Kept = Pick<Ask, 'metrics' | 'by' | 'filters' | 'when' | 'base' | 'ranking'>;

function keptOf(keeps: ModelRequest['keeps'], before: Ask): Kept {
  const keep = new Set(keeps);
  return {
    metrics: keep.has('metrics') ? before.metrics : [],
    by: keep.has('by') ? before.by : [],
    filters: keep.has('where') ? before.filters : [],
    ...(keep.has('days') && before.when ? { when: before.when } : {}),
    ...(keep.has('against') && before.base ? { base: before.base } : {}),
    ...(keep.has('order') && before.ranking ? { ranking: before.ranking } : {}),
  };
}

/** Placeholders stand for names of the store, other words for what every shop knows; whatever else a model writes is invented. */
async function filtersOf({ where }: ModelRequest, { question, phrases }: Reading): Promise<AskedFilter[] | undefined> {
  const filters: AskedFilter[] = [];
  for (const { dimension, is, not } of where) {
    const hidden = question.hidden.get(is);
    if (hidden === undefined && /[[\]]/.test(is)) return undefined;
    const filter = hidden ? { ...hidden, not } : await partOf(dimension, is, phrases);
    if (!filter) return undefined;
    filters.push({ ...filter, not: filter.not !== (hidden ? false : not) });
  }
  return filters.reduce(joined, []);
}

/** "Pune and Mumbai": values of one dimension are one part. */
function joined(filters: AskedFilter[], next: AskedFilter): AskedFilter[] {
  const at = filters.findIndex(
    ({ not, options: [option] }) => not === next.not && option?.dimension === next.options[0]?.dimension,
  );
  const same = filters[at];
  if (!same) return [...filters, next];
  const options = same.options.flatMap(option => {
    const other = next.options.find(({ dimension }) => dimension === option.dimension);
    return other ? [{ ...option, values: [...new Set([...option.values, ...other.values])] }] : [];
  });
  return filters.with(at, { options, not: same.not, text: `${same.text} and ${next.text}` });
}

async function daysFor(
  { days, against }: ModelRequest,
  kept: Kept,
  { ahead, around: { phrases } }: { ahead: boolean; around: Reading },
): Promise<Pick<Ask, 'when' | 'base'> | undefined> {
  const keptDays = { ...(kept.when ? { when: kept.when } : {}), ...(kept.base ? { base: kept.base } : {}) };
  if (!days && !against) return keptDays;
  const { from, to } = kept.when?.period ?? {};
  const { country } = phrases.shop;
  const before = !days && from && to ? `from ${formatDay(from, country)} to ${formatDay(to, country)}` : undefined;
  const read = await daysOf({ days: days?.phrase ?? before, against: against?.phrase, ahead }, phrases);
  return read && { ...keptDays, ...read };
}

function rankingOf(order: NonNullable<ModelRequest['order']>, text: string): Pick<Ask, 'ranking' | 'byChange'> {
  const { direction, of, top } = order;
  const isCounted = top !== null && top >= 1 && top <= most.top && (top === 1 || namesNumber(text, top));
  return {
    ranking: { direction, isQuality: false, ...(isCounted ? { limit: top } : {}) },
    ...(of === 'value' ? {} : { byChange: of === 'rise' ? 'up' : 'down' }),
  };
}

const spelled: Record<number, string> = { 2: 'two|do|both|दो', 3: 'three|teen|तीन', 4: 'four|char|chaar|चार', 5: 'five|paanch|panch|पांच|पाँच', 6: 'six|chhe', 7: 'seven|saat', 8: 'eight|aath', 9: 'nine|nau', 10: 'ten|das|दस', 12: 'dozen|twelve', 20: 'twenty|bees' }; // prettier-ignore

const namesNumber = (text: string, number: number): boolean =>
  ` ${plain(text)} `.includes(` ${number} `) ||
  new RegExp(`(?<![\\p{L}])(${spelled[number] ?? '\\b\\B'})(?![\\p{L}])`, 'iu').test(text) ||
  new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text);
