import type { SchemaFields } from './field-group.ts';
import {
  BUCKET_FIELDS,
  LANDING_PAGE_FIELDS,
  MARKETING_FIELDS,
  PRODUCT_FIELDS,
  REFERRER_FIELDS,
  REFERRING_FIELDS,
  SESSION_FIELDS,
  SHOP_FIELDS,
  TIME_FIELDS,
  UTM_FIELDS,
} from './shared-fields.ts';

const CAMPAIGN_SALES_SCHEMA: SchemaFields = {
  metrics: {
    DECIMAL: 'campaign_linear_order_count',
    INTEGER: `
      campaign_first_click_order_count campaign_last_click_order_count
      campaign_last_non_direct_click_order_count
    `,
    MONEY: `
      campaign_first_click_average_order_value campaign_first_click_sales
      campaign_first_click_total_average_order_value campaign_first_click_total_sales
      campaign_last_click_average_order_value campaign_last_click_sales
      campaign_last_click_total_average_order_value campaign_last_click_total_sales
      campaign_last_non_direct_click_average_order_value campaign_last_non_direct_click_sales
      campaign_last_non_direct_click_total_average_order_value campaign_last_non_direct_click_total_sales
      campaign_linear_average_order_value campaign_linear_sales campaign_linear_total_average_order_value
      campaign_linear_total_sales
    `,
  },
  dimensions: [
    UTM_FIELDS,
    BUCKET_FIELDS,
    REFERRING_FIELDS,
    SHOP_FIELDS,
    {
      BOOLEAN: `
        customer_first_order customer_repeat_order is_first_cross_device is_last is_last_non_direct_cross_device
      `,
      DAY_OF_WEEK: 'day_of_week',
      DAY_TIMESTAMP: 'customer_last_order_date',
      DECIMAL: 'linear_model_attribution_weight_cross_device',
      HOUR_OF_DAY: 'hour_of_day',
      HOUR_TIMESTAMP: 'hour',
      IDENTITY: 'campaign_id customer_id marketing_event_api_client_id marketing_event_id order_id',
      INTEGER: 'customer_number_of_orders',
      MONEY: 'customer_amount_spent',
      MONTH_OF_YEAR: 'month_of_year',
      STRING: `
        click_id_tag marketing_activity_url_parameter_key marketing_activity_url_parameter_value
        marketing_event_type new_or_returning_customer normalized_page_url order_name referrer_url sa_token
        traffic_type
      `,
      TIMESTAMP: 'order_processed_at',
      WEEK_OF_YEAR: 'week_of_year',
    },
  ],
};

const CAMPAIGN_PRODUCTS_SCHEMA: SchemaFields = {
  metrics: {
    DECIMAL: `
      campaign_first_click_average_order_quantity campaign_last_click_average_order_quantity
      campaign_last_non_direct_click_average_order_quantity campaign_linear_average_order_quantity
      campaign_linear_net_items_sold
    `,
    INTEGER: `
      campaign_first_click_net_items_sold campaign_last_click_net_items_sold
      campaign_last_non_direct_click_net_items_sold
    `,
  },
  dimensions: [
    UTM_FIELDS,
    BUCKET_FIELDS,
    REFERRING_FIELDS,
    SHOP_FIELDS,
    {
      BOOLEAN: 'is_first_cross_device is_last is_last_non_direct_cross_device',
      DAY_OF_WEEK: 'day_of_week',
      DAY_TIMESTAMP: 'customer_last_order_date',
      DECIMAL: 'linear_model_attribution_weight_cross_device',
      HOUR_OF_DAY: 'hour_of_day',
      HOUR_TIMESTAMP: 'hour',
      IDENTITY: 'campaign_id customer_id marketing_event_id order_id product_id',
      INTEGER: 'customer_number_of_orders',
      MONEY: 'customer_amount_spent',
      MONTH_OF_YEAR: 'month_of_year',
      STRING: `
        marketing_activity_url_parameter_key marketing_activity_url_parameter_value marketing_event_type
        new_or_returning_customer normalized_page_url page_host page_path product_title referrer_url sa_token
        traffic_type
      `,
      TIMESTAMP: 'order_processed_at session_timestamp',
      WEEK_OF_YEAR: 'week_of_year',
    },
  ],
};

