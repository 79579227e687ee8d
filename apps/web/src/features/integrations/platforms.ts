/** How the four platforms are named and drawn. */
import type { Provider } from '@tillsight/contract/integrations';
import { ChartNoAxesCombined, Megaphone, ShoppingBag, MousePointerClick, type LucideIcon } from 'lucide-react';

export const platforms: Record<Provider, { name: string; icon: LucideIcon }> = {
  shopify: { name: 'Shopify', icon: ShoppingBag },
  google_analytics: { name: 'Google Analytics', icon: ChartNoAxesCombined },
  meta: { name: 'Meta Ads', icon: Megaphone },
  google_ads: { name: 'Google Ads', icon: MousePointerClick },
};
