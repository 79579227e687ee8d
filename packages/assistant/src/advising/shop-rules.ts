/** Baskets left at the checkout, places and pages that convert otherwise than the rest, and goods that come back. */
import { keptTo, figuresOf, type Rule } from './rule.ts';
import { partsRule } from './part-rules.ts';
import { adviceFor } from '../sentences/advice.ts';

const leftFigures = ['abandoned_checkouts', 'abandoned_checkout_value'];

export const abandonedBaskets: Rule = {
  needs: ['shopify'],
  of: leftFigures,
  requests: context => [{ metrics: leftFigures, ...keptTo(context, leftFigures), period: context.period }],
  judge: ([result], { shop }) => {
    const { abandoned_checkouts: left, abandoned_checkout_value: value } = figuresOf(result);
    if (!left || !value || left < 20) return [];
    const brings = { low: 0.05 * value, high: 0.1 * value };
    return [{ ...adviceFor(shop).remind({ left, value, brings, shop }), stake: brings.high }];
  },
};

const visits = 'store_sessions';
const bought = 'sessions_that_completed_checkout';
const perOrder = {
  ofWhole: ['average_order_value'],
  money: (_: unknown, whole: Record<string, number | null>) => whole['average_order_value'] ?? 0,
};

export const betterCities = partsRule({
  counted: bought,
  of: visits,
  by: 'city',
  odd: 'good',
  beyond: 1.2,
  worth: perOrder,
  say: part => adviceFor(part.shop).showMoreIn(part),
});

export const betterChannels = partsRule({
  needs: ['google_analytics'],
  counted: 'ecommercePurchases',
  of: 'sessions',
  by: 'traffic_channel',
  odd: 'good',
  beyond: 1.2,
  worth: {
    ofWhole: ['averagePurchaseRevenue'],
    money: (_, whole) => whole['averagePurchaseRevenue'] ?? 0,
  },
  say: part => adviceFor(part.shop).bringMoreFrom(part),
});

export const weakPages = partsRule({
  counted: bought,
  of: visits,
  by: 'landing_page',
  odd: 'too few',
  least: 15,
  beyond: 0.5,
  worth: perOrder,
  say: part => adviceFor(part.shop).leadOn(part),
});

export const weakDevices = partsRule({
  counted: bought,
  of: 'sessions_that_reached_checkout',
  by: 'device',
  odd: 'too few',
  beyond: 0.95,
  worth: perOrder,
  say: part => adviceFor(part.shop).mendCheckoutOn(part),
});

const pieceBack = {
  ofPart: ['gross_sales'],
  money: (part: Record<string, number | null>) => (part['gross_sales'] ?? 0) / (part['units_sold'] || 1),
};

export const oftenReturned = partsRule({
  counted: 'units_returned',
  of: 'units_sold',
  by: 'product',
  odd: 'too many',
  least: 4,
  beyond: 1.3,
  worth: pieceBack,
  say: part => adviceFor(part.shop).lookIntoReturns(part),
});

export const citiesSendingBack = partsRule({
  counted: 'units_returned',
  of: 'units_sold',
  by: 'city',
  odd: 'too many',
  beyond: 1.25,
  worth: pieceBack,
  say: part => adviceFor(part.shop).lookIntoCity(part),
});

const perCancelled = { ofWhole: ['average_order_value'], money: perOrder.money };

export const tagsCancelled = partsRule({
  counted: 'cancelled_orders',
  of: 'total_orders',
  by: 'order_tag',
  odd: 'too many',
  beyond: 1.25,
  worth: perCancelled,
  say: part => adviceFor(part.shop).confirmTagged(part),
});

export const citiesCancelling = partsRule({
  counted: 'cancelled_orders',
  of: 'total_orders',
  by: 'city',
  odd: 'too many',
  least: 3,
  beyond: 1.3,
  worth: perCancelled,
  say: part => adviceFor(part.shop).confirmIn(part),
});

export const seenNotBought = partsRule({
  needs: ['google_analytics'],
  counted: 'itemsPurchased',
  of: 'itemsViewed',
  by: 'product',
  odd: 'too few',
  least: 8,
  beyond: 0.85,
  chance: 1.3,
  worth: { ofPart: ['itemRevenue'], money: part => (part['itemRevenue'] ?? 0) / (part['itemsPurchased'] || 1) },
  say: part => adviceFor(part.shop).reworkPage(part),
});

export const boughtWhenSeen = partsRule({
  needs: ['google_analytics'],
  counted: 'itemsPurchased',
  of: 'itemsViewed',
  by: 'product',
  odd: 'good',
  least: 8,
  beyond: 1.1,
  chance: 1.3,
  worth: { ofPart: ['itemRevenue'], money: part => (part['itemRevenue'] ?? 0) / (part['itemsPurchased'] || 1) },
  say: part => adviceFor(part.shop).showProductMore(part),
});
