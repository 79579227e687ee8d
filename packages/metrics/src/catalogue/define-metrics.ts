/** Lists of keys and phrases are written as one string each, so that a definition stays a dozen lines. */
import type { Metric, MetricCategory } from '../metric.ts';

type Definition = Omit<Metric, 'category' | 'timing' | 'dimensions' | 'also_called'> & {
  /** `period` unless said otherwise. */
  timing?: Metric['timing'];
  /** Keys with blanks between them. */
  dimensions: string;
  /** Phrases with commas between them. */
  also_called: string;
};

export function defineMetrics(category: MetricCategory, definitions: readonly Definition[]): Metric[] {
  return definitions.map(definition => ({
    ...definition,
    category,
    timing: definition.timing ?? 'period',
    dimensions: definition.dimensions.split(' ').filter(key => key !== ''),
    also_called: definition.also_called.split(', '),
  }));
}

/** Figures of reports that few merchants use, whose words mean more usual figures when they stand alone. */
export function saidInFull(metrics: readonly Metric[]): Metric[] {
  return metrics.map(metric => ({ ...metric, said_in_full: true }));
}
