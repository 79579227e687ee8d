import { metricByKey } from '@tillsight/metrics/catalogue';
import type { SourceQuery } from '@tillsight/metrics/request';
import { conformance } from '../conformance.ts';
import { googleStand } from '../conformance-google.ts';
import { createGoogleAdsSource } from './source.ts';

const query: SourceQuery = {
  id: 'q',
  source: 'google_ads',
  metrics: ['google_ads_cost', 'google_ads_clicks'].flatMap(key => metricByKey(key) ?? []),
  by: [],
  where: [],
  period: { from: '2026-11-01', to: '2026-11-19' },
};

conformance('Google Ads', t =>
  googleStand(t, {
    source: http => createGoogleAdsSource({ http }),
    account: {
      source: 'google_ads',
      id: '1234567890',
      name: 'Shop',
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
      country: null,
    },
    answer: request => {
      const segments = request.body.includes('segments.device') ? { segments: { device: 'MOBILE' } } : {};
      return [{ results: [{ metrics: { costMicros: '18350000', clicks: '42' }, ...segments }], requestId: 'r' }];
    },
    query,
    emptyQuery: { ...query, where: [{ dimension: 'device', is: ['Toaster'] }] },
    spoil: text => text.replaceAll('"42"', '{"value":"42"}'),
    mostTries: 3,
  }),
);
