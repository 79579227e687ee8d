/** What a conversation has in view when the next question comes. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { dayCount, unitOf } from '@tillsight/metrics/period';
import { isGrain } from '@tillsight/metrics/time-grain';
import type { Filter, MetricRequest, Period } from '@tillsight/metrics/request';
import type { Mentioned, Turn } from '../conversation.ts';
import type { Ask, AskedFilter, AskedPeriod } from '../intent.ts';
import type { Calendar } from '../days/moment.ts';
import { festivalBeside, festivalLedTo, isLikewise } from './other-year.ts';
import { festivals } from '../vocabulary/festivals.ts';

export type InView = {
  /** What was asked for last; without days where only a figure was spoken of. */
  ask: Ask;
  /** The rows of the last reply. */
  rows: Mentioned | undefined;
  behaviour: Turn['behaviour'];
  /** What there is at the moment was asked for: its days are those of an answer before it. */
  isOfNow?: true;
  /** The other stretches of days, where the same was asked of several. */
  others?: AskedPeriod[];
};

/** Thanks and greetings in between leave it as it was. */
export function inView(turns: readonly Turn[], calendar: Calendar): InView | undefined {
  const turn = turns.findLast(({ requests, about }) => requests.length > 0 || about !== undefined);
  if (!turn) return undefined;
  const [first, ...others] = turn.requests;
  // Asked for in several places, and each would look at all the turns before it again.
  let known: { view: InView | undefined } | undefined;
  const earlier = (): InView | undefined => {
    known ??= { view: inView(turns.slice(0, turns.lastIndexOf(turn)), calendar) };
    return known.view;
  };
  if (!first) return spokenOf(turn, earlier(), calendar);
  // "is it worth it" leaves what it asked about in view, and not what the advice rests on.
  const weighed = turn.behaviour === 'advise' && itself.test(turn.question) ? earlier() : undefined;
  if (weighed) return ofTheOneWeighed(weighed, first);
  const ask = countedFromFestival(askBefore([first, ...others], calendar), turns);
  const stretches = otherStretches(turn.requests, calendar);
  const isOfItsDays = !isMomentary(ask) && (turn.behaviour !== 'advise' || !earlier()?.ask.when);
  return {
    ask: isOfItsDays ? ask : withDaysOf(earlier(), ask),
    rows: rowsOf(turn, ask, earlier),
    behaviour: turn.behaviour,
    ...(isMomentary(ask) ? { isOfNow: true } : {}),
    ...(stretches.length > 0 ? { others: stretches } : {}),
  };
}

/** "and what did it cost" after "should I stop the worst one": of that one, and its list is still there. */
function ofTheOneWeighed(view: InView, { where = [] }: MetricRequest): InView {
  const { ask, rows } = view;
  const one = where.find(({ dimension, is = [] }) => dimension === rows?.dimension && is.length === 1);
  if (!one || !rows || !ask.by.includes(one.dimension)) return view;
  return {
    ...view,
    ask: { ...ask, by: ask.by.filter(each => each !== one.dimension), filters: [...ask.filters, askedFilter(one)] },
    rows: { ...rows, asked: rows.values.length },
  };
}

const itself = /\b(it|that|this|them|these|those|they|ones?|unhe|inhe|ise|isko|inko|unko)\b/i;

/** "which shop sold more" asks for one of its rows. */
export function oneOfTwo({ question, mentioned: [rows] }: Turn): Mentioned | undefined {
  if (rows && rows.values.length === 2 && secondOnly.test(question.toLowerCase()))
    return { ...rows, values: rows.values.slice(1), asked: 1 };
  if (rows && asksForOne.test(question.toLowerCase())) return { ...rows, asked: 1 };
  if (!rows || rows.asked !== undefined || rows.values.length !== 2) return rows;
  return whichMore.test(question.toLowerCase()) ? { ...rows, asked: 1 } : rows;
}

/** "second best?" asks for the last of its two rows. */
const secondOnly =
  /^(?:and |what about |which is |which was |what is |the )*(?:second|2nd|dusra|doosra) (?:best|highest|biggest|largest|worst|lowest)(?: one)?\W*$/;

