/** What lies in stock. Figures of the moment come from Admin GraphQL, as ShopifyQL is about two days late. */
import { defineMetrics } from './define-metrics.ts';
import { allOfSales, calendar, goodsAndGroups, looks } from './dimension-lists.ts';

const stockByPlace = 'product variant sku vendor inventory_location';
const stock = 'product variant sku vendor';
const stockOverTime = `${goodsAndGroups} abc_grade ${calendar}`;

export const shopifyStockMetrics = defineMetrics('shopify_metrics', [
  {
    key: 'inventory_on_hand',
    description: 'Units physically in stock now, over all locations, those already promised to orders included.',
    group: 'products',
    unit: 'count',
    good_when: 'neutral',
    additive: false,
    timing: 'now',
    source: {
      shopify_graphql: {
        query: 'StockByVariant',
        reduce: { op: 'sum', of: 'inventoryItem.inventoryLevels.quantities.on_hand', where: 'inventoryItem.tracked' },
      },
    },
    dimensions: stockByPlace,
    also_called:
      'stock on hand, stock in hand, units in stock, physical stock, stock level, kitna stock hai, kitna maal pada hai',
    sample: 18640,
  },
  {
    key: 'inventory_available',
    description: 'Units that can still be sold now, over all locations.',
    group: 'products',
    unit: 'count',
    good_when: 'neutral',
    additive: false,
    timing: 'now',
    source: {
      shopify_graphql: {
        query: 'StockByVariant',
        reduce: { op: 'sum', of: 'inventoryQuantity', where: 'inventoryItem.tracked' },
      },
    },
    dimensions: stock,
    also_called:
      'available stock, sellable stock, available to sell, free stock, stock left to sell, bechne layak stock',
    sample: 17920,
  },
  {
    key: 'low_stock_variants',
    description: 'Active variants with one to five units left now.',
    group: 'products',
    unit: 'count',
    good_when: 'down',
    additive: false,
    timing: 'now',
    source: {
      shopify_graphql: {
        query: 'LowStock',
        filter: 'inventory_quantity:<={threshold} product_status:ACTIVE managed:true',
        reduce: {
          op: 'count',
          where: 'inventoryItem.tracked and inventoryQuantity >= 1 and inventoryQuantity <= threshold',
        },
        parameters: { threshold: 5 },
      },
    },
    dimensions: stock,
    also_called:
      'low stock, running low, almost out of stock, low inventory, about to finish, stock kam hai, khatam hone wala stock',
    sample: 38,
  },
  {
    key: 'out_of_stock_variants',
    description: 'Active variants with nothing left to sell now.',
    group: 'products',
    unit: 'count',
    good_when: 'down',
    additive: false,
    timing: 'now',
    source: {
      shopify_graphql: {
        query: 'LowStock',
        filter: 'inventory_quantity:<=0 product_status:ACTIVE managed:true',
        reduce: { op: 'count', where: 'inventoryItem.tracked and inventoryQuantity <= 0' },
      },
    },
    dimensions: stock,
    also_called: 'out of stock, oos, stockouts, sold out variants, sold out items, stock khatam, maal khatam',
    sample: 21,
  },
  {
    key: 'inventory_value',
    description: 'Stock at the end of the period valued at recorded cost; about two days old.',
    group: 'products',
    unit: 'money',
    good_when: 'neutral',
    additive: false,
    timing: 'period_end',
    source: { shopify: { dataset: 'inventory', metric: 'ending_inventory_value' } },
    dimensions: stockOverTime,
    also_called:
      'stock value, inventory at cost, value of stock, money in stock, closing stock value, stock ki value, maal ki keemat',
    sample: 3240000,
  },
  {
    key: 'sell_through_rate',
    description: 'Units sold in the period as a share of units sold plus units left.',
    group: 'products',
    unit: 'percent',
    good_when: 'up',
    additive: false,
    source: { shopify: { dataset: 'inventory', metric: 'sell_through_rate' } },
    dimensions: stockOverTime,
    also_called:
      'sell-through, sell through percentage, share of stock sold, stock sold rate, kitna percent stock bika',
    sample: 0.312,
  },
  {
    key: 'units_sold_per_day',
    description: 'Units ordered per day of the period.',
    group: 'products',
    unit: 'number',
    good_when: 'up',
    additive: false,
    source: { formula: 'units_sold / period_days' },
    dimensions: `${allOfSales} ${looks}`,
    also_called: 'daily run rate, sales velocity, units per day, sales pace, average daily units, roz kitne bikte hai',
    sample: 112.7,
  },
  {
    key: 'days_of_cover',
    description: 'Days until the stock that can be sold now runs out at the pace of the last 28 days.',
    group: 'products',
    unit: 'days',
    good_when: 'neutral',
    additive: false,
    timing: 'now',
    source: { formula: 'inventory_available / units_sold_per_day', window_days: 28 },
    dimensions: stock,
    also_called:
      'days of stock left, stock cover, days of inventory, how long will stock last, weeks of cover, stock kitne din chalega',
    sample: 159,
  },
]);
