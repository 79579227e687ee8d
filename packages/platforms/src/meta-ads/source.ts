/** Meta Ads is announced, not built: whoever asks is told that it is not connected. */
import type { DataSource } from '../platform.ts';

export const metaAdsSource: DataSource = {
  source: 'meta',
  calls: () => 0,
  ask: (_, queries) =>
    Promise.resolve(
      queries.map(query => ({
        queryId: query.id,
        rows: [],
        baseRows: [],
        issues: [{ kind: 'not-connected', source: 'meta', metrics: query.metrics.map(metric => metric.key) }],
      })),
    ),
};
