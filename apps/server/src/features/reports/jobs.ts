import * as z from 'zod/mini';
import { job, type Job } from '../../infra/queue.ts';
import { deliverReport } from './deliver.ts';
import type { ReportDeps } from './delivery-batches.ts';
import { findDueAlerts, lookAtAlerts, lookJob } from './look-at-alerts.ts';
import { deliverJob, planDueReports } from './planning.ts';
import { planDueSchedules } from './plan-schedules.ts';
import { recheckDeliveries } from './recheck-deliveries.ts';
import { recover } from './remedies.ts';
import { askSources, askSourcesJob, checkReportSources } from './source-check.ts';
import { recoverJob } from './statuses.ts';
import { clearOldDeliveries, readDeliveries } from './store.ts';
import { tellJob, tellOfDelivery } from './tell-of-delivery.ts';

/** Records of deliveries are kept for half a year. */
const keptMs = 180 * 24 * 60 * 60_000;

export function reportJobs(deps: ReportDeps): Job[] {
  return [
    // Safe to run twice: rows are claimed, and a report of one slot to one person has one row.
    job({ name: 'find-due-reports', payload: z.unknown(), handle: async () => void (await planDueReports(deps)) }),
    job({ name: deliverJob, payload: z.object({ id: z.string() }), handle: ({ id }) => deliverReport(deps, id) }),
    job({ name: 'look-at-deliveries', payload: z.unknown(), handle: () => recheckDeliveries(deps) }),
    // Safe to run twice: only a failed delivery of this very try is planned again.
    job({
      name: recoverJob,
      payload: z.object({ id: z.string(), epoch: z.number(), code: z.nullable(z.number()) }),
      handle: async ({ id, epoch, code }) => {
        const [task] = await readDeliveries(deps.db.outside, [id]);
        if (task?.state === 'failed' && task.epoch === epoch) await recover(deps, task, code);
      },
    }),
    // Safe to run twice: rows are claimed, and a sending of one slot has one row.
    job({ name: 'find-due-schedules', payload: z.unknown(), handle: () => planDueSchedules(deps) }),
    job({
      name: tellJob,
      payload: z.object({ organization_id: z.string(), recipient_id: z.string(), id: z.string() }),
      handle: ({ organization_id: organizationId, recipient_id: userId, id }) =>
        tellOfDelivery(deps, { organizationId, userId, id }),
    }),
    job({ name: 'find-due-alerts', payload: z.unknown(), handle: () => findDueAlerts(deps) }),
    // Safe to run twice: whoever claims an alert puts it off, and what fired is planned with the note that it has.
    job({
      name: lookJob,
      payload: z.object({ organization_id: z.string() }),
      handle: ({ organization_id }) => lookAtAlerts(deps, organization_id),
    }),
    job({ name: 'check-report-sources', payload: z.unknown(), handle: () => checkReportSources(deps) }),
    // Safe to run twice: it reads only, and a connection that has ended ends once.
    job({
      name: askSourcesJob,
      payload: z.object({ organization_id: z.string(), metrics: z.array(z.string()) }),
      handle: ({ organization_id, metrics }) => askSources(deps, organization_id, metrics),
    }),
    job({
      name: 'clear-old-deliveries',
      payload: z.unknown(),
      handle: () => clearOldDeliveries(deps.db.outside, new Date(deps.now() - keptMs)),
    }),
  ];
}
