import { itemAt } from '../../../checked.ts';
import { VISIT } from '../../../world/tables.ts';
import type { World } from '../../../world/world.ts';
import type { Column, Dataset, Entity, Measure, Metric } from '../engine/dataset.ts';
import { constant, fromDictionary, lazily, oncePer, reworded } from './columns.ts';
import { pageType, trafficType, utmOfVisits } from './traffic-columns.ts';

const VISITS: Metric = { sum: ['visits'] };
const CARTS: Metric = { sum: ['carts'] };
const CHECKOUTS: Metric = { sum: ['checkouts'] };
const PURCHASES: Metric = { sum: ['purchases'] };

const SESSION_METRICS: Record<string, Metric> = {
  sessions: VISITS,
  online_store_visitors: { distinct: 'visitor' },
  pageviews: { sum: ['pages'] },
  pageviews_per_session: { divide: [{ sum: ['pages'] }, VISITS] },
  bounces: { difference: [VISITS, { sum: ['engaged'] }] },
  bounce_rate: { divide: [{ difference: [VISITS, { sum: ['engaged'] }] }, VISITS] },
  average_session_duration: { divide: [{ sum: ['seconds'] }, VISITS] },
  sessions_with_cart_additions: CARTS,
  sessions_that_reached_checkout: CHECKOUTS,
  sessions_that_completed_checkout: PURCHASES,
  sessions_that_reached_and_completed_checkout: PURCHASES,
  added_to_cart_rate: { divide: [CARTS, VISITS] },
  reached_checkout_rate: { divide: [CHECKOUTS, VISITS] },
  conversion_rate: { divide: [PURCHASES, VISITS] },
  checkout_conversion_rate: { divide: [PURCHASES, CHECKOUTS] },
  completed_checkout_rate: { divide: [PURCHASES, CHECKOUTS] },
};

/** One row per visit of the online store; the platform's own count, which sees more of them than GA4 does. */
export const sessionsDataset = oncePer((world: World): Dataset => ({
  parts: [
    {
      byDay: world.visits.byDay,
      day: world.visits.day,
      minute: { via: null, codes: world.visits.minute },
      dimension: visitColumns(world),
      measure: name => MEASURES[name]?.(world) ?? null,
      entity: name => (name === 'visitor' ? visitorsOf(world) : null),
    },
  ],
  metrics: SESSION_METRICS,
}));

const flag =
  (bit: number) =>
  ({ visits }: World): Measure => ({ via: null, values: visits.flags, bit });

const MEASURES: Record<string, (world: World) => Measure> = {
  visits: () => ({ via: null, values: null }),
  pages: ({ visits }) => ({ via: null, values: visits.pageViews }),
  seconds: ({ visits }) => ({ via: null, values: visits.seconds }),
  engaged: flag(VISIT.engaged),
  carts: flag(VISIT.addedToCart),
  checkouts: flag(VISIT.reachedCheckout),
  purchases: flag(VISIT.completedCheckout),
};

const visitorsOf = oncePer(({ visits }: World): Entity => {
  let highest = 0;
  for (let row = 0; row < visits.length; row++) highest = Math.max(highest, itemAt(visits.visitor, row));
  return { via: null, codes: visits.visitor, size: highest + 1 };
});

/** Dimensions of a visit; rows are visits. */
export const visitColumns = oncePer((world: World) => {
  const { visits, places, store } = world;
  const ofPlace = (word: (place: (typeof places)[number]) => string) => (): Column => ({
    via: null,
    codes: visits.place,
    values: places.map(place => word(place) || null),
  });
  const isBot = visits.flags.map(flags => flags & VISIT.bot);
  return lazily<Column>({
    session_device_type: () => fromDictionary(visits.device),
    device_type: () => fromDictionary(visits.device),
    session_city: ofPlace(place => place.city),
    session_region: ofPlace(place => place.region),
    session_country: ofPlace(place => place.country),
    session_country_code: ofPlace(place => place.countryCode),
    human_or_bot_session: () => ({ via: null, codes: isBot, values: ['human', 'bot'] }),
    referrer_source: () => fromDictionary(visits.referrerKind),
    referrer_name: () => fromDictionary(visits.referrerName),
    utm_source: () => utmOfVisits(visits, visits.source),
    utm_medium: () => utmOfVisits(visits, visits.medium),
    utm_campaign: () => utmOfVisits(visits, visits.campaign),
    traffic_type: () => reworded(visits.channelGroup, trafficType),
    landing_page_path: () => fromDictionary(visits.landingPage),
    landing_page_type: () => reworded(visits.landingPage, pageType),
    landing_page_url: () => reworded(visits.landingPage, path => (path === '' ? null : `https://${store.site}${path}`)),
    page_path: () => fromDictionary(visits.landingPage),
    page_type: () => reworded(visits.landingPage, pageType),
    session_bounced: () => ({
      via: null,
      codes: visits.flags.map(flags => ((flags & VISIT.engaged) === 0 ? 1 : 0)),
      values: [false, true],
    }),
    shop_id: () => constant(visits.length, String(store.id)),
    shop_name: () => constant(visits.length, store.name),
  });
});
