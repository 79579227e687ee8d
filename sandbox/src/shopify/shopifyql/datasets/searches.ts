import type { World } from '../../../world/world.ts';
import type { Column, Dataset, Part } from '../engine/dataset.ts';
import { constant, fromDictionary, lazily, oncePer, rowsWhere } from './columns.ts';

/** One row per search in the shop's own search box. */
function searchPart({ searches, store }: World, own: Record<string, () => Column>): Part {
  const { length, byDay, day, minute, term } = searches;
  const clicked = rowsWhere(length, row => searches.clicked[row] === 1);
  return {
    byDay,
    day,
    minute: { via: null, codes: minute },
    dimension: lazily<Column>({
      search_query: () => fromDictionary(term),
      shop_id: () => constant(length, String(store.id)),
      shop_name: () => constant(length, store.name),
      ...own,
    }),
    measure: lazily({
      rows: () => ({ via: null, values: null }),
      clicked: () => ({ via: null, values: null, filter: clicked }),
    }),
    entity: () => null,
  };
}

export const searchesDataset = oncePer((world: World): Dataset => {
  const { length, hasResults } = world.searches;
  const part = searchPart(world, {
    search_results_were_returned: () => ({ via: null, codes: hasResults, values: [false, true] }),
    is_product_search_query: () => constant(length, true),
    is_article_search_query: () => constant(length, false),
    is_page_search_query: () => constant(length, false),
  });
  return { parts: [part], metrics: { searches: { sum: ['rows'] } } };
});

export const searchQueriesDataset = oncePer((world: World): Dataset => {
  const part = searchPart(world, {
    search_result_was_clicked: () => ({ via: null, codes: world.searches.clicked, values: [false, true] }),
  });
  return {
    parts: [part],
    metrics: { search_queries: { sum: ['rows'] }, search_queries_with_clicks: { sum: ['clicked'] } },
  };
});
