import type { SchemaFields } from './field-group.ts';
import { BUCKET_FIELDS, PRODUCT_FIELDS, SHOP_FIELDS, TIME_FIELDS } from './shared-fields.ts';

const SEARCH_CONVERSIONS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: `
      search_sessions_that_completed_checkout search_sessions_with_cart_additions search_sessions_with_clicks
      sessions_with_searches
    `,
    PERCENT: 'search_added_to_cart_rate search_click_rate search_conversion_rate',
  },
  dimensions: [TIME_FIELDS, SHOP_FIELDS],
};

const PRODUCT_RECOMMENDATION_CONVERSIONS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: `
      product_recommendation_sessions_that_completed_checkout
      product_recommendation_sessions_with_cart_additions product_recommendation_sessions_with_clicks
      sessions_with_product_recommendations
    `,
    PERCENT: `
      product_recommendation_added_to_cart_rate product_recommendation_click_rate
      product_recommendation_conversion_rate
    `,
  },
  dimensions: [
    PRODUCT_FIELDS,
    BUCKET_FIELDS,
    SHOP_FIELDS,
    {
      DAY_OF_WEEK: 'day_of_week',
      HOUR_OF_DAY: 'hour_of_day',
      HOUR_TIMESTAMP: 'hour',
      MONTH_OF_YEAR: 'month_of_year',
      STRING: 'app_product_creation',
      WEEK_OF_YEAR: 'week_of_year',
    },
  ],
};

const SHOPIFY_FORMS_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'form_submissions form_views',
    PERCENT: 'form_conversion_rate',
  },
  dimensions: [
    TIME_FIELDS,
    PRODUCT_FIELDS,
    SHOP_FIELDS,
    {
      IDENTITY: 'form_id',
      STRING: 'form_page_type form_type',
    },
  ],
};

export const browsingSchemas: Record<string, SchemaFields> = {
  search_conversions: SEARCH_CONVERSIONS_SCHEMA,
  product_recommendation_conversions: PRODUCT_RECOMMENDATION_CONVERSIONS_SCHEMA,
  shopify_forms: SHOPIFY_FORMS_SCHEMA,
};
