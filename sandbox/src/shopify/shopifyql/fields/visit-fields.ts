import type { SchemaFields } from './field-group.ts';
import {
  CUSTOMER_FIELDS,
  LANDING_PAGE_FIELDS,
  MARKETING_FIELDS,
  REFERRER_FIELDS,
  REFERRING_FIELDS,
  SESSION_FIELDS,
  SHOP_FIELDS,
  TIME_FIELDS,
  UTM_FIELDS,
} from './shared-fields.ts';

export const SESSIONS_SCHEMA: SchemaFields = {
  metrics: {
    DECIMAL: 'pageviews_per_session',
    INTEGER: `
      bounces online_store_visitors pageviews sessions sessions_that_completed_checkout
      sessions_that_reached_and_completed_checkout sessions_that_reached_checkout sessions_with_cart_additions
    `,
    PERCENT: `
      added_to_cart_rate bounce_rate checkout_conversion_rate completed_checkout_rate conversion_rate
      reached_checkout_rate
    `,
    SECOND_DURATION: 'average_session_duration',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    CUSTOMER_FIELDS,
    LANDING_PAGE_FIELDS,
    REFERRER_FIELDS,
    REFERRING_FIELDS,
    SESSION_FIELDS,
    UTM_FIELDS,
    MARKETING_FIELDS,
    {
      'ARRAY<INTEGER>': 'rollout_ids rollout_treatment_ids',
      IDENTITY: 'rollout_id rollout_treatment_id',
      STRING: 'agentic_referring_channel first_order_sales_channel human_or_bot_session traffic_type',
      TIMESTAMP: 'started_at',
    },
  ],
};

export const SEARCH_QUERIES_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'search_queries search_queries_with_clicks',
  },
  dimensions: [TIME_FIELDS, SHOP_FIELDS, { BOOLEAN: 'search_result_was_clicked', STRING: 'search_query' }],
};

export const SEARCHES_SCHEMA: SchemaFields = {
  metrics: {
    INTEGER: 'searches',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      BOOLEAN: 'is_article_search_query is_page_search_query is_product_search_query search_results_were_returned',
      STRING: 'search_query search_query_intent',
    },
  ],
};

export const WEB_PERFORMANCE_SCHEMA: SchemaFields = {
  metrics: {
    'ARRAY<FLOAT>': 'inp_distribution',
    'ARRAY<INTEGER>': 'cls_distribution fcp_distribution lcp_distribution ttfb_distribution',
    INTEGER: `
      cls_good_view_count cls_okay_view_count cls_poor_view_count fcp_good_view_count fcp_okay_view_count
      fcp_poor_view_count inp_good_view_count inp_okay_view_count inp_poor_view_count lcp_good_view_count
      lcp_okay_view_count lcp_poor_view_count ttfb_good_view_count ttfb_okay_view_count ttfb_poor_view_count
      page_loads
    `,
    MILLISECOND_DURATION: `
      fcp_p50_ms fcp_p75_ms fcp_p90_ms fcp_p99_ms inp_p50_ms inp_p75_ms inp_p90_ms inp_p99_ms lcp_p50_ms
      lcp_p75_ms lcp_p90_ms lcp_p99_ms ttfb_p50_ms ttfb_p75_ms ttfb_p90_ms ttfb_p99_ms
    `,
    PERCENT: 'percent_of_page_loads',
    UNITLESS_SCALAR: 'p50_cls p75_cls p90_cls p99_cls',
  },
  dimensions: [
    TIME_FIELDS,
    SHOP_FIELDS,
    {
      IDENTITY: 'micro_session_id storefront_id',
      STRING: `
        browser_family cumulative_layout_shift_target device_type interaction_to_next_paint_target
        largest_contentful_paint_target page_path page_type
      `,
    },
  ],
};
