/** Figures and lists of figures, in English. */
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatChange, formatPoints } from '@tillsight/metrics/format';
import { isSteady, type Change, type Limit, type Verdict } from '../parts.ts';
import type { FigureSentences, RowSentences } from '../telling-sentences.ts';
import type { EnglishPlaces } from './places.ts';
import { titles } from './titles.ts';
import { sentence } from '../sentence-case.ts';

export function englishFigures({ place, named, base, plainBase }: EnglishPlaces): FigureSentences {
  const headline: FigureSentences['headline'] = ({ metric, place: where }) =>
    sentence(named(titles.metric(metric), where));
  return {
    change,
    verdict: verdictText,
    plainChange,
    headline,
    headlineAgainst: ({ base: value, against }) => `from ${value} ${base(against)}`,
    figure: ({ metric, place: where, value, compared }) => {
      const figure = `${headline({ metric, place: where })}: ${value}`;
      if (!compared) return `${figure}.`;
      if ('without' in compared) return `${figure}. There is nothing to compare it with ${base(compared.without)}.`;
      const against = base(compared.against);
      if (compared.change.way === 'same') return `${figure}, the same as ${against}.`;
      return compared.against.isLater
        ? `${figure}, ${plainChange(compared.change)} ${compared.change.way === 'up' ? 'more' : 'less'} than ${compared.base} ${against}.`
        : `${figure}, ${change(compared.change)} from ${compared.base} ${against}.`;
    },
    funnel: ({ carts, checkouts, orders }) =>
      `Of 100 visits, ${carts} put something in the cart, ${checkouts} reach the checkout and ${orders} buy.`,
    adsBring: ({ one, brought, needed }) => {
      const brings = `ach ${one} spent on ads brought ${brought} of sales, as Google Ads counts them`;
      if (!needed) return `E${brings}.`;
      return `${needed.isEarned ? 'Your ads earn their cost' : "Your ads don't earn their cost"}: e${brings}, and you break even at ${needed.amount}.`;
    },
    codeWorked: ({ orders, fresh, rate, isDear }) =>
      `${isDear ? 'It sold, but at a price' : 'It worked'}: ${orders} orders, ${fresh} of them from new customers, for ${rate} off.`,
    partOf: ({ part, whole, share, gap }) =>
      `${sentence(titles.plainMetric(part))} as a share of ${titles.plainMetric(whole)}: ${share}${gap ? `, a gap of ${gap.by} (${gap.share})` : ''}.`,
    noFigure: ({ metrics, place: where }) =>
      `${sentence(named(titles.all(metrics.map(titles.metric)), where))}: no figure.`,
    percentile: ({ metric, place: where, percent, value, count, of, average }) => {
      const isOfOrders = of === 'order_number';
      const name = isOfOrders ? 'order value' : `${titles.metric(metric)} of a ${titles.dimension(of)}`;
      const whole = isOfOrders ? `The average was ${average}.` : `All together: ${average}.`;
      return `${sentence(named(`${percentName(percent)} ${name}`, where))}: ${value}, from ${count} ${titles.dimension(of)}s. ${whole}`;
    },
    noPercentile: ({ metric, place: where, percent, average, isTooMany }) => {
      const why = isTooMany
        ? 'there are more orders in these days than Shopify hands out one by one; ask about fewer days'
        : 'the platforms tell this figure only for all together';
      const name = metric === 'average_order_value' ? 'order value' : titles.metric(metric);
      return `The ${percentName(percent)} of ${name} cannot be told: ${why}. ${headline({ metric, place: where })}: ${average}.`;
    },
    figuresHead: ({ place: where, against }) =>
      `${sentence(place(where))}${against ? ` (compared with ${plainBase(against)})` : ''}:`,
    figureItem: ({ metric, value, change: moved }) =>
      `${sentence(titles.metric(metric))}: ${value}${moved ? ` (${change(moved)})` : ''}`,
  };
}

/** Of a single order the average is its own value or size. */
export function titleOfRows(metric: string, by: readonly string[]): string {
  if (!by.includes('order_number')) return titles.metric(metric);
  if (metric === 'units_per_order') return 'units';
  return metric === 'average_order_value' ? 'order value' : titles.metric(metric);
}

