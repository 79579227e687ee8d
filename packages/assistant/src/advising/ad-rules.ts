/** Which campaigns earn their cost, which could carry more, what searches are paid for in vain, and which products are worth advertising. */
import { addDays } from '@tillsight/metrics/period';
import {
  byStake,
  figuresBy,
  figuresOf,
  keptTo,
  namesOne,
  ratio,
  type AdviceContext,
  type Opening,
  type Rule,
  type Suggestion,
} from './rule.ts';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { adviceFor } from '../sentences/advice.ts';

const leastCost = 1000;
const campaignFigures = ['google_ads_cost', 'google_ads_conversion_value', 'google_ads_roas'];
const isOfCampaigns = ['campaign', 'campaign_type', 'ad_network'];

const campaignRequests = (context: AdviceContext): ReturnType<Rule['requests']> => [
  { metrics: campaignFigures, by: ['campaign'], ...keptTo(context, campaignFigures), period: context.period },
  { metrics: ['gross_margin'], period: context.period },
  {
    metrics: ['google_ads_search_lost_to_budget'],
    by: ['campaign'],
    ...keptTo(context, ['google_ads_search_lost_to_budget']),
    period: context.period,
  },
];

export type Campaign = { name: string; cost: number; value: number; roas: number; margin: number };

function campaignsOf(
  [campaigns, shopFigures]: Parameters<Rule['judge']>[0],
  [costKey = '', valueKey = '', roasKey = ''] = campaignFigures,
): Campaign[] {
  const margin = figuresOf(shopFigures)['gross_margin'];
  if (!margin || margin <= 0) return [];
  return [...figuresBy(campaigns, 'campaign')].flatMap(
    ([name, { [costKey]: cost, [valueKey]: value, [roasKey]: roas }]) =>
      !cost || cost < leastCost || typeof roas !== 'number' || typeof value !== 'number'
        ? []
        : [{ name, cost, value, roas, margin }],
  );
}

/** What the goods sold did not leave of what the clicks cost. */
const notEarnedBack = ({ cost, value, margin }: Campaign): number => cost - value * margin;

export const worthItsCost: Rule = {
  needs: ['google_ads', 'shopify'],
  of: campaignFigures,
  requests: campaignRequests,
  judge: (results, context) =>
    campaignsOf(results)
      .flatMap(campaign => {
        const lost = notEarnedBack(campaign);
        if (lost > 0)
          return [
            {
              ...adviceFor(context.shop).stopCampaign({
                ...campaign,
                saves: { low: lost, high: campaign.cost },
                shop: context.shop,
              }),
              stake: lost,
            },
          ];
        return namesOne(context, ...isOfCampaigns)
          ? [
              {
                ...adviceFor(context.shop).keepCampaign({ ...campaign, left: -lost, shop: context.shop }),
                stake: -lost,
              },
            ]
          : [];
      })
      .toSorted(byStake),
};

const metaFigures = ['spend', 'meta_purchase_value', 'meta_roas'];

/** Campaigns of Facebook and Instagram; a campaign that is named is looked at where it runs. */
export const metaWorthItsCost: Rule = {
  needs: ['meta', 'shopify'],
  of: metaFigures,
  requests: context =>
    namesOne(context, ...isOfCampaigns)
      ? []
      : [
          { metrics: metaFigures, by: ['campaign'], ...keptTo(context, metaFigures), period: context.period },
          { metrics: ['gross_margin'], period: context.period },
        ],
  judge: (results, { shop }) =>
    campaignsOf(results, metaFigures)
      .flatMap(campaign => {
        const lost = notEarnedBack(campaign);
        const saves = { low: lost, high: campaign.cost };
        const told = { ...campaign, creditedBy: sourceTitles.meta, saves, shop };
        return lost > 0 ? [{ ...adviceFor(shop).stopCampaign(told), stake: lost }] : [];
      })
      .toSorted(byStake),
};

/** Campaigns that pay and are missed for want of budget. */
function shortOfBudget(results: Parameters<Rule['judge']>[0]): (Campaign & { missed: number })[] {
  const lostShares = figuresBy(results[2], 'campaign');
  return campaignsOf(results)
    .map(each => ({ ...each, missed: lostShares.get(each.name)?.['google_ads_search_lost_to_budget'] ?? 0 }))
    .filter(({ missed, roas, margin }) => missed >= 0.1 && roas * margin > 1.1);
}

