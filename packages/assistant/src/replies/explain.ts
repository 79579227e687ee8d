/** Why something changed: everything it may come from is asked at once, what looks suspicious once more. */
import { nothingBeside, type Found } from '@tillsight/metrics/beside';
import { metricByKey } from '@tillsight/metrics/catalogue';
import type { Issue } from '@tillsight/metrics/issue';
import type { MetricRequest, MetricResult, Period } from '@tillsight/metrics/request';
import { bucketDays, isGrain } from '@tillsight/metrics/time-grain';
import { isTitlePart } from '@tillsight/metrics/variant-title';
import type { Offer, Run } from '../conversation.ts';
import { withDefaultMetrics } from '../default-metrics.ts';
import { reworded, type Context, type Draft, type Written } from '../draft.ts';
import type { Ask, Intent, Notes } from '../intent.ts';
import { rankedByChange } from '../telling/by-change.ts';
import { sourceLine } from '../telling/footnotes.ts';
import { amountAgainst, occasionLine } from '../telling/occasion-marks.ts';
import { offerText } from '../telling/offer-text.ts';
import { issueLines } from '../telling/issue-lines.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { planOf } from '../to-requests.ts';
import { planEvidence, type Evidence, type WhyPlan } from '../why/evidence.ts';
import { explain, type Explanation } from '../why/explanation.ts';
import { measureOf } from '../why/measure.ts';
import { tellWhy } from '../why/tell-why.ts';
import { windowsOf } from '../why/windows.ts';
import { figuresDraft } from './figures.ts';

export function explainDraft({ ask, notes, ofTopRow }: Extract<Intent, { act: 'explain' }>, context: Context): Draft {
  const ofRows = ask.byChange || ofTopRow ? whyOfRowsDraft(ask, notes, context) : undefined;
  if (ofRows) return ofRows;
  const wanted = withDefaultMetrics({ ...ask, by: [] }, false);
  const plan = planOf(wanted, { shop: context.shop, platform: ask.platform, compares: false });
  const [request] = plan.requests;
  const why = request && whyPlanOf(request, wanted, context);
  if (!why) return { ...figuresDraft({ act: 'figures', ask: wanted, also: [], notes }, context), behaviour: 'explain' };
  return {
    behaviour: 'explain',
    requests: [request],
    companions: [...why.requests.values()],
    beside: { occasions: why.windows.period },
    issues: plan.issues,
    write: (results, run, found) => write(why, { results, run, context, moved: notes.moved, found }),
  };
}

/** "which products fell, and why", "which comes back most, and why": the rows, and the reason of the first of them. */
function whyOfRowsDraft(ask: Ask, notes: Notes, context: Context): Draft | undefined {
  const told = figuresDraft({ act: 'figures', ask, also: [], notes }, context);
  const [request] = told.requests;
  const [dimension] = request?.by ?? [];
  if (!request || dimension === undefined || !whyPlanOf(request, ask, context)) return undefined;
  return {
    ...told,
    behaviour: 'explain',
    write: async (results, run, found) => {
      const rows = await told.write(results, run, found);
      const [list] = results;
      const name = list && firstNamed(rankedByChange(list, ask), dimension);
      // No platform keeps to a size: why it moved is told of its variants, once they are asked about.
      if (!list || name === undefined || isTitlePart(dimension)) return rows;
      const row = requestOfRow(request, dimension, writtenAs(name, list));
      const why = whyPlanOf(row, isGrain(dimension) ? { ...ask, when: undefined } : ask, context);
      if (!why) return rows;
      const further = await run([row, ...why.requests.values()]);
      const reason = await write(why, { results: further, run, context, moved: ask.byChange });
      // The source is said once, at the end, where it covers both.
      const source = sourceLine(results, context.shop);
      return { ...reworded(rows, text => `${text.replace(source, '').trimEnd()}\n\n${reason.response}`), further };
    },
  };
}

/** A day or a week is no part of what was asked, but when it was. */
function requestOfRow(
  { metrics, where = [], period, base }: MetricRequest,
  dimension: string,
  names: string[],
): MetricRequest {
  if (isGrain(dimension))
    return { metrics, ...(where.length > 0 ? { where } : {}), period: bucketDays(dimension, names[0]!) };
  return { metrics, where: [...where, { dimension, is: names }], period, ...(base ? { base } : {}) };
}

const firstNamed = ({ rows }: MetricResult, dimension: string): string | undefined =>
  rows.map(({ by }) => by[dimension]).find(name => typeof name === 'string' && name !== '') ?? undefined;

/** A place has the name of its row, and those that the shop's customers write. */
const writtenAs = (name: string, { spellings = [] }: Pick<MetricResult, 'spellings'>): string[] =>
  spellings.find(each => each.name === name)?.written ?? [name];