const CAMPAIGN_SESSIONS_SCHEMA: SchemaFields = {
  metrics: {
    DECIMAL: 'campaign_pageviews_per_session',
    INTEGER: `
      campaign_bounces campaign_online_store_visitors campaign_pageviews campaign_sessions
      campaign_sessions_that_completed_checkout campaign_sessions_that_reached_and_completed_checkout
      campaign_sessions_that_reached_checkout campaign_sessions_with_cart_additions
    `,
    PERCENT: `
      campaign_added_to_cart_rate campaign_bounce_rate campaign_checkout_conversion_rate
      campaign_completed_checkout_rate campaign_conversion_rate campaign_reached_checkout_rate
    `,
    SECOND_DURATION: 'campaign_average_session_duration',
  },
  dimensions: [
    SESSION_FIELDS,
    TIME_FIELDS,
    REFERRER_FIELDS,
    UTM_FIELDS,
    LANDING_PAGE_FIELDS,
    REFERRING_FIELDS,
    SHOP_FIELDS,
    {
      IDENTITY: 'campaign_id customer_id',
      STRING: 'traffic_type',
    },
  ],
};

const MARKETING_ENGAGEMENTS_SCHEMA: SchemaFields = {
  metrics: {
    FLOAT: 'engagements_first_time_customers engagements_orders engagements_returning_customers',
    INTEGER: `
      engagements_clicks engagements_complaints engagements_fails engagements_impressions engagements_sends
      engagements_unique_clicks engagements_unique_views engagements_unsubscribes
    `,
    MONEY: 'engagements_ad_spend engagements_total_sales',
  },
  dimensions: [
    MARKETING_FIELDS,
    UTM_FIELDS,
    SHOP_FIELDS,
    {
      TIMESTAMP: 'started_at',
    },
  ],
};

const SHOP_CAMPAIGN_INSIGHTS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'shop_campaign_customers',
    MONEY: `
      shop_campaign_ad_spend shop_campaign_average_customer_acquisition_cost shop_campaign_average_order_value
      shop_campaign_sales
    `,
    MULTIPLIER: 'shop_campaign_return_on_ad_spend',
  },
  dimensions: [
    BUCKET_FIELDS,
    SHOP_FIELDS,
    {
      DAY_OF_WEEK: 'day_of_week',
      HOUR_OF_DAY: 'hour_of_day',
      HOUR_TIMESTAMP: 'hour',
      MONTH_OF_YEAR: 'month_of_year',
      STRING: 'shop_campaign_name shop_campaign_target_name',
      WEEK_OF_YEAR: 'week_of_year',
    },
  ],
};

const SHOP_PRODUCT_IMPRESSIONS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'shop_product_impressions',
  },
  dimensions: [
    TIME_FIELDS,
    PRODUCT_FIELDS,
    SHOP_FIELDS,
    {
      STRING: 'app_product_creation',
    },
  ],
};

const SHOP_POST_PURCHASE_OFFERS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'shop_post_purchase_offers',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      STRING: 'shop_post_purchase_discount_code',
    },
  ],
};

export const campaignSchemas: Record<string, SchemaFields> = {
  campaign_sales: CAMPAIGN_SALES_SCHEMA,
  campaign_products: CAMPAIGN_PRODUCTS_SCHEMA,
  campaign_sessions: CAMPAIGN_SESSIONS_SCHEMA,
  marketing_engagements: MARKETING_ENGAGEMENTS_SCHEMA,
  shop_campaign_insights: SHOP_CAMPAIGN_INSIGHTS_SCHEMA,
  shop_product_impressions: SHOP_PRODUCT_IMPRESSIONS_SCHEMA,
  shop_post_purchase_offers: SHOP_POST_PURCHASE_OFFERS_SCHEMA,
};
