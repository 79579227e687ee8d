import type { StoreFacts } from '../world.ts';

/** Facts of the demonstration store that do not depend on the clock. */
export const kesarLane: Omit<StoreFacts, 'createdDay'> = {
  id: 71_204_553_001,
  name: 'Kesar Lane',
  domain: 'kesar-lane.myshopify.com',
  site: 'kesarlane.example',
  email: 'hello@kesarlane.example',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  country: 'India',
  countryCode: 'IN',
  region: 'Maharashtra',
  city: 'Mumbai',
  taxesIncluded: true,
  plan: 'Grow',
  orderPrefix: '#KL',
  locations: [
    { id: 80_110_001, name: 'Bhiwandi Warehouse', city: 'Bhiwandi', isTill: false },
    { id: 80_110_002, name: 'Bandra Store', city: 'Mumbai', isTill: true },
    { id: 80_110_003, name: 'Hauz Khas Store', city: 'Delhi', isTill: true },
  ],
  staff: [
    { name: 'Asha Menon', location: 'Bandra Store' },
    { name: 'Ritu Bansal', location: 'Bandra Store' },
    { name: 'Farhan Shaikh', location: 'Hauz Khas Store' },
  ],
  idBase: {
    product: 8_210_000_001,
    variant: 45_310_000_001,
    collection: 463_000_001,
    customer: 7_410_000_001,
    order: 5_620_000_001,
    line: 14_830_000_001,
  },
};
