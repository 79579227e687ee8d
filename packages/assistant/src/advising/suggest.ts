/** The rules that fit a question, everything they need in one call, and at most three suggestions by money at stake. */
import { sourceTitles } from '@tillsight/metrics/source-title';
import type { SourceName } from '@tillsight/metrics/metric';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import type { AdviceTopic } from '../intent.ts';
import { belowBreakEven, moreBudget, worthAdvertising } from './ad-rules.ts';
import { dearCodes } from './code-rules.ts';
import { byStake, type AdviceContext, type Rule, type Suggestion } from './rule.ts';
import { abandonedBaskets, betterCities, oftenReturned, weakPages } from './shop-rules.ts';
import { lyingStill, runningOut } from './stock-rules.ts';

const rules: readonly Rule[] = [
  runningOut,
  lyingStill,
  belowBreakEven,
  moreBudget,
  worthAdvertising,
  abandonedBaskets,
  betterCities,
  weakPages,
  oftenReturned,
  dearCodes,
];

export type AdvicePlan = {
  rules: Rule[];
  requests: MetricRequest[];
  spans: { from: number; to: number }[];
  missing: SourceName[];
};

/** What a question is after more closely: products to advertise, campaigns to cut or raise, stock to reorder. */
export type Aim = 'products' | 'cut' | 'raise' | 'reorder';

export function planAdvice(topic: AdviceTopic, context: AdviceContext, aim: Aim | undefined): AdvicePlan {
  const { connected } = context.shop;
  const isAimed = aim !== undefined && (topic === 'ads' || aim === 'reorder');
  const aimed = isAimed ? rulesOfAim[aim] : rules;
  const fitting = aimed.filter(rule => rule.topics.includes(topic));
  const usable = fitting.filter(rule => rule.needs.every(source => connected.includes(source)));
  const requests: MetricRequest[] = [];
  const spans = usable.map(rule => {
    const from = requests.length;
    requests.push(...rule.requests(context));
    return { from, to: requests.length };
  });
  const lacking = fitting
    .filter(rule => !usable.includes(rule))
    .flatMap(rule => rule.needs.filter(source => !connected.includes(source)));
  return { rules: usable, requests, spans, missing: [...new Set(lacking)] };
}

const rulesOfAim: Record<Aim, readonly Rule[]> = {
  products: [worthAdvertising],
  cut: [belowBreakEven],
  raise: [moreBudget, belowBreakEven],
  reorder: [runningOut],
};

/** Of one rule no more than two, so that one kind of thing does not fill the message. */
export function suggestionsFrom(
  plan: AdvicePlan,
  results: readonly MetricResult[],
  context: AdviceContext,
): Suggestion[] {
  const most = plan.rules.length > 1 ? 2 : 3;
  return plan.rules
    .flatMap((rule, at) => {
      const { from, to } = plan.spans[at]!;
      return rule.judge(results.slice(from, to), context).slice(0, most);
    })
    .toSorted(byStake)
    .slice(0, 3);
}

export const missingText = (missing: readonly SourceName[]): string =>
  missing.length === 0
    ? ''
    : `${missing.map(source => sourceTitles[source]).join(' and ')} is not connected, so nothing here rests on it; connect it on the Integrations page.`;
