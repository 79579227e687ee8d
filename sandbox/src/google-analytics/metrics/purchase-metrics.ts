import { plain, ratio } from './metric.ts';
import type { Metric } from './metric.ts';

type Rest = Pick<Metric, 'measures' | 'value'>;

const attributed = (type: Metric['type'], rest: Rest): Metric => ({ type, scope: 'attributed', ...rest });
const revenue = (rest: Rest): Metric => ({ ...attributed('TYPE_CURRENCY', rest), restricted: 'REVENUE_DATA' });
const buyer = (type: Metric['type'], rest: Rest): Metric => ({ type, scope: 'user', ...rest });
/** The tag of this shop sends no refunds, and nothing but purchases brings money. */
const never: Rest = { measures: [], value: () => 0 };

/** Purchases and their money. A purchase's value is what the customer pays, tax and shipping included. */
export const purchaseMetrics: Record<string, Metric> = {
  keyEvents: attributed('TYPE_FLOAT', plain('purchases')),
  'keyEvents:purchase': attributed('TYPE_FLOAT', plain('purchases')),
  sessionKeyEventRate: { type: 'TYPE_FLOAT', scope: 'session', ...ratio('buyingSessions', 'sessions') },
  'sessionKeyEventRate:purchase': { type: 'TYPE_FLOAT', scope: 'session', ...ratio('buyingSessions', 'sessions') },
  userKeyEventRate: buyer('TYPE_FLOAT', ratio('buyers', 'activeUsers')),
  'userKeyEventRate:purchase': buyer('TYPE_FLOAT', ratio('buyers', 'activeUsers')),
  transactions: attributed('TYPE_INTEGER', plain('purchases')),
  ecommercePurchases: attributed('TYPE_INTEGER', plain('purchases')),
  totalRevenue: revenue(plain('revenue')),
  purchaseRevenue: revenue(plain('revenue')),
  grossPurchaseRevenue: revenue(plain('revenue')),
  refundAmount: revenue(never),
  totalAdRevenue: revenue(never),
  taxAmount: revenue(plain('tax')),
  shippingAmount: revenue(plain('shipping')),
  averagePurchaseRevenue: revenue(ratio('revenue', 'purchases')),
  averagePurchaseRevenuePerPayingUser: revenue(ratio('revenue', 'buyers')),
  averagePurchaseRevenuePerUser: revenue(ratio('revenue', 'activeUsers')),
  averageRevenuePerUser: revenue(ratio('revenue', 'activeUsers')),
  totalPurchasers: buyer('TYPE_INTEGER', plain('buyers')),
  firstTimePurchasers: buyer('TYPE_INTEGER', plain('firstBuyers')),
  purchaserRate: buyer('TYPE_FLOAT', ratio('buyers', 'activeUsers')),
  firstTimePurchaserRate: buyer('TYPE_FLOAT', ratio('firstBuyers', 'activeUsers')),
  firstTimePurchasersPerNewUser: buyer('TYPE_FLOAT', ratio('firstBuyers', 'newUsers')),
  transactionsPerPurchaser: buyer('TYPE_FLOAT', ratio('purchases', 'buyers')),
};
