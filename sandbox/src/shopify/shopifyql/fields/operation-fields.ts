import type { SchemaFields } from './field-group.ts';
import {
  BILLING_FIELDS,
  CUSTOMER_FIELDS,
  FIRST_ORDER_FIELDS,
  ORDER_FIELDS,
  PRODUCT_FIELDS,
  SHIPPING_FIELDS,
  SHOP_FIELDS,
  TIME_FIELDS,
  VARIANT_FIELDS,
} from './shared-fields.ts';

export const CUSTOMERS_SCHEMA: SchemaFields = {
  metrics: {
    DAY_DURATION: 'days_since_last_order',
    INTEGER: 'new_customer_records total_number_of_orders',
    MONEY: 'total_amount_spent total_amount_spent_per_order',
    PERCENT: 'percent_of_customers',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    CUSTOMER_FIELDS,
    {
      DAY_TIMESTAMP: 'first_order_date last_order_date',
      STRING: 'customer_city customer_country customer_region',
    },
  ],
};

export const INVENTORY_SCHEMA: SchemaFields = {
  metrics: {
    DAY_DURATION: 'days_in_inventory days_in_stock days_of_inventory_remaining days_out_of_stock',
    DAY_TIMESTAMP: 'first_day_in_inventory last_day_in_inventory',
    FLOAT: 'inventory_units_sold_per_day',
    INTEGER: 'ending_inventory_units inventory_units_sold starting_inventory_units',
    MONEY: 'ending_inventory_retail_value ending_inventory_value',
    PERCENT: 'percent_of_inventory_sold sell_through_rate',
  },
  dimensions: [
    SHOP_FIELDS,
    PRODUCT_FIELDS,
    VARIANT_FIELDS,
    {
      BOOLEAN: 'inventory_cost_is_recorded inventory_is_tracked',
      DAY_TIMESTAMP: 'day',
      IDENTITY: 'inventory_item_id',
      MONEY: 'inventory_item_cost',
      MONTH_TIMESTAMP: 'month',
      QUARTER_TIMESTAMP: 'quarter',
      STRING: 'app_product_creation',
      WEEK_TIMESTAMP: 'week',
      YEAR_TIMESTAMP: 'year',
    },
  ],
};

export const FULFILLMENTS_SCHEMA: SchemaFields = {
  metrics: {
    DAY_DURATION: `
      median_days_fulfillment_to_shipping median_days_order_to_delivery median_days_order_to_fulfillment
      median_days_order_to_shipping median_days_shipping_to_delivery
    `,
    HOUR_DURATION: `
      median_hours_fulfillment_to_shipping median_hours_order_to_delivery median_hours_order_to_fulfillment
      median_hours_order_to_shipping median_hours_shipping_to_delivery
    `,
    INTEGER: 'orders_delivered orders_fulfilled orders_shipped',
    PERCENT: 'orders_delivered_fast_rate orders_shipped_fast_rate orders_with_tracking_included_rate',
  },
  dimensions: [
    ORDER_FIELDS,
    TIME_FIELDS,
    SHOP_FIELDS,
    SHIPPING_FIELDS,
    {
      IDENTITY: 'fulfillment_id fulfillment_provider_id inventory_group_id inventory_location_id',
      INTEGER: `
        fulfillment_event_days fulfillment_event_hours fulfillment_to_shipping_days
        fulfillment_to_shipping_hours order_to_delivery_days order_to_delivery_hours order_to_fulfillment_days
        order_to_fulfillment_hours order_to_shipping_days order_to_shipping_hours shipping_to_delivery_days
        shipping_to_delivery_hours
      `,
      STRING: 'fulfillment_origin_country fulfillment_provider inventory_location_name shipping_carrier',
    },
  ],
};

export const PAYMENTS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'orders_with_transactions transactions',
    MONEY: `
      cash_rounding gross_payments net_payments net_payments_excluding_gift_cards redeemed_gift_card_value
      refunded_gift_card_value refunded_payments rounded_net_payments transaction_amount
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
    {
      BOOLEAN: 'is_shop_channel_transaction is_shop_pay_transaction',
      IDENTITY: 'channel_id gift_card_id pos_location_id pos_register_id staff_id transaction_id',
      INTEGER: 'transaction_number',
      STRING: `
        credit_card_tier credit_card_type digital_wallet new_or_returning_customer payment_card_bin
        payment_card_issuer payment_card_source payment_gateway payment_method pos_location_name
        staff_member_name transaction_currency transaction_kind transaction_sale_type transaction_status
      `,
    },
  ],
};

export const PAYMENT_ATTEMPTS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'failed_payment_attempts successful_payments total_payment_attempts unique_payment_attempts',
    PERCENT: 'payment_authorization_rate payment_authorization_rate_raw',
  },
  dimensions: [
    ORDER_FIELDS,
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      BOOLEAN: 'is_in_person_payment',
      MONEY: 'payment_attempt_amount payment_attempt_amount_customer_currency',
      SECOND_TIMESTAMP: 'payment_first_attempted_at payment_last_attempted_at',
      STRING: `
        payment_attempt_currency payment_attempt_group payment_card_bin payment_card_bin_country
        payment_card_brand payment_card_wallet payment_method payment_source
      `,
    },
  ],
};
