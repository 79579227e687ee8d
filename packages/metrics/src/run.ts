/** The pipeline: plan, ask all platforms together, evaluate. The only stage that waits for anybody is the middle one. */
import { answerIssues, mergeIssues } from './answer-issues.ts';
import { catalogue as houseCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { baseUntilOf, likeBaseIssues, withoutLikeBase } from './base-until.ts';
import { askAll } from './ask.ts';
import type { ReportBug } from './ask.ts';
import { evaluateRequest } from './evaluate.ts';
import type { Answers } from './figures.ts';
import type { Metric, SourceName } from './metric.ts';
import { moneyOf } from './money.ts';
import { dayAt } from './period.ts';
import type { Accounts } from './money.ts';
import { gatherQueries, type Demand } from './demand.ts';
import { sourceOf } from './measure.ts';
import { stepsOf } from './compound.ts';
import type { Steps } from './compound.ts';
import { withCourse } from './course.ts';
import { otherListOf } from './other-list.ts';
import { planRequests } from './plan.ts';
import type { Rates } from './rates.ts';
import type { RequestPlan } from './plan.ts';
import type { AskSource, MetricRequest, MetricResult, ResultRow } from './request.ts';
import { sourceNotes } from './source-note.ts';
import { measuresOf } from './standing.ts';
import type { SourceState } from './standing.ts';
import { withTypical } from './typical.ts';

export type RunContext = {
  /** The connected platforms. Each is called once at most, with everything the run needs of it. */
  sources: Partial<Record<SourceName, AskSource>>;
  /** Connected once, but the grant has ended. */
  needsReconnect?: readonly SourceName[];
  /** Epoch milliseconds. */
  now: number;
  /** Of the organization; days of requests are days in it. */
  timeZone: string;
  /** Of the organization, ISO 4217. */
  currency: string;
  accounts?: Accounts;
  catalogue?: Catalogue;
  /** What a parcel costs, by the merchant's own word. */
  rates?: Rates;
  /** Is told of mistakes of ours while a platform was asked; the answer is then partial. Without it they are thrown. */
  reportBug?: ReportBug;
};

/**
 * One result a request, in order. Money is in main units, percentages are fractions. Answers may be partial: what is
 * missing is said in `issues`. Throws for bugs only: a malformed catalogue, or a source that fails in an unknown way.
 */
export async function run(requests: readonly MetricRequest[], context: RunContext): Promise<MetricResult[]> {
  return runPrepared(
    requests.map(request => prepare(request, context)),
    context,
  );
}

/** A request that has been planned, and what it needs of each platform: `gatherQueries` says what several of them ask together. */
export type Prepared = { steps: Steps; plans: Map<MetricRequest, RequestPlan>; needs: Map<SourceName, Demand[]> };

/** Plans one request, for those who choose among several before they are run. */
export function prepare(request: MetricRequest, context: RunContext): Prepared {
  const known = knownTo(context);
  const steps = stepsOf(request, known);
  const every = [steps.main, ...steps.list, ...steps.lead, ...steps.usual];
  const { requests, demands } = planRequests(every, known);
  const plans = new Map(requests.map(plan => [plan.request, plan]));
  return { steps, plans, needs: Map.groupBy(demands, ({ measure }) => sourceOf(measure)) };
}

/** As `run`; to be prepared with the same context. */
export async function runPrepared(prepared: readonly Prepared[], context: RunContext): Promise<MetricResult[]> {
  const known = { ...context, ...knownTo(context) };
  const { queries, queryOf } = gatherQueries(prepared.flatMap(({ needs }) => [...needs.values()].flat()));
  const answers = { queryOf, answers: await askAll(queries, context.sources, context.reportBug) };
  return prepared.map(({ steps, plans }) => {
    const resolved = (request: MetricRequest): MetricResult[] => {
      const own = plans.get(request);
      return own ? [resultOf(own, answers, known)] : [];
    };
    return together(steps, resolved, { plan: plans.get(steps.main), answers, context: known });
  });
}

function knownTo(context: RunContext) {
  const stateOf = (source: SourceName): SourceState => stateIn(context, source);
  return { catalogue: context.catalogue ?? houseCatalogue, stateOf, clock: context, rates: context.rates ?? {} };
}

type Resolved = { plan: RequestPlan | undefined; answers: Answers; context: Context };

/** The steps of one request as one result. */
function together(
  steps: Steps,
  resolved: (request: MetricRequest) => MetricResult[],
  { plan, answers, context }: Resolved,
): MetricResult {
  if (!plan) throw new Error('A request was not planned.');
  const other = otherListOf(steps, steps.list.flatMap(resolved));
  const result = resultOf(plan, answers, { ...context, keeps: other?.keeps });
  const usual = withTypical(result, steps.usual.flatMap(resolved));
  const today = dayAt(context.now, context.timeZone);
  const told = withCourse(usual, steps.lead.flatMap(resolved), { catalogue: context.catalogue, today });
  return { ...told, issues: mergeIssues([...told.issues, ...(other?.issues ?? []), ...steps.issues]) };
}

type Context = RunContext & {
  catalogue: Catalogue;
  stateOf: (source: SourceName) => SourceState;
  /** Whether another list lets a row stay. */
  keeps?: ((row: ResultRow) => boolean) | undefined;
};

function resultOf(plan: RequestPlan, answers: Answers, context: Context): MetricResult {
  const { catalogue, stateOf, currency, timeZone, keeps, accounts = {} } = context;
  const metricsOf = servedBy(plan, catalogue);
  const money = moneyOf(plan, answers, { catalogue, accounts, currency, timeZone });
  const baseUntil = baseUntilOf(plan, catalogue);
  const alone = withoutLikeBase(plan, baseUntil);
  const evaluated = evaluateRequest(plan, answers, { catalogue, stateOf, without: money.mixed, alone, keeps });
  const issues = [
    ...plan.issues,
    ...evaluated.issues,
    ...answerIssues(plan, answers, metricsOf),
    ...money.issues,
    ...likeBaseIssues(alone),
  ];
  return {
    request: plan.request,
    ...evaluated,
    issues: mergeIssues(issues),
    ...(Object.keys(baseUntil).length > 0 && { baseUntil }),
    sources: sourceNotes(plan, answers, metricsOf, context),
    currency,
    ...(Object.keys(money.currencies).length > 0 && { currencies: money.currencies }),
  };
}

/** The asked metrics a measure is part of. */
function servedBy({ metrics }: RequestPlan, catalogue: Catalogue): (measure: Metric) => string[] {
  const keys = metrics.map(metric => ({
    key: metric.key,
    measures: new Set(measuresOf(metric, catalogue).map(({ measure }) => measure.key)),
  }));
  return measure => keys.filter(({ measures }) => measures.has(measure.key)).map(({ key }) => key);
}

function stateIn({ sources, needsReconnect = [] }: RunContext, source: SourceName): SourceState {
  if (needsReconnect.includes(source)) return 'dead';
  return sources[source] ? 'connected' : 'absent';
}
