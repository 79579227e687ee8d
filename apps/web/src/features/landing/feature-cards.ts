export type FeatureIcon = 'snapshot' | 'timeline' | 'product' | 'inventory' | 'places' | 'playbook';
/** Amber is kept for insight; everything else is drawn in pine. */
export type FeatureColor = 'pine' | 'amber';

export type FeatureCard = { title: string; description: string; icon: FeatureIcon; color: FeatureColor };

export const featureCards: readonly FeatureCard[] = [
  {
    title: 'KPI Snapshots',
    description: 'Revenue, orders, average order and conversion in one message, each next to the same days before.',
    icon: 'snapshot',
    color: 'pine',
  },
  {
    title: 'Custom Timeline Analysis',
    description: 'Last night, this festival season, week 42 against week 41: ask for any stretch of days.',
    icon: 'timeline',
    color: 'pine',
  },
  {
    title: 'Product Deep Dive',
    description: 'What sells, in which size, at what margin, and what comes back.',
    icon: 'product',
    color: 'pine',
  },
  {
    title: 'Inventory Intelligence',
    description: 'Days of cover for every variant, so your bestseller is back in stock before it sells out.',
    icon: 'inventory',
    color: 'pine',
  },
  {
    title: 'Geographic Insights',
    description: 'Sales and conversion by city and country: where the next order is easiest to win.',
    icon: 'places',
    color: 'pine',
  },
  {
    title: 'AI Growth Playbooks',
    description: 'Recommendations that rest on your own figures and say which ones.',
    icon: 'playbook',
    color: 'amber',
  },
];
