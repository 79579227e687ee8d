/** What each person's reports hold, and when they go out. */
import {
  frequencies,
  metricCategories,
  type ConfigurationOptionsResponse,
  type Frequency,
  type MetricCategory,
  type MetricOption,
  type SaveConfigurationRequest,
  type StoredConfiguration,
} from '@tillsight/contract/configurations';
import { configurableRoles, type AssignableRole } from '@tillsight/contract/role';
import { allMetrics, metricByKey, roleDefaults } from '@tillsight/metrics/catalogue';
import { metricName } from '@tillsight/metrics/catalogue/english-titles';
import type { Metric } from '@tillsight/metrics/metric';
import type { Base } from '../../infra/base.ts';
import type { Trx } from '../../infra/db.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import type { Claim } from './recipients.ts';
import { findConfigurations, upsertConfiguration, type ConfigurationRow } from './store.ts';

export { recipientsOf } from './recipients.ts';

/** Saving makes it live; there is nothing else to switch on. */
export async function saveConfiguration(base: Base, caller: Caller, input: SaveConfigurationRequest): Promise<void> {
  mayConfigure(caller, input.role);
  const metrics = checkedMetrics(input.metrics);
  await base.db.inOrganization(caller.organizationId, trx =>
    upsertConfiguration(trx, {
      organization_id: caller.organizationId,
      user_id: caller.userId,
      role: input.role,
      frequency: input.report,
      timing: input.timing,
      metrics,
      updated_at: new Date(base.now()),
    }),
  );
}

/** One of them, inside a transaction of its organization. */
export async function findConfigurationOf(
  trx: Trx,
  { userId, role, frequency }: Claim,
): Promise<ConfigurationRow | null> {
  return (await findConfigurations(trx, { userId, role, frequency }))[0] ?? null;
}

/** What the organization has, as far as it decides who gets which report. */
export async function readClaims(trx: Trx): Promise<Claim[]> {
  const rows = await findConfigurations(trx, {});
  return rows.map(({ user_id: userId, role, frequency }) => ({ userId, role, frequency }));
}

export type ConfigurationChoice = { role?: AssignableRole | undefined; report?: Frequency | undefined };

/** The caller's own, the latest first. */
export async function readConfigurations(
  base: Base,
  caller: Caller,
  choice: ConfigurationChoice,
): Promise<StoredConfiguration[]> {
  if (choice.role !== undefined) mayConfigure(caller, choice.role);
  else if (configurableRoles(caller.role).length === 0) throw noAccess();
  const filter = { userId: caller.userId, role: choice.role, frequency: choice.report };
  const rows = await base.db.inOrganization(caller.organizationId, trx => findConfigurations(trx, filter));
  return rows.map(storedConfiguration);
}

export function readOptions(): ConfigurationOptionsResponse {
  return {
    default_role_configurations: roleDefaults,
    frequency_options: frequencies.map(id => ({ id, ...frequencyWords[id] })),
    metrics: allMetrics.filter(isReported).map((metric): MetricOption => ({
      key: metric.key,
      name: metricName(metric.key),
      description: metric.description,
      category: metric.category,
      group: metric.group,
      sample: metric.sample,
    })),
  };
}

/** Role reports hold the figures of the five categories of their screen; what else there is goes into boards and schedules. */
const isReported = (metric: Metric): metric is Metric & { category: MetricCategory } =>
  metricCategories.some(category => category === metric.category);

function reportedMetric(key: string) {
  const metric = metricByKey(key);
  return metric !== undefined && isReported(metric) ? metric : undefined;
}

const frequencyWords: Record<Frequency, { name: string; description: string }> = {
  daily: { name: 'Daily', description: 'Metrics sent every day' },
  weekly: { name: 'Weekly', description: 'Metrics sent every week' },
  monthly: { name: 'Monthly', description: 'Metrics sent every month' },
};

type Metrics = SaveConfigurationRequest['metrics'];

/** Only what the catalogue knows is kept, in the order that was chosen and counted from one. */
function checkedMetrics(metrics: Metrics): Metrics {
  const unknown = Object.keys(metrics).filter(key => reportedMetric(key) === undefined);
  if (unknown.length > 0) {
    const errors = unknown.map(key => ({ field: `metrics.${key}`, message: `There is no metric ${key}.` }));
    throw new ProblemError('invalid_request', errors.map(error => error.message).join(', '), { errors });
  }
  const inOrder = Object.entries(metrics).sort(([, one], [, other]) => one.order - other.order);
  return Object.fromEntries(
    inOrder.map(([key, choice], index) => [
      key,
      { enabled: choice.enabled, order: index + 1, category: reportedMetric(key)?.category ?? choice.category },
    ]),
  );
}

function storedConfiguration(row: ConfigurationRow): StoredConfiguration {
  return {
    status: 'custom',
    role: row.role,
    report: row.frequency,
    timing: row.timing,
    metrics: row.metrics,
  };
}

function mayConfigure(caller: Caller, role: AssignableRole): void {
  const allowed = configurableRoles(caller.role);
  if (allowed.length === 0) throw noAccess();
  if (!allowed.includes(role)) throw new ProblemError('forbidden', 'You can configure reports for your own role only.');
}

function noAccess(): ProblemError {
  return new ProblemError('forbidden', 'Configuration management is only available to specific roles.');
}
