import { plain, ratio } from './metric.ts';
import type { Metric } from './metric.ts';

type Rest = Pick<Metric, 'measures' | 'value'>;

const item = (rest: Rest): Metric => ({ type: 'TYPE_INTEGER', scope: 'item', ...rest });
const itemMoney = (rest: Rest): Metric => ({
  type: 'TYPE_CURRENCY',
  scope: 'item',
  restricted: 'REVENUE_DATA',
  ...rest,
});
const itemRate = (rest: Rest): Metric => ({ type: 'TYPE_FLOAT', scope: 'item', ...rest });
const search = (type: Metric['type'], rest: Rest): Metric => ({ type, scope: 'search', ...rest });
const advertiser = (type: Metric['type'], rest: Rest): Metric => ({ type, scope: 'advertiser', ...rest });
const cost = (rest: Rest): Metric => ({ ...advertiser('TYPE_CURRENCY', rest), restricted: 'COST_DATA' });
const never: Rest = { measures: [], value: () => 0 };
const unrecorded = (type: Metric['type'] = 'TYPE_INTEGER'): Metric => ({ type, scope: 'event', ...never });
const cohort: Metric = { type: 'TYPE_INTEGER', scope: 'cohort', ...never };

/** Items, Search Console, the linked Google Ads account, and what this shop never records. */
export const otherMetrics: Record<string, Metric> = {
  itemsViewed: item(plain('itemsViewed')),
  itemsAddedToCart: item(plain('itemsAdded')),
  itemsCheckedOut: item(plain('itemsCheckedOut')),
  itemsPurchased: item(plain('itemsBought')),
  itemRevenue: itemMoney(plain('itemRevenue')),
  grossItemRevenue: itemMoney(plain('itemRevenue')),
  itemRefundAmount: itemMoney(never),
  itemDiscountAmount: itemMoney(plain('itemDiscount')),
  cartToViewRate: itemRate(ratio('itemAdders', 'itemViewers')),
  purchaseToViewRate: itemRate(ratio('itemBuyers', 'itemViewers')),
  itemsViewedInList: item(never),
  itemsClickedInList: item(never),
  itemsViewedInPromotion: item(never),
  itemsClickedInPromotion: item(never),
  organicGoogleSearchClicks: search('TYPE_INTEGER', plain('searchClicks')),
  organicGoogleSearchImpressions: search('TYPE_INTEGER', plain('searchImpressions')),
  organicGoogleSearchClickThroughRate: search('TYPE_FLOAT', ratio('searchClicks', 'searchImpressions')),
  organicGoogleSearchAveragePosition: search('TYPE_FLOAT', {
    measures: ['searchPositions', 'searchImpressions'],
    value: of => (of('searchImpressions') === 0 ? 0 : of('searchPositions') / of('searchImpressions') / 10),
  }),
  advertiserAdCost: cost(plain('adCost')),
  advertiserAdClicks: advertiser('TYPE_INTEGER', plain('adClicks')),
  advertiserAdImpressions: advertiser('TYPE_INTEGER', plain('adImpressions')),
  advertiserAdCostPerClick: cost(ratio('adCost', 'adClicks')),
  advertiserAdCostPerKeyEvent: cost(ratio('adCost', 'purchases')),
  returnOnAdSpend: { ...advertiser('TYPE_FLOAT', ratio('revenue', 'adCost')), restricted: 'COST_DATA' },
  itemListViewEvents: unrecorded(),
  itemListClickEvents: unrecorded(),
  itemListClickThroughRate: unrecorded('TYPE_FLOAT'),
  promotionViews: unrecorded(),
  promotionClicks: unrecorded(),
  itemPromotionClickThroughRate: unrecorded('TYPE_FLOAT'),
  publisherAdClicks: unrecorded(),
  publisherAdImpressions: unrecorded(),
  adUnitExposure: unrecorded('TYPE_MILLISECONDS'),
  eventValue: unrecorded('TYPE_FLOAT'),
  crashAffectedUsers: unrecorded(),
  crashFreeUsersRate: unrecorded('TYPE_FLOAT'),
  cohortActiveUsers: cohort,
  cohortTotalUsers: cohort,
};
