/**
 * Within the hour before a report its platforms are asked once. A connection that has ended is noted by the asking itself,
 * and the merchant is told in time to connect it again.
 */
import { addDays, dayAt } from '@tillsight/metrics/period';
import { enqueueJobs } from '../../infra/queue.ts';
import { askNumbers, standingOf } from '../insights/insights.ts';
import type { WhatsAppDeps } from '../whatsapp/whatsapp.ts';
import { chosenMetrics } from './make-report.ts';
import { claimConfigurationsToCheck, type ConfigurationToCheck } from './store.ts';

export const askSourcesJob = 'ask-report-sources';

const aheadMs = 60 * 60_000;
const batch = 500;

/** Safe to run twice, and at once: a configuration is claimed once for each of its slots. */
export async function checkReportSources(deps: WhatsAppDeps): Promise<void> {
  for (let claimed = batch; claimed === batch;) {
    claimed = await deps.db.outside.transaction().execute(async trx => {
      const now = deps.now();
      const due = { at: new Date(now), until: new Date(now + aheadMs), most: batch };
      const rows = await claimConfigurationsToCheck(trx, due);
      const specs = [...Map.groupBy(rows, row => row.organization_id)].map(([organization_id, own]) => ({
        payload: { organization_id, metrics: [...new Set(own.flatMap(metricsOf))] },
        key: `sources:${organization_id}`,
        delay: delayOf(own, now),
      }));
      await enqueueJobs(trx, askSourcesJob, specs);
      return rows.length;
    });
  }
}

/** Yesterday's figures are what it asks for, because they need all the same connections and scopes. */
export async function askSources(deps: WhatsAppDeps, organizationId: string, metrics: string[]): Promise<void> {
  if (metrics.length === 0) return;
  const { now, timeZone } = await standingOf(deps, organizationId);
  const yesterday = addDays(dayAt(now, timeZone), -1);
  await askNumbers(deps, organizationId, [{ metrics, period: { from: yesterday, to: yesterday } }]);
}

function metricsOf({ metrics, role, frequency }: ConfigurationToCheck): string[] {
  return chosenMetrics(metrics, role, frequency);
}

/** Most reports are due at the same minute; their platforms are not all asked in one. */
function delayOf(own: readonly ConfigurationToCheck[], now: number): number {
  const first = Math.min(...own.map(row => row.next_slot.getTime()));
  return Math.floor((Math.random() * (first - now)) / 3 / 1_000);
}
