import type { StoreFacts } from '../world.ts';

/** Days and times of an orders file are the shop's own. */
export const ordersTimeZone = 'Europe/London';

/** Facts the file does not hold. */
export function loadedStore(firstDay: number): StoreFacts {
  return {
    id: 71_204_553_900,
    name: 'Online Retail',
    domain: 'online-retail.myshopify.com',
    site: 'onlineretail.example',
    email: 'hello@onlineretail.example',
    currency: 'GBP',
    timeZone: ordersTimeZone,
    country: 'United Kingdom',
    countryCode: 'GB',
    region: 'England',
    city: 'London',
    taxesIncluded: true,
    plan: 'Grow',
    createdDay: firstDay,
    orderPrefix: '#',
    locations: [{ id: 80_119_001, name: 'Warehouse', city: 'London', isTill: false }],
    staff: [],
    idBase: {
      product: 8_219_000_001,
      variant: 45_319_000_001,
      collection: 463_900_001,
      customer: 7_419_000_001,
      order: 5_629_000_001,
      line: 14_839_000_001,
    },
  };
}
