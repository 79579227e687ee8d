/** Under a reply, one tap away: the question that fits next, first of all, and the readings that were not chosen. */
import type { Behaviour } from '@tillsight/contract/chat';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { isCohorts } from '@tillsight/metrics/cohorts';
import { addDays, dayAt, lastDays, namedPeriod, unitAround } from '@tillsight/metrics/period';
import { isPlace, namesOf } from '@tillsight/metrics/place-names';
import type { MetricRequest, Period } from '@tillsight/metrics/request';
import { isTitlePart } from '@tillsight/metrics/variant-title';
import type { Manner, Offer, Shop } from '../conversation.ts';
import type { Ask, AskedMetric, Notes } from '../intent.ts';
import type { OfferSentences } from '../sentences/telling-sentences.ts';
import { planOf, type Planned } from '../to-requests.ts';
import { ideaOf } from '../vocabulary/ideas.ts';
import { asLabel, offerText } from './offer-text.ts';
import { nextSteps, type Wish } from './next-steps.ts';
import { filterParts } from './wording.ts';
import { adviceFor } from '../sentences/advice.ts';
import { sentencesFor } from '../sentences/sentences.ts';

export type Chosen = {
  ask: Ask;
  notes: Notes;
  plans: Planned[];
  behaviour: Behaviour;
  requests: MetricRequest[];
  /** How the first figure, or that of the first row, moved, by a fraction of what it was. */
  moved?: number | undefined;
  /** The first row of a ranking. */
  top?: string | undefined;
};

/** As many as WhatsApp has buttons. */
const most = 3;

export type Alternatives = {
  /** The next question stands first. */
  offers: Offer[];
  /** Labels of those that read the question otherwise. */
  readings: string[];
};

export const alternativesFor = (chosen: Chosen, shop: Shop): Offer[] => alternativesOf(chosen, shop).offers;

export function alternativesOf(chosen: Chosen, shop: Shop): Alternatives {
  const { requests } = chosen;
  if (requests.length === 0) return { offers: [], readings: [] };
  const found = (wishes: readonly Wish[]): Offer[] =>
    wishes.flatMap(wish => offerOf(wish, chosen, shop) ?? []).filter(offer => !isToldAlready(offer, requests));
  const steps = distinct([...whyOffer(chosen, shop), ...found(nextSteps(chosen, shop)), ...lowOffer(chosen, shop)]);
  const others = found(otherReadings(chosen, shop));
  // An overview leads on from its figures; another single figure was hardly meant.
  const isOverview = chosen.ask.metrics.length > 2 && steps.length > 0;
  const readings = distinct([...others, ...(isOverview ? [] : found(lastResorts(chosen)))]);
  const [next, ...later] = steps;
  // One other reading is enough where two questions lead on.
  const room = later.length > 0 ? 1 : most - 1;
  const offers = distinct([...(next ? [next] : []), ...readings.slice(0, room), ...later]).slice(0, most);
  return {
    offers,
    readings: offers.filter(offer => offer !== next && readings.includes(offer)).map(({ label }) => label),
  };
}

/** The same figure with the same cut, whatever stands beside it in the rows. */
function isToldAlready({ requests: offered = [] }: Offer, told: readonly MetricRequest[]): boolean {
  const cutOf = (request: MetricRequest): string => JSON.stringify({ ...request, metrics: [] });
  return (
    offered.length === told.length &&
    offered.every((each, at) => cutOf(each) === cutOf(told[at]!) && each.metrics[0] === told[at]!.metrics[0])
  );
}

const distinct = (offers: readonly Offer[]): Offer[] =>
  offers.filter(
    ({ label, question }, at) => offers.findIndex(each => each.label === label || each.question === question) === at,
  );

/** Under how much lies in stock. */
function lowOffer({ requests: [request] }: Chosen, shop: Shop): Offer[] {
  const { low } = adviceFor(shop).checks;
  const isOfAll = request?.by === undefined && request?.where === undefined;
  return isOfAll && request?.metrics[0]?.startsWith('inventory_') ? [{ label: asLabel(low), question: low }] : [];
}

