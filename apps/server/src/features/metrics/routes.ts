import * as contract from '@tillsight/contract/metrics';
import type { Mount } from '../../infra/mount.ts';
import type { InsightDeps } from '../insights/insights.ts';
import { listMetrics, queryMetrics } from './metrics.ts';

export function metricRoutes(mount: Mount, deps: InsightDeps): void {
  mount(contract.queryMetrics, ({ caller, input }) => queryMetrics(deps, caller, input));
  mount(contract.listMetrics, async ({ input }) => listMetrics(input.search));
}
