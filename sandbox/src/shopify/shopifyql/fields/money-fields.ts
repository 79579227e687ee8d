import type { SchemaFields } from './field-group.ts';
import { BUCKET_FIELDS, ORDER_FIELDS, SHOP_FIELDS, TIME_FIELDS } from './shared-fields.ts';

const FEES_SCHEMA: SchemaFields = {
  metrics: {
    MONEY: `
      average_foreign_exchange_fees average_international_fees average_managed_markets_fees
      average_shopify_payments_processing_fees foreign_exchange_fees international_fees managed_markets_fees
      shopify_payments_processing_fees
    `,
  },
  dimensions: [ORDER_FIELDS, TIME_FIELDS, SHOP_FIELDS],
};

const PAYOUTS_SCHEMA: SchemaFields = {
  metrics: {
    MONEY: 'payout_amount payout_amount_in_payout_currency',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      STRING: 'payout_currency',
    },
  ],
};

const CHARGEBACKS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'chargebacks fraudulent_chargebacks successful_transactions',
    MONEY: 'chargeback_amount',
    PERCENT: 'chargeback_rate fraudulent_chargeback_rate',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      BOOLEAN: 'is_rapid_dispute_resolution',
      STRING: 'chargeback_reason',
    },
  ],
};

const GIFT_CARDS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'gift_cards_adjusted gift_cards_disabled gift_cards_issued',
    MONEY: `
      adjusted_gift_card_value disabled_gift_card_value ending_gift_card_balance gift_card_balance_net_change
      issued_gift_card_balance sold_gift_card_balance starting_gift_card_balance
    `,
  },
  dimensions: [
    BUCKET_FIELDS,
    SHOP_FIELDS,
    {
      STRING: 'gift_card_currency',
    },
  ],
};

const STORE_CREDIT_SUMMARIES_SCHEMA: SchemaFields = {
  metrics: {
    MONEY: 'ending_store_credit_balance starting_store_credit_balance store_credit_balance_net_change',
  },
  dimensions: [
    BUCKET_FIELDS,
    SHOP_FIELDS,
    {
      STRING: 'store_credit_currency',
    },
  ],
};

const STORE_CREDIT_TRANSACTIONS_SCHEMA: SchemaFields = {
  metrics: {
    MONEY: 'credited_store_credit_value debited_store_credit_value expired_store_credit_value',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      BOOLEAN: 'is_b2b_order is_canceled_order order_includes_duties',
      DAY_TIMESTAMP: 'abandoned_checkout_date customer_added_date',
      IDENTITY: `
        company_id company_location_id customer_created_by_app_id customer_id order_id order_sales_channel_id
        store_credit_id
      `,
      MINUTE_TIMESTAMP: 'store_credit_expires_at',
      STRING: `
        company_location_name company_name customer_account_status customer_email customer_email_domain
        customer_language customer_name order_checkout_currency order_fulfillment_status order_name
        order_payment_status order_sales_channel store_credit_currency store_credit_event store_credit_source
      `,
    },
  ],
};

const SHIPPING_LABELS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'shipping_labels',
    MONEY: 'average_shipping_label_cost shipping_label_costs',
  },
  dimensions: [
    ORDER_FIELDS,
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      FLOAT: 'package_height package_length package_weight package_width',
      MONEY: 'shipping_price',
      STRING: `
        destination_country origin_country package_dimension_units package_name package_type
        package_weight_units shipping_carrier shipping_label_currency shipping_service
      `,
    },
  ],
};

const PROFITABILITY_SCHEMA: SchemaFields = {
  metrics: {
    MONEY: `
      average_cost_of_goods_sold average_customer_duties_and_import_taxes average_customer_price_adjustments
      average_customer_shipping_charges average_duty_and_import_tax_adjustment_costs
      average_profit_at_delivery_before_returns average_revenue_before_returns average_sale_after_discounts
      average_sales_taxes average_shipping_label_adjustment_costs average_store_costs_before_returns
      average_store_duties_and_import_taxes average_store_shipping_costs
    `,
  },
  dimensions: [
    ORDER_FIELDS,
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      STRING: 'landed_cost_adjustment_type',
    },
  ],
};

const SUBSCRIPTIONS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'active_subscriptions subscriptions_added subscriptions_canceled',
  },
  dimensions: [BUCKET_FIELDS, SHOP_FIELDS],
};

export const moneySchemas: Record<string, SchemaFields> = {
  fees: FEES_SCHEMA,
  payouts: PAYOUTS_SCHEMA,
  chargebacks: CHARGEBACKS_SCHEMA,
  gift_cards: GIFT_CARDS_SCHEMA,
  store_credit_summaries: STORE_CREDIT_SUMMARIES_SCHEMA,
  store_credit_transactions: STORE_CREDIT_TRANSACTIONS_SCHEMA,
  shipping_labels: SHIPPING_LABELS_SCHEMA,
  profitability: PROFITABILITY_SCHEMA,
  subscriptions: SUBSCRIPTIONS_SCHEMA,
};
