/** A whole question about figures -> figures, a summary, an outlook, or a question back where something of it was not understood. */
import { dayAt, namedPeriod } from '@tillsight/metrics/period';
import { askBack, strangerOf } from './ask-back.ts';
import type { Shop } from './conversation.ts';
import { goalOf, outlookOf, withSales } from './goals.ts';
import type { Ask, Intent, SummaryTopic } from './intent.ts';
import type { Asked } from './reading/ask.ts';
import { asksSummary, summaryTopic } from './reading/asks-summary.ts';
import { leftOver } from './reading/coverage.ts';
import { eventWithoutDay } from './reading/event-without-day.ts';
import { passedOver } from './reading/passed-over.ts';
import { doubtsAbout } from './reading/doubts.ts';
import type { Reading } from './reading/read.ts';
import { has } from './reading/words.ts';
import type { Word } from './words/annotate.ts';
import { isKnown } from './words/lexicon.ts';

export function figuresOf(text: string, reading: Reading, asked: Asked, shop: Shop): Intent {
  const { ask, also } = asked;
  const { words } = reading;
  const today = dayAt(shop.now, shop.timeZone);
  if (ask.when && ask.when.period.from > today) return outlookOf(reading, ask, asked.notes, today);
  const left = leftOver(
    reading,
    [ask, ...also].flatMap(({ by }) => by),
  );
  const over = passedOver(left, reading, asked);
  const unclear = unclearIn(text, reading, asked, { left: over ? [] : left, over });
  const event = eventWithoutDay(text, words);
  const isAsked = unclear?.act === 'clarify' && /^(?:name|word)$/.test(unclear.about);
  if (event && (isAsked || (event.surely && unclear === undefined)))
    return { act: 'clarify', about: 'event', text: event.said, ask };
  if (unclear) return unclear;
  const notes = over ? { ...asked.notes, passedOver: over } : asked.notes;
  const topic = reports.find(report => isReportOf(reading, ask, report))?.topic;
  if (ask.metrics.length > 0)
    return topic
      ? { act: 'summary', topic, ask: { ...ask, metrics: [] }, notes }
      : { act: 'figures', ask, also, notes };
  const { goal } = goalOf(words);
  if (ask.by.length === 0 && goal !== undefined && goal >= 10_000)
    return { act: 'figures', ask: withSales(ask), also, notes: { ...notes, goal } };
  if (ask.by.length === 0 && ask.bounds.length > 0)
    return { act: 'figures', ask: withSales(ask), also, notes: { ...notes, ...goalOf(words) } };
  if (isOfNoFigure(words, ask)) return { act: 'clarify', about: 'metric', text, ask };
  const compares = ask.base !== undefined || reading.comparison.asked;
  if ((ask.by.length === 0 || (asksSummary(words) && !goesStepwise(words))) && !ask.ranking && !compares)
    return { act: 'summary', topic: summaryTopic(words, reading), ask: withRhythm(ask, words, shop), notes };
  return { act: 'figures', ask, also, notes };
}

/** "how is the month going day by day"; a weekly summary is of one week. */
const goesStepwise = (words: Word[]): boolean =>
  words.some(word => has(word, 'daily', 'weekly', 'monthly') && / by |wise/.test(word.text));

/** What is asked back, refused or told to be unknown before any figure is fetched. */
function unclearIn(
  text: string,
  reading: Reading,
  asked: Asked,
  { left, over }: { left: string[]; over: string[] | undefined },
): Intent | undefined {
  const { ask } = asked;
  const { words, unread } = reading;
  const strange = [...unread.unknown, ...unread.ordinary];
  if (pointsAtNothing(words, ask) || asksWhichOne(words, ask)) return { act: 'clarify', about: 'metric', text, ask };
  if (namesSomebody(words, left)) return { act: 'refuse', reason: 'personal' };
  if (saysNothing(reading, ask)) return { act: 'clarify', about: 'nothing', text };
  const business = isOfBusiness(reading, ask);
  if (left.length > 0 && (business || ask.metrics.length > 0 || strange.length === 0)) return askBack(left, ask);
  if (!business && strange.length > 0) return strangerOf(text, reading, ask);
  if (!over && (unread.unknown.length > 0 || unread.ordinary.length > 1))
    return { act: 'clarify', about: 'name', text: strange.join(' '), ask };
  const doubts = doubtsAbout(reading, asked);
  return doubts.length > 0 ? { act: 'clarify', about: 'word', text: doubts.join(' '), ask } : undefined;
}