/** "median", "95th percentile" */
function percentName(percent: number): string {
  if (percent === 50) return 'median';
  const last = percent % 10;
  const isTeen = percent > 10 && percent < 14;
  return `${percent}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')} percentile`;
}

function verdictText(verdict: Verdict): string {
  if ('isYearAgo' in verdict)
    return `${verdict.kind === 'better' ? 'Better' : 'Worse'} than ${verdict.isYearAgo ? 'a year before' : 'before'}.`;
  if ('goal' in verdict) {
    const { gap, goal } = verdict.goal;
    if (verdict.kind === 'reached') return `Yes, ${gap} beyond ${goal}.`;
    return `${verdict.kind === 'short' ? 'No' : 'Not yet'}, ${gap} short of ${goal}.`;
  }
  if (verdict.kind === 'gain' || verdict.kind === 'loss')
    return verdict.kind === 'gain' ? 'Yes, a profit.' : 'No, a loss.';
  if (verdict.kind === 'usual') {
    const { stands, gap, change: by, weekday } = verdict;
    const of = weekday === undefined ? '' : ` for a ${weekday}`;
    if (stands === 'within') return `About usual${of}.`;
    const than = `${stands === 'below' ? 'lower' : 'higher'} than usual${of}`;
    return `${sentence(gap === undefined ? than : `${gap} ${than}`)}${by && by.way !== 'same' ? `, ${change(by)}` : ''}.`;
  }
  const { kind, metric, way } = verdict;
  // From a later stretch to an earlier one nothing rises.
  if (verdict.isLater && way !== 'same') {
    const than = way === 'up' ? 'higher' : 'lower';
    return kind === 'yes' || kind === 'no' ? `${kind === 'yes' ? 'Yes' : 'No'}, ${than}.` : `${sentence(than)}.`;
  }
  const moved = `${titles.plainMetric(metric)} ${{ up: 'rose', down: 'fell', same: 'did not change' }[way]}`;
  if (kind === 'yes' || kind === 'no') return `${kind === 'yes' ? 'Yes' : 'No'}, ${moved}.`;
  return kind === 'same' ? `Neither: ${moved}.` : `${sentence(moved)}.`;
}

const wayOf = (moved: Change): string => (isSteady(moved) ? 'Steady' : moved.way === 'up' ? 'Going up' : 'Going down');

/** "up 12.3%", "down 0.4 points", "unchanged" */
function change(moved: Change): string {
  if (moved.way === 'same') return 'unchanged';
  return moved.by === undefined ? moved.way : `${moved.way} ${plainChange(moved)}`;
}

function plainChange(moved: Change): string {
  if (moved.by === undefined) return change(moved);
  return (moved.in === 'points' ? formatPoints(moved.by) : formatChange(moved.by)).replace('+', '');
}

