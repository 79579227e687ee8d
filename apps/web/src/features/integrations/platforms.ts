/** How the four platforms are named and drawn. */
import type { Provider } from '@tillsight/contract/integrations';
import { platformTitles } from '@tillsight/contract/product';
import { ChartNoAxesCombined, Megaphone, ShoppingBag, MousePointerClick, type LucideIcon } from 'lucide-react';

export const platforms: Record<Provider, { name: string; icon: LucideIcon }> = {
  shopify: { name: platformTitles.shopify, icon: ShoppingBag },
  google_analytics: { name: platformTitles.google_analytics, icon: ChartNoAxesCombined },
  meta: { name: platformTitles.meta, icon: Megaphone },
  google_ads: { name: platformTitles.google_ads, icon: MousePointerClick },
};