/** "of these which has the highest return rate" */
const asksForOne =
  /^(?:and |so |ok )?which one (?:has|had|is|was|did|got|made|sold|gets|sells|went)(?: the)? (?:highest|lowest|most|least|best|worst|biggest|smallest|largest|fewest|fastest|slowest)\b|^(?:and |so |ok )?(?:of|among|amongst|out of|from) (?:these|those|them),? which (?:one )?(?:has|had|is|was|got|made|sold|gets|sells)(?: the)? (?:highest|lowest|most|least|best|worst|biggest|smallest|largest|fewest|strongest|weakest)\b|\bwhich (?:one )?of (?:these|those|them) (?:sells|sold|moves|moved|runs|went|goes|converts|performs) (?:the )?(?:fastest|slowest|quickest|best|worst|most|least)\b|\bwhich (?:one )?of (?:these|those|them) (?:has|had|is|was|got|made|sold|gets|sells)(?: the)? (?:highest|lowest|most|least|best|worst|biggest|smallest|largest|fewest|strongest|weakest)\b|^(?:in|un|is|us)me(?:in)?(?: se)? sab ?se (?:zyada|jyada|kam|accha|achha|kharab|bada|behtar|upar|neeche)\b/;

const whichMore =
  /^(?:and |so |ok )?which (?!.*\bor\b).*\b(?:more|better|higher|bigger|ahead)\b|^(?:aur )?(?:kaunsa|kaunsi|kaun sa|kaun si|kis|konsa)\b.*\b(?:zyada|jyada|behtar)\b/;

/** Days first counted from a festival, "the 7 days before Diwali", move with it: also after "only kurtas" and "last year". */
function countedFromFestival(ask: Ask, turns: readonly Turn[]): Ask {
  const { when } = ask;
  if (!when || (when.unit !== undefined && !/^(days?|week|festival)$/.test(when.unit))) return ask;
  const asked = turns.filter(({ requests }) => requests.length > 0);
  const counted = asked.flatMap(({ question, requests: [request] }, at) => {
    const own = festivalBeside(request!.period, question);
    const next = asked[at + 1];
    const led = next && festivalLedTo(request!.period, next.question);
    return [
      ...(own !== undefined ? [{ around: own, period: request!.period }] : []),
      ...(led !== undefined ? [{ around: led, period: next!.requests[0]!.period }] : []),
    ];
  });
  const last = counted.at(-1);
  return last && isLikewise(when.period, last.period, last.around)
    ? { ...ask, when: { ...when, around: last.around } }
    : ask;
}

/** "just q2 and q3": both are in view. */
function otherStretches([first, ...more]: readonly MetricRequest[], calendar: Calendar): AskedPeriod[] {
  const shape = ({ metrics, by = [], where = [] }: MetricRequest): string => JSON.stringify([metrics, by, where]);
  if (!first || more.length === 0 || more.some(each => shape(each) !== shape(first))) return [];
  return more.map(({ period }) => {
    const unit = stretchOf(period, calendar);
    return { period, ...(unit ? { unit } : {}) };
  });
}

/** The rows just told; after the days of one of a list it is still the list that has a second one. */
function rowsOf(turn: Turn, ask: Ask, earlier: () => InView | undefined): Mentioned | undefined {
  const rows = oneOfTwo(turn);
  const isCourse = rows !== undefined && isGrain(rows.dimension) && turn.requests[0]!.order === undefined;
  return rows && !isCourse ? rows : (listBehind(ask, earlier()) ?? rows);
}

/** "and the first one?" after a look at the second: the list it was taken from is still in view. */
function listBehind({ filters }: Ask, earlier: InView | undefined): Mentioned | undefined {
  const rows = earlier?.rows;
  const isOneOfThem = filters.some(({ options: [option] }) => option?.dimension === rows?.dimension);
  return isOneOfThem && rows && rows.values.length > 1 ? { ...rows, asked: rows.values.length } : undefined;
}

/** A stock is of now, which is no stretch of days to go on from; advice rests on days of its own, which nobody asked for. */
const isMomentary = ({ metrics }: Ask): boolean => metrics.every(({ key }) => metricByKey(key)?.timing === 'now');

function withDaysOf(earlier: InView | undefined, ask: Ask): Ask {
  const { when: _, ...rest } = ask;
  return { ...rest, ...(earlier?.ask.when ? { when: earlier.ask.when } : {}) };
}

/** What was not understood leaves a figure in view, and the rows told last; a definition asked for in between: the days stay, and all of it where the figure is the one in view. */
function spokenOf({ about = {}, behaviour }: Turn, earlier: InView | undefined, calendar: Calendar): InView {
  const ask = askAbout(about, calendar);
  // Of what another platform would know only the days are still in view: "and last month?" after Instagram is of no orders.
  if (ask.metrics.length === 0 && behaviour === 'no-source') return { ask: ask.when ? ask : withDaysOf(earlier, ask), rows: undefined, behaviour }; // prettier-ignore
  if (ask.metrics.length === 0 && earlier && behaviour !== 'refuse') return earlier;
  if (ask.metrics.length === 0 && earlier)
    return { ...earlier, ask: { ...earlier.ask, ...(ask.when ? { when: ask.when } : {}) } };
  const isSame = ask.metrics.every(({ key }) => earlier?.ask.metrics.some(each => each.key === key));
  if (behaviour === 'define' && isSame && earlier) return earlier;
  const rows = behaviour === 'clarify' ? earlier?.rows : undefined;
  const isSameList = rows !== undefined && isSame && ask.by.join(' ') === earlier!.ask.by.join(' ');
  if (isSameList && !ask.ranking && earlier!.ask.ranking) ask.ranking = earlier!.ask.ranking;
  return { ask: ask.when ? ask : withDaysOf(earlier, ask), rows, behaviour };
}

