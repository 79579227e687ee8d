/** Figures that were asked for, and figures with a choice made on the way. */
import type { MetricRequest } from '@tillsight/metrics/request';
import { withDefaultMetrics } from '../default-metrics.ts';
import { isGrain } from '../dimension-kinds.ts';
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Ask, Intent, Notes } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { mayHaveTarget } from '../targets/target-line.ts';
import { planOf, type Planned } from '../to-requests.ts';
import { tell } from '../compose.ts';
import { carriedOver } from '../telling/carried-over.ts';
import { isNow } from '../telling/wording.ts';
import { dayAt } from '@tillsight/metrics/period';
import { noDataDraft, noSourceDraft } from './elsewhere.ts';
import { shortStockCompanions, shortStockLines } from './short-stock.ts';
import { percentileDraft } from './percentile.ts';
import { uncutRequests } from './uncut.ts';
import { rateCompanions, withoutRates } from './without-rates.ts';

export function figuresDraft(intent: Extract<Intent, { act: 'figures' }>, context: Context): Draft {
  const { ask, also, notes } = intent;
  const middle = percentileDraft(intent, context);
  if (middle) return middle;
  const isMarketing = ask.by.includes('channel');
  const asks = [ask, ...also].map(each => withDefaultMetrics(each, isMarketing));
  const [first] = asks as [Ask];
  const early = beforeHistory(first, context);
  if (early === 'all') return noDataDraft({ act: 'no-data', topic: 'history', ask: first, text: '' }, context);
  const plans = asks.map(each =>
    planOf(each, { shop: context.shop, platform: each.platform, compares: notes.compares ?? false }),
  );
  const requests = plans.flatMap(plan => plan.requests);
  const issues = plans.flatMap(plan => plan.issues);
  if (requests.length === 0) return withoutFigures(first, plans[0]!, notes, context);
  const vague =
    notes.passedOver !== undefined ||
    first.metrics.every(metric => !metric.named) ||
    plans.some(plan => plan.assumedPeriod || plan.stoodIn.length > 0) ||
    first.when?.other !== undefined;
  const today = dayAt(context.shop.now, context.shop.timeZone);
  const isDated = first.when !== undefined && (!notes.continued || notes.dated) && first.when.period.to < today;
  // "do we have more stock than last month": what lay there then is not known.
  const isOfNow = isNow(first.metrics[0]?.key ?? '') && requests.some(({ metrics }) => metrics.every(isNow));
  // "How many are left, and how many did we sell last week?": the days are of what was sold.
  const areOfOthers =
    ask.by.length === 0 && [ask, ...also].some(({ metrics }) => metrics.some(({ key }) => !isNow(key)));
  const isPast = isOfNow && ((isDated && !areOfOthers) || (!notes.continued && first.base?.kind === 'named'));
  // What an order was worth is known before tax and shipping only.
  const isOfOrders = first.by[0] === 'order_number' && (first.bounds.length > 0 || first.more?.bands !== undefined);
  // Nobody knows how many orders waited on a day that is over, only which of that day still wait.
  const isOfDays =
    (first.when?.unit !== undefined && first.when.period.to < today) ||
    requests.some(({ by = [] }) => by.some(isGrain));
  const isBacklog = isNow(first.metrics[0]?.key ?? '') && !isOfNow && isOfDays;
  const isPartial =
    isPast || isBacklog || first.more?.secondOrder === true || isOfOrders || issues.length > 0 || early === 'some';
  const behaviour = isPartial ? 'partial' : vague && !(notes.continued && !notes.passedOver) ? 'assume' : 'answer';
  const beside = [...shortStockCompanions(first, requests), ...rateCompanions(requests)];
  const companions = [...beside, ...uncutRequests(first, issues, requests, context)];
  const carried = also.length === 0 ? carriedOver(first, notes.carried ?? [], context.shop) : [];
  return {
    behaviour,
    requests,
    issues,
    ...(carried.length > 0 ? { carried } : {}),
    ...(companions.length > 0 ? { companions } : {}),
    ...besideOf(requests),
    write: (results, _run, found) => {
      const own = results.slice(0, requests.length);
      const uncut = results.slice(requests.length + beside.length);
      const unpriced = withoutRates(own, results.slice(requests.length), context);
      if (unpriced) return unpriced;
      const instead = shortStockLines(results.slice(requests.length), context);
      return tell(
        { results: own, ask: first, plans, notes, behaviour, issues, found, uncut, ...(instead ? { instead } : {}) },
        context,
      );
    },
  };
}

/** Of a course over days: what was to be reached, and what happened in them. */
function besideOf(requests: readonly MetricRequest[]): Pick<Draft, 'beside'> {
  const [course] = requests.filter(({ by = [] }) => by.length === 1 && by.some(isGrain));
  if (!course) return {};
  return { beside: { targets: requests.some(mayHaveTarget), occasions: course.period } };
}

/** Whether the days asked for lie before anything is known. */
export function beforeHistory(ask: Ask, { shop }: Context): 'all' | 'some' | undefined {
  const begins = shop.historyFrom;
  if (begins === undefined) return undefined;
  if (ask.base?.kind === 'named' && ask.base.period.to < begins) return 'some';
  if (!ask.when || ask.when.period.from >= begins) return undefined;
  return ask.when.period.to < begins ? 'all' : 'some';
}

/** Nothing can be had as asked: the nearest that can, without the split or filter that cannot. */
function withoutFigures(ask: Ask, plan: Planned, notes: Notes, context: Context): Draft {
  const [issue] = plan.issues;
  if (issue?.kind === 'not-connected' || issue?.kind === 'needs-reconnect')
    return noSourceDraft({ act: 'no-source', source: issue.source, ask, text: '' }, context);
  const plainer = planOf(
    {
      ...ask,
      by: ask.by.filter(each => !isBlamed(issue, each)),
      filters: ask.filters.filter(each => !each.options.some(option => isBlamed(issue, option.dimension))),
    },
    { shop: context.shop, platform: ask.platform, compares: notes.compares ?? false },
  );
  if (plainer.requests.length === 0) return spoken('no-data', sentencesFor(context.shop).talk.noData.form);
  const requests: MetricRequest[] = plainer.requests.slice(0, 1);
  return {
    behaviour: 'partial',
    requests,
    issues: plan.issues,
    write: results =>
      tell({ results, ask, plans: [plainer], notes, behaviour: 'partial', issues: plan.issues }, context),
  };
}

const isBlamed = (issue: Planned['issues'][number] | undefined, dimension: string): boolean =>
  issue?.kind === 'illegal-breakdown' && issue.dimension === dimension;
