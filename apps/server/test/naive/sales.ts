/** Sales by plain loops: what was sold, charged and taken back, each on its own day. */
import type { World } from '@tillsight/sandbox/world/world';
import {
  calendarKeys,
  loopsOf,
  named,
  oneName,
  share,
  tableOf,
  textOf,
  type Keys,
  type Loop,
  type Scene,
  type Table,
} from './groups.ts';

/** Shipping and fees belong to no product: their variant is -1. */
export type SalesRow = { order: number; variant: number; day: number };

export type SalesSums = {
  gross: number;
  discount: number;
  tax: number;
  shipping: number;
  fee: number;
  units: number;
  cost: number;
  costedNet: number;
  backNet: number;
  backUnits: number;
  total: number;
  newTotal: number;
  oldTotal: number;
  orders: Set<number>;
  customers: Set<number>;
  newCustomers: Set<number>;
  oldCustomers: Set<number>;
  /** All that its customers ever spent. */
  spent: number;
};

const empty = (): SalesSums => ({
  gross: 0,
  discount: 0,
  tax: 0,
  shipping: 0,
  fee: 0,
  units: 0,
  cost: 0,
  costedNet: 0,
  backNet: 0,
  backUnits: 0,
  total: 0,
  newTotal: 0,
  oldTotal: 0,
  orders: new Set(),
  customers: new Set(),
  newCustomers: new Set(),
  oldCustomers: new Set(),
  spent: 0,
});

export function goodsKeys({ products, variants }: World): Keys<{ variant: number }> {
  const productOf = (variant: number) => variants.product[variant] ?? -1;
  const variantName = (product: number, title: string | undefined): string | null => {
    const name = products.title[product] ?? null;
    return name === null || title === 'Default Title' ? name : `${name} - ${title}`;
  };
  return {
    product: ({ variant }) => ({ id: productOf(variant), label: products.title[productOf(variant)] ?? null }),
    // Shown together with its product, as many variants are called alike.
    variant: ({ variant }) => ({ id: variant, label: variantName(productOf(variant), variants.title[variant]) }),
    size: ({ variant }) => named(lookOf(variants.title[variant]).size),
    colour: ({ variant }) => named(lookOf(variants.title[variant]).colour),
    sku: ({ variant }) => named(variants.sku[variant]),
  };
}

const styles: Record<string, { size?: string }> = {
  'Set of 6': {},
  Single: { size: 'Single' },
  Double: { size: 'Double' },
};

/** The store writes the colour first, then the size; a few of its things come in a style instead. */
function lookOf(title = ''): { size?: string | undefined; colour?: string | undefined } {
  const [colour, size] = title.split(' / ');
  return styles[title] ?? { size, colour };
}

export function placeKeys({ orders }: World): Keys<{ order: number }> {
  return {
    city: ({ order }) => named(oneName(textOf(orders.shippingCity, order))),
    region: ({ order }) => named(textOf(orders.shippingRegion, order)),
    country: ({ order }) => named(textOf(orders.shippingCountry, order)),
  };
}

/** Every line, charge and reversal is looked at; nothing is indexed. */
export function salesTable(
  { world, from, to }: Scene,
  isKept: (order: number) => boolean = () => true,
): Table<SalesSums> {
  const { orders, lines, reversals } = world;
  return tableOf<SalesRow, SalesSums>({
    keys: { ...goodsKeys(world), ...placeKeys(world), ...calendarKeys },
    empty,
    fill: at => {
      const isMeant = (row: SalesRow) => row.day >= from && row.day <= to && isKept(row.order);
      for (let line = 0; line < lines.length; line++) {
        const order = lines.order[line]!;
        const row = { order, variant: lines.variant[line]!, day: orders.day[order]! };
        if (isMeant(row)) addLine(at(row), world, line);
      }
      for (let order = 0; order < orders.length; order++) {
        const row = { order, variant: -1, day: orders.day[order]! };
        if ((orders.shipping[order] !== 0 || orders.fee[order] !== 0) && isMeant(row)) addCharge(at(row), world, order);
      }
      for (let back = 0; back < reversals.length; back++) {
        const row = { order: reversals.order[back]!, variant: reversals.variant[back]!, day: reversals.day[back]! };
        if (!isMeant(row)) continue;
        addBack(at(row), world, back);
        const charges = reversals.shipping[back]! + reversals.fee[back]!;
        if (reversals.shipping[back] === 0 && reversals.fee[back] === 0) continue;
        const sums = at({ ...row, variant: -1 });
        sums.shipping += reversals.shipping[back]!;
        sums.fee += reversals.fee[back]!;
        addTotal(sums, world, { order: row.order, amount: charges });
      }
    },
  });
}

