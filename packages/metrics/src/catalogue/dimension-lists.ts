/** Dimension keys that metrics of several files share, in the order in which they are offered. */
/** Buckets of days. */
export const calendar = 'day week month quarter year';
/** Buckets, and the repeating hour and weekday. */
export const anyTime = `hour weekday ${calendar}`;
export const places = 'city region country';
export const goods = 'product variant sku product_type vendor';
/** Read from the titles of variants: only for what may be added up over them. */
export const looks = 'size colour';
export const goodsAndGroups = `${goods} collection product_tag`;
/** The visit that led to a Shopify order. */
export const visit = 'traffic_channel source medium campaign landing_page';
export const orderState = 'payment_status fulfillment_status order_tag';
export const tills = 'sales_channel pos_location staff_member';
/** Everything a line of an order can be split by. */
export const allOfSales = `${goodsAndGroups} abc_grade ${places} ${tills} ${visit} customer_type customer_group cohort_month months_since_first_order purchase_type discount_code ${orderState} ${anyTime}`;
/** Where a visit came from, at Google Analytics. */
export const traffic = `${places} traffic_channel source medium source_medium campaign`;
/** The Google ad a visit came from. */
export const adClick = 'campaign_type ad_group keyword search_term';
