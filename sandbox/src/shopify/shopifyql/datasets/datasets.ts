import type { World } from '../../../world/world.ts';
import type { Dataset } from '../engine/dataset.ts';
import { customersDataset } from './customers.ts';
import type { DatasetAsk } from './dataset-ask.ts';
import { inventoryDataset } from './inventory.ts';
import { discountsDataset, fulfillmentsDataset, paymentsDataset, returnsDataset } from './order-datasets.ts';
import { paymentAttemptsDataset } from './payment-attempts.ts';
import { salesTaxesDataset } from './sales-taxes.ts';
import { salesDataset } from './sales.ts';
import { searchQueriesDataset, searchesDataset } from './searches.ts';
import { sessionsDataset } from './sessions.ts';
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
};

export function datasetOf(schema: string, world: World, ask: DatasetAsk): Dataset {
  const dataset = DATASETS[schema];
  if (!dataset) throw new Error(`The sandbox lists the schema ${schema} but has no dataset for it.`);
  return dataset(world, ask);
}
