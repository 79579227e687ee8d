/** How the four platforms are named and drawn wherever they appear. */
import type { Provider } from '@tillsight/contract/integrations';
import { ChartColumn, Megaphone, ShoppingBag, Target, type LucideIcon } from 'lucide-react';

export const platforms: Record<Provider, { name: string; icon: LucideIcon }> = {
  shopify: { name: 'Shopify', icon: ShoppingBag },
  google_analytics: { name: 'Google Analytics', icon: ChartColumn },
  meta: { name: 'Meta Ads', icon: Megaphone },
  google_ads: { name: 'Google Ads', icon: Target },
};
