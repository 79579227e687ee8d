import type { EverywhereProvider } from '@tillsight/contract/integrations';
import { platformTitles } from '@tillsight/contract/product';

export type Platform = { provider: EverywhereProvider; title: string; description: string };

/** In the order of the screen: store, social ads, web analytics, search ads. */
export const platforms: readonly Platform[] = [
  {
    provider: 'shopify',
    title: platformTitles.shopify,
    description: 'Orders, products, customers and stock of your store.',
  },
  {
    provider: 'meta',
    title: platformTitles.meta,
    description: 'How your Facebook and Instagram ads perform.',
  },
  {
    provider: 'google_analytics',
    title: platformTitles.google_analytics,
    description: 'Visits, channels and behaviour on your website.',
  },
  {
    provider: 'google_ads',
    title: platformTitles.google_ads,
    description: 'Cost, clicks and return of your search campaigns.',
  },
];
