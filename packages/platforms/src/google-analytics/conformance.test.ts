import { metricByKey } from '@tillsight/metrics/catalogue';
import type { SourceQuery } from '@tillsight/metrics/request';
import { conformance } from '../conformance.ts';
import { googleStand } from '../conformance-google.ts';
import { createGoogleAnalyticsSource } from './source.ts';

const query: SourceQuery = {
  id: 'q',
  source: 'google_analytics',
  metrics: ['sessions', 'activeUsers'].flatMap(key => metricByKey(key) ?? []),
  by: [],
  where: [],
  period: { from: '2026-11-01', to: '2026-11-19' },
};

type Batch = { requests: { metrics: { name: string }[]; dimensionFilter?: object }[] };

conformance('Google Analytics', t =>
  googleStand(t, {
    source: http => createGoogleAnalyticsSource({ http }),
    account: {
      source: 'google_analytics',
      id: 'properties/7',
      name: 'Web',
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
      country: null,
    },
    answer: request => {
      const { requests } = JSON.parse(request.body) as Batch;
      const reports = requests.map(({ metrics, dimensionFilter }) => ({
        metricHeaders: metrics,
        ...(dimensionFilter === undefined
          ? { rows: [{ metricValues: metrics.map(() => ({ value: '412' })) }], rowCount: 1 }
          : {}),
        metadata: { currencyCode: 'INR', timeZone: 'Asia/Kolkata' },
      }));
      return { reports };
    },
    query,
    emptyQuery: { ...query, where: [{ dimension: 'city', is: ['Nowhere'] }] },
    spoil: text => text.replaceAll('"412"', '{"int64Value":"412"}'),
    // Server errors count against the property, so they are never repeated; a refused token is renewed once.
    mostTries: 2,
  }),
);
