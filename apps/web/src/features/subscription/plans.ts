export type Plan = {
  id: PlanId;
  name: string;
  /** Rupees per cycle. */
  price: number;
  cycle: 'month';
  features: readonly string[];
  isPopular: boolean;
};

export const planIds = ['basic', 'plus', 'pro'] as const;
export type PlanId = (typeof planIds)[number];

/** In the order in which the plans unlock them. */
const features: readonly string[] = [
  'Access to basic dashboards',
  'Up to 5 team members',
  '1GB storage',
  'Email support',
  'Advanced analytics',
  'Up to 20 team members',
  '10GB storage',
  'Priority email support',
  'Phone support',
  'Custom integrations',
  'Unlimited team members',
  'Unlimited storage',
  '24/7 premium support',
  'Dedicated account manager',
  'Custom branding',
];

export const plans: readonly Plan[] = [
  { id: 'basic', name: 'Basic', price: 99, cycle: 'month', features: features.slice(0, 4), isPopular: false },
  { id: 'plus', name: 'Plus', price: 199, cycle: 'month', features: features.slice(0, 8), isPopular: true },
  { id: 'pro', name: 'Pro', price: 399, cycle: 'month', features, isPopular: false },
];

export function planOf(id: PlanId): Plan {
  const plan = plans.find(candidate => candidate.id === id);
  if (!plan) throw new Error(`There is no plan called ${id}.`);
  return plan;
}

export function priceOf(plan: Plan): string {
  return `₹${plan.price}/${plan.cycle}`;
}

/** What a higher plan has and this one has not. */
export function featuresToUnlock(plan: Plan): readonly string[] {
  return features.filter(feature => !plan.features.includes(feature));
}
