import type { Told } from './told.ts';

export type MetricChart =
  | { kind: 'line'; points: readonly number[]; marked: number }
  | { kind: 'bars'; points: readonly number[]; marked: number }
  | { kind: 'ranking'; rows: readonly { name: string; share: number; value: string }[]; marked: number };

export type MetricCard = { title: string; value: Told; description: Told; insight: Told; chart: MetricChart };

/** Five cards for the carousel, of the same invented store as the sample chat. */
export const sampleMetrics: readonly MetricCard[] = [
  {
    title: 'Total Sales',
    value: { dollars: '$52,910', rupees: '₹42,99,000' },
    description: 'Last 7 days, 9% above the 7 days before',
    insight: 'Saturday brought more than a fifth of the week. A second launch on Saturdays is worth a trial.',
    chart: { kind: 'line', points: [41, 44, 40, 47, 52, 78, 61], marked: 5 },
  },
  {
    title: 'Conversion Rate',
    value: '2.1%',
    description: 'Last 30 days, 0.2 points up',
    insight: 'Visits from Pune convert at 3.4%, more than anywhere else.',
    chart: {
      kind: 'ranking',
      rows: [
        { name: 'Pune', share: 1, value: '3.4%' },
        { name: 'Mumbai', share: 0.76, value: '2.6%' },
        { name: 'Dubai', share: 0.65, value: '2.2%' },
        { name: 'Delhi', share: 0.5, value: '1.7%' },
      ],
      marked: 0,
    },
  },
  {
    title: 'Average Order Value',
    value: { dollars: '$64', rupees: '₹2,150' },
    description: { dollars: 'This month, $3 above last month', rupees: 'This month, ₹90 above last month' },
    insight: {
      dollars: 'Orders with the tote are worth $81. Suggest it in the cart.',
      rupees: 'Orders with the tote are worth ₹2,720. Suggest it in the cart.',
    },
    chart: { kind: 'bars', points: [55, 57, 56, 59, 61, 64], marked: 5 },
  },
  {
    title: 'Return on Ad Spend',
    value: '4.1×',
    description: 'Google Ads, last 7 days',
    insight: 'The brand campaign returns the most, yet runs out of budget by noon.',
    chart: {
      kind: 'ranking',
      rows: [
        { name: 'Brand', share: 1, value: '7.2×' },
        { name: 'Shirts', share: 0.6, value: '4.3×' },
        { name: 'Bags', share: 0.49, value: '3.5×' },
        { name: 'Generic', share: 0.22, value: '1.6×' },
      ],
      marked: 0,
    },
  },
  {
    title: 'Returning Customers',
    value: '31%',
    description: 'Of all customers this month, 3 points up',
    insight: 'Most come back between day 18 and day 24. A message on day 17 would meet them.',
    chart: { kind: 'line', points: [24, 25, 25, 27, 26, 28, 31], marked: 6 },
  },
];
