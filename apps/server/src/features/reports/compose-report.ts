/** What a report says, before anybody decides how it is told: figures in words, grouped, with what is missing named. */
import type { Frequency } from '@tillsight/contract/configurations';
import type { AssignableRole } from '@tillsight/contract/role';
import { metricByKey, roleDefaults } from '@tillsight/metrics/catalogue';
import { formatValue } from '@tillsight/metrics/format';
import { formatPeriod, weekdayOf } from '@tillsight/metrics/format-time';
import type { Period, MetricResult, ResultValue } from '@tillsight/metrics/request';
import { metricName } from '../configurations/configurations.ts';
import { changeText, moodOf, withMinus } from './change.ts';
import { insightOf } from './insight-line.ts';
import { missingOf } from './missing-parts.ts';
import { sectionsOf } from './sections.ts';
import { trendOf } from './trend.ts';
import type { Report, ReportLine } from './report.ts';

/** `metrics` are the chosen ones in their order. */
export type ReportPlan = {
  role: AssignableRole;
  frequency: Frequency;
  metrics: readonly string[];
  period: Period;
  base: Period;
  store: string;
  country: string;
};

/** `results` answer the requests of `requestsFor`, in their order. */
export function reportOf(plan: ReportPlan, results: readonly MetricResult[]): Report {
  const [figures, series] = results;
  if (figures === undefined) throw new Error('A report needs the result of its figures.');
  const missing = missingOf(figures, plan.country);
  const values = figures.rows[0]?.values ?? {};
  const shown = plan.metrics.filter(key => values[key] !== undefined && !missing.metrics.has(key));
  let number = 0;
  const sections = sectionsOf(plan, shown).map(section => ({
    title: section.title,
    lines: section.metrics.map(key => lineOf(key, values[key], { figures, number: (number += 1) })),
  }));
  const base = daysText(plan.base, plan.country);
  const trend = series === undefined ? null : trendOf(series, plan);
  return {
    title: `${titles[plan.frequency]} report`,
    role: roleDefaults[plan.role].role_name,
    frequency: plan.frequency,
    store: plan.store,
    period: daysText(plan.period, plan.country),
    base,
    sections,
    missing: missing.sentences,
    news: missing.news,
    insight: insightOf(
      sections.flatMap(section => section.lines),
      { base, trend },
    ),
    trend,
  };
}

/** A single day with its weekday: Sundays are not Mondays. */
function daysText(period: Period, country: string): string {
  const days = formatPeriod(period, country);
  return period.from === period.to ? `${weekdayOf(period.from).slice(0, 3)} ${days}` : days;
}

const titles: Record<Frequency, string> = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' };

type Place = { figures: MetricResult; number: number };

function lineOf(key: string, result: ResultValue | undefined, { figures, number }: Place): ReportLine {
  const metric = metricByKey(key);
  const { value = null, base = null, change = null } = result ?? {};
  const currency = figures.currencies?.[key] ?? figures.currency;
  const text = changeText(metric, { value, base, change });
  return {
    number,
    key,
    name: metricName(key),
    value: withMinus(formatValue(value, metric?.unit ?? 'number', { currency })),
    change: text,
    mood: moodOf(metric, text),
    now: value,
    before: base,
  };
}
