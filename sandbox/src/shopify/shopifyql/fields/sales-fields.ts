import type { SchemaFields } from './field-group.ts';
import {
  AT_TIME_OF_SALE_FIELDS,
  BILLING_FIELDS,
  CUSTOMER_FIELDS,
  DISCOUNT_FIELDS,
  FIRST_ORDER_FIELDS,
  ORDER_FIELDS,
  PRICE_RULE_FIELDS,
  PRODUCT_FIELDS,
  SHIPPING_FIELDS,
  SHOP_FIELDS,
  TIME_FIELDS,
  VARIANT_FIELDS,
} from './shared-fields.ts';

export const SALES_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: `
      bundles_ordered customers net_items_sold new_customers number_of_orders_per_customer order_sale_agreements
      orders orders_first_time orders_returning quantity_ordered quantity_ordered_per_order quantity_returned
      returning_customers reversed_quantity
    `,
    MONEY: `
      additional_fees amount_spent_per_customer average_order_value cost_of_goods_sold discount_reversals
      discounts discounts_returned duties gift_card_discounts gift_card_gross_sales gift_card_net_sales
      gift_card_taxes gross_profit gross_returns gross_sales gross_sales_reversals line_item_discounts
      net_returns net_sales net_sales_reversals net_sales_with_cost_recorded net_sales_without_cost_recorded
      order_level_discounts return_fees returns sales_reversals shipping_charge_discounts shipping_charge_taxes
      shipping_charges shipping_returned shipping_reversals tax_reversals taxes taxes_excluding_gift_cards
      taxes_returned tips total_returns total_sales total_sales_first_time total_sales_returning
      total_sales_reversals total_shipping_charges
    `,
    PERCENT: `
      acceptable_fraud_risk_rate gross_margin high_fraud_risk_rate rate_of_staff_assisted_sales
      returned_quantity_rate returning_customer_rate reversed_quantity_rate
    `,
  },
  dimensions: [
    ORDER_FIELDS,
    TIME_FIELDS,
    SHOP_FIELDS,
    CUSTOMER_FIELDS,
    BILLING_FIELDS,
    SHIPPING_FIELDS,
    FIRST_ORDER_FIELDS,
    PRODUCT_FIELDS,
    VARIANT_FIELDS,
    AT_TIME_OF_SALE_FIELDS,
    DISCOUNT_FIELDS,
    PRICE_RULE_FIELDS,
    {
      'ARRAY<INTEGER>': 'rollout_ids rollout_treatment_ids',
      BOOLEAN: `
        cost_is_recorded excludes_post_order_adjustments is_discounted_sale is_pos_sale is_return_related
        is_sale_adjustment is_sales_reversal is_unverified_return line_item_is_bundle
      `,
      IDENTITY: `
        assisting_staff_id bundle_product_id channel_id line_item_id pos_location_id refund_id rollout_id
        rollout_treatment_id sale_id sale_sales_channel_id sales_line_item_group_id staff_id
      `,
      INTEGER: `
        months_since_first_purchase quarters_since_first_purchase weeks_since_first_purchase
        years_since_first_purchase
      `,
      STRING: `
        app_product_creation agentic_sales_channel assisting_staff_member_name bundle_title collective_supplier
        line_type new_or_returning_customer order_or_return order_or_sales_reversal pos_location_name
        return_reason sales_channel staff_member_name subscription_or_one_time
      `,
    },
  ],
};

export const DISCOUNTS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'discounted_orders',
    MONEY: `
      additional_product_and_order_discounts additional_shipping_discounts applied_discounts
      product_and_order_discounts product_and_order_discounts_from_apps shipping_discounts
      shipping_discounts_from_apps
    `,
  },
  dimensions: [
    ORDER_FIELDS,
    SHOP_FIELDS,
    PRODUCT_FIELDS,
    VARIANT_FIELDS,
    AT_TIME_OF_SALE_FIELDS,
    DISCOUNT_FIELDS,
    PRICE_RULE_FIELDS,
    {
      DAY_OF_WEEK: 'day_of_week',
      DAY_TIMESTAMP: 'day',
      HOUR_OF_DAY: 'hour_of_day',
      HOUR_TIMESTAMP: 'hour',
      IDENTITY: 'line_item_id',
      MINUTE_TIMESTAMP: 'minute',
      MONTH_OF_YEAR: 'month_of_year',
      MONTH_TIMESTAMP: 'month',
      QUARTER_TIMESTAMP: 'quarter',
      STRING: 'app_product_creation collective_supplier',
      WEEK_OF_YEAR: 'week_of_year',
      WEEK_TIMESTAMP: 'week',
      YEAR_TIMESTAMP: 'year',
    },
  ],
};

export const RETURNS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'returned_quantity',
  },
  dimensions: [
    ORDER_FIELDS,
    TIME_FIELDS,
    SHOP_FIELDS,
    AT_TIME_OF_SALE_FIELDS,
    {
      BOOLEAN: 'is_unverified_return_line_item',
      IDENTITY: 'line_item_id refund_id return_app_id return_id return_line_item_id staff_id',
      STRING: `
        collective_supplier return_app_name return_customer_note return_line_item_reason return_name return_note
        return_status staff_member_name
      `,
    },
  ],
};

export const SALES_TAXES_SCHEMA: SchemaFields = {
  metrics: {
    MONEY: 'managed_markets_taxes sales_taxes',
  },
  dimensions: [
    ORDER_FIELDS,
    TIME_FIELDS,
    SHOP_FIELDS,
    BILLING_FIELDS,
    SHIPPING_FIELDS,
    PRODUCT_FIELDS,
    VARIANT_FIELDS,
    AT_TIME_OF_SALE_FIELDS,
    {
      IDENTITY: 'line_item_id pos_location_id sale_sales_channel_id sales_tax_id staff_id',
      PERCENT: 'tax_rate',
      STRING: `
        filed_by_channel line_type merchant_of_record_country merchant_of_record_region order_or_return
        order_or_sales_reversal pos_location_name sales_channel staff_member_name tax_city tax_country tax_name
        tax_region
      `,
    },
  ],
};
