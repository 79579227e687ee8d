/** Figures that must be fair beside each other, asked through engine and connectors, and counted again by plain loops. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { MetricRequest, MetricResult } from '@tillsight/metrics/request';
import { dayOf, withSmallStore } from '../../../test/every-platform.ts';
import { plainLoops } from '../../../test/naive/every-metric.ts';
import { figuresOfStretch } from '../../../test/naive/same-stretch.ts';
import { askNumbers } from './insights.ts';

describe('fair figures', () => {
  const at = withSmallStore();
  const ask = (...requests: MetricRequest[]): Promise<MetricResult[]> =>
    askNumbers(at().server.deps, at().who.organizationId, requests);

  for (const [name, from, to] of [
    ['a Friday so far and the last one', '2026-11-20', '2026-11-13'],
    ['a week so far and the last one', '2026-11-16', '2026-11-13'],
    ['a month so far and the last one', '2026-11-01', '2026-10-20'],
  ] as const)
    test(`${name} end at the same time of day`, async () => {
      const period = { from, to: '2026-11-20' };
      const days = dayOf(period.to) - dayOf(from);
      const first = new Date((dayOf(to) - days) * 86_400_000).toISOString().slice(0, 10);
      const until = { world: at().sandbox.world, minute: 11 * 60 + 30 };
      // The minute that runs has its orders too.
      const running = { ...until, minute: until.minute + 1 };
      const [then, so] = [
        figuresOfStretch({ ...until, from: dayOf(first), to: dayOf(to) }),
        figuresOfStretch({ ...running, from: dayOf(from), to: dayOf(period.to) }),
      ];
      const [result] = await ask({ metrics: Object.keys(then), period, base: { from: first, to } });
      for (const [key, { value, base }] of Object.entries(result?.rows[0]?.values ?? {})) {
        assert.ok(Math.abs((base ?? 0) - then[key]!) < 0.01, `${key} was ${base}, the loop says ${then[key]}`);
        assert.ok(Math.abs((value ?? 0) - so[key]!) < 0.01, `${key} is ${value}, the loop says ${so[key]}`);
      }
      assert.deepEqual(result?.issues, []);
    });

  const days = { from: '2026-10-01', to: '2026-11-19' };
  const scene = () => ({ world: at().sandbox.world, from: dayOf(days.from), to: dayOf(days.to) });
  const valuesBy = (result: MetricResult | undefined, by: string, key: string) =>
    new Map((result?.rows ?? []).map(row => [row.by[by] ?? '∅', row.values[key]?.value ?? null]));

  test('a city is one row under all its names, ratios included, and its filter tells the same', async () => {
    const metrics = ['total_orders', 'average_order_value', 'store_sessions', 'store_conversion_rate'];
    const loops = plainLoops(scene());
    const names = ['Delhi', 'Bengaluru', 'Gurugram', 'Mumbai'];
    const [list, everywhere, shares, ...filtered] = await ask(
      { metrics, by: ['city'], period: days },
      { metrics: ['total_orders'], period: days },
      { metrics: ['total_orders'], by: ['city', 'month'], period: days },
      ...['Delhi', 'Bengaluru', 'Gurugram', 'Mumbai'].map(city => ({
        metrics: ['total_orders', 'store_sessions'],
        where: [{ dimension: 'city', is: [city] }],
        period: days,
      })),
    );
    for (const key of metrics) {
      const wanted = new Map(
        loops
          .get(key)
          ?.by(['city'])
          .map(({ label, value }) => [label, value]),
      );
      for (const name of names)
        assert.ok(
          Math.abs((valuesBy(list, 'city', key).get(name) ?? 0) - (wanted.get(name) ?? 0)) < 0.01,
          `${key} ${name}`,
        );
    }
    const orders = valuesBy(list, 'city', 'total_orders');
    for (const [index, name] of names.entries())
      assert.equal(filtered[index]?.rows[0]?.values.total_orders?.value, orders.get(name), name);
    const sum = (result: MetricResult | undefined) =>
      (result?.rows ?? []).reduce((total, row) => total + (row.values.total_orders?.value ?? 0), 0);
    assert.equal(sum(list), everywhere?.rows[0]?.values.total_orders?.value);
    assert.equal(sum(shares), sum(list));
    const delhi = list?.spellings?.find(({ name }) => name === 'Delhi');
    assert.deepEqual(delhi?.written.toSorted(), ['Delhi', 'New Delhi']);
  });

  for (const look of ['size', 'colour'])
    test(`rows by ${look} are those of all products together, rates included`, async () => {
      const metrics = ['units_sold', 'net_units_sold', 'net_sales', 'units_returned', 'return_rate', 'gross_margin'];
      const kurtas = [{ dimension: 'product_type', is: ['Kurta'] }];
      const [all, best, byMonth, ofKurtas] = await ask(
        { metrics, by: [look], period: days },
        { metrics: ['units_sold'], by: [look], period: days, order: { by: 'units_sold', direction: 'desc' }, limit: 3 },
        { metrics: ['units_sold'], by: [look, 'month'], period: days },
        { metrics: ['units_sold'], by: [look, 'product'], where: kurtas, period: days },
      );
      const loops = plainLoops(scene());
      for (const key of metrics) {
        const found = valuesBy(all, look, key);
        const wanted = loops.get(key)?.by([look]) ?? [];
        assert.ok(wanted.length > 8, key);
        for (const { label, value } of wanted)
          assert.ok(
            Math.abs((found.get(label) ?? 0) - (value ?? 0)) < 0.01,
            `${key} of ${label}: ${found.get(label)}, not ${value}`,
          );
      }
      const units = loops.get('units_sold')?.by([look]) ?? [];
      const named = units.filter(({ label }) => label !== '∅').toSorted((one, other) => other.value! - one.value!);
      assert.deepEqual(best?.rows.map(({ by }) => by[look]), named.slice(0, 3).map(({ label }) => label)); // prettier-ignore
      const sum = (result: MetricResult | undefined) =>
        (result?.rows ?? []).reduce((total, row) => total + (row.values.units_sold?.value ?? 0), 0);
      assert.equal(sum(byMonth), sum(all));
      const cells = ofKurtas?.rows.map(({ by }) => JSON.stringify(by)) ?? [];
      assert.ok(cells.length > 10 && new Set(cells).size === cells.length, `a product has each ${look} once`);
      assert.deepEqual(
        [all, best, byMonth, ofKurtas].flatMap(result => result?.issues),
        [],
      );
    });

  test('customers of two spellings cannot be added up: each has its row, and that is said', async () => {
    const [result, one] = await ask(
      { metrics: ['customers'], by: ['city'], period: days },
      { metrics: ['customers'], where: [{ dimension: 'city', is: ['New Delhi'] }], period: days },
    );
    assert.deepEqual(result?.issues, [{ kind: 'spelled-apart', metrics: ['customers'] }]);
    const rows = valuesBy(result, 'city', 'customers');
    const together = one?.rows[0]?.values.customers?.value ?? 0;
    assert.ok(together <= rows.get('Delhi')! + rows.get('New Delhi')! && together > rows.get('Delhi')!);
  });

  test('what is not in India is abroad; what has no country is neither, and counted', async () => {
    const country = (how: object) => [{ dimension: 'country', ...how }];
    const metrics = ['total_orders', 'total_sales_revenue', 'sessions'];
    const [all, home, abroad] = await ask(
      { metrics, period: days },
      { metrics, where: country({ is: ['India'] }), period: days },
      { metrics, where: country({ is_not: ['india'] }), period: days },
    );
    const [loops, unknown] = [plainLoops(scene()), abroad?.unknown?.[0]];
    assert.equal(unknown?.isLeftOut, true);
    for (const key of metrics) {
      const of = (result: MetricResult | undefined): number => result?.rows[0]?.values[key]?.value ?? 0;
      const parts: number = of(home) + of(abroad) + (unknown?.values[key] ?? 0);
      assert.ok(Math.abs(parts - of(all)) < 0.01, `${key}: the parts are ${parts}, all is ${of(all)}`);
      const others =
        loops
          .get(key)
          ?.by(['country'])
          .filter(({ label }) => !['India', '∅'].includes(label)) ?? [];
      const wanted = others.reduce((sum, { value }) => sum + (value ?? 0), 0);
      assert.ok(wanted > 0 && Math.abs(of(abroad) - wanted) < 0.01, `${key} abroad is ${of(abroad)}, not ${wanted}`);
    }
  });

  test('a ranking from below begins with what lies on the shelf and never sold', async () => {
    const period = { from: '2026-10-21', to: '2026-11-19' };
    const { world } = at().sandbox;
    const sold = new Map(
      plainLoops({ world, from: dayOf(period.from), to: dayOf(period.to) })
        .get('units_sold')
        ?.by(['product'])
        .map(({ label, value }) => [label, value ?? 0]),
    );
    const [below, all] = await ask(
      { metrics: ['units_sold'], by: ['product'], period, order: { by: 'units_sold', direction: 'asc' }, limit: 3 },
      { metrics: ['inventory_on_hand'], by: ['product'], period },
    );
    const listed = [...valuesBy(all, 'product', 'inventory_on_hand').keys()];
    const wanted = listed.map(name => sold.get(name) ?? 0).toSorted((a, b) => a - b);
    const values = (below?.rows ?? []).map(row => row.values.units_sold?.value);
    assert.deepEqual(values, wanted.slice(0, 3));
    assert.equal(below?.rows.find(row => row.by.product === 'Kantha Throw')?.values.units_sold?.value, 0);
    assert.deepEqual(below?.issues, []);
  });

  test('a ranking of one kind of goods from below begins with what never sold as well', async () => {
    const period = { from: '2026-10-21', to: '2026-11-19' };
    const where = [{ dimension: 'product_type', is: ['Home Decor'] }];
    const order = { by: 'units_sold', direction: 'asc' as const };
    const [below] = await ask({ metrics: ['units_sold'], by: ['product'], where, period, order });
    const [first] = below?.rows ?? [];
    assert.deepEqual([first?.by.product, first?.values.units_sold?.value], ['Kantha Throw', 0]);
    assert.deepEqual(below?.issues, []);
    assert.ok(below?.sources.every(({ state }) => state === 'final'));
  });

  test('a ranking of codes from below begins with those nobody used in the period', async () => {
    const period = { from: '2026-11-09', to: '2026-11-15' };
    const { orders } = at().sandbox.world;
    const usedIn = (from: string, to: string): Map<string, number> => {
      const uses = new Map<string, number>();
      for (let order = 0; order < orders.length; order++) {
        const code = orders.discountCode.values[orders.discountCode.codes[order]!]!;
        if (code === '' || orders.day[order]! < dayOf(from) || orders.day[order]! > dayOf(to)) continue;
        uses.set(code, (uses.get(code) ?? 0) + 1);
      }
      return uses;
    };
    const [lately, now] = [usedIn('2026-08-22', '2026-11-19'), usedIn(period.from, period.to)];
    const unused = [...lately.keys()].filter(code => !now.has(code));
    assert.ok(unused.length > 0);
    const [below] = await ask({
      metrics: ['total_orders'],
      by: ['discount_code'],
      period,
      order: { by: 'total_orders', direction: 'asc' },
    });
    const known = [...valuesBy(below, 'discount_code', 'total_orders')];
    const none = known.filter(([code, value]) => value === 0 && code !== '∅').map(([code]) => code);
    assert.deepEqual(none.toSorted(), unused.toSorted());
    for (const [code, value] of now) assert.equal(new Map(known).get(code), value, code);
  });

  test('every order has its own value, from which the largest and the median follow', async () => {
    const period = { from: '2026-11-09', to: '2026-11-15' };
    const { orders, lines } = at().sandbox.world;
    const worth = new Map<number, number>();
    for (let line = 0; line < lines.length; line++) {
      const order = lines.order[line]!;
      if (orders.day[order]! < dayOf(period.from) || orders.day[order]! > dayOf(period.to)) continue;
      worth.set(order, (worth.get(order) ?? 0) + lines.gross[line]! + lines.discount[line]!);
    }
    const wanted = [...worth.values()].map(paise => paise / 100).toSorted((a, b) => a - b);
    const metrics = ['average_order_value'];
    const [each] = await ask({ metrics, by: ['order_number', 'day'], period });
    const found = (each?.rows ?? []).map(row => row.values.average_order_value?.value ?? -1).toSorted((a, b) => a - b);
    assert.equal(found.length, wanted.length);
    for (const [place, value] of found.entries()) assert.ok(Math.abs(value - wanted[place]!) < 0.01, String(place));
    assert.deepEqual(each?.issues, []);
    const edges = [1000, 2500];
    const [banded] = await ask({ metrics, by: ['order_number'], period, bands: edges });
    const within = (from: number, to: number) => wanted.filter(value => value >= from && value < to);
    const plain = [within(0, 1000), within(1000, 2500), within(2500, Infinity)];
    assert.deepEqual(
      banded?.bands?.map(({ rows }) => rows),
      plain.map(({ length }) => length),
    );
    for (const [place, own] of plain.entries()) {
      const sum = own.reduce((all, value) => all + value, 0);
      assert.ok(Math.abs((banded?.bands?.[place]?.sum ?? -1) - sum) < 0.01, String(place));
    }
  });

  test('a list and what it leaves out are the whole', async () => {
    const metrics = ['total_sales_revenue', 'units_sold', 'total_orders'];
    const [list, whole] = await ask({ metrics, by: ['city'], period: days, limit: 4 }, { metrics, period: days });
    assert.ok(list?.rows.length === 4 && list.rest && list.rest.rows > 4);
    for (const key of metrics) {
      const shown: number = list.rows.reduce((sum, row) => sum + (row.values[key]?.value ?? 0), 0);
      const all: number = whole?.rows[0]?.values[key]?.value ?? 0;
      assert.ok(Math.abs(shown + (list.rest.values[key] ?? 0) - all) < 0.01, key);
    }
    const [products] = await ask({ metrics: ['total_orders'], by: ['product'], period: days, limit: 4 });
    assert.deepEqual(products?.rest?.values, {}, 'An order with two products is in two rows.');
  });

  test('a spelling asked apart from the other is that one only', async () => {
    const where = [
      { dimension: 'city', is: ['Delhi'] },
      { dimension: 'city', is_not: ['New Delhi'] },
    ];
    const [apart, both] = await ask(
      { metrics: ['total_orders'], where, period: days },
      { metrics: ['total_orders'], where: where.slice(0, 1), period: days },
    );
    const [few, all] = [apart, both].map(result => result?.rows[0]?.values.total_orders?.value ?? 0);
    assert.ok(few! > 0 && few! < all!);
  });
});
