import type { SourceQuery } from '@tillsight/metrics/request';
import { googleStand } from '../conformance-google.ts';
import { conformance, metricsNamed } from '../conformance.ts';
import { createGoogleAnalyticsSource } from './source.ts';

const query: SourceQuery = {
  id: 'q',
  source: 'google_analytics',
  metrics: metricsNamed('sessions', 'activeUsers'),
  by: [],
  where: [],
  period: { from: '2026-11-01', to: '2026-11-19' },
};

conformance('Google Analytics', t =>
  googleStand(t, {
    product: 'google_analytics',
    source: http => createGoogleAnalyticsSource({ http }),
    query,
    emptyQuery: { ...query, where: [{ dimension: 'city', is: ['Nowhere'] }] },
    // Server errors count against the property, so they are never repeated; a refused token is renewed once.
    mostTries: 2,
  }),
);
