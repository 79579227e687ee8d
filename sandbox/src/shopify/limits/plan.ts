import type { Limits } from './leaky-bucket.ts';

/** What a store's plan allows an app. */
export interface PlanLimits extends Limits {
  shopifyqlPoints: number;
}

const RESTORE: Record<string, number> = { Advanced: 200, Plus: 1000, 'Plus Trial': 1000 };

/** Points per second by plan; the bucket holds twenty seconds of them, the ShopifyQL window the same for all. */
export function limitsOf(plan: string): PlanLimits {
  const restoreRate = RESTORE[plan] ?? 100;
  return { size: restoreRate * 20, restoreRate, shopifyqlPoints: 1000 };
}
