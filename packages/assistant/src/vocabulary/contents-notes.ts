/** What the figures hold and what they leave out, as data: what is asked about, and what is said of it. */

export type ContentsNote = {
  about: RegExp;
  /** Only with these figures, or not with these. */
  of?: RegExp;
  notOf?: RegExp;
  says: string;
};

export const contentsNotes: readonly ContentsNote[] = [
  {
    about: /dispatch|fulfil|shipped|despatch/,
    of: /order|fulfil/,
    says: 'An order counts as dispatched once all its items are marked as fulfilled in Shopify; the time is the median from order to fulfilment, whatever the courier takes afterwards.',
  },
  {
    about: /cancel|रद्द|कैंसिल/,
    says: 'Cancelled orders are counted in orders; cancelled orders and the cancellation rate are figures of their own. Their value is taken out of net sales on the day of the cancellation.',
  },
  {
    about: /\bgst\b|\btax\b|\btaxes\b|\bvat\b|टैक्स|जीएसटी|कर शामिल/,
    of: /^(google_ads|total_ad_spend|blended|return_on_ad|spend|marketing|new_customer_marketing|meta)/,
    says: 'Ad cost is what the platform charges for the ads, without the GST on its invoice; total sales include tax and shipping.',
  },
  {
    about: /\bgst\b|\btax\b|\btaxes\b|\bvat\b|टैक्स|जीएसटी|कर शामिल/,
    of: /^(inventory_value|cost_of_goods|gross_(profit|margin))/,
    says: 'Cost is taken as recorded on the product in Shopify, with or without GST as it was entered there; net sales, which margins are made of, are without tax.',
  },
  {
    about: /\bgst\b|\btax\b|\btaxes\b|\bvat\b|टैक्स|जीएसटी|कर शामिल/,
    says: 'Total sales include tax and shipping; net and gross sales do not, and neither does average order value.',
  },
  {
    about: /dead stock|dead inventory|slow mov|non ?moving|डेड स्टॉक/,
    says: 'There is no fixed border for dead stock here: I look at what sold least in the last 28 days and how long what is left would last at that pace.',
  },
  {
    about:
      /\b(courier|packing|packaging|gateway|salar\w*|rent|overheads?|commissions?|logistics|staff cost|agency|agencies|fees?)\b(?<!cod fees?)/,
    of: /profit|margin|cogs|cost_of_goods|cac|ad_spend|break_even/,
    says: 'Only the recorded product cost and, where it says so, ad spend are taken off; courier, packing, payment gateway, agency, rent and salaries are in no connected platform and not in it.',
  },
  {
    about: /\b(ad spend|ads?|marketing|advertising)\b/,
    of: /^(gross_profit|gross_margin|cost_of_goods_sold)$/,
    says: 'Ad spend is not taken off in gross profit and gross margin; profit after ad spend is a figure of its own.',
  },
  {
    about: /\bdiscounts?\b|\bcoupons?\b|\boffers?\b|डिस्काउंट/,
    of: /^(gross_profit|gross_margin|net_sales|average_order_value|total_sales_revenue|return_on|marketing)/,
    says: 'Discounts are already taken off in net and total sales, in average order value and so in gross profit; only gross sales are before discounts.',
  },
  {
    about: /ship|deliver(?!ed)|courier|शिपिंग|डिलीवरी/,
    of: /^(cost_of_goods|gross_pro|gross_mar)/,
    says: 'What shipping costs the shop is in no connected platform, so it is neither in the cost of goods nor taken off in gross profit.',
  },
  {
    about: /ship|deliver(?!ed)|courier|शिपिंग|डिलीवरी/,
    says: 'Shipping charged to customers is part of total sales, not of net or gross sales or average order value.',
  },
  {
    about: /exchang/,
    says: 'In an exchange the goods sent back count as a return on the day it is processed, the goods sent out instead as a sale.',
  },
  {
    about: /gift card|voucher|store credit/,
    says: 'A gift card is no sale of goods when it is bought: the sale counts when it is spent. Store credit given for a return lowers sales as a return, and is no money refunded.',
  },
  {
    about: /return|refund|sent back|came back|wapas|रिटर्न|वापस|वापसी/,
    notOf: /^(returns_value|repeat|returning|customers|new_|sessions|lifetime|google)/,
    says: 'Returns reduce net and total sales on the day they are processed, not on the day of the order; units sold and gross sales are before returns.',
  },
  {
    about: /\b(day|date|month|when|kab|din|week|period)\b|कब|दिन|महीन/,
    of: /^(returns_value|units_returned|return_rate|refunds_paid)$/,
    says: 'A return counts on the day it is processed, not on the day of the order: goods sold in October and taken back in November lower the sales of November.',
  },
  {
    about: /refund|return/,
    of: /^lifetime/,
    says: 'It is the amount Shopify keeps as spent for each customer; it is revenue and no profit.',
  },
  {
    about: /mrp|cost|selling price|retail/,
    of: /inventory|stock/,
    says: 'Stock is valued at the recorded cost of the products, not at the selling price.',
  },
  {
    about: /\bcod\b|cash on delivery|pending|paid|yet to pay/,
    notOf: /^(google|repeat|customers_who|sessions)/,
    says: 'Orders and sales, cash on delivery too, count on the day they are placed, paid or not; net payments count on the day the money moves.',
  },
  {
    about: /\bdrafts?\b|wholesale|\bpos\b|\btills\b|counter|offline|in[- ]store/,
    notOf: /rate$|^sessions|inventory|^store_|^online/,
    says: 'Orders, sales and customers hold every sales channel: the online store, the tills in the shops and draft orders such as wholesale. "Online store sales" are a figure of their own.',
  },
  {
    about: /\bdrafts?\b|wholesale|\bpos\b|\btills\b|counter|offline|in[- ]store/,
    of: /conversion_rate|^store_|PurchaseRate|^sessions/,
    says: 'Visits and the conversion rate are of the website alone; sales at the tills and draft orders are not in them.',
  },
  {
    about: /warehouse|locations?|godown/,
    of: /inventory|stock|days_of_cover|sell_through/,
    says: 'Stock is over all locations, the shops and the warehouse together, unless you name one.',
  },
  {
    about: /\bguests?\b/,
    says: 'Who checks out as a guest is counted as a customer too: Shopify keeps one customer for each mail address or phone number.',
  },
  {
    about: /\b(staff|me and my|my own|our own|employees?|internal|team)\b/,
    of: /^(sessions|activeUsers|store_|newUsers|screen)/,
    says: 'Visits of your own team are counted as well, unless they are filtered in Google Analytics.',
  },
  {
    about: /twice|two orders|do baar|2 orders|again|same (day|customer|month)|second (order|time)|दो बार/,
    of: /customers?|repeat/,
    says: 'A customer is counted once for the period, however many orders there are. New is whose first order of all falls in the period; returning is who orders in it and had ordered before, at any time.',
  },
  {
    about: /without (a )?(recorded )?costs?|no cost|missing cost|cost (is )?(missing|not)/,
    of: /profit|margin|cost/,
    says: 'Products without a recorded cost are left out of gross profit and gross margin altogether; cost coverage says what part of net sales has a cost.',
  },
  {
    about:
      /\bclick\b.*\b(order|conversion|purchase|sale|day)\b|\b(order|conversion|purchase|sale|day)\b.*\bclick\b|dated|kis din/,
    of: /^google_ads|^return_on_ad|^ad_attributed/,
    says: 'Google Ads dates conversions and their value by the day of the click, not of the order; "conversions by conversion date" are dated by the order.',
  },
  {
    about: /abandon|how long|minutes|hours|kitni der|छोड/,
    of: /^abandoned/,
    says: 'A checkout counts as abandoned once contact details were left and it was not completed; if it is completed later, it is no longer one.',
  },
];