function addLine(sums: SalesSums, world: World, line: number): void {
  const { lines } = world;
  const net = lines.gross[line]! + lines.discount[line]!;
  sums.gross += lines.gross[line]!;
  sums.discount += lines.discount[line]!;
  sums.tax += lines.tax[line]!;
  sums.units += lines.quantity[line]!;
  if (lines.cost[line]! >= 0) {
    sums.cost += lines.cost[line]!;
    sums.costedNet += net;
  }
  addTotal(sums, world, { order: lines.order[line]!, amount: net + lines.tax[line]! });
  meet(sums, world, lines.order[line]!);
}

function addCharge(sums: SalesSums, world: World, order: number): void {
  const { shipping, fee } = world.orders;
  sums.shipping += shipping[order]!;
  sums.fee += fee[order]!;
  addTotal(sums, world, { order, amount: shipping[order]! + fee[order]! });
  meet(sums, world, order);
}

function addBack(sums: SalesSums, world: World, back: number): void {
  const { reversals, variants } = world;
  const net = reversals.gross[back]! + reversals.discount[back]!;
  sums.backNet += net;
  sums.backUnits += reversals.quantity[back]!;
  sums.tax += reversals.tax[back]!;
  if ((variants.cost[reversals.variant[back]!] ?? -1) >= 0) {
    sums.cost += reversals.cost[back]!;
    sums.costedNet += net;
  }
  addTotal(sums, world, { order: reversals.order[back]!, amount: net + reversals.tax[back]! });
}

function addTotal(sums: SalesSums, { orders }: World, { order, amount }: { order: number; amount: number }): void {
  const kind = textOf(orders.customerKind, order);
  sums.total += amount;
  if (kind === 'New') sums.newTotal += amount;
  if (kind === 'Returning') sums.oldTotal += amount;
}

function meet(sums: SalesSums, { orders, customers }: World, order: number): void {
  sums.orders.add(order);
  const customer = orders.customer[order]!;
  if (customer < 0) return;
  if (!sums.customers.has(customer)) sums.spent += customers.spent[customer]!;
  sums.customers.add(customer);
  const isNew = textOf(orders.customerKind, order) === 'New';
  (isNew ? sums.newCustomers : sums.oldCustomers).add(customer);
}

const net = ({ gross, discount, backNet }: SalesSums) => gross + discount + backNet;
const profit = ({ costedNet, cost }: SalesSums) => costedNet - cost;

/** Signs are those of the catalogue: what is given away or taken back is positive. */
export function salesLoops(table: Table<SalesSums>): Record<string, Loop> {
  return loopsOf(table, {
    total_sales_revenue: ({ total }) => total / 100,
    gross_sales: ({ gross }) => gross / 100,
    net_sales: sums => net(sums) / 100,
    discounts: ({ discount }) => -discount / 100,
    discount_rate: ({ discount, gross }) => share(-discount, gross),
    returns_value: ({ backNet }) => -backNet / 100,
    taxes: ({ tax }) => tax / 100,
    shipping_charges: ({ shipping }) => shipping / 100,
    duties: () => 0,
    additional_fees: ({ fee }) => fee / 100,
    new_customer_sales: ({ newTotal }) => newTotal / 100,
    returning_customer_sales: ({ oldTotal }) => oldTotal / 100,
    cost_of_goods_sold: ({ cost }) => cost / 100,
    gross_profit: sums => profit(sums) / 100,
    gross_margin: sums => share(profit(sums), sums.costedNet),
    net_sales_with_cost_recorded: ({ costedNet }) => costedNet / 100,
    cost_coverage: sums => share(sums.costedNet, net(sums)),
    total_orders: ({ orders }) => orders.size,
    units_sold: ({ units }) => units,
    net_units_sold: ({ units, backUnits }) => units + backUnits,
    average_order_value: ({ gross, discount, orders }) => share((gross + discount) / 100, orders.size),
    units_per_order: ({ units, orders }) => share(units, orders.size),
    units_returned: ({ backUnits }) => -backUnits,
    return_rate: ({ backUnits, units }) => share(-backUnits, units),
    customers: ({ customers }) => customers.size,
    new_customers: ({ newCustomers }) => newCustomers.size,
    returning_customers: ({ oldCustomers }) => oldCustomers.size,
    returning_customer_rate: ({ oldCustomers, customers }) => share(oldCustomers.size, customers.size),
    lifetime_spend_per_customer: ({ spent, customers }) => share(spent / 100, customers.size),
    new_customer_revenue_share: ({ newTotal, total }) => share(newTotal, total),
    returning_customer_revenue_share: ({ oldTotal, total }) => share(oldTotal, total),
    break_even_roas: sums => share(sums.costedNet, profit(sums)),
  });
}
