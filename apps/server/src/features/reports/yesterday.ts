/** Yesterday at a glance: the first figures of a role, held against what is usual on such a weekday. */
import { configurableRoles } from '@tillsight/contract/role';
import type { Yesterday } from '@tillsight/contract/welcome';
import { catalogue, metricByKey, roleDefaults } from '@tillsight/metrics/catalogue';
import { metricName, shortMetricInSentence } from '@tillsight/metrics/catalogue/english-titles';
import { formatNearDay, weekdayOf } from '@tillsight/metrics/format-time';
import { formatValue } from '@tillsight/metrics/format';
import { sourceOf } from '@tillsight/metrics/measure';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { addDays, lastDays, dayAt } from '@tillsight/metrics/period';
import type { SourceName } from '@tillsight/metrics/metric';
import type { Day, MetricResult } from '@tillsight/metrics/request';
import { measuresOf } from '@tillsight/metrics/standing';
import { usualOn, usualReach } from '@tillsight/metrics/typical';
import type { Caller } from '../../infra/mount.ts';
import { askNumbers, standingOf, type InsightDeps } from '../insights/insights.ts';
import { changeText, directionOf, moodOf } from './change.ts';
import { missingOf } from './missing-parts.ts';

/** Stands in the last of the features that it tells about, as the first steps do. */
export async function readYesterday(deps: InsightDeps, caller: Caller): Promise<Yesterday> {
  const { timeZone, country, connected } = await standingOf(deps, caller.organizationId);
  const today = dayAt(deps.now(), timeZone);
  const period = { from: addDays(today, -1 - usualReach), to: addDays(today, -1) };
  const request = { metrics: metricsFor(caller.role, connected), by: ['day'], period };
  const [result] = await askNumbers(deps, caller.organizationId, [request]);
  if (result === undefined) throw new Error('A request has one result.');
  return yesterdayIn(result, { day: lastDays(1, today).to, country });
}

const mostFigures = 4;

type On = { day: Day; country: string };

/** `result` has a row for each of the days. */
export function yesterdayIn(result: MetricResult, { day, country }: On): Yesterday {
  // Days before the store's first say what is usual and nothing about yesterday.
  const issues = result.issues.filter(issue => issue.kind !== 'history-begins' || issue.day > day);
  const missing = missingOf({ ...result, issues }, { language: 'english', country });
  const shown = result.request.metrics
    .filter(key => !missing.metrics.has(key) && valueOn(result, key, day) !== null)
    .slice(0, mostFigures);
  const isAway = result.issues.some(({ kind }) => kind === 'source-failed');
  // What is computed from several figures has no cause of its own; theirs are asked for one by one.
  const explained = shown.find(key => !('formula' in (metricByKey(key)?.source ?? {})));
  const question = explained === undefined ? undefined : questionAbout(explained, result, day);
  return {
    state: shown.length > 0 ? 'figures' : isAway ? 'away' : 'unconnected',
    day: formatNearDay(day, country),
    usual: `a usual ${weekdayOf(day)}`,
    figures: shown.map(key => figureOf(key, result, day)),
    missing: missing.news,
    ...(shown.length === 0 ? {} : { source: sourceText(shown, result) }),
    ...(question === undefined ? {} : { question }),
  };
}

/** "Source: Shopify; Sessions from Google Analytics.": those that are of another platform than the first are named. */
function sourceText(shown: readonly string[], { sources }: MetricResult): string {
  const asked = new Set(sources.map(({ source }) => source));
  const groups = Map.groupBy(shown, key => {
    const needed = measuresOf(metricByKey(key)!, catalogue).map(({ measure }) => sourceOf(measure));
    return [...new Set(needed)].filter(source => asked.has(source)).map(source => sourceTitles[source]).join(' and '); // prettier-ignore
  });
  const [[first = ''] = [], ...others] = groups;
  return `Source: ${[first, ...others.map(([titles, keys]) => `${keys.map(metricName).join(', ')} from ${titles}`)].join('; ')}.`;
}

/** What the website and the ads tell of a day while the store that would tell more is not connected. */
const withoutStore = ['purchaseRevenue', 'ecommercePurchases', 'sessions', 'activeUsers', 'google_ads_cost', 'google_ads_clicks']; // prettier-ignore

/** Those a day has, the role's own before what the whole business is run by, which is what a merchant sees. */
function metricsFor(role: string, connected: readonly SourceName[]): string[] {
  const [own = 'executive'] = role === 'merchant' ? [] : configurableRoles(role);
  const more = connected.includes('shopify') ? [] : withoutStore;
  return [...new Set([...roleDefaults[own].daily, ...roleDefaults.executive.daily, ...more])].filter(key => {
    const metric = metricByKey(key);
    return metric?.timing === 'period' && metric.dimensions.includes('day');
  });
}

function figureOf(key: string, result: MetricResult, day: Day): Yesterday['figures'][number] {
  const metric = metricByKey(key);
  const value = valueOn(result, key, day);
  const usual = usualOn(day, key, result);
  const ratio = value === null || usual === null || usual === 0 ? null : (value - usual) / Math.abs(usual);
  const text = changeText(metric, { value, base: usual, change: ratio }, 'english');
  const currency = result.currencies?.[key] ?? result.currency;
  return {
    key,
    name: metricName(key),
    value: formatValue(value, metric?.unit ?? 'number', { currency }),
    ...(text === null ? {} : { change: { text, direction: directionOf(text), mood: moodOf(metric, text) } }),
  };
}

/** Against the one day that a question can name, so that it never asks why something rose that fell. */
function questionAbout(key: string, result: MetricResult, day: Day): string | undefined {
  const [now, before] = [valueOn(result, key, day), valueOn(result, key, addDays(day, -7))];
  if (now === null || before === null || now === before) return undefined;
  const moved = now > before ? 'rise' : 'fall';
  return `Why did ${shortMetricInSentence(key)} ${moved} yesterday compared with last ${weekdayOf(day)}?`;
}

function valueOn({ rows }: MetricResult, key: string, day: Day): number | null {
  return rows.find(row => row.by.day === day)?.values[key]?.value ?? null;
}