export function englishRows({ named, base, plainBase }: EnglishPlaces): RowSentences {
  return {
    head: ({ metrics, by, place: where, against, first }) =>
      `${sentence(named(`${titles.all(metrics.map(key => titleOfRows(key, by)))} by ${titles.all(by.map(titles.dimension))}`, where))}${
        against ? `, compared with ${plainBase(against)}` : ''
      }${first ? `, the largest ${first === 'up' ? 'rise' : 'fall'} first` : ''}`,
    nothing: (head, moved) => `${head}: ${moved ? `none ${moved === 'up' ? 'rose' : 'fell'}` : 'nothing found'}.`,
    moved: ({ name, value, by, change: moved }) =>
      `${name} ${moved.way === 'up' ? 'rose' : 'fell'} most: ${by ? `${by}, ` : ''}${change(moved)} to ${value}.`,
    shortStockHead: ({ place, count, isOut }) => {
      const are = `${count} ${count === 1 ? 'variant is' : 'variants are'}`;
      return isOut
        ? `${sentence(named(`${are} out of stock`, place))}:`
        : `${sentence(named(`${are} low in stock`, place))}, soonest gone first:`;
    },
    outOfStock: ({ place: at, name, owed }) => `${at}. ${name}${owed ? `: oversold by ${owed}` : ''}`,
    lowStock: ({ place: at, name, units, days }) => {
      const whole = days === null ? 0 : Math.round(days);
      const lasts =
        days === null
          ? 'none sold in the last 28 days'
          : whole < 1
            ? 'less than a day'
            : `about ${whole} ${whole === 1 ? 'day' : 'days'}`;
      return `${at}. ${name}: ${units} ${units === '1' ? 'piece' : 'pieces'}, ${lasts}`;
    },
    usually: value => `usually ${value}`,
    partly: { running: ', so far', cut: ', in part' },
    shareOfAll: share => `, ${share} of all`,
    shareOfStep: ({ names, share, part, whole }) =>
      `${names.join(', ')} ${share === undefined ? '' : `${share} `}(${part} of ${whole})`,
    all: parts => `All: ${parts.map(wholeText).join(', ')}`,
    noDays: 'No figures for these days.',
    marks: { highest: 'Highest', lowest: 'Lowest' },
    lead: ({ metric, name, value, second, isMost, gap }) =>
      `${sentence(name)} ${isMost ? (metricByKey(metric)?.good_when === 'down' ? 'is highest' : 'leads') : 'is lowest'} with ${value}, ${isMost ? 'ahead of' : 'then'} ${second.name} with ${second.value}${gap ? `: ${gap.by ? `${gap.by} or ` : ''}${plainChange(gap.change)} more` : ''}.`,
    unequalHours: (one, other) => `That is ${one} hours against ${other}.`,
    level: ({ metric, names, value, isMost }) =>
      `${sentence(titles.all([...names]))} ${isMost ? (metricByKey(metric)?.good_when === 'down' ? 'are highest' : 'lead') : 'are lowest'} alike, with ${value} each.`,
    stretches: ({ busy, quiet }) =>
      `Busiest: ${busy.name} with ${busy.value}, ${busy.share} of all. Quietest: ${quiet.name} with ${quiet.value}, ${quiet.share}.`,
    wholeDay: 'All day',
    trend: ({ count, dimension, sum, before, change: moved, latest, isOver }) => {
      const steps = `${dimension === 'day' ? '' : 'full '}${titles.dimension(dimension)}s`;
      const against =
        moved.way === 'same'
          ? `the same as the ${count} before`
          : `${change(moved)} from ${before} in the ${count} before`;
      return `${wayOf(moved)}: the last ${count} ${isOver ? 'of these ' : ''}${steps} came to ${sum}, ${against}${latest ? `, but the latest, ${latest.label}, had ${latest.value}` : ''}.`;
    },
    latest: ({ dimension, value, before, first, change: moved, isSteady: steady }) => {
      const step = titles.dimension(dimension);
      const against = moved.way === 'same' ? `the same as ${first}` : `${change(moved)} from ${before}, ${first}`;
      return `${steady ? 'Steady' : moved.way === 'down' ? 'Going down' : 'Going up'}: the last full ${step} had ${value}, ${against}.`;
    },
    standing: ({ name, holds, at }) =>
      at
        ? `${holds ? 'Yes' : 'No'}, ${name} is number ${at.place} of ${at.of} with ${at.value}.`
        : `No, there is nothing of ${name} in these days.`,
    record: ({ name, value, isMost }) => `${sentence(name)} was the ${isMost ? 'highest' : 'lowest'}, with ${value}.`,
    perStep: ({ metric, value, dimension, isOfWholeOnes }) =>
      `${sentence(titles.metric(metric))}: about ${value} ${dimension === 'hour' ? 'an' : 'a'} ${isOfWholeOnes ? 'full ' : ''}${titles.dimension(dimension)}.`,
    together: ({ sum, compared, average }) => {
      const against = compared ? ` (${change(compared.change)} from ${compared.base})` : '';
      const each = average && `${average.isOfWholeOnes ? 'full ' : ''}${titles.dimension(average.dimension)}`;
      return `Total ${sum}${against}${average ? `, about ${average.value} ${average.dimension === 'hour' ? 'an' : 'a'} ${each}` : ''}`;
    },
    within: ({ kept, of, share, dimension, limits, place: where }) => {
      const [first, ...more] = limits;
      if (dimension === 'order_number') {
        const orders = `${kept ?? 'None'} of ${where ? named(`${of} orders`, where) : `${of} orders`}`;
        return `${orders}${share ? ` (${share})` : ''} had ${orderLimits(limits)}.`;
      }
      if (kept !== null)
        return `${kept} of ${of} ${plural(titles.dimension(dimension))} had ${limits.map(limitText).join(' and ')}.`;
      // "No campaign had no conversions" is hard to follow.
      return first && isNone(first) && more.length === 0
        ? `All ${of} ${plural(titles.dimension(dimension))} had ${titles.plainMetric(first.metric)}.`
        : `None of ${of} ${plural(titles.dimension(dimension))} had ${limits.map(limitText).join(' and ')}.`;
    },
    band: ({ from, to }) =>
      from === undefined
        ? to === undefined
          ? 'all'
          : `below ${to}`
        : to === undefined
          ? `${from} and more`
          : `${from} to ${to}`,
    mostInBand: ({ band, share }) => `Most orders are ${band}: ${share} of them.`,
    inBand: ({ place: at, band, orders, share, ofValue }) =>
      `${at}. ${sentence(band)}: ${orders} ${orders === '1' ? 'order' : 'orders'}, ${share}${ofValue ? ` (${ofValue} of the value)` : ''}`,
    nearest: head => `${head}, the nearest to it`,
    weekends: ({ way, weekend, weekday }) =>
      `Weekends bring ${way === 'same' ? 'about as much' : way}: ${weekend} a day, against ${weekday} on weekdays.`,
    shareOfTop: ({ rows, share, part }) => `The top ${rows} together make up ${share} of all (${part}).`,
    share: ({ names, metric, share, part, whole, before }) =>
      `${sentence(names.join(' and '))}${metric ? `, ${titles.metric(metric)}` : ''}: ${
        share ?? 'nothing to take a share of'
      } (${part} of ${wholeText(whole)})${before ? `, against ${before.share} ${base(before.base)}` : ''}.`,
    rest: ({ rows, of, sums }) =>
      `${rows === '1' ? 'The last' : `The other ${rows}`} of ${of}${sums.length > 0 ? `: ${sums.map(({ metric, value }) => `${metric ? `${titles.plainMetric(metric)} ` : ''}${value}`).join(', ')}` : ''}`,
    allShops: sum => `The shops together: ${sum}`,
    missing: names => `${names.join(', ')}: none`,
    restAtLeast: rows => `more than ${rows} more`,
    noRoomBefore: steps => `${steps} before these don't fit in one message`,
    total: 'Total',
    noRoom: rows => `${rows} more that don't fit in one message`,
  };
}

