/** Which figures are wished for? Those named, as the words around them turn them, or those that a verb or a place implies. */
import type { AskedFilter, AskedMetric } from '../intent.ts';
import { addedRules, worthBeside } from './metric-rules/added-figures.ts';
import { asPlatformsCount, isOfTheShop } from './metric-rules/platform-of-figures.ts';
import { questionOf, type Question } from './metric-rules/question.ts';
import { turned } from './metric-rules/turned-figures.ts';
import { overridingRules, unnamedRules } from './metric-rules/unnamed-figures.ts';
import type { Word } from '../words/annotate.ts';
import type { Reading } from './read.ts';

/** The figures, and the filters that none of them already holds. */
export function metricsOf(
  reading: Reading,
  filters: AskedFilter[],
): { metrics: AskedMetric[]; filters: AskedFilter[] } {
  const { words, metrics: found } = reading;
  const named = found.map(metric => ({
    key: metric.key,
    named: true,
    ...(isOfTheShop(words, metric, found) ? { only: true } : {}),
  }));
  const meant = turned(questionOf(reading, filters, named));
  const question = questionOf(reading, meant.filters, meant.metrics);
  const implied = impliedBy(question);
  const other = implied ? withWorth(implied, question) : addedTo(question);
  return {
    metrics: (other?.metrics ?? asPlatformsCount(question)).map(metric => asOfNow(metric, question)),
    filters: other?.filters ?? meant.filters,
  };
}

/** "how many champions do we have": all who are in the group, and not those of them who bought lately. */
function asOfNow(metric: AskedMetric, { isAbout, says, words }: Question): AskedMetric {
  const isOfGroups = isAbout(['customer_group']) || says('customer_group');
  const isOfThen = words.some(word => word.used === 'period') || says('buy', 'order', 'purchase', 'sold');
  return metric.key === 'customers' && isOfGroups && !isOfThen ? { ...metric, key: 'customers_on_record' } : metric;
}

type Meant = { metrics: AskedMetric[]; filters: AskedFilter[] };

function impliedBy(question: Question): Meant | undefined {
  const rules = question.named.length === 0 ? [...overridingRules, ...unnamedRules] : overridingRules;
  const rule = rules.find(each => each.when(question));
  if (rule?.takes) markRead(question.words, rule.takes);
  return (
    rule && {
      metrics: rule.means.map(key => ({ key, named: rule.guessed !== true })),
      filters: question.filters.filter(filter => !rule.absorbs?.(filter)),
    }
  );
}

/** "how many Diya sets went and for how much": the figure that the verb implies, and its worth. */
function withWorth({ metrics, filters }: Meant, question: Question): Meant {
  const keys = worthBeside.gives({ ...question, named: metrics });
  if (keys) markRead(question.words, worthBeside.takes!);
  return { metrics: keys?.map(key => ({ key, named: true })) ?? metrics, filters };
}

function addedTo(question: Question): Meant | undefined {
  const { named, filters, words } = question;
  for (const rule of named.length === 0 ? [] : addedRules) {
    const keys = rule.gives(question);
    if (!keys) continue;
    if (rule.takes) markRead(words, rule.takes);
    return {
      metrics: keys.map(key => named.find(each => each.key === key) ?? { key, named: true }),
      filters: rule.absorbs ? filters.filter(filter => !rule.absorbs!(filter)) : filters,
    };
  }
  return undefined;
}

function markRead(words: Word[], takes: (word: Word) => boolean): void {
  for (const word of words)
    if (takes(word) && (word.used === undefined || word.used === 'dimension')) word.used = 'metric';
}

/** "open rate of the newsletter", "website orders, no shops", "which kurtas lie in the shop": the figure is of nothing else. */
export function isSaidByFigure({ concept, text, not }: AskedFilter, named: readonly AskedMetric[]): boolean {
  const areAll = (kind: RegExp): boolean => named.length > 0 && named.every(({ key }) => kind.test(key));
  if (concept === 'email') return areAll(/^message_/);
  if (concept === 'pos' && not) return areAll(/^online_store_/);
  return concept === 'pos' && /^(duka+n|shop|store|दुकान) (me|mein|में)$/u.test(text) && areAll(/^inventory_/);
}
