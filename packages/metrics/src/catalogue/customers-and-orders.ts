/** Traits of customers, of their orders and of the payment. */
import { defineDimensions, inDatasets } from './define-dimensions.ts';

export const customersAndOrders = defineDimensions([
  {
    key: 'customer_type',
    about: 'New or returning: buyers on Shopify, visitors in GA4.',
    shopify: inDatasets('sales payments campaign_sales', 'new_or_returning_customer'),
    google_analytics: 'newVsReturning',
    note: 'A returning visitor is not a returning customer: never join the two sources on it.',
  },
  {
    key: 'customer_group',
    about: 'RFM group Shopify puts the customer in, such as champions or at risk.',
    shopify: { sales: 'rfm_group', first_orders: 'rfm_group', customers: 'rfm_group' },
  },
  {
    key: 'cohort_month',
    about: "Month of the customer's first order.",
    shopify: { sales: 'customer_cohort_month', customers: 'customer_cohort_month' },
  },
  {
    key: 'number_of_orders',
    about: 'How many orders the customer has placed so far, whenever that was.',
    shopify: { customers: 'customer_number_of_orders' },
  },
  {
    key: 'months_since_first_order',
    about: "Months between a customer's first order and this one.",
    shopify: { sales: 'months_since_first_purchase', first_orders: 'months_since_first_purchase' },
    note: 'The first order itself is -1.',
  },
  {
    key: 'purchase_type',
    about: 'Subscription or one-time purchase.',
    shopify: { sales: 'subscription_or_one_time' },
  },
  {
    key: 'discount_code',
    about: 'Discount code used.',
    shopify: { sales: 'discount_code', discounts: 'discount_code' },
    google_analytics: 'orderCoupon',
    overlaps: true,
  },
  {
    key: 'order_number',
    about: 'Each order by its number.',
    shopify: { sales: 'order_name' },
    isFine: true,
  },
  {
    key: 'payment_gateway',
    about: 'Payment provider, cash on delivery included.',
    shopify: { payments: 'payment_gateway' },
  },
  {
    key: 'payment_method',
    about: 'Kind of payment, such as card or wallet.',
    shopify: { payments: 'payment_method', payment_attempts: 'payment_method' },
    shiprocket: 'payment_method',
  },
  {
    key: 'payment_status',
    about: 'Payment status of the order.',
    shopify: {
      sales: 'order_payment_status',
      sales_taxes: 'order_payment_status',
      payments: 'order_payment_status',
      discounts: 'order_payment_status',
      fulfillments: 'order_payment_status',
    },
  },
  {
    key: 'fulfillment_status',
    about: 'Fulfilled, partial, restocked or unfulfilled.',
    shopify: {
      sales: 'order_fulfillment_status',
      sales_taxes: 'order_fulfillment_status',
      payments: 'order_fulfillment_status',
      discounts: 'order_fulfillment_status',
      fulfillments: 'order_fulfillment_status',
    },
  },
  {
    key: 'order_tag',
    about: 'Order tag; an order with several tags is in several rows.',
    shopify: {
      sales: 'order_tag',
      sales_taxes: 'order_tag',
      discounts: 'order_tag',
      fulfillments: 'order_tag',
      payments: 'order_tag',
      returns: 'order_tag',
    },
    overlaps: true,
  },
  {
    key: 'tax_name',
    about: 'Name of the tax, such as CGST, SGST or IGST.',
    shopify: { sales_taxes: 'tax_name' },
  },
  {
    key: 'tax_rate',
    about: 'Rate of the tax. CGST and SGST are charged together, each at half the whole rate.',
    shopify: { sales_taxes: 'tax_rate' },
  },
  {
    key: 'tax_region',
    about: 'State whose tax it is: that of the delivery address, or of the till.',
    shopify: { sales_taxes: 'tax_region' },
  },
  {
    key: 'return_reason',
    about: 'Reason given for a return.',
    shopify: { sales: 'return_reason', returns: 'return_line_item_reason' },
  },
  {
    key: 'shipping_carrier',
    about: 'Carrier of the parcel.',
    shopify: inDatasets('fulfillments shipping_labels', 'shipping_carrier'),
    shiprocket: 'courier',
  },
  {
    key: 'shipping_service',
    about: 'Service a shipping label was bought for, such as Express.',
    shopify: { shipping_labels: 'shipping_service' },
  },
  {
    key: 'chargeback_reason',
    about: 'Reason the customer gave the bank for disputing a payment.',
    shopify: { chargebacks: 'chargeback_reason' },
  },
  {
    key: 'parcel_status',
    about: "How a parcel stands, in the courier's words.",
    shiprocket: 'status',
    note: 'New words come without notice; which of them count as delivered, back or lost is in packages/platforms/src/shiprocket/parcel.ts.',
  },
]);
