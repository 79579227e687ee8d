import type { World } from '../world/world.ts';
import type { AdAccount } from './ad-account.ts';
import type { MetaSettings } from './meta-state.ts';
import { merchant } from './people.ts';

export const shopAdAccount = '1048822017433561';

/** The shop's account, another that lives elsewhere, and one that Meta has disabled. */
export function adAccountsOf(person: string, world: World, settings: MetaSettings): AdAccount[] {
  if (person !== merchant.id) return [];
  const { name, currency, timeZone } = world.store;
  const shop = settings.timeZone ?? timeZone;
  return [
    {
      id: shopAdAccount,
      name,
      status: settings.accountStatus,
      currency: settings.currency ?? currency,
      timeZone: shop,
      offsetHours: offsetOf(shop, world.now),
      business: 'Tara Retail Partners',
      isShop: true,
    },
    {
      id: '2274410093517820',
      name: 'Mitti Home Wholesale',
      status: 1,
      currency: 'USD',
      timeZone: 'America/New_York',
      offsetHours: offsetOf('America/New_York', world.now),
      business: 'Tara Retail Partners',
      isShop: false,
    },
    {
      id: '3390154478820416',
      name: 'Kesar Lane (old)',
      status: 2,
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
      offsetHours: 5.5,
      business: 'Tara Retail Partners',
      isShop: false,
    },
  ];
}

function offsetOf(timeZone: string, now: number): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return zoned.offsetNanoseconds / 3_600_000_000_000;
}