export const moreBudget: Rule = {
  needs: ['google_ads', 'shopify'],
  of: campaignFigures,
  requests: campaignRequests,
  judge: (results, context) => {
    const fit = shortOfBudget(results);
    return fit
      .map((campaign): Suggestion => {
        const { missed } = campaign;
        // All that was searched for and not shown, at the same return; half of it where the best searches are had already.
        const extra = campaign.cost * (missed / (1 - Math.min(missed, 0.9)));
        const gain = extra * (campaign.roas * campaign.margin - 1);
        return {
          ...adviceFor(context.shop).raiseBudget({
            ...campaign,
            extra,
            brings: { low: gain / 2, high: gain },
            isOnly: fit.length === 1,
            shop: context.shop,
          }),
          stake: gain,
        };
      })
      .toSorted(byStake);
  },
};

/** Asked whether to raise them: where none is short of budget, that is the answer. */
export const budgetIsEnough: Rule = {
  needs: ['google_ads', 'shopify'],
  of: campaignFigures,
  requests: campaignRequests,
  judge: (results, { shop }) => {
    const shares = [...figuresBy(results[2], 'campaign').values()];
    const missed = Math.max(0, ...shares.map(row => row['google_ads_search_lost_to_budget'] ?? 0));
    return campaignsOf(results).length > 0 && shortOfBudget(results).length === 0
      ? [{ ...adviceFor(shop).budgetIsEnough({ missed, shop }), stake: 0 }]
      : [];
  },
};

const searchFigures = ['google_ads_cost', 'google_ads_conversions', 'google_ads_conversion_value'];

const inVain = (by: 'search_term' | 'keyword'): Rule => ({
  needs: ['google_ads', 'shopify'],
  of: searchFigures,
  requests: context => [
    { metrics: searchFigures, by: [by], ...keptTo(context, searchFigures), period: context.period },
    { metrics: ['gross_margin'], period: context.period },
  ],
  judge: ([searches, shopFigures], { shop }) => {
    const margin = figuresOf(shopFigures)['gross_margin'];
    if (!margin || margin <= 0) return [];
    return [...figuresBy(searches, by)]
      .flatMap(
        ([name, { google_ads_cost: cost, google_ads_conversions: bought, google_ads_conversion_value: value }]) => {
          const lost = (cost ?? 0) - (value ?? 0) * margin;
          if (!cost || cost < leastCost || lost < 0.5 * cost) return [];
          return [
            {
              ...adviceFor(shop).searchInVain({
                name,
                by,
                cost,
                bought: bought ?? 0,
                saves: { low: lost, high: cost },
                shop,
              }),
              stake: lost,
            },
          ];
        },
      )
      .toSorted(byStake);
  },
});
export const searchesInVain = inVain('search_term');
export const keywordsInVain = inVain('keyword');

export const worthAdvertising: Rule = {
  needs: ['shopify'],
  of: ['units_sold', 'gross_profit', 'days_of_cover'],
  requests: context => [
    {
      metrics: ['gross_profit', 'units_sold', 'gross_margin'],
      by: ['product'],
      ...keptTo(context, ['gross_profit']),
      period: context.period,
    },
    {
      metrics: ['days_of_cover'],
      by: ['product'],
      ...keptTo(context, ['days_of_cover']),
      period: { from: context.period.to, to: context.period.to },
    },
    {
      metrics: ['units_sold'],
      by: ['product'],
      ...keptTo(context, ['units_sold']),
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
            ...adviceFor(shop).advertise({
              product,
              units,
              margin,
              cover,
              brings: { low: 0.1 * profit, high: 0.2 * profit },
              shop,
            }),
            stake: profit,
          },
        ];
      })
      .toSorted(byStake);
  },
};

/** What all ads returned, beside what they must return. */
export const adsOpening: Opening = {
  needs: ['google_ads', 'shopify'],
  of: campaignFigures,
  requests: context => [
    { metrics: campaignFigures, ...keptTo(context, campaignFigures), period: context.period },
    { metrics: ['gross_margin'], period: context.period },
  ],
  tell: ([ads, shopFigures], context) => {
    const { google_ads_cost: cost, google_ads_roas: roas } = figuresOf(ads);
    const margin = figuresOf(shopFigures)['gross_margin'];
    if (!cost || !roas || !margin || margin <= 0 || namesOne(context, ...isOfCampaigns)) return undefined;
    return adviceFor(context.shop).adsStand({
      cost,
      roas,
      needed: ratio(1, margin),
      period: context.period,
      shop: context.shop,
    });
  },
};
