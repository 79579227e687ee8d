import type { World } from '../../../world/world.ts';
import type { Column, Dataset } from '../engine/dataset.ts';
import { constant, fromDictionary, lazily, oncePer } from './columns.ts';

/** One row per search in the shop's own search box. */
export const searchesDataset = oncePer((world: World): Dataset => {
  const { searches, store } = world;
  return {
    parts: [
      {
        byDay: searches.byDay,
        day: searches.day,
        minute: { via: null, codes: searches.minute },
        dimension: lazily<Column>({
          search_query: () => fromDictionary(searches.term),
          search_results_were_returned: () => ({ via: null, codes: searches.hasResults, values: [false, true] }),
          is_product_search_query: () => constant(searches.length, true),
          is_article_search_query: () => constant(searches.length, false),
          is_page_search_query: () => constant(searches.length, false),
          shop_id: () => constant(searches.length, String(store.id)),
          shop_name: () => constant(searches.length, store.name),
        }),
        measure: name => (name === 'rows' ? { via: null, values: null } : null),
        entity: () => null,
      },
    ],
    metrics: { searches: { sum: ['rows'] } },
  };
});
