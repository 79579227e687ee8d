/** The figures a question most likely asks for, by the words of their names. */
import { allMetrics } from '@tillsight/metrics/catalogue';
import type { Metric } from '@tillsight/metrics/metric';
import { titles } from '../sentences/english/titles.ts';
import { wordSearch, type WordSearch } from './word-search.ts';

let search: WordSearch<Metric> | undefined;

/** Those of `known` and `before` come first, then the nearest, then what is asked for most. */
export function likelyMetrics(question: string, named: readonly string[], most: number): string[] {
  search ??= wordSearch(allMetrics, ({ key, description, also_called: others }) =>
    [key.replaceAll(/([A-Z])/g, ' $1').replaceAll('_', ' '), titles.metric(key), ...others, description].join(' '),
  );
  const keys = [...named.filter(key => metricKeys.has(key)), ...usual, ...search(question, most).map(({ key }) => key)];
  return [...new Set(keys)].slice(0, most).map(called);
}

/** A name that its key says already need not be said. */
function called(key: string): string {
  const title = titles.metric(key);
  return title === key.replaceAll('_', ' ') ? key : `${key}: ${title}`;
}

const metricKeys = new Set(allMetrics.map(({ key }) => key));

const usual = ['total_sales_revenue', 'net_sales', 'total_orders', 'units_sold', 'sessions', 'customers'];
