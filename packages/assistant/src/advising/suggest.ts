/** The subject of a question, everything its rules need in one call, and at most three suggestions by money at stake. */
import type { SourceName } from '@tillsight/metrics/metric';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { AdviceSubject, AskedFilter } from '../intent.ts';
import { byStake, fitsQuestion, type AdviceContext, type Opening, type Rule, type Suggestion } from './rule.ts';
import { standingOf } from './standing.ts';
import { subjects, type Subject } from './subjects.ts';

type Asked<Of> = { what: Of; at: number[] };

export type AdvicePlan = {
  subject: Subject;
  opening: Asked<Opening> | undefined;
  rules: Asked<Rule>[];
  /** Each once, whoever needs it. */
  requests: MetricRequest[];
  missing: SourceName[];
};

export function planAdvice(name: AdviceSubject, context: AdviceContext): AdvicePlan {
  const { connected } = context.shop;
  const subject = subjects[name];
  const requests: MetricRequest[] = [];
  const placeOf = (request: MetricRequest): number => {
    const text = JSON.stringify(request);
    const at = requests.findIndex(each => JSON.stringify(each) === text);
    return at >= 0 ? at : requests.push(request) - 1;
  };
  const isUsable = ({ needs }: Pick<Rule, 'needs'>): boolean => needs.every(source => connected.includes(source));
  const asked = <Of extends Omit<Rule, 'judge'>>(what: Of): Asked<Of> => ({
    what,
    at: what.requests(context).map(placeOf),
  });
  const own = openingOf(name, context);
  const fitting = subject.rules.filter(rule => fitsQuestion(rule, context));
  const rules = fitting.filter(isUsable).map(asked);
  const opening = own ?? (rules.length > 0 && isUsable(howItSells) ? howItSells : undefined);
  const needed = [...(opening ? [opening] : []), ...fitting].filter(
    each => !isUsable(each) && each.requests(context).length > 0,
  );
  return {
    subject,
    opening: opening && isUsable(opening) && fitsQuestion(opening, context) ? asked(opening) : undefined,
    rules: rules.filter(({ at }) => at.length > 0),
    requests,
    missing: [...new Set(needed.flatMap(({ needs }) => needs.filter(source => !connected.includes(source))))],
  };
}

/** What the question keeps to and none of the subject's figures can be kept to is left out of it, and told. */
export function withoutUnfit(
  name: AdviceSubject,
  context: AdviceContext,
): { context: AdviceContext; left: AskedFilter[] } {
  const { rules } = subjects[name];
  const isFit = (filter: AskedFilter): boolean =>
    rules.some(rule => fitsQuestion(rule, { ...context, ask: { ...context.ask, filters: [filter] } }));
  const filters = context.ask.filters.filter(isFit);
  const left = context.ask.filters.filter(filter => !isFit(filter));
  return { context: { ...context, ask: { ...context.ask, filters } }, left };
}

/** Of a figure that no subject is about, at least how it stands is known. */
function openingOf(name: AdviceSubject, { ask }: AdviceContext): Opening | undefined {
  const [metric] = ask.metrics;
  return name === 'figure' && metric ? standingOf(metric.key) : subjects[name].opening;
}

/** Where rules look and may find nothing, that is at least known. */
const howItSells = standingOf('units_sold_per_day');

const resultsOf = <Of>({ at }: Asked<Of>, results: readonly MetricResult[]): MetricResult[] =>
  at.flatMap(each => results[each] ?? []);

export const openingFrom = (
  { opening }: AdvicePlan,
  results: readonly MetricResult[],
  context: AdviceContext,
): string | undefined => opening?.what.tell(resultsOf(opening, results), context);

/** `verdict`: of the rule that stands first in its subject, for that is what was asked about. */
export type Advised = { suggestions: Suggestion[]; verdict: Suggestion['verdict'] };

/** The best of each rule before a second of any, so that one kind of thing does not fill the message. */
export function suggestionsFrom(plan: AdvicePlan, results: readonly MetricResult[], context: AdviceContext): Advised {
  const found = plan.rules
    .map(rule => rule.what.judge(resultsOf(rule, results), context))
    .filter(some => some.length > 0);
  const answer = plan.subject.answersWhether ? found.flat().find(each => each.verdict) : undefined;
  const ranks = [0, 1, 2].flatMap(rank => found.flatMap(some => some.slice(rank, rank + 1)).toSorted(byStake));
  const suggestions = answer ? [answer, ...ranks.filter(each => each !== answer)] : ranks;
  return { suggestions: suggestions.slice(0, 3), verdict: answer?.verdict };
}
