import { itemAt } from '../../checked.ts';
import { textAt } from '../columns.ts';
import { hashShare } from '../random.ts';
import { byMoment, type Moment } from '../money/moment.ts';
import type { World } from '../world.ts';

/** An order that a campaign in the Shop app brought; the merchant pays for new customers only. Minor units. */
type ShopCampaignOrder = Moment & { order: number; campaign: string; spend: number; sales: number };

const share = { brought: 0.02, offered: 0.05 };
const costOfCustomer = 0.2;

export function shopCampaignOrders({ orders, seed }: World): ShopCampaignOrder[] {
  return byMoment(
    Array.from(orders.day).flatMap((day, order): ShopCampaignOrder[] => {
      const isNew = textAt(orders.customerKind, order) === 'New' && textAt(orders.channel, order) === 'Online Store';
      if (!isNew || hashShare(`${seed}/shop-campaign`, order) >= share.brought) return [];
      const sales = itemAt(orders.total, order);
      const campaign = hashShare(`${seed}/shop-offer`, order) < 0.5 ? 'New buyers in metros' : 'New buyers';
      const minute = itemAt(orders.minute, order);
      return [{ day, minute, order, campaign, sales, spend: Math.round(sales * costOfCustomer) }];
    }),
  );
}

type ShopImpressions = { day: number; product: number; count: number };

/** How often each product was shown in the Shop app, each day. */
export function shopImpressions({ products, productShares, firstDay, today, seed }: World): ShopImpressions[] {
  const found: ShopImpressions[] = [];
  for (let day = firstDay; day <= today; day++) {
    for (let product = 0; product < products.length; product++) {
      const chance = hashShare(`${seed}/shop-shown/${product}`, day);
      const count = Math.round((productShares[product] ?? 0) * 9 * (0.7 + 0.6 * chance));
      if (count > 0 && itemAt(products.publishedDay, product) <= day) found.push({ day, product, count });
    }
  }
  return found;
}

type PurchaseOffer = Moment & { order: number; code: string };

/** After some purchases the Shop app offers something more. */
export function postPurchaseOffers({ orders, seed }: World): PurchaseOffer[] {
  return byMoment(
    Array.from(orders.day).flatMap((day, order): PurchaseOffer[] => {
      const isOnline = textAt(orders.channel, order) === 'Online Store';
      if (!isOnline || hashShare(`${seed}/post-purchase`, order) >= share.offered) return [];
      return [{ day, minute: itemAt(orders.minute, order), order, code: 'SHOP10' }];
    }),
  );
}
