import type { World } from '../../../world/world.ts';
import { indexDays } from '../../../world/columns.ts';
import type { Dataset, Metric, Part } from '../engine/dataset.ts';
import { SCHEMAS } from '../fields/schemas.ts';
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
  chargebacks: world => unused('chargebacks', world),
  gift_cards: world => unused('gift_cards', world),
};

/** Of what the shop never used: nobody disputed a payment, and it sells no gift cards. */
function unused(schema: string, { firstDay, today }: World): Dataset {
  const names = [...(SCHEMAS.get(schema)?.metrics.keys() ?? [])];
  const metric = (name: string): Metric => (name.endsWith('_rate') ? { constant: null } : { sum: [] });
  const day = new Int32Array(0);
  const nothing = { minute: null, dimension: () => null, measure: () => null, entity: () => null };
  const part: Part = { byDay: indexDays(day, firstDay, today), day, ...nothing };
  return { parts: [part], metrics: Object.fromEntries(names.map(name => [name, metric(name)])) };
}

export function datasetOf(schema: string, world: World, ask: DatasetAsk): Dataset {
  const dataset = DATASETS[schema];
  if (!dataset) throw new Error(`The sandbox lists the schema ${schema} but has no dataset for it.`);
  return dataset(world, ask);
}
