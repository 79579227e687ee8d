import { addAt, itemAt } from '../../checked.ts';
import { adAccount } from '../ads/ad-account.ts';
import { adConversionColumns, adDayColumns } from '../ads/ad-columns.ts';
import { advertise } from '../ads/advertise.ts';
import type { AdConversionRow, AdDayRow } from '../ads/advertise.ts';
import { dayOf, isoDate } from '../calendar.ts';
import { buildCatalogue } from '../catalogue.ts';
import type { PlantedEvent } from '../data/events.ts';
import { places } from '../data/places.ts';
import { stockNow } from '../data/products.ts';
import { kesarLane } from '../data/store.ts';
import { wishesOf } from '../orders/baskets.ts';
import { CustomerBook } from '../orders/customer-book.ts';
import { originTable } from '../origin-table.ts';
import { planDay } from '../rhythm.ts';
import { stockHistory } from '../stock/stock-history.ts';
import { stockOfToday } from '../stock/stock-now.ts';
import type { Catalogue, VariantFacts } from '../catalogue.ts';
import { visitSampler } from '../visits/day-visits.ts';
import { VisitTable } from '../visits/visit-table.ts';
import type { StoreFacts } from '../world.ts';
import { emptyLedger } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { customerColumns, lineColumns, orderColumns } from './order-columns.ts';
import { abandonedColumns, happened, paymentColumns, reversalColumns, searchColumns } from './other-columns.ts';
import type { Story } from './story.ts';
import { tellDay } from './tell-day.ts';
import type { Telling } from './tell-day.ts';

export type StoryOptions = {
  today: number;
  seed: string;
  events: readonly PlantedEvent[];
  /** Another shop with the same range: its facts, its size against the demonstration store, and how many months it has existed. */
  store?: Partial<StoreFacts>;
  scale?: number;
  months?: number;
};

export function tellStory(options: StoryOptions): Story {
  const { today, seed, events, scale = 1 } = options;
  const firstDay = firstDayOf(today, options.months ?? 24);
  const catalogue = withSoldOutDays(buildCatalogue({ today, firstDay, events }), today);
  const plans = Array.from({ length: today - firstDay + 1 }, (_, day) =>
    planDay(firstDay + day, catalogue.variants, scale),
  );
  const origins = originTable(events);
  const capacity = plans.reduce((sum, plan) => sum + Math.ceil(plan.visits * 1.2) + 8, 20_000);
  const telling: Telling = {
    seed,
    today,
    events,
    catalogue,
    sampler: visitSampler(origins),
    wishes: wishesOf(catalogue.variants, origins),
    customers: new CustomerBook(firstDay),
    visits: new VisitTable(`${seed}/visits`, capacity),
    ledger: emptyLedger(),
  };
  const account = adAccount({ today, firstDay, events });
  const ads: { days: AdDayRow[]; conversions: AdConversionRow[] } = { days: [], conversions: [] };
  for (const plan of plans) {
    const { visitsOfOrigin } = tellDay(telling, plan);
    advertise({ ...telling, firstDay, account, origins, plan, visitsOfOrigin, scale }, ads.days, ads.conversions);
  }
  const span = { firstDay, today };
  const { ledger } = telling;
  const reversals = happened(ledger.reversals, today);
  return {
    seed,
    today,
    firstDay,
    keepsOpenList: scale === 1,
    // Nothing is older than the history, the shop neither.
    store: { ...kesarLane, createdDay: firstDay, ...options.store },
    products: catalogue.products,
    collections: catalogue.collections,
    ...stockOf(telling, span),
    customers: customerColumns(telling.customers.rows),
    orders: orderColumns(ledger.orders, origins, span),
    lines: lineColumns(ledger.orders, span),
    reversals: reversalColumns(reversals, span),
    payments: paymentColumns(happened(ledger.payments, today), span),
    visits: telling.visits.finish(origins, firstDay, today),
    abandoned: abandonedColumns(ledger.abandoned, span),
    searches: searchColumns(ledger.searches, span),
    productShares: productShares(catalogue),
    places: places.map(({ city, analyticsCity, region, country, countryCode, weight }) => ({
      city,
      analyticsCity,
      region,
      country,
      countryCode,
      share: weight,
    })),
    origins,
    adCampaigns: account.campaigns,
    adGroups: account.groups,
    adKeywords: account.keywords,
    adTerms: account.terms,
    adDays: adDayColumns(ads.days, span),
    adConversions: adConversionColumns(ads.conversions, span),
  };
}

