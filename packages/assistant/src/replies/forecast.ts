/** What is to be expected: a figure with its range from the store's own days, and how long stock lasts. */
import type { Found } from '@tillsight/metrics/beside';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { addDays, dayAt, lastDays, previousPeriod, samePeriodLastYear } from '@tillsight/metrics/period';
import type { MetricRequest, Period } from '@tillsight/metrics/request';
import type { Target } from '@tillsight/metrics/target';
import { tell } from '../compose.ts';
import type { Offer } from '../conversation.ts';
import { reworded, spoken, type Context, type Draft, type Written } from '../draft.ts';
import { chartOfPace } from '../forecasting/chart-of-pace.ts';
import { coverRequest, tellCover } from '../forecasting/cover.ts';
import { historyOf, memoryDays, paceOf, sumOver, targetOf } from '../forecasting/pace.ts';
import { yearBeforeOf } from '../forecasting/seasons.ts';
import { tellForecast } from '../forecasting/tell-forecast.ts';
import { isUnlike } from '../following/read-again.ts';
import type { Ask, Intent } from '../intent.ts';
import { footnotes } from '../telling/footnotes.ts';
import { asLabel, offerText } from '../telling/offer-text.ts';
import { adviceFor } from '../sentences/advice.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { wordingOf } from '../telling/wording.ts';
import { isOfShop, saidTarget } from '../targets/target-line.ts';
import { planOf } from '../to-requests.ts';
import { figuresDraft } from './figures.ts';

type Asked = Extract<Intent, { act: 'forecast' }>;

export function forecastDraft(intent: Asked, context: Context): Draft {
  const { ask, until, days, notes } = intent;
  if (isAboutStock(ask)) return coverDraft(ask, context);
  const wanted = withOneMetric(ask);
  const plan = planOf(
    { ...wanted, by: [], when: undefined, base: undefined },
    { shop: context.shop, platform: ask.platform, compares: true },
  );
  const [request] = plan.requests;
  const metric = metricByKey(request?.metrics[0] ?? '');
  if (!request || !metric) return figuresDraft({ act: 'figures', ask: wanted, also: [], notes }, context);
  const target = days ?? targetOf(ask, until, context.shop);
  if (!target) return spoken('forecast', sentencesFor(context.shop).outlook.tooFar);
  if (!metric.additive) return ratioDraft(request, intent, context);
  return sumDraft({ request, target }, intent, context);
}

const isAboutStock = ({ metrics, by }: Ask): boolean =>
  metrics.some(({ key }) => /cover|inventory|stock/.test(key)) || (metrics.length === 0 && by.includes('product'));

const withOneMetric = (ask: Ask): Ask => ({
  ...ask,
  metrics:
    ask.metrics.length > 0 ? ask.metrics.slice(0, 1).map(inSums) : [{ key: 'total_sales_revenue', named: false }],
});

/** People who visit do not add up over days; their visits do. */
const inSums = (metric: Ask['metrics'][number]): Ask['metrics'][number] =>
  /^(activeUsers|totalUsers|store_visitors)$/.test(metric.key) ? { ...metric, key: 'sessions' } : metric;

