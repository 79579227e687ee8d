import type { World } from '../../../world/world.ts';
import type { Dataset } from '../engine/dataset.ts';
import { formsDataset, recommendationsDataset, searchConversionsDataset } from './browsing-datasets.ts';
import {
  campaignProductsDataset,
  campaignSalesDataset,
  campaignSessionsDataset,
  marketingEngagementsDataset,
  shopCampaignInsightsDataset,
  shopPostPurchaseOffersDataset,
  shopProductImpressionsDataset,
} from './campaign-datasets.ts';
import { customersDataset } from './customers.ts';
import type { DatasetAsk } from './dataset-ask.ts';
import { inventoryByLocationDataset, inventoryDataset } from './inventory.ts';
import {
  chargebacksDataset,
  feesDataset,
  giftCardsDataset,
  payoutsDataset,
  profitabilityDataset,
  shippingLabelsDataset,
  storeCreditSummariesDataset,
  storeCreditTransactionsDataset,
  subscriptionsDataset,
} from './money-datasets.ts';
import { discountsDataset, fulfillmentsDataset, paymentsDataset, returnsDataset } from './order-datasets.ts';
import { paymentAttemptsDataset } from './payment-attempts.ts';
import { salesTaxesDataset } from './sales-taxes.ts';
import { salesDataset } from './sales.ts';
import { searchQueriesDataset, searchesDataset } from './searches.ts';
import { sessionsDataset } from './sessions.ts';
import { adjustmentsDataset, shipmentsDataset, transfersDataset } from './supply-datasets.ts';
import { webPerformanceDataset } from './web-performance.ts';

const DATASETS: Record<string, (world: World, ask: DatasetAsk) => Dataset> = {
  sales: salesDataset,
  discounts: discountsDataset,
  returns: returnsDataset,
  fulfillments: fulfillmentsDataset,
  payments: paymentsDataset,
  payment_attempts: paymentAttemptsDataset,
  sales_taxes: salesTaxesDataset,
  sessions: sessionsDataset,
  searches: searchesDataset,
  search_queries: searchQueriesDataset,
  web_performance: webPerformanceDataset,
  customers: customersDataset,
  inventory: inventoryDataset,
  fees: feesDataset,
  payouts: payoutsDataset,
  chargebacks: chargebacksDataset,
  shipping_labels: shippingLabelsDataset,
  profitability: profitabilityDataset,
  gift_cards: giftCardsDataset,
  store_credit_summaries: storeCreditSummariesDataset,
  store_credit_transactions: storeCreditTransactionsDataset,
  subscriptions: subscriptionsDataset,
  campaign_sales: campaignSalesDataset,
  campaign_products: campaignProductsDataset,
  campaign_sessions: campaignSessionsDataset,
  marketing_engagements: marketingEngagementsDataset,
  shop_campaign_insights: shopCampaignInsightsDataset,
  shop_product_impressions: shopProductImpressionsDataset,
  shop_post_purchase_offers: shopPostPurchaseOffersDataset,
  inventory_by_location: inventoryByLocationDataset,
  inventory_adjustment_history: adjustmentsDataset,
  inventory_transfers: transfersDataset,
  inventory_shipments: shipmentsDataset,
  search_conversions: searchConversionsDataset,
  product_recommendation_conversions: recommendationsDataset,
  shopify_forms: formsDataset,
};

export function datasetOf(schema: string, world: World, ask: DatasetAsk): Dataset {
  const dataset = DATASETS[schema];
  if (!dataset) throw new Error(`The sandbox lists the schema ${schema} but has no dataset for it.`);
  return dataset(world, ask);
}
