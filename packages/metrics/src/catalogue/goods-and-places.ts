/** What is sold, where it goes, and at which counter. */
import { defineDimensions, inDatasets } from './define-dimensions.ts';

const withGoods = 'sales sales_taxes discounts inventory inventory_by_location';
const named = `${withGoods} campaign_products shop_product_impressions`;
const kinds = `${withGoods} shop_product_impressions`;
const supply = 'inventory_adjustment_history inventory_transfers inventory_shipments';

export const goodsAndPlaces = defineDimensions([
  {
    key: 'product',
    about: 'Product title; rows are joined by product id because two products may share a title.',
    shopify: { ...inDatasets(named, 'product_title'), returns: 'product_title_at_time_of_sale' },
    shopify_identity: inDatasets(named, 'product_id'),
    shopify_graphql: 'product.title',
    google_analytics: 'itemName',
    google_ads: {
      resource: 'shopping_performance_view',
      field: 'segments.product_title',
      identity: 'segments.product_item_id',
    },
    meta: { breakdown: 'product_id' },
    note: 'Google item ids and Meta product ids come from the product feed; joining them to Shopify ids needs a rule per shop.',
  },
  {
    key: 'variant',
    about: 'Variant title (size, colour); joined by variant id, shown together with the product.',
    shopify: inDatasets(withGoods, 'product_variant_title'),
    shopify_identity: inDatasets(withGoods, 'product_variant_id'),
    shopify_graphql: 'displayName',
    google_analytics: 'itemVariant',
  },
  {
    key: 'size',
    about: "Size as the variant's title tells it; of all products together. Rows only, no filter.",
    shopify: { sales: 'product_variant_title' },
    isFine: true,
    note: 'Read from the title, so that variants without a size are in a row of their own.',
  },
  {
    key: 'colour',
    about: "Colour as the variant's title tells it; of all products together. Rows only, no filter.",
    shopify: { sales: 'product_variant_title' },
    isFine: true,
    note: 'Read from the title, so that variants without a colour are in a row of their own.',
  },
  {
    key: 'sku',
    about: 'Stock keeping unit of the variant.',
    shopify: {
      ...inDatasets(`${withGoods} ${supply}`, 'product_variant_sku'),
      returns: 'product_variant_sku_at_time_of_sale',
    },
    shopify_graphql: 'sku',
    note: 'GA4 itemId may or may not hold the SKU: never assume.',
  },
  {
    key: 'product_type',
    about:
      "Product type as the merchant typed it; in GA4 the first item category, in Google Ads the first level of the feed's product type.",
    shopify: { ...inDatasets(kinds, 'product_type'), returns: 'product_type_at_time_of_sale' },
    google_analytics: 'itemCategory',
    google_ads: { resource: 'shopping_performance_view', field: 'segments.product_type_l1' },
  },
  {
    key: 'vendor',
    about: 'Vendor or brand.',
    shopify: { ...inDatasets(kinds, 'product_vendor'), returns: 'product_vendor_at_time_of_sale' },
    shopify_graphql: 'product.vendor',
    google_analytics: 'itemBrand',
    google_ads: { resource: 'shopping_performance_view', field: 'segments.product_brand' },
  },
  {
    key: 'collection',
    about: 'Collection; a product in three collections is in three rows.',
    shopify: inDatasets(withGoods, 'product_collection'),
    overlaps: true,
  },
  {
    key: 'product_tag',
    about: 'Product tag; a product with several tags is in several rows.',
    shopify: inDatasets(withGoods, 'product_tag'),
    overlaps: true,
  },
  {
    key: 'abc_grade',
    about: 'Variant grade A, B or C by its share of revenue, as Shopify grades it.',
    shopify: { sales: 'product_variant_abc_grade', inventory: 'product_variant_abc_grade' },
  },
  {
    key: 'inventory_location',
    about: 'Place the stock lies in or the parcel leaves from.',
    shopify: inDatasets('fulfillments inventory_by_location inventory_adjustment_history', 'inventory_location_name'),
    shopify_graphql: 'inventoryItem.inventoryLevels.location.name',
  },
  {
    key: 'city',
    about: 'City: shipping address for sales, place of the visitor for sessions, place of the person for ads.',
    shopify: {
      sales: 'shipping_city',
      sales_taxes: 'shipping_city',
      payments: 'shipping_city',
      fulfillments: 'shipping_city',
      sessions: 'session_city',
    },
    google_analytics: 'city',
    google_ads: {
      resource: 'user_location_view',
      field: 'segments.geo_target_city',
      names: 'geo_target_constant.name',
    },
    note: 'Google Ads answers with geoTargetConstants ids: read the names once. Spelling differs by source (Bangalore, Bengaluru). Meta has no city breakdown.',
  },
  {
    key: 'region',
    about: 'State, province or region.',
    shopify: {
      sales: 'shipping_region',
      sales_taxes: 'shipping_region',
      payments: 'shipping_region',
      fulfillments: 'shipping_region',
      sessions: 'session_region',
    },
    google_analytics: 'region',
    google_ads: {
      resource: 'user_location_view',
      field: 'segments.geo_target_region',
      names: 'geo_target_constant.name',
    },
    meta: { breakdown: 'region' },
    note: 'Meta leaves conversions out of this breakdown.',
  },
  {
    key: 'country',
    about: 'Country.',
    shopify: {
      sales: 'shipping_country',
      sales_taxes: 'shipping_country',
      payments: 'shipping_country',
      fulfillments: 'shipping_country',
      shipping_labels: 'destination_country',
      sessions: 'session_country',
    },
    google_analytics: 'country',
    google_ads: {
      resource: 'user_location_view',
      field: 'user_location_view.country_criterion_id',
      names: 'geo_target_constant.name',
    },
    meta: { breakdown: 'country' },
  },
  {
    key: 'sales_channel',
    about: 'Where the order was placed: Online Store, Point of Sale, a marketplace.',
    shopify: {
      discounts: 'order_sales_channel',
      fees: 'order_sales_channel',
      fulfillments: 'order_sales_channel',
      payments: 'order_sales_channel',
      profitability: 'order_sales_channel',
      returns: 'order_sales_channel',
      shipping_labels: 'order_sales_channel',
      store_credit_transactions: 'order_sales_channel',
      sales: 'sales_channel',
      sales_taxes: 'sales_channel',
    },
  },
  {
    key: 'pos_location',
    about: 'Shop or counter of a point-of-sale order.',
    shopify: { sales: 'pos_location_name', payments: 'pos_location_name' },
  },
  {
    key: 'staff_member',
    about: 'Member of staff who made the sale.',
    shopify: { sales: 'staff_member_name' },
    note: 'Names of people: only for roles that may see them.',
  },
  {
    key: 'transfer_from',
    about: 'Where a transfer or shipment of stock comes from: a supplier or a place of the merchant.',
    shopify: inDatasets('inventory_transfers inventory_shipments', 'inventory_origin_name'),
  },
  {
    key: 'transfer_to',
    about: 'Place that a transfer or shipment of stock goes to.',
    shopify: inDatasets('inventory_transfers inventory_shipments', 'destination_name'),
  },
  {
    key: 'adjustment_reason',
    about: 'Reason given for a change of stock, such as Received or Correction.',
    shopify: { inventory_adjustment_history: 'inventory_change_reason' },
  },
  {
    key: 'store',
    about: "Shopify store, where the merchant's organization has several.",
    shopify: inDatasets('sales sessions', 'shop_name'),
    shopify_identity: inDatasets('sales sessions', 'shop_id'),
    note: 'Asked by store, Shopify reads all stores of the organization; without an organization it refuses.',
  },
]);
