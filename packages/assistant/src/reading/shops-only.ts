/** Is the website left out because only the shops are meant? */
import type { AskedFilter } from '../intent.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

/** "shops only, not website": orders that were drafted are of neither, so the tills are asked for. */
export function keepShopsOnly({ words, breakdowns }: Reading, filters: AskedFilter[]): void {
  const left = filters.findIndex(
    ({ options: [option], not }) =>
      not && option?.dimension === 'sales_channel' && String(option.values) === 'Online Store',
  );
  const shops = breakdowns.findIndex(
    ({ dimension, at }) => dimension === 'pos_location' && (has(words[at - 1], 'only') || has(words[at + 1], 'only')),
  );
  if (left < 0 || shops < 0) return;
  breakdowns.splice(shops, 1);
  const isSaid = filters.some(({ options, not }) => !not && options[0]?.values.includes('Point of Sale'));
  if (isSaid) filters.splice(left, 1);
  else
    filters.splice(left, 1, {
      options: [{ dimension: 'sales_channel', values: ['Point of Sale'] }],
      not: false,
      text: 'shops',
    });
}
