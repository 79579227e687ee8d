import type { SourceQuery } from '@tillsight/metrics/request';
import { googleStand } from '../conformance-google.ts';
import { conformance, metricsNamed } from '../conformance.ts';
import { createGoogleAdsSource } from './source.ts';

const query: SourceQuery = {
  id: 'q',
  source: 'google_ads',
  metrics: metricsNamed('google_ads_cost', 'google_ads_clicks'),
  by: [],
  where: [],
  period: { from: '2026-11-01', to: '2026-11-19' },
};

conformance('Google Ads', t =>
  googleStand(t, {
    product: 'google_ads',
    source: http => createGoogleAdsSource({ http }),
    query,
    emptyQuery: { ...query, where: [{ dimension: 'device', is: ['Toaster'] }] },
    mostTries: 3,
  }),
);
