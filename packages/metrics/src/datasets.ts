/** How fresh each source is and which day a figure belongs to. Answers quote it. */
export type Dataset = { freshness: string; day_of?: string; history_from?: string };

export const datasets: {
  shopify: Record<string, Dataset>;
  shopify_graphql: Dataset;
  google_analytics: Dataset;
  google_ads: Dataset;
  meta: Dataset;
  shiprocket: Dataset;
} = {
  shopify: {
    sales: { freshness: 'about a minute', day_of: 'sales on the order day, reversals on the day they are processed' },
    sessions: {
      freshness: 'seconds',
      day_of: 'day of the visit; a visit ends after 30 idle minutes or at midnight UTC',
      history_from: '2022-10-01',
    },
    first_orders: { freshness: 'about a minute', day_of: "day of the customer's first order" },
    customers: { freshness: 'up to 12 hours', day_of: "day of the customer's first order" },
    inventory: { freshness: 'about 2 days', day_of: 'end of the period', history_from: '2023-10-01' },
    discounts: { freshness: 'as sales (not documented)', day_of: 'order day' },
    fulfillments: { freshness: 'as sales (not documented)', day_of: 'not documented: order day assumed' },
    payments: { freshness: 'as sales (not documented)', day_of: 'day of the transaction' },
    payment_attempts: { freshness: 'as sales (not documented)', day_of: 'day of the attempt' },
    sales_taxes: { freshness: 'as sales (not documented)', day_of: 'as sales' },
    search_queries: { freshness: 'up to 72 hours', day_of: 'day of the search' },
    searches: { freshness: 'up to 72 hours', day_of: 'day of the search' },
    web_performance: { freshness: 'not documented', day_of: 'day of the page view' },
    returns: { freshness: 'as sales (not documented)', day_of: 'day of the return' },
    gift_cards: { freshness: 'not documented', day_of: 'end of the day' },
    store_credit_summaries: { freshness: 'not documented', day_of: 'end of the day' },
    store_credit_transactions: { freshness: 'not documented', day_of: 'day of the transaction' },
    fees: { freshness: 'not documented', day_of: 'day of the payment' },
    payouts: { freshness: 'not documented', day_of: 'day of the payout' },
    chargebacks: { freshness: 'not documented', day_of: 'day of the dispute' },
    shipping_labels: { freshness: 'not documented', day_of: 'day the label was bought' },
    profitability: { freshness: 'not documented', day_of: 'order day' },
    subscriptions: { freshness: 'not documented', day_of: 'end of the day' },
    campaign_sales: { freshness: 'not documented', day_of: 'order day', history_from: '2021-10-01' },
    campaign_products: { freshness: 'not documented', day_of: 'order day', history_from: '2021-10-01' },
    campaign_sessions: { freshness: 'not documented', day_of: 'day of the visit', history_from: '2021-10-01' },
    marketing_engagements: { freshness: 'as the channel reports', day_of: 'day the activity began' },
    shop_campaign_insights: { freshness: 'not documented', day_of: 'order day' },
    shop_product_impressions: { freshness: 'not documented', day_of: 'day of the impression' },
    shop_post_purchase_offers: { freshness: 'not documented', day_of: 'day of the offer' },
    inventory_by_location: { freshness: 'about 2 days', day_of: 'end of the period', history_from: '2023-10-01' },
    inventory_adjustment_history: { freshness: 'not documented', day_of: 'day of the change' },
    inventory_transfers: { freshness: 'not documented', day_of: 'day of the transfer' },
    inventory_shipments: { freshness: 'not documented', day_of: 'day of the shipment' },
    search_conversions: { freshness: 'up to 72 hours', day_of: 'day of the visit' },
    product_recommendation_conversions: { freshness: 'up to 72 hours', day_of: 'day of the visit' },
    shopify_forms: { freshness: 'not documented', day_of: 'day of the view' },
  },
  shopify_graphql: { freshness: 'now' },
  google_analytics: { freshness: 'today moves, final after 24 to 48 hours', day_of: 'property time zone' },
  google_ads: {
    freshness: 'some hours; conversions keep arriving for days',
    day_of: 'ad account time zone, dated by the ad click unless the metric says otherwise',
  },
  meta: { freshness: 'about 15 minutes; final after 28 days', day_of: 'ad account time zone' },
  shiprocket: {
    freshness: 'as the courier reports; parcels of the last weeks still move',
    day_of: 'day the order was booked at Shiprocket, with the outcome it has now',
  },
};
