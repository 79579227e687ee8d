/** Answers further back that are meant again: "back to the cities", the list that was looked into, what sold after a look at the stock. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { bucketDays, isGrain } from '@tillsight/metrics/time-grain';
import type { Turn } from '../conversation.ts';
import type { Ask } from '../intent.ts';
import type { Calendar } from '../days/moment.ts';
import type { Reading } from '../reading/read.ts';
import { says, textOf, typedText } from '../reading/words.ts';
import { inView, type InView } from './in-view.ts';
import { canBeSplit } from './matters.ts';
import { isGoods, withFilter } from './merge-filters.ts';
import { isSame } from './other-year.ts';
import { countOf } from './pointing-words.ts';
import { goingBack } from './said-in-talk.ts';

type Earlier = { view: InView; turns: readonly Turn[]; calendar: Calendar; reading: Reading; ask: Ask };

/** The answer that is gone back to; nothing where the last one is meant. */
export const earlierView = (earlier: Earlier): InView | undefined =>
  backTo(earlier) ??
  sameTable(earlier) ??
  beforeTheStock(earlier) ??
  backToList(earlier) ??
  aroundTheBucket(earlier) ??
  otherEnd(earlier);

function lastView({ turns, calendar }: Earlier, isMeant: (turn: Turn) => boolean): InView | undefined {
  const at = turns.findLastIndex(turn => turn.requests.length > 0 && isMeant(turn));
  return at < 0 ? undefined : inView(turns.slice(0, at + 1), calendar);
}

/** "ok back to Jaipur, September now", "back to the cities, orders instead of sales", "back to yesterday". */
function backTo(earlier: Earlier): InView | undefined {
  const { reading, ask } = earlier;
  const text = typedText(reading.words);
  if (!goesBack.test(text)) return undefined;
  const count = countOf(
    /(?:^| )back to (?:the |those |these )?(?:first |earlier |other )?(two|three|four|\d)(?: |$)/.exec(text)?.[1] ?? '',
  );
  if (count > 1)
    return lastView(earlier, ({ requests: [request] }) =>
      (request?.where ?? []).some(({ is = [] }) => is.length === count),
    );
  const values = ask.filters.flatMap(({ options }) => options.flatMap(option => option.values));
  const splits = [...reading.breakdowns.map(({ dimension }) => dimension), ...ask.by];
  const found = lastView(
    earlier,
    ({ requests: [request] }) =>
      (request?.where ?? []).some(({ is = [] }) => is.some(value => values.includes(value))) ||
      (request?.by ?? []).some(each => splits.includes(each)),
  );
  const { when } = ask;
  return found ?? (when && lastView(earlier, ({ requests: [request] }) => isSame(request!.period, when.period)));
}

/** "same table for 2025" after a look at one of its rows: the table. */
function sameTable(earlier: Earlier): InView | undefined {
  return saysTable.test(typedText(earlier.reading.words))
    ? lastView(
        earlier,
        ({ requests: [request], mentioned: [rows] }) => request?.by !== undefined && rows?.asked === undefined,
      )
    : undefined;
}
const saysTable = /(?:^| )(?:same|that|this|the) (?:table|list|breakdown|view|report)(?: again)?(?: |$)/;

const goesBack = /(^| )(back to|return to|wapas|vapas|वापस)( |$)/;

/** "how much of that was Bandra Store" after cancellations by city: the nearest answer whose figures a shop splits. Nothing where the last one's can be cut so. */
export function viewThatFits(
  last: InView,
  ask: Ask,
  { turns, calendar }: { turns: readonly Turn[]; calendar: Calendar },
): InView | undefined {
  if (ask.metrics.length > 0 || fits(last.ask.metrics, ask)) return undefined;
  const at = turns.findLastIndex(({ requests: [request] }) => {
    const keys = request?.metrics ?? [];
    return (
      keys.length > 0 &&
      fits(
        keys.map(key => ({ key })),
        ask,
      )
    );
  });
  const found = at < 0 ? undefined : inView(turns.slice(0, at + 1), calendar);
  // "the third one, how many days will it last", "and from which cities": still of that one.
  const goods = last.ask.filters.filter(({ options: [option], not }) => !not && isGoods(option?.dimension ?? ''));
  return found && { ...found, ask: { ...found.ask, filters: goods.reduce(withFilter, found.ask.filters) } };
}

/** Whether no figure spoken of is known by the parts that are named now. */
export const isCutLikeNone = (
  last: InView,
  ask: Ask,
  around: { turns: readonly Turn[]; calendar: Calendar },
): boolean => !fits(last.ask.metrics, ask) && viewThatFits(last, { ...ask, metrics: [] }, around) === undefined;

/** Whether a platform knows the figures in view by each part that is named now. */
const fits = (metrics: { key: string }[], { by, filters }: Ask): boolean => {
  const wanted = [
    ...by.filter(each => !isGrain(each)).map(each => [each]),
    ...filters.map(({ options }) => options.flatMap(({ dimension }) => [dimension, ...alsoCalled(dimension)])),
  ];
  return wanted.every(some => metrics.some(({ key }) => some.some(each => canBeSplit(key, each))));
};

/** "and paid search?" after what ads cost is a kind of campaigns. */
const alsoCalled = (dimension: string): string[] => (dimension === 'traffic_channel' ? ['campaign_type'] : []);

