import { itemAt } from '../../checked.ts';
import { VISIT } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';
import type { AnalyticsView } from '../view/analytics-view.ts';
import { luckOf } from '../view/luck.ts';
import { cartsOn } from './carts.ts';
import { visitFacts } from './facts.ts';
import type { Days, Facts } from './facts.ts';
import { RowBuilder, builtFacts } from './row-builder.ts';

const BROWSING = [
  '/collections/festive-edit',
  '/collections/sarees',
  '/collections/kurtas',
  '/collections/under-999',
  '/search',
];
const CART = '/cart';
const CHECKOUT = '/checkout';
const THANKS = '/checkout/thank-you';

/** Every path of the site; a page's code is its place here. */
export function sitePaths(world: World): string[] {
  const productPaths = world.products.handle.map(handle => `/products/${handle}`);
  return [...new Set([...world.visits.landingPage.values, ...BROWSING, CART, CHECKOUT, THANKS, ...productPaths])];
}

/**
 * One row per page view. A visit's pages are: its landing page; the pages of the items it looked at; cart, checkout and thanks as far as it
 * came; and for the views still missing collections and the shop's search. Never more than its number of views.
 */
export function pageFacts(view: AnalyticsView, days: Days): Facts {
  const { visits } = view.world;
  const { first, last } = visitFacts(view, days);
  const rows = new RowBuilder(['visit', 'day', 'minute', 'page', 'views', 'engagedSeconds'], 4096);
  const pagesOf = pageBook(view, days);
  for (let visit = first; visit < last; visit++) {
    if (!view.isVisitSeen(visit)) continue;
    const pages = pagesOf(visit);
    const isEngaged = (itemAt(visits.flags, visit) & VISIT.engaged) !== 0;
    const seconds = isEngaged ? itemAt(visits.seconds, visit) : 0;
    const each = Math.floor(seconds / pages.length);
    for (let at = 0; at < pages.length; at++) {
      const row = rows.next();
      const { columns } = rows;
      columns.visit[row] = visit;
      columns.day[row] = itemAt(visits.day, visit);
      columns.minute[row] = itemAt(visits.minute, visit);
      columns.page[row] = itemAt(pages, at);
      columns.views[row] = 1;
      // What does not divide belongs to the page somebody came to.
      columns.engagedSeconds[row] = at === 0 ? seconds - each * (pages.length - 1) : each;
    }
  }
  return builtFacts('pages', rows, { page: rows.columns.page });
}

const FUNNEL = [VISIT.addedToCart, VISIT.reachedCheckout, VISIT.completedCheckout];

/** Codes of a visit's pages; the same list every time, good until the next call. */
function pageBook(view: AnalyticsView, days: Days): (visit: number) => readonly number[] {
  const { visits, products, variants } = view.world;
  const paths = sitePaths(view.world);
  const codeOf = (path: string) => paths.indexOf(path);
  const landing = Int32Array.from(visits.landingPage.values, codeOf);
  const product = Int32Array.from(products.handle, handle => codeOf(`/products/${handle}`));
  const funnel = [CART, CHECKOUT, THANKS].map(codeOf);
  const browsing = BROWSING.map(codeOf);
  const carts = cartsOn(view, days);
  const pages: number[] = [];
  return visit => {
    const flags = itemAt(visits.flags, visit);
    const steps = FUNNEL.filter(flag => (flags & flag) !== 0).length;
    const most = itemAt(visits.pageViews, visit);
    pages.length = 0;
    pages.push(itemAt(landing, itemAt(visits.landingPage.codes, visit)));
    const viewed = carts.viewedBy(visit);
    for (let rank = 0; rank < viewed.length && pages.length < most - steps; rank++) {
      const page = itemAt(product, itemAt(variants.product, itemAt(viewed, rank)));
      if (rank > 0 || page !== pages[0]) pages.push(page);
    }
    for (let rank = 0; pages.length < most - steps; rank++)
      pages.push(itemAt(browsing, Math.floor(luckOf(visit, rank + 501) * browsing.length)));
    for (let step = 0; step < steps && pages.length < most; step++) pages.push(itemAt(funnel, step));
    pages.length = Math.min(pages.length, most);
    return pages;
  };
}