function whyPlanOf(request: MetricRequest, { when, base }: Ask, { shop, turns }: Context): WhyPlan | undefined {
  const [key = ''] = request.metrics;
  const measure = measureOf(key);
  if (!measure || metricByKey(key)?.timing !== 'period') return undefined;
  // "Fell" says that there was something before, and not what.
  const isNamed = base !== undefined && base.kind !== 'previous';
  const told = isNamed ? request.base : baseBefore(request, turns);
  const isCalendar = when?.unit !== undefined && when.unit !== 'days' && when.unit !== 'day';
  // What is added up of several platforms is told of whole days only.
  const isRunning = measure.needs.every(each => !('formula' in (metricByKey(each)?.source ?? {})));
  const asked = {
    period: request.period,
    base: told ?? request.base,
    isSaid: told !== undefined,
    isCalendar,
    isRunning,
  };
  const windows = windowsOf(asked, shop);
  return windows && planEvidence(measure, windows, request.where ?? [], shop);
}

/** "Why?" about an answer means the comparison that stood in it. */
function baseBefore({ period }: MetricRequest, turns: Context['turns']): Period | undefined {
  const request = turns.findLast(turn => turn.requests.length > 0)?.requests[0];
  return request?.period.from === period.from && request.period.to === period.to ? request.base : undefined;
}

type Answered = {
  results: MetricResult[];
  run: Run;
  context: Context;
  moved: Notes['moved'];
  found?: Found | undefined;
};

async function write(
  why: WhyPlan,
  { results, run, context, moved, found = nothingBeside }: Answered,
): Promise<Written> {
  const { shop } = context;
  const names = [...why.requests.keys()];
  const evidence: Evidence = {
    ...why,
    shop,
    results: new Map(results.slice(1).map((result, at) => [names[at] ?? '', result])),
  };
  const [headline, whole] = [results[0], evidence.results.get('whole')];
  const seen = [...results];
  const explanation = await explain(evidence, async requests => {
    const more = await run(requests);
    seen.push(...more);
    return more;
  });
  const missed = missedBy(seen);
  const issues = issueLines([...(headline?.issues ?? []), ...(whole?.issues ?? [])].filter(isNoMiss), shop);
  const [askAgain] = missedLine(missed, shop);
  const { key, windows } = { key: why.measure.key, windows: why.windows };
  const noted = occasionLine(found.occasions, {
    period: windows.period,
    shop,
    amountOn: amountAgainst(evidence.results.get('days'), key, windows.base),
  });
  const tail = [...issues, ...(askAgain ? [askAgain] : []), sourceLine(results, shop)];
  if (!explanation) return { response: [missing(why, shop), noted, ...tail].filter(Boolean).join('\n') };
  return {
    ...(askAgain ? { askAgain } : {}),
    ...tellWhy(explanation, { ...evidence, isPartial: missed.length > 0, moved, noted }, tail),
    alternatives: alternativesTo(why, shop),
    mentioned: mentionedIn(explanation),
  };
}

type Missed = Extract<Issue, { kind: 'source-failed' }>;

const isNoMiss = (issue: Issue): boolean => issue.kind !== 'source-failed';

const missedBy = (results: MetricResult[]): Missed[] =>
  results.flatMap(({ issues }) => issues).filter(issue => issue.kind === 'source-failed');

/** What could not be looked at is said once for each platform, however many questions went unanswered. */
function missedLine(missed: Missed[], shop: Context['shop']): string[] {
  const [first, ...others] = missed;
  if (!first) return [];
  const sources = [...new Set([first, ...others].map(({ source }) => source))];
  const throttled = missed.filter(({ reason }) => reason === 'throttled');
  const wait = Math.max(0, ...throttled.map(({ retryAfterSeconds = 0 }) => retryAfterSeconds));
  return [sentencesFor(shop).why.missed({ sources, isThrottled: throttled.length > 0, seconds: wait })];
}

const missing = ({ measure, windows }: WhyPlan, shop: Context['shop']): string =>
  sentencesFor(shop).why.noFigure({ metric: measure.key, period: windows.period, base: windows.base });

/** The parts that were looked at, and those that the figure is not of already. */
function alternativesTo({ measure, windows, requests, where }: WhyPlan, shop: Context['shop']): Offer[] {
  const { offers } = sentencesFor(shop);
  const isOfAds = measure.key.startsWith('google_ads');
  return (isOfAds ? ['campaign'] : ['product', 'city'])
    .filter(by => requests.has(by) && metricByKey(measure.key)?.dimensions.includes(by))
    .filter(by => !where.some(({ dimension }) => dimension === by))
    .slice(0, 3)
    .map(by => {
      const request = {
        metrics: [measure.key],
        by: [by],
        ...(where.length > 0 ? { where } : {}),
        period: windows.period,
      };
      const wanted = [{ ...request, order: { by: measure.key, direction: 'desc' as const }, limit: 10 }];
      return { label: offers.behind(by), question: offerText(wanted, shop), requests: wanted };
    });
}

/** So that "and the second one?" can be read. */
function mentionedIn({ standouts }: Explanation): { dimension: string; values: string[] }[] {
  const [first] = standouts;
  if (!first) return [];
  const values = standouts.filter(({ dimension }) => dimension === first.dimension).map(({ label }) => label);
  return [{ dimension: first.dimension, values }];
}
