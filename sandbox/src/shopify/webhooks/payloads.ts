import type { World } from '../../world/world.ts';

/** The three privacy topics go to the address in the app's configuration; they cannot be subscribed to. */
export const PRIVACY_TOPICS = ['customers/data_request', 'customers/redact', 'shop/redact'] as const;

/** Bodies as the platform sends them; `customer` is a row of the world's customers. */
export function payloadOf(topic: string, world: World, customer: number): Record<string, unknown> {
  const { store } = world;
  const shop = { shop_id: store.id, shop_domain: store.domain };
  const person = {
    id: store.idBase.customer + customer,
    email: `customer-${customer}@customer.example`,
    phone: null,
  };
  if (topic === 'customers/data_request') {
    return { ...shop, orders_requested: ordersOf(world, customer), customer: person, data_request: { id: 9999 } };
  }
  if (topic === 'customers/redact') return { ...shop, customer: person, orders_to_redact: ordersOf(world, customer) };
  if (topic === 'shop/redact') return shop;
  return {
    id: store.id,
    name: store.name,
    email: store.email,
    domain: store.site,
    myshopify_domain: store.domain,
    currency: store.currency,
    iana_timezone: store.timeZone,
    country_code: store.countryCode,
    plan_display_name: store.plan,
  };
}

function ordersOf({ orders, store }: World, customer: number): number[] {
  const found: number[] = [];
  for (let row = 0; row < orders.length && found.length < 20; row++) {
    if (orders.customer[row] === customer) found.push(store.idBase.order + row);
  }
  return found;
}
