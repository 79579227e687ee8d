import { itemAt } from '../checked.ts';
import { streets } from './data/names.ts';
import { hashShare } from './random.ts';
import { textAt } from './columns.ts';
import type { World } from './world.ts';

export type Contact = {
  name: string;
  email: string;
  phone: string;
  address: string;
  zip: string;
  city: string;
  country: string;
};

/** How to reach a customer. Made from the row alone; the domain is reserved and the numbers are not in service. */
export function customerContact(world: World, customer: number): Contact {
  const { customers, seed } = world;
  const first = textAt(customers.firstName, customer);
  const last = textAt(customers.lastName, customer);
  const luck = (part: string) => hashShare(`${seed}/${part}`, customer);
  const local = [first, last, String(customer + 1)].filter(part => part !== '').join('.');
  return {
    name: `${first} ${last}`.trim(),
    email: `${local.toLowerCase().replaceAll(/[^a-z0-9.]/g, '')}@customer.example`,
    phone: `+91 5550${String(Math.floor(luck('phone') * 1_000_000)).padStart(6, '0')}`,
    address: `${1 + Math.floor(luck('house') * 280)}, ${itemAt(streets, Math.floor(luck('street') * streets.length))}`,
    zip: String(110_001 + Math.floor(luck('zip') * 700_000)),
    city: textAt(customers.city, customer),
    country: textAt(customers.country, customer),
  };
}