/** The first day of the month so many months before today's. */
function firstDayOf(today: number, months: number): number {
  const date = Temporal.PlainDate.from(isoDate(today)).with({ day: 1 }).subtract({ months });
  return dayOf(date.toString());
}

/** What is out of stock today has not sold since it ran out. */
function withSoldOutDays(catalogue: Catalogue, today: number): Catalogue {
  for (const rule of stockNow) {
    if (rule.soldOutDays === undefined) continue;
    for (const variant of catalogue.variants) {
      const isMeant =
        variant.productTitle === rule.product && (rule.variant === undefined || rule.variant === variant.title);
      if (isMeant) variant.sellsUntil = today - rule.soldOutDays;
    }
  }
  return catalogue;
}

function stockOf(
  telling: Telling,
  span: { firstDay: number; today: number },
): Pick<Story, 'variants' | 'stockDays' | 'stockMoves'> {
  const { catalogue, seed, events, ledger } = telling;
  const outflow = outflowOf(ledger, catalogue.variants, span);
  const unitsPerDay = recentUnits(outflow, catalogue.variants.length);
  const now = stockOfToday(catalogue.variants, { seed, unitsPerDay, events });
  return {
    variants: variantColumns(catalogue.variants, now),
    ...stockHistory({ ...span, variants: catalogue.variants, events, now, outflow }),
  };
}

/** Units that left the shelves, by location and day; what came back in good order counts against it. */
function outflowOf(
  ledger: Ledger,
  variants: readonly VariantFacts[],
  { firstDay, today }: { firstDay: number; today: number },
): Int32Array[] {
  const count = variants.length;
  const outflow = kesarLane.locations.map(() => new Int32Array((today - firstDay + 1) * count));
  const bulk = 100;
  for (const order of ledger.orders) {
    for (const line of order.lines) {
      if (line.quantity < bulk)
        addAt(
          itemAt(outflow, Math.max(0, order.location)),
          (order.day - firstDay) * count + line.variant,
          line.quantity,
        );
    }
  }
  for (const row of happened(ledger.reversals, today)) {
    if (row.reason === 'Defective') continue;
    const day = Math.floor(row.at / 1440);
    addAt(
      itemAt(outflow, Math.max(0, itemAt(ledger.orders, row.order).location)),
      (day - firstDay) * count + row.variant,
      row.quantity,
    );
  }
  return outflow;
}

/** Over the last four weeks before today. */
function recentUnits(outflow: readonly Int32Array[], count: number): Float64Array {
  const perDay = new Float64Array(count);
  const days = itemAt(outflow, 0).length / count;
  for (const location of outflow) {
    for (let day = Math.max(0, days - 29); day < days - 1; day++) {
      for (let variant = 0; variant < count; variant++)
        addAt(perDay, variant, itemAt(location, day * count + variant) / 28);
    }
  }
  return perDay;
}

function variantColumns(variants: readonly VariantFacts[], now: readonly Int32Array[]): Story['variants'] {
  const whole = (pick: (variant: VariantFacts, row: number) => number) => Int32Array.from(variants, pick);
  return {
    length: variants.length,
    product: whole(variant => variant.product),
    title: variants.map(variant => variant.title),
    sku: variants.map(variant => variant.sku),
    price: whole(variant => variant.price),
    cost: whole(variant => variant.cost),
    available: whole((_, row) => now.reduce((sum, location) => sum + itemAt(location, row), 0)),
    stock: now,
    tracked: new Uint8Array(variants.length).fill(1),
    oversell: Uint8Array.from(variants, (_, row) => (itemAt(itemAt(now, 0), row) < 0 ? 1 : 0)),
  };
}

function productShares(catalogue: Catalogue): number[] {
  const shares = catalogue.products.title.map(() => 0);
  for (const variant of catalogue.variants) addAt(shares, variant.product, variant.weight);
  return shares;
}
