import { itemAt } from '../../checked.ts';
import { VISIT } from '../../world/tables.ts';
import type { AnalyticsView } from '../view/analytics-view.ts';
import { luckOf } from '../view/luck.ts';
import { visitFacts } from './facts.ts';
import type { Days, Facts } from './facts.ts';
import { RowBuilder, builtFacts } from './row-builder.ts';

/** Usual place of a page among Google's results, by its number among the landing pages. */
const POSITIONS = [1.6, 7.4, 9.1, 8.3, 11.8, 4.7, 5.9, 12.6, 10.4, 3.8];

/**
 * Search Console. A click is a visit from Google's unpaid results, whether or not Analytics' tag saw it (robots do not click); it brings
 * with it the impressions that led to nothing: 8 to 32, at the page's usual place or a little above or below.
 */
export function searchFacts(view: AnalyticsView, days: Days): Facts {
  const { visits, origins } = view.world;
  const isOrganic = Uint8Array.from(origins, origin =>
    origin.source === 'google' && origin.medium === 'organic' && origin.campaign === '' ? 1 : 0,
  );
  const { first, last } = visitFacts(view, days);
  const rows = new RowBuilder(['visit', 'day', 'minute', 'clicks', 'impressions', 'positions'], 1024);
  for (let visit = first; visit < last; visit++) {
    if (isOrganic[itemAt(visits.origin, visit)] === 0 || (itemAt(visits.flags, visit) & VISIT.bot) !== 0) continue;
    const { impressions, tenths } = searchOf(visit, itemAt(visits.landingPage.codes, visit));
    const row = rows.next();
    const { columns } = rows;
    columns.visit[row] = visit;
    columns.day[row] = itemAt(visits.day, visit);
    columns.minute[row] = itemAt(visits.minute, visit);
    columns.clicks[row] = 1;
    columns.impressions[row] = impressions;
    columns.positions[row] = impressions * tenths;
  }
  return builtFacts('search', rows, {});
}

/** Impressions that belong to a click, and their position in tenths. */
export function searchOf(visit: number, landingPage: number): { impressions: number; tenths: number } {
  const usual = itemAt(POSITIONS, landingPage % POSITIONS.length);
  return {
    impressions: 8 + Math.floor(luckOf(visit, 701) * 25),
    tenths: Math.max(10, Math.round(10 * usual * (0.8 + 0.4 * luckOf(visit, 702)))),
  };
}
