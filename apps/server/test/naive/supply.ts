/** Stock by place, what moves between places, and searches, recommendations and forms of the shop, by plain loops. */
import { formViews, recommendationVisits, searchVisits } from '@tillsight/sandbox/world/browsing/searching';
import { transferLines } from '@tillsight/sandbox/world/supply/transfers';
import { calendarKeys, loopOf, loopsOf, named, share, tableOf, textOf, type Loop, type Scene } from './groups.ts';
import { eventTable } from './money.ts';
import { goodsKeys } from './sales.ts';
import { flags } from './visits.ts';

/** What Shopify's own stock figures reach up to. */
const lagDays = 2;

export function supplyLoops(scene: Scene): Record<string, Loop> {
  return { ...placeLoops(scene), ...moveLoops(scene), ...transferLoops(scene), ...seenLoops(scene) };
}

/** Units at the end of the period, or of each day, at every place. */
function placeLoops({ world, from, to }: Scene): Record<string, Loop> {
  const { stockDays, variants, store, today } = world;
  const last = Math.min(to, today - lagDays);
  const table = (isDaily: boolean) =>
    tableOf<{ variant: number; place: number; day: number }, { units: number; value: number; isKnown: boolean }>({
      keys: {
        ...goodsKeys(world),
        ...calendarKeys,
        inventory_location: ({ place }) => named(store.locations[place]?.name),
      },
      empty: () => ({ units: 0, value: 0, isKnown: false }),
      fill: at => {
        for (let day = isDaily ? from : last; day <= last; day++) {
          for (let place = 0; place < store.locations.length; place++) {
            for (let variant = 0; variant < variants.length; variant++) {
              const units = stockDays.units[place]![(day - stockDays.firstDay) * stockDays.variants + variant]!;
              const sums = at({ variant, place, day });
              sums.units += units;
              sums.value += units * Math.max(0, variants.cost[variant]!);
              sums.isKnown = true;
            }
          }
        }
      },
    });
  const of = (pick: (sums: { units: number; value: number; isKnown: boolean }) => number): Loop => ({
    by: splits => loopOf(table(splits.includes('day')), sums => (sums.isKnown ? pick(sums) : null)).by(splits),
    nothing: null,
  });
  return { stock_at_location: of(({ units }) => units), stock_value_at_location: of(({ value }) => value / 100) };
}

function moveLoops(scene: Scene): Record<string, Loop> {
  const { stockMoves, variants, store } = scene.world;
  const rows = Array.from(stockMoves.day, (day, row) => ({ day, row }));
  const table = eventTable(scene, rows, {
    keys: {
      inventory_location: ({ row }) => named(store.locations[stockMoves.location[row]!]?.name),
      adjustment_reason: ({ row }) => named(textOf(stockMoves.reason, row)),
      sku: ({ row }) => named(variants.sku[stockMoves.variant[row]!]),
    },
    empty: () => ({ change: 0, count: 0 }),
    add: (sums, { row }) => {
      sums.change += stockMoves.change[row]!;
      sums.count += 1;
    },
  });
  return loopsOf(table, {
    stock_adjusted: ({ change }) => change,
    stock_adjustment_entries: ({ count }) => count,
  });
}

function transferLoops(scene: Scene): Record<string, Loop> {
  const { variants } = scene.world;
  const table = eventTable(scene, transferLines(scene.world), {
    keys: {
      transfer_from: ({ origin }) => named(origin),
      transfer_to: ({ destination }) => named(destination),
      sku: ({ variant }) => named(variants.sku[variant]),
    },
    empty: () => ({ ordered: 0, arrived: 0, rejected: 0, transfers: new Set<number>() }),
    add: (sums, { ordered, accepted, rejected, transfer }) => {
      sums.ordered += ordered;
      sums.arrived += accepted + rejected;
      sums.rejected += rejected;
      sums.transfers.add(transfer);
    },
  });
  return loopsOf(table, {
    units_transferred: ({ ordered }) => ordered,
    stock_transfers: ({ transfers }) => transfers.size,
    units_received: ({ arrived }) => arrived,
    units_rejected: ({ rejected }) => rejected,
    stock_rejection_rate: ({ rejected, arrived }) => share(rejected, arrived),
  });
}

/** Visits with a search, a recommendation or a form in them. */
function seenLoops(scene: Scene): Record<string, Loop> {
  const { visits } = scene.world;
  const table = (rows: readonly { visit: number; isDone: boolean }[]) =>
    eventTable(
      scene,
      rows.map(row => ({ ...row, day: visits.day[row.visit]!, minute: visits.minute[row.visit]! })),
      {
        keys: {},
        empty: () => ({ seen: 0, done: 0, bought: 0 }),
        add: (sums, { visit, isDone }) => {
          sums.seen += 1;
          if (isDone) sums.done += 1;
          if (isDone && (visits.flags[visit]! & flags.bought) !== 0) sums.bought += 1;
        },
      },
    );
  const clicked = (rows: readonly { visit: number; isClicked: boolean }[]) =>
    table(rows.map(({ visit, isClicked }) => ({ visit, isDone: isClicked })));
  return {
    ...loopsOf(clicked(searchVisits(scene.world)), {
      sessions_with_searches: ({ seen }) => seen,
      searches_that_led_to_orders: ({ bought }) => bought,
      search_conversion_rate: ({ bought, seen }) => share(bought, seen),
    }),
    ...loopsOf(clicked(recommendationVisits(scene.world)), {
      sessions_with_recommendations: ({ seen }) => seen,
      recommendation_clicks: ({ done }) => done,
      recommendation_purchases: ({ bought }) => bought,
      recommendation_click_rate: ({ done, seen }) => share(done, seen),
      recommendation_conversion_rate: ({ bought, seen }) => share(bought, seen),
    }),
    ...loopsOf(table(formViews(scene.world).map(({ visit, isSubmitted }) => ({ visit, isDone: isSubmitted }))), {
      form_views: ({ seen }) => seen,
      form_submissions: ({ done }) => done,
      form_conversion_rate: ({ done, seen }) => share(done, seen),
    }),
  };
}