/** From this change on it is worth asking why. */
const worthAsking = 0.1;

/** A figure that moved is asked why first of all; read anew when it is tapped, as an explanation asks for more than can be kept. */
function whyOffer({ ask, requests: [request], moved, behaviour, top }: Chosen, shop: Shop): Offer[] {
  const [metric] = request?.metrics ?? [];
  const [dimension, ...more] = request?.by ?? [];
  const own =
    dimension !== undefined && top !== undefined && !isTitlePart(dimension)
      ? [{ dimension, is: isPlace(dimension) ? namesOf(dimension, top) : [top] }]
      : [];
  const isTold = dimension === undefined || (own.length > 0 && more.length === 0 && ask.byChange !== undefined);
  const isOne = request && metric && isTold;
  // Of one day it is explained why it was not like others of its weekday, which is another change than this one.
  if (
    !isOne ||
    request.period.from === request.period.to ||
    !/^(answer|assume)$/.test(behaviour) ||
    !explained.has(metric) ||
    Math.abs(moved ?? 0) < worthAsking
  )
    return [];
  const way = (moved ?? 0) > 0 ? 'up' : 'down';
  const { offers } = sentencesFor(shop);
  return [
    offers.why({
      metric,
      way,
      filters: filterParts([...(request.where ?? []), ...own]),
      period: request.period,
    }),
  ];
}

const explained = new Set(['total_sales_revenue', 'net_sales', 'total_orders', 'units_sold', 'average_order_value', 'store_conversion_rate', 'return_rate', 'sessions']); // prettier-ignore

/** Only what can be had exactly so; a reading that would need another choice is no offer. */
function offerOf({ label, ask }: Wish, { notes }: Chosen, shop: Shop): Offer | undefined {
  const plan = planOf(ask, { shop, platform: ask.platform, compares: notes.compares ?? false });
  const { requests, issues, stoodIn } = plan;
  if (requests.length === 0 || issues.length > 0 || stoodIn.length > 0) return undefined;
  const manner = mannerOf(ask, notes);
  return {
    label: label(sentencesFor(shop).offers),
    question: offerText(requests, shop),
    requests,
    ...(Object.keys(manner).length > 0 ? { manner } : {}),
  };
}

function mannerOf({ bounds, byChange }: Ask, { scale, share, shareOfOthers }: Notes): Manner {
  return {
    ...(scale ? { scale } : {}),
    ...(share ? { share } : {}),
    ...(shareOfOthers ? { shareOfOthers } : {}),
    ...(bounds.length > 0 ? { bounds } : {}),
    ...(byChange ? { byChange } : {}),
  };
}

/** Every choice that was made for lack of a word, made otherwise. */
function otherReadings(chosen: Chosen, shop: Shop): Wish[] {
  const { ask, plans, behaviour } = chosen;
  const { when } = ask;
  const wishes: Wish[] = [];
  if (when?.other) {
    const { label, period } = when.other;
    const { other: _, label: __, ...rest } = when;
    wishes.push({ label: say => say.named(label), ask: { ...ask, when: { ...rest, period } } });
  }
  for (const { asked } of plans.flatMap(plan => plan.stoodIn)) wishes.push(uncut(ask, asked));
  if (behaviour !== 'assume') return wishes;
  // Of an overview no single figure was meant.
  if (ask.metrics.length <= 2 && ask.metrics.some(metric => !metric.named))
    wishes.push(...otherFigures(ask, key => beside[key] ?? []));
  if (plans.some(plan => plan.assumedPeriod)) wishes.push(...otherDays(chosen, shop));
  return wishes;
}

/** An assumption is never left without another reading. */
function lastResorts({ ask, behaviour }: Chosen): Wish[] {
  if (behaviour !== 'assume') return [];
  const { ranking: _, ...whole } = ask;
  const isCut = ask.by.length > 0;
  return [
    ...otherFigures(ask, key => [...(beside[key] ?? []), ...(ideaOf(key)?.members ?? []), ...common]),
    ...(isCut ? [{ label: (say: OfferSentences) => say.asWhole, ask: { ...whole, by: [], bounds: [] } }] : []),
  ];
}