/** "3,913 orders", "total sales of ₹94,77,011" */
const wholeText = ({ metric, value, isCount }: { metric: string; value: string; isCount: boolean }): string =>
  isCount ? `${value} ${titles.plainMetric(metric)}` : `${titles.plainMetric(metric)} of ${value}`;

/** "no conversions", "orders above 100" */
/** "a value above ₹5,000", "at least 3 units", "a value from ₹1,000 to ₹2,000", "exactly 2 units" */
function orderLimits([first, second]: readonly Limit[]): string {
  if (!first) return '';
  const isValue = first.metric === 'average_order_value';
  if (second) {
    const range = first.value === second.value ? `exactly ${first.value}` : `from ${first.value} to ${second.value}`;
    return isValue ? `a value ${range}` : `${range} units`;
  }
  const { above, orEqual, value } = first;
  if (isValue)
    return `a value ${above ? (orEqual ? 'of at least' : 'above') : orEqual ? 'of at most' : 'below'} ${value}`;
  const units = value === '1' ? 'unit' : 'units';
  return `${above ? (orEqual ? 'at least' : 'more than') : orEqual ? 'at most' : 'fewer than'} ${value} ${units}`;
}

const limitText = (limit: Limit): string => {
  const { metric, above, orEqual, value } = limit;
  if (isNone(limit)) return `no ${titles.plainMetric(metric)}`;
  return `${titles.plainMetric(metric)} ${above ? (orEqual ? 'of at least' : 'above') : orEqual ? 'of at most' : 'below'} ${value}`;
};

const isNone = ({ above, orEqual, isZero }: Limit): boolean => isZero && orEqual && !above;

const plural = (noun: string): string =>
  noun.endsWith('y') && !noun.endsWith('day') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
