import type { FieldGroup } from './field-group.ts';

/** Dimensions that many schemas share, as the platform documents them (2026-07). */
export const TIME_FIELDS: FieldGroup = {
  DAY_OF_WEEK: 'day_of_week',
  DAY_TIMESTAMP: 'day',
  HOUR_OF_DAY: 'hour_of_day',
  HOUR_TIMESTAMP: 'hour',
  MINUTE_TIMESTAMP: 'minute',
  MONTH_OF_YEAR: 'month_of_year',
  MONTH_TIMESTAMP: 'month',
  QUARTER_TIMESTAMP: 'quarter',
  SECOND_TIMESTAMP: 'second',
  WEEK_OF_YEAR: 'week_of_year',
  WEEK_TIMESTAMP: 'week',
  YEAR_TIMESTAMP: 'year',
};

/** Of schemas that know whole days only. */
export const BUCKET_FIELDS: FieldGroup = {
  DAY_TIMESTAMP: 'day',
  MONTH_TIMESTAMP: 'month',
  QUARTER_TIMESTAMP: 'quarter',
  WEEK_TIMESTAMP: 'week',
  YEAR_TIMESTAMP: 'year',
};

export const SHOP_FIELDS: FieldGroup = {
  IDENTITY: 'shop_id',
  STRING: 'shop_name',
};

export const UTM_FIELDS: FieldGroup = {
  STRING: 'utm_campaign utm_content utm_medium utm_source utm_term',
};

export const REFERRING_FIELDS: FieldGroup = {
  STRING: 'referring_channel referring_medium referring_platform',
};

export const REFERRER_FIELDS: FieldGroup = {
  STRING: 'referrer_domain referrer_name referrer_path referrer_site referrer_source referrer_terms referrer_url',
};

export const LANDING_PAGE_FIELDS: FieldGroup = {
  STRING: 'landing_page_path landing_page_type landing_page_url',
};

export const SESSION_FIELDS: FieldGroup = {
  BOOLEAN: 'session_bounced',
  INTEGER: 'session_duration',
  STRING: `
    session_api_client session_city session_country session_country_code session_device_browser
    session_device_browser_version session_device_os session_device_os_version session_device_type session_id
    session_region
  `,
};

export const PRODUCT_FIELDS: FieldGroup = {
  'ARRAY<STRING>': 'product_collections product_tags',
  IDENTITY: 'product_id',
  STRING: 'product_collection product_status product_tag product_title product_type product_vendor',
};

export const VARIANT_FIELDS: FieldGroup = {
  IDENTITY: 'product_variant_id',
  STRING: 'product_variant_abc_grade product_variant_sku product_variant_title',
};

export const AT_TIME_OF_SALE_FIELDS: FieldGroup = {
  MONEY: 'product_variant_compare_at_price product_variant_price',
  STRING: `
    product_title_at_time_of_sale product_type_at_time_of_sale product_variant_sku_at_time_of_sale
    product_variant_title_at_time_of_sale product_vendor_at_time_of_sale
  `,
};

export const DISCOUNT_FIELDS: FieldGroup = {
  IDENTITY: 'discount_id',
  MONEY: 'discount_shipping_price discount_value',
  STRING: `
    discount_class discount_code discount_line_id discount_method discount_name discount_shipping_title
    discount_title discount_type
  `,
};

export const PRICE_RULE_FIELDS: FieldGroup = {
  MONEY: 'price_rule_discount_value',
  STRING: 'price_rule_discount_title price_rule_discount_type price_rule_type',
};

export const BILLING_FIELDS: FieldGroup = {
  IDENTITY: 'billing_address_id',
  STRING: 'billing_city billing_company billing_country billing_postal_code billing_region',
};

export const SHIPPING_FIELDS: FieldGroup = {
  IDENTITY: 'shipping_address_id',
  STRING: 'shipping_city shipping_company shipping_country shipping_postal_code shipping_region',
};

export const FIRST_ORDER_FIELDS: FieldGroup = {
  'ARRAY<STRING>': 'first_order_products',
  BOOLEAN: 'first_order_has_subscription',
  STRING: 'first_order_referring_channel first_order_sales_channel first_order_traffic_type',
};

export const CUSTOMER_FIELDS: FieldGroup = {
  'ARRAY<STRING>': 'customer_cities customer_countries customer_regions customer_tags',
  DAY_TIMESTAMP: 'abandoned_checkout_date customer_added_date customer_first_order_date customer_last_order_date',
  IDENTITY: 'customer_created_by_app_id customer_id',
  INTEGER: 'customer_number_of_orders',
  MONEY: 'customer_amount_spent',
  MONTH_TIMESTAMP: 'customer_cohort_month',
  QUARTER_TIMESTAMP: 'customer_cohort_quarter',
  STRING: `
    customer_account_status customer_email customer_email_domain customer_email_subscription_status
    customer_language customer_name customer_sms_subscription_status customer_tag predicted_spend_tier rfm_group
  `,
  WEEK_TIMESTAMP: 'customer_cohort_week',
};

export const MARKETING_FIELDS: FieldGroup = {
  IDENTITY: 'marketing_activity_id marketing_api_client marketing_automation_id marketing_event_id',
  MONEY: 'marketing_budget',
  STRING: `
    channel_handle manage_url marketing_activity_channel marketing_activity_status marketing_activity_title
    marketing_budget_type marketing_delivery_channel marketing_platform preview_url remote_id
  `,
  TIMESTAMP: 'created_at ended_at scheduled_to_end_at',
};

export const ORDER_FIELDS: FieldGroup = {
  'ARRAY<INTEGER>': 'products_bought_together_ids',
  'ARRAY<STRING>': 'markets order_tags products_bought_together variants_bought_together',
  BOOLEAN: `
    is_b2b_order is_canceled_order is_shop_referral_order order_includes_duties order_is_shopify_protect_covered
    order_is_shopify_protect_eligible order_is_shopify_protect_protected
  `,
  IDENTITY: `
    company_id company_location_id marketing_activity_id marketing_automation_id marketing_event_id order_id
    order_marketing_event_id order_sales_channel_id
  `,
  INTEGER: 'number_of_products_bought_together number_of_variants_bought_together',
  STRING: `
    agentic_referring_channel channel_handle company_location_name company_name market marketing_activity_status
    marketing_activity_title marketing_activity_url_parameter_key marketing_activity_url_parameter_value
    marketing_delivery_channel marketing_platform order_cancellation_reason order_checkout_currency
    order_fulfillment_status order_landing_page_path order_landing_page_url order_marketing_event_target
    order_marketing_event_type order_name order_payment_status order_referrer_domain order_referrer_name
    order_referrer_path order_referrer_site order_referrer_source order_referrer_url order_risk_level
    order_sales_channel order_tag order_utm_campaign order_utm_content order_utm_medium order_utm_source
    order_utm_term page_host page_path page_url referrer_url referring_channel referring_medium
    referring_platform traffic_type utm_campaign utm_content utm_medium utm_source utm_term
  `,
};
