import type { Provider } from '@tillsight/contract/integrations';
import { platformTitles } from '@tillsight/contract/product';
import { ChartNoAxesCombined, Megaphone, MousePointerClick, ShoppingBag, type LucideIcon } from 'lucide-react';

export type Platform = { provider: Provider; title: string; description: string; icon: LucideIcon };

/** In the order of the screen: store, social ads, web analytics, search ads. */
export const platforms: readonly Platform[] = [
  {
    provider: 'shopify',
    title: platformTitles.shopify,
    description: 'Orders, products, customers and stock of your store.',
    icon: ShoppingBag,
  },
  {
    provider: 'meta',
    title: platformTitles.meta,
    description: 'How your Facebook and Instagram ads perform.',
    icon: Megaphone,
  },
  {
    provider: 'google_analytics',
    title: platformTitles.google_analytics,
    description: 'Visits, channels and behaviour on your website.',
    icon: ChartNoAxesCombined,
  },
  {
    provider: 'google_ads',
    title: platformTitles.google_ads,
    description: 'Cost, clicks and return of your search campaigns.',
    icon: MousePointerClick,
  },
];