/** "and how much?" with nothing before it: only words of the frame. */
const saysNothing = ({ metrics, unread, words }: Reading, ask: Ask): boolean =>
  metrics.every(metric => metric.weak) &&
  ask.filters.length + ask.by.length + unread.unknown.length + unread.ordinary.length === 0 &&
  ask.when === undefined &&
  words.every(word => word.kind !== 'word' || word.small || has(word, 'what', 'and', 'above', 'below', 'how_much'));

/** A figure, a split or a part is named for certain; a loosely named figure counts where nothing strange stands beside it. */
function isOfBusiness({ metrics, unread, words }: Reading, ask: Ask): boolean {
  if (ask.by.length + ask.filters.length > 0 || asksSummary(words)) return true;
  return (
    metrics.some(metric => !metric.weak) || (metrics.length > 0 && unread.unknown.length + unread.ordinary.length === 0)
  );
}

type Report = { topic: SummaryTopic; of: RegExp; mayCompare?: true };

/** "stock report", "traffic summary": no single figure of it. */
const reports: Report[] = [
  { topic: 'stock', of: /^inventory_/, mayCompare: true },
  { topic: 'traffic', of: /^(sessions|store_sessions)$/ },
  { topic: 'customers', of: /^customers$/ },
];

const isReportOf = (
  { words, comparison }: Reading,
  { metrics, by, filters }: Ask,
  { of, mayCompare }: Report,
): boolean =>
  asksSummary(words) &&
  metrics.length === 1 &&
  of.test(metrics[0]!.key) &&
  by.length + filters.length === 0 &&
  (mayCompare === true || !comparison.asked);

/** "weekly summary" is about the last week, not split by weeks. */
function withRhythm(ask: Ask, words: Word[], { now, timeZone, country }: Shop): Ask {
  const today = dayAt(now, timeZone);
  const rhythm = rhythms.find(([said]) => words.some(word => has(word, said)));
  if (rhythm) return { ...ask, by: [], when: ask.when ?? { period: namedPeriod(rhythm[1], today, country) } };
  const isMorning = ask.when === undefined && words.some(word => has(word, 'morning'));
  return isMorning ? { ...ask, when: { period: namedPeriod('yesterday', today, country) } } : ask;
}

const rhythms = [
  ['daily', 'yesterday'],
  ['weekly', 'last-week'],
  ['monthly', 'last-month'],
  ['quarterly', 'last-quarter'],
  ['yearly', 'last-year'],
] as const;

/** "the Delhi one", "that campaign again": nothing was said before that it could be one of. */
const pointsAtNothing = (words: Word[], ask: Ask): boolean =>
  ask.metrics.length + ask.by.length === 0 &&
  ask.when === undefined &&
  words.some((word, at) => /^(one|ones|wala|wali|wale|वाला|वाली)$/.test(word.text) && at === words.length - 1) &&
  words.filter(word => word.kind !== 'mark' && !word.small).length <= 2;

/** "which one is losing us money": one of what is not said. */
const asksWhichOne = (words: Word[], ask: Ask): boolean =>
  ask.by.length + ask.filters.length === 0 &&
  (ask.base?.kind !== 'named' || ask.metrics.length === 0) &&
  words.some((word, at) => /^(one|ones)$/.test(word.text) && has(words[at - 1], 'which'));

/** "what did customer Priya Sharma buy", "did Priya Sharma order anything": two words nobody knows where a person stands. */
function namesSomebody(words: Word[], left: string[]): boolean {
  const isStrange = (word: Word | undefined): boolean =>
    word !== undefined && left.includes(word.text) && !isKnown(word.text);
  return words.some((word, at) => {
    if (!isStrange(words[at + 1]) || !isStrange(words[at + 2])) return false;
    const behind = words[at + 3];
    return (
      has(word, 'customer') ||
      (/^(did|has|have|does|kya|क्या)$/.test(word.text) && has(behind, 'buy', 'order', 'purchase', 'return', 'pay')) ||
      /^(ne|ने)$/.test(behind?.text ?? '')
    );
  });
}

/** "best performer", "compare", "show me": nothing says of what. */
function isOfNoFigure(words: Word[], ask: Ask): boolean {
  if (ask.by.length > 0 || ask.filters.length > 0) return false;
  if (words.some(word => has(word, 'best', 'worst', 'most', 'least'))) return true;
  return (
    ask.when === undefined &&
    !asksSummary(words) &&
    !words.some(word => has(word, 'ad', 'stock', 'visitor', 'google_ads', 'customer'))
  );
}
