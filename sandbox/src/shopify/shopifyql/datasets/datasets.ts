import type { World } from '../../../world/world.ts';
import type { Dataset } from '../engine/dataset.ts';
import type { Period } from '../period.ts';
import { salesDataset } from './sales.ts';

export interface DatasetAsk {
  period: Period;
  /** Time dimensions of the question, which stock has to be counted by. */
  timeUnits: readonly string[];
  inventoryLagDays: number;
}

const DATASETS: Record<string, (world: World, ask: DatasetAsk) => Dataset> = {
  sales: salesDataset,
};

export function datasetOf(schema: string, world: World, ask: DatasetAsk): Dataset {
  const dataset = DATASETS[schema];
  if (!dataset) throw new Error(`The sandbox lists the schema ${schema} but has no dataset for it.`);
  return dataset(world, ask);
}