/** The wish behind the requests of the turn before. */
function askBefore(requests: readonly [MetricRequest, ...MetricRequest[]], calendar: Calendar): Ask {
  const [request] = requests;
  const together = requests.filter(each => sameSlots(each, request));
  const unit = stretchOf(request.period, calendar);
  const bases = request.base ? { base: { kind: 'named' as const, period: request.base } } : {};
  return {
    metrics: together.flatMap(each => each.metrics).map(key => ({ key, named: true })),
    by: [...(request.by ?? [])],
    filters: (request.where ?? []).map(askedFilter),
    when: { period: request.period, ...(unit ? { unit } : {}), ...festivalBefore(request) },
    ...bases,
    ...(request.order && request.by?.length
      ? {
          ranking: {
            direction: request.order.direction,
            isQuality: false,
            ...(request.limit ? { limit: request.limit } : {}),
          },
        }
      : {}),
    bounds: [],
  };
}

/** What a turn without figures spoke of. */
function askAbout({ metrics = [], by = [], where = [], period }: Partial<MetricRequest>, calendar: Calendar): Ask {
  const unit = period && stretchOf(period, calendar);
  return {
    metrics: metrics.map(key => ({ key, named: true })),
    by: [...by],
    filters: where.map(askedFilter),
    ...(period ? { when: { period, ...(unit ? { unit } : {}) } } : {}),
    bounds: [],
  };
}

const stretchOf = (period: Period, { today }: Calendar): AskedPeriod['unit'] =>
  period.from === period.to ? 'day' : unitOf(period, today);

function askedFilter({ dimension, is, is_not }: Filter): AskedFilter {
  const values = is ?? is_not ?? [];
  return { options: [{ dimension, values }], not: is === undefined, text: values.join(' and ') };
}

/** Days of a festival held against those of the year before stay that festival. */
function festivalBefore({ period, base }: MetricRequest): Pick<AskedPeriod, 'unit' | 'earlier'> {
  // A whole month ends with Halloween or with the year by chance.
  if (dayCount(period) > 20) return {};
  const [year, day] = [Number(period.to.slice(0, 4)), (each: string): string => each.slice(5)];
  const isFestival = festivals.some(
    ({ days }) =>
      base !== undefined &&
      ((days[year] === day(period.from) && days[year - 1] === day(base.from)) ||
        (days[year] === day(period.to) && days[year - 1] === day(base.to))),
  );
  return isFestival && base ? { unit: 'festival', earlier: base } : {};
}

const sameSlots = (a: MetricRequest, b: MetricRequest): boolean =>
  JSON.stringify([a.by ?? [], a.where ?? [], a.period]) === JSON.stringify([b.by ?? [], b.where ?? [], b.period]);

/** How many of the last turns asked for the same, each of another value: UPI, then cards, then wallets. */
export function likeTurns(turns: readonly Turn[]): number {
  const requests = turns.flatMap(each => each.requests.slice(0, 1)).toReversed();
  const kindOf = ({ metrics, by = [], where = [], period }: MetricRequest): string =>
    JSON.stringify([
      metrics,
      by,
      where.map(({ dimension, is = [] }) => `${dimension} ${is.length > 0}`).toSorted(),
      period,
    ]);
  const other = requests.findIndex(each => kindOf(each) !== kindOf(requests[0]!));
  const count = other < 0 ? requests.length : other;
  return count > 1 && (requests[0]!.by ?? []).length === 0 && (requests[0]!.where ?? []).length > 0 ? count : 0;
}

/** "mumbai ka kitna hissa" was of Mumbai, although rows of all cities were told. */
export function withShare(request: MetricRequest, { mentioned: [rows] }: Turn): MetricRequest {
  const { where = [] } = request;
  return rows?.share && !where.some(({ dimension }) => dimension === rows.dimension)
    ? { ...request, where: [...where, { dimension: rows.dimension, is: rows.values }] }
    : request;
}
