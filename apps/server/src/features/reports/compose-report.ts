/** What a report says, before anybody decides how it is told: figures in words, grouped, with what is missing named. */
import { targetInReport } from '@tillsight/assistant/targets/target-in-report';
import type { Frequency } from '@tillsight/contract/configurations';
import type { Language } from '@tillsight/contract/language';
import type { AssignableRole } from '@tillsight/contract/role';
import { nothingBeside, type Found } from '@tillsight/metrics/beside';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { formatValue } from '@tillsight/metrics/format';
import type { Period, MetricResult, ResultValue } from '@tillsight/metrics/request';
import { changeText, moodOf } from './change.ts';
import { insightOf } from './insight-line.ts';
import { missingOf } from './missing-parts.ts';
import { sectionsOf } from './sections.ts';
import { trendOf } from './trend.ts';
import { wordsOf, type Manner, type Report, type ReportLine } from './report.ts';

/** `metrics` are the chosen ones in their order. */
export type ReportPlan = Manner & {
  role: AssignableRole;
  frequency: Frequency;
  metrics: readonly string[];
  period: Period;
  base: Period;
  store: string;
};

/** `results` answer the requests of `requestsFor`, in their order. */
export function reportOf(
  plan: ReportPlan,
  results: readonly MetricResult[],
  { targets }: Found = nothingBeside,
): Report {
  const [figures, series, towards] = results;
  if (figures === undefined) throw new Error('A report needs the result of its figures.');
  const { language, country } = plan;
  const words = wordsOf(plan);
  const missing = missingOf(figures, plan);
  const values = figures.rows[0]?.values ?? {};
  const shown = plan.metrics.filter(key => values[key] !== undefined && !missing.metrics.has(key));
  let number = 0;
  const sections = sectionsOf(plan, shown).map(section => ({
    title: section.title,
    lines: section.metrics.map(key => lineOf(key, values[key], { figures, language, words, number: (number += 1) })),
  }));
  const base = words.days(plan.base);
  const trend = series === undefined ? null : trendOf(series, plan);
  return {
    language,
    country,
    title: words.title(plan.frequency),
    role: words.role(plan.role),
    frequency: plan.frequency,
    store: plan.store,
    period: words.days(plan.period),
    base,
    sections,
    missing: missing.sentences,
    news: missing.news,
    insight: insightOf(
      sections.flatMap(section => section.lines),
      { base, trend, manner: plan },
    ),
    target:
      targets === 'away' || towards === undefined
        ? null
        : targetInReport(targets, { language, country, lastDay: plan.period.to, result: towards }),
    trend,
  };
}

type Place = { figures: MetricResult; number: number; language: Language; words: ReturnType<typeof wordsOf> };

/** A figure with its change, ready to be told. */
export function lineOf(key: string, result: ResultValue | undefined, place: Place): ReportLine {
  const { figures, number, language, words } = place;
  const metric = metricByKey(key);
  const { value = null, base = null, change = null } = result ?? {};
  const currency = figures.currencies?.[key] ?? figures.currency;
  const text = changeText(metric, { value, base, change }, language);
  return {
    number,
    key,
    name: words.metric(key),
    value: formatValue(value, metric?.unit ?? 'number', { currency, language }),
    change: text,
    mood: moodOf(metric, text),
    now: value,
    before: base,
  };
}
