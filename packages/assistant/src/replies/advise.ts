/** At most three suggestions, each with the store's own figures behind it, and marked as suggestions. */
import { formatPeriod } from '@tillsight/metrics/format-time';
import type { MetricResult } from '@tillsight/metrics/request';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { adviceContext } from '../advising/rule.ts';
import { missingText, planAdvice, suggestionsFrom, type Aim } from '../advising/suggest.ts';
import type { Context, Draft } from '../draft.ts';
import type { Ask, Intent } from '../intent.ts';
import { footnotes } from '../telling/footnotes.ts';
import { noSourceDraft } from './elsewhere.ts';

/** One message on a phone. */
const longest = 900;

export function adviseDraft(
  { topic, ask, text }: Extract<Intent, { act: 'advise' }>,
  { shop, ...rest }: Context,
): Draft {
  const where = ask.filters
    .filter(filter => !filter.not)
    .flatMap(({ options: [option] }) => (option ? [{ dimension: option.dimension, is: option.values }] : []));
  const context = adviceContext(shop, where);
  const aim = aimOf(ask, text);
  const plan = planAdvice(aim === 'reorder' ? 'stock' : topic, context, aim);
  const [first, ...others] = plan.requests;
  if (!first) {
    const [source = 'shopify'] = plan.missing;
    return noSourceDraft({ act: 'no-source', source: sourceTitles[source], ask, text }, { shop, ...rest });
  }
  return {
    behaviour: 'advise',
    requests: [first],
    companions: others,
    issues: [],
    write: results => ({ response: told(results, plan, context) }),
  };
}

function aimOf({ by, filters }: Ask, text: string): Aim | undefined {
  const isOf = (dimension: string): boolean =>
    by.includes(dimension) || filters.some(filter => filter.options[0]?.dimension === dimension);
  if (/re-?order|re-?stock/i.test(text)) return 'reorder';
  if (isOf('product')) return 'products';
  if (
    /\b(pause|stop|cut|kill|end|band|reduce|wast\w*|los(?:e|es|ing)|loss\w*|burn\w*|bleed\w*|unprofitable|ghata|ghaata|nuksan|nuksaan)\b/i.test(
      text,
    )
  )
    return 'cut';
  return /\b(scale|raise|increase|more|badha\w*)\b/i.test(text) ? 'raise' : undefined;
}

function told(
  results: MetricResult[],
  plan: ReturnType<typeof planAdvice>,
  context: ReturnType<typeof adviceContext>,
): string {
  const { shop, period } = context;
  const suggestions = suggestionsFrom(plan, results, context);
  const days = formatPeriod(period, shop.country);
  const tail = [missingText(plan.missing), ...footnotes(results, shop)];
  const head =
    suggestions.length > 0
      ? `Suggestions from your own figures of ${days}; whether they fit your plans, you know best:`
      : `In your figures of ${days} (28 days) none of my rules finds something to change.`;
  const lines = suggestions.map(({ text }, at) => `${at + 1}. ${text}`);
  const whole = (): string => [head, ...lines, ...tail].filter(text => text !== '').join('\n');
  while (whole().length > longest && lines.length > 1) lines.pop();
  return whole();
}
