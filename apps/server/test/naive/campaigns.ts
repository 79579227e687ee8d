/** What campaigns, mailings and the Shop app brought, by plain loops. */
import { engagements } from '@tillsight/sandbox/world/attribution/engagements';
import { postPurchaseOffers, shopCampaignOrders, shopImpressions } from '@tillsight/sandbox/world/attribution/shop-app';
import { loopsOf, named, share, textOf, type Loop, type Scene } from './groups.ts';
import { eventTable } from './money.ts';
import { flags } from './visits.ts';

const madeUp = new Set(['', 'organic', 'referral', '(none)', '(not set)', 'none']);

/** A word of a visit's link; nothing where the link had none. */
function linkWord({ world: { visits } }: Scene, word: 'campaign' | 'source' | 'medium') {
  return ({ visit }: { visit: number }) =>
    named(madeUp.has(textOf(visits.medium, visit)) ? undefined : textOf(visits[word], visit));
}

const linkKeys = (scene: Scene) => ({
  campaign: linkWord(scene, 'campaign'),
  source: linkWord(scene, 'source'),
  medium: linkWord(scene, 'medium'),
});

export function campaignLoops(scene: Scene): Record<string, Loop> {
  return { ...creditedLoops(scene), ...visitLoops(scene), ...mailingLoops(scene), ...shopAppLoops(scene) };
}

type Credit = { first: number; last: number; known: number; even: number };
type Credited = Credit & { day: number; minute: number; order: number; visit: number };

/** Each visit of the buyer in the thirty days before an order, with what four models give it. */
function creditsOf({ world: { orders, visits }, from, to }: Scene): Credited[] {
  const byVisitor = new Map<number, number[]>();
  for (let visit = 0; visit < visits.length; visit++) {
    const own = byVisitor.get(visits.visitor[visit]!);
    if (own) own.push(visit);
    else byVisitor.set(visits.visitor[visit]!, [visit]);
  }
  const found: Credited[] = [];
  for (let order = 0; order < orders.length; order++) {
    const [bought, day, minute] = [orders.visit[order]!, orders.day[order]!, orders.minute[order]!];
    if (bought < 0 || day < from || day > to) continue;
    const path: number[] = [];
    for (const visit of byVisitor.get(visits.visitor[bought]!) ?? [])
      if (visit <= bought && visits.day[visit]! >= day - 30) path.push(visit);
    let known = bought;
    for (const visit of path) if (textOf(visits.channelGroup, visit) !== 'Direct') known = visit;
    for (const visit of path) {
      const is = (other: number | undefined) => (visit === other ? 1 : 0);
      const even = 1 / path.length;
      found.push({ day, minute, order, visit, first: is(path[0]), last: is(bought), known: is(known), even });
    }
  }
  return found;
}

const models = { first_click: 'first', last_click: 'last', last_non_direct_click: 'known', linear: 'even' } as const;

function creditedLoops(scene: Scene): Record<string, Loop> {
  const { orders, lines, reversals, products, variants } = scene.world;
  const credits = creditsOf(scene);
  const empty = () => ({ orders: nothing(), sales: nothing() });
  const nothing = (): Credit => ({ first: 0, last: 0, known: 0, even: 0 });
  const add = (sum: Credit, credit: Credit, amount: number) => {
    for (const model of Object.values(models)) sum[model] += credit[model] * amount;
  };
  const bought = eventTable(scene, credits, {
    keys: { ...linkKeys(scene), customer_type: ({ order }) => named(textOf(orders.customerKind, order)) },
    empty,
    add: (sums, credit) => {
      add(sums.orders, credit, 1);
      add(sums.sales, credit, orders.total[credit.order]!);
    },
  });
  const kept = Int32Array.from(lines.quantity);
  for (let back = 0; back < reversals.length; back++) {
    const line = reversals.line[back]!;
    if (line >= 0) kept[line]! += reversals.quantity[back]!;
  }
  const linesOf = new Map<number, number[]>();
  for (let line = 0; line < lines.length; line++)
    linesOf.set(lines.order[line]!, [...(linesOf.get(lines.order[line]!) ?? []), line]);
  const perLine = credits.flatMap(credit => (linesOf.get(credit.order) ?? []).map(line => ({ ...credit, line })));
  const productOf = (line: number) => variants.product[lines.variant[line]!] ?? -1;
  const units = eventTable(scene, perLine, {
    keys: {
      ...linkKeys(scene),
      product: ({ line }) => ({ id: productOf(line), label: products.title[productOf(line)] ?? null }),
    },
    empty: nothing,
    add: (sums, row) => {
      add(sums, row, kept[row.line]!);
    },
  });
  return Object.assign(
    {},
    ...Object.entries(models).map(([name, model]) => ({
      ...loopsOf(bought, {
        [`campaign_sales_${name}`]: ({ sales }) => sales[model] / 100,
        [`campaign_orders_${name}`]: sums => sums.orders[model],
      }),
      ...loopsOf(units, { [`campaign_units_${name}`]: sums => sums[model] }),
    })),
  ) as Record<string, Loop>;
}