/** "back to the Banaras one" after the Banaras Zari Saree: what was spoken of before anything else that is called so. */
export function takeSpokenOf(ask: Ask, turns: readonly Turn[], { words, filters }: Reading): void {
  const isBack = goingBack.test(textOf(words));
  const spoken = turns.flatMap(({ requests, mentioned }) => [
    ...requests.flatMap(({ where = [] }) => where.map(({ dimension, is = [] }) => ({ dimension, values: is }))),
    ...mentioned,
  ]);
  ask.filters = ask.filters.map(filter => {
    const found = filters.find(({ text }) => text === filter.text);
    const isOne =
      isBack ||
      /^(one|ones|wala|wale|wali|वाला|वाले|वाली)$/.test(words[(found?.at ?? 0) + (found?.size ?? 0)]?.text ?? '');
    const known = isOne ? spoken.filter(each => each.values.some(value => isCalled(value, filter.text))) : [];
    const isKept = filter.options.some(
      ({ dimension, values: named }) =>
        named.length > 0 &&
        spoken.some(each => each.dimension === dimension && named.every(value => each.values.includes(value))),
    );
    const values = [...new Set(known.flatMap(each => each.values.filter(value => isCalled(value, filter.text))))];
    const [first] = known;
    return first && values.length === 1 && !isKept
      ? { ...filter, options: [{ dimension: first.dimension, values }] }
      : filter;
  });
}

/** Part of a longer name. */
const isCalled = (name: string, text: string): boolean => {
  const own = name.toLowerCase().split(/[^\p{L}\d]+/u);
  return (
    own.length > 1 &&
    text
      .toLowerCase()
      .split(' ')
      .every(each => own.includes(each))
  );
};

/** "lehenge me kaunsa sabse zyada chala", "और साड़ियों में टॉप 3?" "now the bottom 10" after the stock of one product: what sold is ranked, as before. */
function beforeTheStock(earlier: Earlier): InView | undefined {
  const { turns, reading, ask } = earlier;
  const isStock = ({ requests }: Turn): boolean =>
    requests.every(({ metrics }) => metrics.every(key => metricByKey(key)?.timing === 'now'));
  const last = turns.findLast(({ requests }) => requests.length > 0);
  const ranking = ask.ranking ?? reading.ranking;
  const isOfOne = last?.requests.every(({ by = [] }) => by.length === 0) === true && ranking?.limit !== undefined;
  const isRanked = ranking !== undefined && (ask.filters.length > 0 || isOfOne) && ask.metrics.length === 0;
  if (!last || !isStock(last) || !isRanked || says(reading.words, 'stock', 'available', 'on_hand')) return undefined;
  return lastView(earlier, turn => !isStock(turn));
}

/** "go back to the list" */
const backToList = (earlier: Earlier): InView | undefined =>
  asksForTheList.test(typedText(earlier.reading.words))
    ? lastView(earlier, ({ mentioned }) => mentioned.length > 0)
    : undefined;

/** "and the worst one?" after a look at the best of a list: of that list. */
function otherEnd(earlier: Earlier): InView | undefined {
  const { view, reading, ask } = earlier;
  const text = typedText(reading.words);
  if (view.ask.by.length > 0 || !endOfList.test(text)) return undefined;
  const [kept, ...more] = view.ask.filters.flatMap(({ options, not }) => (not ? [] : options));
  if (!kept || more.length > 0 || kept.values.length > 1) return undefined;
  const list = lastView(
    earlier,
    ({ mentioned: [rows] }) => rows?.dimension === kept.dimension && rows.values.includes(kept.values[0]!),
  );
  // "the least used one" ends in a number that counts no rows.
  if (list && !ask.ranking)
    ask.ranking = reading.ranking ?? { direction: upperEnd.test(text) ? 'desc' : 'asc', isQuality: false, limit: 1 };
  return list;
}

const upperEnd = /(^| )(best|highest|biggest|largest|strongest)( |$)/;

const endOfList =
  /^(and |aur |ok |so |now |what about |how about |which (is|was) |show )*(for |of )?(the )?(best|highest|biggest|largest|strongest|worst|lowest|weakest|poorest|smallest|least|slowest|bottom|sabse (kam|kharab|bekar)|सबसे (कम|खराब))( used| selling| performing)?( one| ones| code| wal[aei]| campaign| city| product| state)?( ka| ki| ke)?$/;

const asksForTheList =
  /(^| )(back to|show) (the|that|my|full|whole|first|same) (full |whole |first |same )?list( |$)|(^| )list (par|pe|pr) (wapas|vapas)|(^| )(wapas|vapas) (list|wahi list)/;

/** "worst week" after a look into one week: of the weeks it was one of; days named only to say what they span are no days of its own. */
function aroundTheBucket(earlier: Earlier): InView | undefined {
  const { view, reading, ask } = earlier;
  const [grain, ...more] = ask.by;
  const inside = view.ask.when?.period;
  if (!ask.ranking || !grain || more.length > 0 || !isGrain(grain) || !inside) return undefined;
  const list = lastView(
    earlier,
    ({ mentioned: [rows] }) =>
      rows?.dimension === grain && rows.values.some(label => isSame(bucketDays(grain, label), inside)),
  );
  if (list && spanWords.test(typedText(reading.words))) delete ask.when;
  return list;
}

const spanWords = /(^| )(of|in) the (whole |same )?(week|month|quarter|year|list)( |$)/;
