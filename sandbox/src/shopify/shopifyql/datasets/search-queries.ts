import type { World } from '../../../world/world.ts';
import type { Column, Dataset } from '../engine/dataset.ts';
import { constant, fromDictionary, lazily, oncePer, rowsWhere } from './columns.ts';

/** One row per search in the shop's own search box, and whether a result was opened. */
export const searchQueriesDataset = oncePer((world: World): Dataset => {
  const { searches, store } = world;
  const clicked = rowsWhere(searches.length, row => searches.clicked[row] === 1);
  return {
    parts: [
      {
        byDay: searches.byDay,
        day: searches.day,
        minute: { via: null, codes: searches.minute },
        dimension: lazily<Column>({
          search_query: () => fromDictionary(searches.term),
          search_result_was_clicked: () => ({ via: null, codes: searches.clicked, values: [false, true] }),
          shop_id: () => constant(searches.length, String(store.id)),
          shop_name: () => constant(searches.length, store.name),
        }),
        measure: name => {
          if (name === 'rows') return { via: null, values: null };
          return name === 'clicked' ? { via: null, values: null, filter: clicked } : null;
        },
        entity: () => null,
      },
    ],
    metrics: { search_queries: { sum: ['rows'] }, search_queries_with_clicks: { sum: ['clicked'] } },
  };
});