/** Visits whose link named a campaign; robots follow links as well. */
function visitLoops(scene: Scene): Record<string, Loop> {
  const { visits } = scene.world;
  const campaign = linkWord(scene, 'campaign');
  const rows: { visit: number; day: number; minute: number }[] = [];
  for (let visit = 0; visit < visits.length; visit++)
    if (campaign({ visit }).label !== null)
      rows.push({ visit, day: visits.day[visit]!, minute: visits.minute[visit]! });
  const table = eventTable(scene, rows, {
    keys: linkKeys(scene),
    empty: () => ({ visits: 0, carts: 0, bought: 0 }),
    add: (sums, { visit }) => {
      const bits = visits.flags[visit]!;
      sums.visits += 1;
      if (bits & flags.cart) sums.carts += 1;
      if (bits & flags.bought) sums.bought += 1;
    },
  });
  return loopsOf(table, {
    campaign_visits: sums => sums.visits,
    campaign_cart_additions: ({ carts }) => carts,
    campaign_visits_that_bought: ({ bought }) => bought,
    campaign_visit_conversion_rate: sums => share(sums.bought, sums.visits),
    campaign_add_to_cart_rate: sums => share(sums.carts, sums.visits),
  });
}

function mailingLoops(scene: Scene): Record<string, Loop> {
  const table = eventTable(scene, engagements(scene.world), {
    keys: {
      mailing: ({ title }) => named(title),
      source: () => named(undefined),
      medium: ({ channel }) => named(channel),
    },
    empty: () => ({ sends: 0, fails: 0, views: 0, clicks: 0, unsubscribes: 0, orders: 0, sales: 0 }),
    add: (sums, row) => {
      sums.sends += row.sends;
      sums.fails += row.fails;
      sums.views += row.views;
      sums.clicks += row.clicks;
      sums.unsubscribes += row.unsubscribes;
      sums.orders += row.orders;
      sums.sales += row.sales;
    },
  });
  return loopsOf(table, {
    messages_sent: ({ sends }) => sends,
    messages_opened: ({ views }) => views,
    messages_clicked: ({ clicks }) => clicks,
    message_open_rate: ({ views, sends }) => share(views, sends),
    message_click_rate: ({ clicks, sends }) => share(clicks, sends),
    message_orders: ({ orders }) => orders,
    message_sales: ({ sales }) => sales / 100,
    message_unsubscribes: ({ unsubscribes }) => unsubscribes,
    messages_failed: ({ fails }) => fails,
  });
}

function shopAppLoops(scene: Scene): Record<string, Loop> {
  const { products } = scene.world;
  const brought = eventTable(scene, shopCampaignOrders(scene.world), {
    keys: { campaign: ({ campaign }) => named(campaign) },
    empty: () => ({ spend: 0, sales: 0, customers: 0 }),
    add: (sums, { spend, sales }) => {
      sums.spend += spend;
      sums.sales += sales;
      sums.customers += 1;
    },
  });
  const shown = eventTable(scene, shopImpressions(scene.world), {
    keys: {
      product: ({ product }) => ({ id: product, label: products.title[product] ?? null }),
      product_type: ({ product }) => named(textOf(products.type, product)),
      vendor: ({ product }) => named(textOf(products.vendor, product)),
    },
    empty: () => ({ count: 0 }),
    add: (sums, { count }) => void (sums.count += count),
  });
  const offered = eventTable(scene, postPurchaseOffers(scene.world), {
    keys: {},
    empty: () => ({ count: 0 }),
    add: sums => void (sums.count += 1),
  });
  return {
    ...loopsOf(brought, {
      shop_campaign_spend: ({ spend }) => spend / 100,
      shop_campaign_sales: ({ sales }) => sales / 100,
      shop_campaign_customers: ({ customers }) => customers,
      shop_campaign_roas: ({ sales, spend }) => share(sales, spend),
    }),
    ...loopsOf(shown, { shop_product_impressions: ({ count }) => count }),
    ...loopsOf(offered, { post_purchase_offers: ({ count }) => count }),
  };
}
