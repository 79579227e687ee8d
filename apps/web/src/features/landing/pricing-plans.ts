export type PricingPeriod = 'monthly' | 'yearly';

export type PricingPlan = {
  name: string;
  /** Dollars a month, billed by the month and by the year. */
  monthlyPrice: number;
  yearlyPrice: number;
  description: string;
  /** The plan whose features this one begins with. */
  includes?: string;
  features: readonly string[];
  isMostPopular: boolean;
};

export const pricingPlans: readonly PricingPlan[] = [
  {
    name: 'Starter',
    monthlyPrice: 49,
    yearlyPrice: 39,
    description: 'For one store that wants its numbers without opening a dashboard.',
    features: [
      'Unlimited WhatsApp queries',
      'Daily store snapshots',
      'Basic KPI monitoring',
      'Product and inventory insights',
      '14-day data history',
      'Email support',
    ],
    isMostPopular: false,
  },
  {
    name: 'Growth',
    monthlyPrice: 99,
    yearlyPrice: 79,
    description: 'For a growing team that steers by the week.',
    includes: 'Starter',
    features: [
      'Weekly AI performance reviews',
      'Custom metric tracking',
      'Competitor benchmarking',
      '90-day history',
      'Priority support',
    ],
    isMostPopular: true,
  },
  {
    name: 'Scale',
    monthlyPrice: 199,
    yearlyPrice: 159,
    description: 'For several stores and the people who run them.',
    includes: 'Growth',
    features: [
      'Daily AI strategy recommendations',
      'Custom report scheduling',
      'Multi-store management',
      'Unlimited history',
      'A dedicated account manager',
    ],
    isMostPopular: false,
  },
];