/** Asked: what the period has so far, and every day the store remembers. */
function sumDraft(
  { request, target }: { request: MetricRequest; target: Period },
  { goal: number, goalTimes, goalName, rival, notes }: Asked,
  { shop }: Context,
): Draft {
  const today = dayAt(shop.now, shop.timeZone);
  const [key = ''] = request.metrics;
  const { where = [] } = request;
  const shape = { metrics: [key], ...(where.length > 0 ? { where } : {}) };
  const named = rival === 'year-ago' ? yearBeforeOf(target, shop.country) : rival;
  const toBeat = named && !isUnlike({ metrics: [key], period: target, base: named }) ? named : undefined;
  const memory = addDays(today, -memoryDays);
  const earliest = toBeat && toBeat.from < memory ? toBeat.from : memory;
  const from = shop.historyFrom !== undefined && shop.historyFrom > earliest ? shop.historyFrom : earliest;
  const upToNow = { from: target.from, to: target.from <= today ? today : target.to };
  const yesterday = addDays(today, -1);
  const days: MetricRequest = {
    ...shape,
    by: ['day'],
    period: { from: from < yesterday ? from : yesterday, to: yesterday },
  };
  return {
    behaviour: 'forecast',
    requests: [{ ...shape, period: upToNow }],
    companions: [days],
    // A number that was named is the one that is asked about.
    ...(number === undefined && goalTimes === undefined && where.length === 0 ? { beside: { targets: true } } : {}),
    issues: [],
    write: (results, _run, found) => {
      const history = historyOf(results[1], key);
      const pace = history && paceOf(history, target, shop);
      const tail = footnotes(results, shop);
      // Days that could not be asked for are not days that are missing.
      const isCut = results.some(({ issues }) => issues.some(({ kind }) => kind === 'source-failed'));
      if (!pace && isCut) return { response: tail.join('\n'), behaviour: 'partial' };
      if (!pace)
        return { response: [sentencesFor(shop).outlook.tooShort(key), ...tail].join('\n'), behaviour: 'no-data' };
      const yearAgo = pace.yearAgo ?? 0;
      const beaten = toBeat && toBeat.from >= history.first ? sumOver(history, toBeat) : undefined;
      const goal = number ?? (goalTimes && yearAgo > 0 ? goalTimes * yearAgo : beaten);
      const held = goal === undefined && goalTimes === undefined ? heldBy(found, { key, target, shop }) : undefined;
      const aim = held ? { goal: held.value, goalName: held.name } : { goal, goalName };
      const against = toBeat && beaten ? { rival: { period: toBeat, value: beaten } } : {};
      const telling = { key, where, ...aim, ...against, wording: wordingOf(notes), shop };
      const { lines, screen } = tellForecast(pace, telling);
      // Of fewer or more days, or from before anything is known.
      if (named && beaten === undefined)
        lines.push(sentencesFor(shop).talk.hints.leftOut(sentencesFor(shop).period(named)));
      if (held) lines.splice(1, 0, sentencesFor(shop).targets.held(saidTarget(held, telling)));
      const chart = chartOfPace(pace, history, telling);
      return {
        response: [...lines, ...tail].join('\n'),
        ...(screen ? { screen } : {}),
        ...(chart ? { chart } : {}),
        alternatives: nextOffers({ ...shape, period: target }, shop),
      };
    },
  };
}

/** Those days of the year before, and whether the stock is there for what is expected. */
function nextOffers(request: MetricRequest, shop: Context['shop']): Offer[] {
  const { period } = request;
  const past = { ...request, period: samePeriodLastYear(period) };
  const isKnown = shop.historyFrom === undefined || past.period.from >= shop.historyFrom;
  const { offers } = sentencesFor(shop);
  const { low } = adviceFor(shop).checks;
  return [
    ...(isKnown ? [{ label: offers.yearBefore, question: offerText([past], shop), requests: [past] }] : []),
    ...(request.where || !isSold.test(request.metrics[0] ?? '') ? [] : [{ label: asLabel(low), question: low }]),
  ];
}

/** What stands on shelves before it is sold. */
const isSold = /^(total_sales_revenue|net_sales|gross_sales|total_orders|units_sold|net_units_sold)$/;

/** What the store wants to reach in just these days. */
function heldBy(
  found: Found | undefined,
  { key, target, shop }: { key: string; target: Period; shop: Context['shop'] },
): (Target & { metric: string }) | undefined {
  const targets = found?.targets ?? [];
  if (targets === 'away') return undefined;
  const held = targets.find(
    each =>
      each.metric === key && each.period.from === target.from && each.period.to === target.to && isOfShop(each, shop),
  );
  return held && { ...held, metric: key };
}

/** A rate does not add up over days; its latest level is what can honestly be said. */
function ratioDraft(request: MetricRequest, { ask, notes }: Asked, context: Context): Draft {
  const period = lastDays(28, dayAt(context.shop.now, context.shop.timeZone));
  const asked = { ...request, period, base: previousPeriod(period) };
  return {
    behaviour: 'forecast',
    requests: [asked],
    issues: [],
    write: results => {
      const told = tell({ results, ask, plans: [], notes, behaviour: 'forecast', issues: [] }, context);
      const [key = ''] = asked.metrics;
      const lead = sentencesFor(context.shop).outlook.noRates(key);
      return reworded(told, text => `${lead}\n${text}`);
    },
  };
}

function coverDraft(ask: Ask, { shop }: Context): Draft {
  const plan = planOf(
    { ...ask, metrics: [{ key: 'days_of_cover', named: true }], by: ['product'] },
    { shop, compares: true },
  );
  const request = coverRequest(plan.requests[0]?.where ?? [], shop);
  return {
    behaviour: 'forecast',
    requests: [request],
    issues: plan.issues,
    write: (results): Written => ({
      response: [...tellCover(results[0], shop), ...footnotes(results, shop)].join('\n'),
      mentioned: [
        { dimension: 'product', values: (results[0]?.rows ?? []).flatMap(row => row.by['product'] ?? []).slice(0, 6) },
      ],
    }),
  };
}
