/** "sarees, kurtas etc", "Mumbai, Pune waghera": those named are examples, and every one of their kind is asked for. */
import type { AskedFilter } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import { has } from './words.ts';

/** The kind the examples are of; its filter is taken out. Nothing where one alone is named, or goods that are of no kind of ours. */
export function openedList(words: Word[], filters: AskedFilter[]): string | undefined {
  const end = words.find(word => has(word, 'and_so_on'));
  const at = filters.findLastIndex(
    ({ not, options }) =>
      !not && options.some(({ dimension, values }) => kinds.includes(dimension) && values.length > 1),
  );
  if (!end || at < 0) return undefined;
  end.used = 'list';
  const [open] = filters.splice(at, 1);
  return open!.options.find(({ dimension }) => kinds.includes(dimension))!.dimension;
}

const kinds = [
  'product_type', 'city', 'region', 'country', 'device', 'sales_channel', 'traffic_channel', 'return_reason', 'payment_method', 'payment_gateway', 'campaign', 'vendor', 'collection', 'discount_code',
]; // prettier-ignore