const common = ['total_sales_revenue', 'total_orders', 'sessions', 'google_ads_cost', 'inventory_available'];

/** The figure that was asked for, without the cut it cannot be had with. */
function uncut(ask: Ask, key: string): Wish {
  const dimensions = metricByKey(key)?.dimensions ?? [];
  const by = ask.by.filter(dimension => dimensions.includes(dimension));
  const filters = ask.filters.filter(filter => filter.options.some(({ dimension }) => dimensions.includes(dimension)));
  const { ranking, ...rest } = ask;
  const kept = by.length > 0 && ranking ? { ranking } : {};
  return {
    label: say => say.wholeOf(key),
    ask: { ...rest, ...kept, metrics: [{ key, named: true, only: true }], by, filters },
  };
}

function otherDays({ ask, requests }: Chosen, { now, timeZone, country }: Shop): Wish[] {
  const today = dayAt(now, timeZone);
  const [request] = requests;
  const isOfOneDay = metricByKey(request?.metrics[0] ?? '')?.timing === 'period_end';
  const month = unitAround('month', addDays(namedPeriod('this-month', today).from, -1), country);
  // Who came back is known after months: a week or a running month of it says nothing.
  const isLasting = requests.some(({ course, metrics }) => isCohorts(course) || metrics.some(key => metricByKey(key)?.matures_in)); // prettier-ignore
  const year = namedPeriod('this-year', today, country);
  const days: [Wish['label'], Period, unit?: 'month'][] = isLasting
    ? [[say => say.named('this year'), year]]
    : isOfOneDay
      ? [[say => say.monthEnd, { from: month.to, to: month.to }]]
      : [
          [say => say.thisMonth, namedPeriod('this-month', today, country), 'month'],
          [say => say.lastDays(7), lastDays(7, today)],
          [say => say.lastDays(30), lastDays(30, today)],
        ];
  return days
    .filter(([, { from, to }]) => from !== request?.period.from || to !== request.period.to)
    .map(([label, period, unit]) => ({ label, ask: { ...ask, when: { period, ...(unit ? { unit } : {}) } } }));
}

const beside: Record<string, string[]> = {
  total_sales_revenue: ['net_sales', 'total_orders'],
  net_sales: ['total_sales_revenue', 'total_orders'],
  total_orders: ['total_sales_revenue'],
  units_sold: ['total_sales_revenue', 'total_orders'],
  purchaseRevenue: ['ecommercePurchases', 'sessions'],
  google_ads_roas: ['google_ads_conversion_value', 'google_ads_cost'],
  google_ads_cost: ['google_ads_clicks', 'google_ads_conversion_value'],
  sessions: ['store_sessions', 'activeUsers'],
};

/** Other figures that may have been meant. */
function otherFigures(ask: Ask, keysFor: (key: string) => string[]): Wish[] {
  const [first] = ask.metrics;
  if (!first) return [];
  return [...new Set(keysFor(first.key))]
    .filter(key => !ask.metrics.some(metric => metric.key === key) && metricByKey(key) !== undefined)
    .map(key => ({ label: insteadLabel(ask, key), ask: withFigure(ask, key) }));
}

/** Bounds in money say nothing about a count. */
function withFigure(ask: Ask, key: string): Ask {
  const metrics: AskedMetric[] = [{ key, named: true, only: true }];
  const { platform: _, ...rest } = ask;
  return { ...rest, metrics, bounds: [] };
}

function insteadLabel({ metrics }: Ask, to: string): Wish['label'] {
  const pair = `${metrics[0]?.key ?? ''} ${to}`;
  if (pair === 'total_sales_revenue net_sales') return say => say.netInstead;
  if (pair === 'net_sales total_sales_revenue') return say => say.totalInstead;
  if (to === 'store_sessions') return say => say.asShopify;
  return say =>
    say.instead(
      to,
      metrics.map(({ key }) => key),
    );
}
