import { itemAt } from '../../../checked.ts';
import { formViews, recommendationVisits, searchVisits } from '../../../world/browsing/searching.ts';
import { VISIT } from '../../../world/tables.ts';
import type { World } from '../../../world/world.ts';
import type { Dataset, Metric } from '../engine/dataset.ts';
import { oncePer } from './columns.ts';
import { eventPart } from './event-part.ts';

type SeenRow = { visit: number; isClicked: boolean };

/** Visits with something beside the pages, by the day and minute of the visit. */
function visitPart(world: World, seen: readonly SeenRow[]) {
  const { visits } = world;
  const has = (row: SeenRow, bit: number) => (row.isClicked && (itemAt(visits.flags, row.visit) & bit) !== 0 ? 1 : 0);
  const rows = seen.map(row => ({
    ...row,
    day: itemAt(visits.day, row.visit),
    minute: itemAt(visits.minute, row.visit),
  }));
  return eventPart(world, rows, {
    measures: {
      clicked: row => (row.isClicked ? 1 : 0),
      carts: row => has(row, VISIT.addedToCart),
      bought: row => has(row, VISIT.completedCheckout),
    },
  });
}

const all: Metric = { sum: ['rows'] };
const shareOf = (name: string): Metric => ({ divide: [{ sum: [name] }, all] });

export const searchConversionsDataset = oncePer((world: World): Dataset => {
  return {
    parts: [visitPart(world, searchVisits(world))],
    metrics: {
      sessions_with_searches: all,
      search_sessions_with_clicks: { sum: ['clicked'] },
      search_sessions_with_cart_additions: { sum: ['carts'] },
      search_sessions_that_completed_checkout: { sum: ['bought'] },
      search_click_rate: shareOf('clicked'),
      search_added_to_cart_rate: shareOf('carts'),
      search_conversion_rate: shareOf('bought'),
    },
  };
});

/** No product stands behind a visit here: by product its rows are empty. */
export const recommendationsDataset = oncePer((world: World): Dataset => {
  return {
    parts: [visitPart(world, recommendationVisits(world))],
    metrics: {
      sessions_with_product_recommendations: all,
      product_recommendation_sessions_with_clicks: { sum: ['clicked'] },
      product_recommendation_sessions_with_cart_additions: { sum: ['carts'] },
      product_recommendation_sessions_that_completed_checkout: { sum: ['bought'] },
      product_recommendation_click_rate: shareOf('clicked'),
      product_recommendation_added_to_cart_rate: shareOf('carts'),
      product_recommendation_conversion_rate: shareOf('bought'),
    },
  };
});

export const formsDataset = oncePer((world: World): Dataset => {
  const { visits } = world;
  const rows = formViews(world).map(({ visit, isSubmitted }) => ({
    day: itemAt(visits.day, visit),
    minute: itemAt(visits.minute, visit),
    isSubmitted,
  }));
  const part = eventPart(world, rows, {
    dimensions: { form_type: () => 'Popup', form_id: () => '88120001', form_page_type: () => 'Home page' },
    measures: { sent: row => (row.isSubmitted ? 1 : 0) },
  });
  return {
    parts: [part],
    metrics: { form_views: all, form_submissions: { sum: ['sent'] }, form_conversion_rate: shareOf('sent') },
  };
});
