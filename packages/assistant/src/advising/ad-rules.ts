/** Which campaigns cost more than they earn, which could carry more, and which products are worth advertising. */
import { formatMoney, formatValue } from '@tillsight/metrics/format';
import { addDays } from '@tillsight/metrics/period';
import { byStake, figuresBy, figuresOf, filtersOf, type AdviceContext, type Rule, type Suggestion } from './rule.ts';

const leastCost = 1000;

const campaignRequests = (context: AdviceContext): ReturnType<Rule['requests']> => [
  {
    metrics: ['google_ads_cost', 'google_ads_conversion_value', 'google_ads_roas'],
    by: ['campaign'],
    ...filtersOf(context, 'campaign'),
    period: context.period,
  },
  { metrics: ['gross_margin'], period: context.period },
  {
    metrics: ['google_ads_search_lost_to_budget'],
    by: ['campaign'],
    ...filtersOf(context, 'campaign'),
    period: context.period,
  },
];

export const belowBreakEven: Rule = {
  topics: ['general', 'ads'],
  needs: ['google_ads', 'shopify'],
  requests: campaignRequests,
  judge: ([campaigns, shopFigures], { shop, where }) => {
    const margin = figuresOf(shopFigures)['gross_margin'];
    if (!margin || margin <= 0) return [];
    const isAsked = where.some(filter => filter.dimension === 'campaign');
    return [...figuresBy(campaigns, 'campaign')]
      .flatMap(([campaign, { google_ads_cost: cost, google_ads_conversion_value: value, google_ads_roas: roas }]) => {
        if (!cost || cost < leastCost || typeof roas !== 'number' || typeof value !== 'number') return [];
        const lost = cost - value * margin;
        if (lost <= 0 && !isAsked) return [];
        return [suggestionFor({ campaign, cost, roas, margin, lost }, shop.currency)];
      })
      .toSorted(byStake);
  },
};

type Campaign = { campaign: string; cost: number; roas: number; margin: number; lost: number };

function suggestionFor({ campaign, cost, roas, margin, lost }: Campaign, currency: string): Suggestion {
  const shop = { currency };
  const ratio = (value: number): string => formatValue(value, 'ratio', shop);
  const basis = `it cost ${money(cost, currency)} in 28 days at a reported ROAS of ${ratio(roas)}, and break-even is ${ratio(1 / margin)} at your gross margin of ${formatValue(margin, 'percent', shop)}`;
  return lost > 0
    ? {
        text: `Cut or rework the campaign ${campaign}: ${basis}, so about ${money(lost, currency)} was not earned back.`,
        stake: lost,
      }
    : {
        text: `Keep the campaign ${campaign}: ${basis}, so it left about ${money(-lost, currency)} after its cost.`,
        stake: -lost,
      };
}

export const moreBudget: Rule = {
  topics: ['ads'],
  needs: ['google_ads', 'shopify'],
  requests: campaignRequests,
  judge: ([campaigns, shopFigures, budgets], { shop }) => {
    const margin = figuresOf(shopFigures)['gross_margin'];
    if (!margin || margin <= 0) return [];
    const lostShares = figuresBy(budgets, 'campaign');
    return [...figuresBy(campaigns, 'campaign')]
      .flatMap(([campaign, { google_ads_cost: cost, google_ads_roas: roas }]) => {
        const missed = lostShares.get(campaign)?.['google_ads_search_lost_to_budget'];
        if (!cost || !roas || !missed || missed < 0.1 || roas * margin <= 1.1) return [];
        const gain = cost * (missed / (1 - Math.min(missed, 0.9))) * (roas * margin - 1);
        return [
          {
            text: `Give the campaign ${campaign} more budget: it returned ${formatValue(roas, 'ratio', shop)} on ${money(cost, shop.currency)} in 28 days and missed ${formatValue(missed, 'percent', shop)} of its searches for want of budget. At the same return that would leave about ${money(gain, shop.currency)} more in four weeks.`,
            stake: gain,
          },
        ];
      })
      .toSorted(byStake);
  },
};

export const worthAdvertising: Rule = {
  topics: ['ads', 'product'],
  needs: ['shopify'],
  requests: context => [
    {
      metrics: ['gross_profit', 'units_sold', 'gross_margin'],
      by: ['product'],
      ...filtersOf(context, 'product'),
      period: context.period,
    },
    {
      metrics: ['days_of_cover'],
      by: ['product'],
      ...filtersOf(context, 'product'),
      period: { from: context.period.to, to: context.period.to },
    },
    {
      metrics: ['units_sold'],
      by: ['product'],
      ...filtersOf(context, 'product'),
      period: { from: addDays(context.period.to, -6), to: context.period.to },
    },
  ],
  judge: ([sales, stock, lately], { shop }) => {
    const covers = figuresBy(stock, 'product');
    const week = figuresBy(lately, 'product');
    return [...figuresBy(sales, 'product')]
      .flatMap(([product, { gross_profit: profit, units_sold: units, gross_margin: margin }]) => {
        const cover = covers.get(product)?.['days_of_cover'];
        if (!profit || !units || !margin || units < 15 || typeof cover !== 'number' || cover < 21) return [];
        // What sold for a festival that is over is not worth advertising now.
        if ((week.get(product)?.['units_sold'] ?? 0) < (0.5 * units) / 4) return [];
        return [
          {
            text: `Advertise ${product}: its ${formatValue(units, 'count', shop)} units of 28 days left ${money(profit, shop.currency)} of gross profit (margin ${formatValue(margin, 'percent', shop)}), and its stock lasts ${formatValue(cover, 'days', shop)} more.`,
            stake: profit,
          },
        ];
      })
      .toSorted(byStake);
  },
};

const money = (value: number, currency: string): string => formatMoney(Math.round(value), currency);
