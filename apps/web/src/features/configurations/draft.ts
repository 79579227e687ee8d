/** The working copy of a report configuration: how it comes to be, changes, differs from what is saved, and is sent. */
import {
  defaultReport,
  type ConfigurationOptionsResponse,
  type Frequency,
  type MetricOption,
  type SaveConfigurationRequest,
  type StoredConfiguration,
} from '@tillsight/contract/configurations';
import type { AssignableRole } from '@tillsight/contract/role';

export type Options = ConfigurationOptionsResponse;

export type Choice = { role: AssignableRole; frequency: Frequency };

export type Draft = Choice & { time: string; selectedMetrics: string[] };

export function defaultDraft(options: Options, choice: Choice): Draft {
  return { ...choice, time: defaultReport.time, selectedMetrics: defaultMetrics(options, choice) };
}

/** What is stored, without what no longer exists; the names of the dropped metrics come along. */
export function loadedDraft(
  options: Options,
  choice: Choice,
  stored: StoredConfiguration | undefined,
): { draft: Draft; unknown: string[] } {
  if (stored?.status !== 'custom') {
    const draft = defaultDraft(options, choice);
    return { draft: { ...draft, time: stored?.timing ?? draft.time }, unknown: [] };
  }
  const known = new Set(options.metrics.map(metric => metric.key));
  const enabled = Object.entries(stored.metrics)
    .filter(([, metric]) => metric.enabled)
    .sort(([, one], [, other]) => one.order - other.order)
    .map(([key]) => key);
  return {
    draft: { ...choice, time: stored.timing, selectedMetrics: enabled.filter(key => known.has(key)) },
    unknown: enabled.filter(key => !known.has(key)),
  };
}

/** The order in which metrics were chosen is no change. */
export function isDirty(draft: Draft, saved: Draft): boolean {
  if (draft.role !== saved.role || draft.frequency !== saved.frequency || draft.time !== saved.time) return true;
  const before = new Set(saved.selectedMetrics);
  return before.size !== draft.selectedMetrics.length || draft.selectedMetrics.some(key => !before.has(key));
}

export function withMetric(draft: Draft, key: string): Draft {
  if (draft.selectedMetrics.includes(key)) return draft;
  return { ...draft, selectedMetrics: [...draft.selectedMetrics, key] };
}

export function withoutMetric(draft: Draft, key: string): Draft {
  return { ...draft, selectedMetrics: draft.selectedMetrics.filter(selected => selected !== key) };
}

/** These in this order, in the places that they have among the others. */
export function withOrder(draft: Draft, keys: readonly string[]): Draft {
  const wanted = keys.filter(key => draft.selectedMetrics.includes(key));
  const selectedMetrics = draft.selectedMetrics.map(key => (wanted.includes(key) ? '' : key));
  for (const key of wanted) selectedMetrics[selectedMetrics.indexOf('')] = key;
  return { ...draft, selectedMetrics };
}

/** A difference that the rule above leaves out, and that counts once somebody has put metrics in order. */
export function isReordered(draft: Draft, saved: Draft): boolean {
  return draft.selectedMetrics.join() !== saved.selectedMetrics.join();
}

type Owner = { id: string; organizationId: string };

export function saveRequest(draft: Draft, owner: Owner, metrics: MetricOption[]): SaveConfigurationRequest {
  const category = new Map(metrics.map(metric => [metric.key, metric.category]));
  return {
    user_id: owner.id,
    organization_id: owner.organizationId,
    role: draft.role,
    report: draft.frequency,
    timing: draft.time,
    metrics: Object.fromEntries(
      draft.selectedMetrics.map((key, index) => [
        key,
        { enabled: true, order: index + 1, category: category.get(key) ?? 'custom_metrics' },
      ]),
    ),
  };
}

/** A daily report is a plain list; the others have sections, and a metric may stand in two of them. */
function defaultMetrics(options: Options, { role, frequency }: Choice): string[] {
  const defaults = options.default_role_configurations[role];
  if (!defaults) return [];
  if (frequency === 'daily') return defaults.daily;
  return [...new Set(defaults[frequency].flatMap(section => section.metrics))];
}
