/** What each role's reports hold before anybody chooses, and who stands above whom. */
import type { RoleConfiguration } from '@tillsight/contract/configurations';
import type { AssignableRole } from '@tillsight/contract/role';

export const roleDefaults: Record<AssignableRole, RoleConfiguration> = {
  executive: {
    role_name: 'Executive',
    description:
      'The whole business on one screen: sales, customers, what ads bring back, and whether the shop runs well.',
    daily: [
      'total_sales_revenue',
      'total_orders',
      'average_order_value',
      'new_customers',
      'store_conversion_rate',
      'total_ad_spend',
      'marketing_efficiency_score',
      'unfulfilled_orders',
    ],
    weekly: [
      {
        section_name: 'Revenue Performance',
        metrics: ['total_sales_revenue', 'net_sales', 'total_orders', 'average_order_value', 'discount_rate'],
      },
      {
        section_name: 'Customer Insights',
        metrics: ['new_customers', 'returning_customer_rate', 'new_customer_revenue_share', 'blended_cac'],
      },
      {
        section_name: 'Business Efficiency',
        metrics: ['marketing_efficiency_score', 'total_ad_spend', 'gross_margin', 'profit_after_ad_spend'],
      },
      {
        section_name: 'Operational Metrics',
        metrics: ['unfulfilled_orders', 'fulfilment_time', 'return_rate', 'out_of_stock_variants'],
      },
    ],
    monthly: [
      {
        section_name: 'Revenue Performance',
        metrics: ['total_sales_revenue', 'gross_sales', 'net_sales', 'total_orders', 'average_order_value'],
      },
      {
        section_name: 'Profitability',
        metrics: ['gross_profit', 'gross_margin', 'profit_after_ad_spend', 'discount_rate', 'return_rate'],
      },
      {
        section_name: 'Customer Insights',
        metrics: [
          'new_customers',
          'returning_customer_rate',
          'new_customer_revenue_share',
          'lifetime_spend_per_customer',
        ],
      },
      {
        section_name: 'Marketing Efficiency',
        metrics: [
          'total_ad_spend',
          'marketing_efficiency_score',
          'return_on_ad_spend',
          'blended_cac',
          'ad_spend_share',
        ],
      },
      {
        section_name: 'Operations and Stock',
        metrics: ['fulfilment_time', 'cancellation_rate', 'inventory_value', 'sell_through_rate'],
      },
    ],
  },
  sales: {
    role_name: 'Sales',
    description: 'Orders and the way to them: what was sold, for how much, and where buyers were lost.',
    daily: [
      'total_sales_revenue',
      'total_orders',
      'units_sold',
      'average_order_value',
      'store_conversion_rate',
      'abandoned_checkouts',
      'abandoned_checkout_value',
    ],
    weekly: [
      {
        section_name: 'Sales Performance',
        metrics: [
          'total_sales_revenue',
          'net_sales',
          'total_orders',
          'units_sold',
          'average_order_value',
          'units_per_order',
        ],
      },
      {
        section_name: 'Sales Funnel',
        metrics: ['store_sessions', 'add_to_cart_rate', 'reached_checkout_rate', 'store_conversion_rate'],
      },
      {
        section_name: 'Lost Checkouts',
        metrics: ['abandoned_checkouts', 'abandoned_checkout_value', 'checkout_abandonment_rate'],
      },
      {
        section_name: 'Discounts and Returns',
        metrics: ['discounts', 'discounted_order_share', 'returns_value', 'return_rate'],
      },
    ],
    monthly: [
      {
        section_name: 'Sales Performance',
        metrics: [
          'total_sales_revenue',
          'gross_sales',
          'net_sales',
          'total_orders',
          'average_order_value',
          'units_per_order',
        ],
      },
      {
        section_name: 'Customer Mix',
        metrics: [
          'new_customers',
          'returning_customers',
          'new_customer_sales',
          'returning_customer_sales',
          'returning_customer_rate',
        ],
      },
      {
        section_name: 'Sales Funnel',
        metrics: [
          'store_sessions',
          'add_to_cart_rate',
          'checkout_completion_rate',
          'store_conversion_rate',
          'cart_abandonment_rate',
        ],
      },
      {
        section_name: 'Discounts and Returns',
        metrics: ['discounts', 'discount_rate', 'returns_value', 'return_rate', 'cancellation_rate'],
      },
      {
        section_name: 'Stock to Sell',
        metrics: ['inventory_available', 'low_stock_variants', 'out_of_stock_variants', 'days_of_cover'],
      },
    ],
  },
  marketing: {
    role_name: 'Marketing',
    description: 'What advertising and traffic cost, whom they bring, and what comes back.',
    daily: [
      'total_ad_spend',
      'return_on_ad_spend',
      'marketing_efficiency_score',
      'new_customers',
      'blended_cac',
      'sessions',
      'store_conversion_rate',
    ],
    weekly: [
      {
        section_name: 'Ad Spend and Return',
        metrics: ['total_ad_spend', 'return_on_ad_spend', 'marketing_efficiency_score', 'ad_spend_share'],
      },
      {
        section_name: 'Google Ads',
        metrics: [
          'google_ads_cost',
          'google_ads_clicks',
          'google_ads_cpc',
          'google_ads_conversions',
          'google_ads_cost_per_conversion',
          'google_ads_roas',
        ],
      },
      { section_name: 'Meta Ads', metrics: ['spend', 'meta_reach', 'ctr', 'cpc', 'meta_purchases', 'meta_roas'] },
      {
        section_name: 'Traffic and Engagement',
        metrics: ['sessions', 'activeUsers', 'newUsers', 'engagementRate', 'bounceRate'],
      },
      {
        section_name: 'Acquisition',
        metrics: ['new_customers', 'blended_cac', 'new_customer_revenue_share', 'new_customer_marketing_efficiency'],
      },
    ],
    monthly: [
      {
        section_name: 'Ad Spend and Return',
        metrics: [
          'total_ad_spend',
          'return_on_ad_spend',
          'marketing_efficiency_score',
          'ad_spend_share',
          'profit_after_ad_spend',
        ],
      },
      {
        section_name: 'Google Ads',
        metrics: [
          'google_ads_cost',
          'google_ads_conversion_value',
          'google_ads_roas',
          'google_ads_cost_per_conversion',
          'google_ads_search_impression_share',
          'google_ads_search_lost_to_budget',
        ],
      },
      {
        section_name: 'Meta Ads',
        metrics: ['spend', 'meta_reach', 'meta_frequency', 'meta_cpm', 'meta_cost_per_purchase', 'meta_roas'],
      },
      {
        section_name: 'Traffic and Search',
        metrics: ['sessions', 'newUsers', 'engagementRate', 'sessionPurchaseRate', 'organicGoogleSearchClicks'],
      },
      {
        section_name: 'Acquisition and Retention',
        metrics: ['new_customers', 'blended_cac', 'new_customer_marketing_efficiency', 'returning_customer_rate'],
      },
    ],
  },
  finance: {
    role_name: 'Finance',
    description: 'From gross sales to profit and cash: discounts, returns, tax, product costs, ad spend, refunds.',
    daily: [
      'total_sales_revenue',
      'net_sales',
      'discounts',
      'returns_value',
      'taxes',
      'gross_profit',
      'net_payments',
      'refunds_paid',
    ],
    weekly: [
      {
        section_name: 'Revenue',
        metrics: ['gross_sales', 'discounts', 'returns_value', 'net_sales', 'total_sales_revenue'],
      },
      {
        section_name: 'Profitability',
        metrics: ['cost_of_goods_sold', 'gross_profit', 'gross_margin', 'total_ad_spend', 'profit_after_ad_spend'],
      },
      { section_name: 'Tax and Charges', metrics: ['taxes', 'shipping_charges', 'duties', 'additional_fees'] },
      { section_name: 'Cash', metrics: ['net_payments', 'refunds_paid', 'unpaid_orders'] },
    ],
    monthly: [
      {
        section_name: 'Revenue',
        metrics: ['gross_sales', 'discounts', 'returns_value', 'net_sales', 'total_sales_revenue'],
      },
      {
        section_name: 'Profitability',
        metrics: ['cost_of_goods_sold', 'gross_profit', 'gross_margin', 'cost_coverage', 'profit_after_ad_spend'],
      },
      { section_name: 'Tax and Charges', metrics: ['taxes', 'shipping_charges', 'duties', 'additional_fees'] },
      { section_name: 'Cash', metrics: ['net_payments', 'refunds_paid', 'unpaid_orders'] },
      {
        section_name: 'Spend and Stock',
        metrics: ['total_ad_spend', 'ad_spend_share', 'inventory_value', 'sell_through_rate'],
      },
    ],
  },
  product: {
    role_name: 'Product',
    description: 'What sells, what comes back, what runs out, and which product pages convince.',
    daily: [
      'units_sold',
      'net_sales',
      'add_to_cart_rate',
      'units_returned',
      'low_stock_variants',
      'out_of_stock_variants',
    ],
    weekly: [
      { section_name: 'Product Sales', metrics: ['units_sold', 'net_units_sold', 'net_sales', 'units_per_order'] },
      {
        section_name: 'Stock Health',
        metrics: [
          'inventory_available',
          'low_stock_variants',
          'out_of_stock_variants',
          'days_of_cover',
          'sell_through_rate',
        ],
      },
      {
        section_name: 'Product Interest',
        metrics: ['itemViewEvents', 'addToCarts', 'itemViewToPurchaseRate', 'store_searches'],
      },
      { section_name: 'Returns', metrics: ['units_returned', 'return_rate', 'returns_value'] },
    ],
    monthly: [
      {
        section_name: 'Product Sales',
        metrics: ['units_sold', 'net_sales', 'gross_profit', 'gross_margin', 'discount_rate'],
      },
      {
        section_name: 'Stock Health',
        metrics: [
          'inventory_on_hand',
          'inventory_value',
          'sell_through_rate',
          'days_of_cover',
          'out_of_stock_variants',
        ],
      },
      {
        section_name: 'Product Interest',
        metrics: ['itemViewEvents', 'addToCarts', 'itemViewToPurchaseRate', 'store_searches'],
      },
      { section_name: 'Returns', metrics: ['units_returned', 'return_rate', 'returns_value'] },
      { section_name: 'Store Experience', metrics: ['add_to_cart_rate', 'store_conversion_rate', 'page_load_time'] },
    ],
  },
  associate: {
    role_name: 'Associate',
    description: "The day's work: orders to pack, payments to chase, stock to refill, returns to take in.",
    daily: [
      'total_orders',
      'unfulfilled_orders',
      'unpaid_orders',
      'cancelled_orders',
      'low_stock_variants',
      'out_of_stock_variants',
    ],
    weekly: [
      { section_name: 'Orders', metrics: ['total_orders', 'units_sold', 'units_per_order', 'cancelled_orders'] },
      { section_name: 'Fulfilment', metrics: ['unfulfilled_orders', 'fulfilment_time', 'unpaid_orders'] },
      { section_name: 'Stock', metrics: ['inventory_available', 'low_stock_variants', 'out_of_stock_variants'] },
      { section_name: 'Returns', metrics: ['units_returned', 'return_rate', 'returns_value'] },
    ],
    monthly: [
      { section_name: 'Orders', metrics: ['total_orders', 'units_sold', 'cancelled_orders', 'cancellation_rate'] },
      { section_name: 'Fulfilment', metrics: ['unfulfilled_orders', 'fulfilment_time', 'unpaid_orders'] },
      {
        section_name: 'Stock',
        metrics: ['inventory_on_hand', 'inventory_available', 'low_stock_variants', 'out_of_stock_variants'],
      },
      { section_name: 'Returns', metrics: ['units_returned', 'return_rate', 'returns_value'] },
    ],
  },
};

export const roleHierarchy = {
  executive: ['cxo'],
  head: ['head_sales', 'head_marketing', 'head_finance', 'head_product'],
  associate: ['associate'],
} as const;
