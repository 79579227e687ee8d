/** What happened to the shop lately, in days before today. Every kind can be planted alone, elsewhere or not at all (makeWorld's option). */
export type PlantedEvent =
  | {
      kind: 'stock-out';
      product: string;
      from: number;
      to: number;
      restock: number;
      substitutes: { type: string; share: number };
    }
  | { kind: 'paused-campaign'; campaign: string; since: number }
  | {
      kind: 'broken-checkout';
      device: 'Mobile' | 'Desktop' | 'Tablet';
      on: number;
      fromHour: number;
      toHour: number;
      completed: number;
      abandonedFactor: number;
    }
  | {
      kind: 'leaked-code';
      code: string;
      site: string;
      uses: readonly { on: number; count: number }[];
      offAtHour: number;
    }
  | {
      kind: 'city-surge';
      city: string;
      from: number;
      to: number;
      factor: number;
      source: string;
      tag: string;
      newShare: number;
    }
  | { kind: 'price-rise'; product: string; since: number; from: number; to: number; unitsFactor: number }
  /** Cash-on-delivery parcels of orders of these days to one state come back more often. */
  | { kind: 'refusals'; region: string; from: number; to: number; share: number }
  /** So much of what is ordered online within the country is to be paid on delivery, on all days. */
  | { kind: 'cash-share'; share: number }
  | { kind: 'large-order'; on: number; product: string; units: number; price: number; buyer: string; city: string };

export const plantedEvents: readonly PlantedEvent[] = [
  {
    kind: 'stock-out',
    product: 'Gulmohar Chikankari Kurta',
    from: 12,
    to: 9,
    restock: 300,
    substitutes: { type: 'Kurta', share: 0.25 },
  },
  { kind: 'paused-campaign', campaign: 'Nonbrand Sarees', since: 20 },
  { kind: 'broken-checkout', device: 'Mobile', on: 6, fromHour: 11, toHour: 21, completed: 0.15, abandonedFactor: 4 },
  {
    kind: 'leaked-code',
    code: 'KESARVIP30',
    site: 'saverclub.example',
    uses: [
      { on: 17, count: 64 },
      { on: 16, count: 118 },
      { on: 15, count: 71 },
    ],
    offAtHour: 20,
  },
  {
    kind: 'city-surge',
    city: 'Lucknow',
    from: 26,
    to: 24,
    factor: 4,
    source: 'l.instagram.com',
    tag: 'chikankari',
    newShare: 0.75,
  },
  { kind: 'price-rise', product: 'Meera Anarkali Kurta', since: 45, from: 2299, to: 2599, unitsFactor: 0.78 },
  {
    kind: 'large-order',
    on: 31,
    product: 'Brass Diya Set',
    units: 500,
    price: 640,
    buyer: 'Aarohi Hospitality',
    city: 'Mumbai',
  },
];
