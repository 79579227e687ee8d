/** Days of the year that move the shop. Dates are the festival's own; windows count days from it, both ends included. */
export type ProductLift = { types?: string[]; titles?: string[]; tags?: string[]; colours?: string[]; factor: number };
export type RegionLift = { regions: string[]; factor: number };
export type LiftWindow = {
  from: number;
  to: number;
  /** Orders at the height of the window; left out: only the products and regions below rise. */
  lift?: number;
  /** rise: grows until the last day; plateau: soon at its height; flat: at its height at once. */
  shape: 'rise' | 'plateau' | 'flat';
  products?: ProductLift[];
  regions?: RegionLift[];
  tills?: number;
};
export type Festival = { name: string; dates: readonly string[]; windows: readonly LiftWindow[] };

const north = [
  'Delhi',
  'Haryana',
  'Punjab',
  'Chandigarh',
  'Uttar Pradesh',
  'Rajasthan',
  'Uttarakhand',
  'Himachal Pradesh',
  'Jammu and Kashmir',
];

export const festivals: readonly Festival[] = [
  {
    name: 'Makar Sankranti',
    dates: ['2024-01-15', '2025-01-14', '2026-01-14', '2027-01-15'],
    windows: [{ from: -4, to: 0, lift: 1.15, shape: 'plateau' }],
  },
  {
    name: 'Republic Day sale',
    dates: ['2024-01-26', '2025-01-26', '2026-01-26', '2027-01-26'],
    windows: [{ from: -6, to: 0, lift: 1.35, shape: 'plateau' }],
  },
  {
    name: "Valentine's Day",
    dates: ['2024-02-14', '2025-02-14', '2026-02-14', '2027-02-14'],
    windows: [{ from: -7, to: 0, shape: 'rise', products: [{ types: ['Jewellery'], factor: 1.5 }] }],
  },
  {
    name: 'Holi',
    dates: ['2024-03-25', '2025-03-14', '2026-03-04', '2027-03-22'],
    windows: [
      { from: -10, to: -1, lift: 1.3, shape: 'rise', products: [{ types: ['Kurta'], colours: ['White'], factor: 3 }] },
    ],
  },
  {
    name: 'Eid al-Fitr',
    dates: ['2024-04-11', '2025-03-31', '2026-03-21', '2027-03-10'],
    windows: [{ from: -10, to: -1, lift: 1.25, shape: 'plateau', products: [{ tags: ['chikankari'], factor: 2 }] }],
  },
  {
    name: 'Akshaya Tritiya',
    dates: ['2024-05-10', '2025-04-30', '2026-04-19', '2027-05-08'],
    windows: [{ from: -3, to: 0, shape: 'plateau', products: [{ types: ['Jewellery'], factor: 2 }] }],
  },
  {
    name: 'Raksha Bandhan',
    dates: ['2024-08-19', '2025-08-09', '2026-08-28', '2027-08-17'],
    windows: [{ from: -14, to: -1, lift: 1.5, shape: 'plateau', products: [{ tags: ['kids', 'men'], factor: 2 }] }],
  },
  {
    name: 'Onam',
    dates: ['2024-09-15', '2025-09-05', '2026-08-26', '2027-09-12'],
    windows: [
      {
        from: -8,
        to: 0,
        shape: 'plateau',
        products: [{ types: ['Saree'], colours: ['White', 'Gold'], factor: 3 }],
        regions: [{ regions: ['Kerala'], factor: 3 }],
      },
    ],
  },
  {
    name: 'Ganesh Chaturthi',
    dates: ['2024-09-07', '2025-08-27', '2026-09-14', '2027-09-04'],
    windows: [
      {
        from: -5,
        to: 0,
        shape: 'plateau',
        products: [{ types: ['Home Decor'], factor: 1.5 }],
        regions: [{ regions: ['Maharashtra'], factor: 1.5 }],
      },
    ],
  },
  {
    name: 'Sharad Navratri',
    dates: ['2024-10-03', '2025-09-22', '2026-10-11', '2027-09-30'],
    windows: [
      {
        from: -5,
        to: 9,
        lift: 1.6,
        shape: 'plateau',
        products: [{ tags: ['chaniya'], factor: 5 }],
        regions: [{ regions: ['Gujarat'], factor: 2 }],
      },
    ],
  },
  {
    name: 'Karwa Chauth',
    dates: ['2024-10-20', '2025-10-10', '2026-10-29', '2027-10-18'],
    windows: [
      {
        from: -7,
        to: -1,
        shape: 'plateau',
        products: [
          { types: ['Saree'], colours: ['Red'], factor: 2.5 },
          { tags: ['bangles'], factor: 2.5 },
        ],
        regions: [{ regions: north, factor: 1.5 }],
      },
    ],
  },
  {
    name: 'Dhanteras',
    dates: ['2024-10-29', '2025-10-18', '2026-11-06', '2027-10-27'],
    windows: [
      { from: 0, to: 0, lift: 1.9, shape: 'flat', products: [{ types: ['Jewellery'], factor: 2.5 }], tills: 2 },
    ],
  },
  {
    name: 'Diwali',
    dates: ['2024-10-31', '2025-10-20', '2026-11-08', '2027-10-29'],
    windows: [
      { from: -21, to: -1, lift: 2.2, shape: 'rise', products: [{ tags: ['diwali-lights'], factor: 9 }] },
      { from: 0, to: 0, lift: 0.55, shape: 'flat' },
      { from: 1, to: 6, lift: 0.7, shape: 'flat' },
    ],
  },
  {
    name: 'Bhai Dooj',
    dates: ['2024-11-03', '2025-10-23', '2026-11-11', '2027-10-31'],
    windows: [{ from: -2, to: 0, shape: 'flat', products: [{ tags: ['men'], factor: 1.6 }] }],
  },
  {
    name: 'Black Friday to Cyber Monday',
    dates: ['2024-11-29', '2025-11-28', '2026-11-27', '2027-11-26'],
    windows: [{ from: 0, to: 3, lift: 1.8, shape: 'flat' }],
  },
];

/** Months of weddings, every year: first and last day (month and day). */
export const weddingMonths: readonly (readonly [from: string, to: string])[] = [
  ['11-15', '12-14'],
  ['01-16', '03-10'],
  ['04-15', '06-20'],
];
export const weddingLift: readonly ProductLift[] = [
  { types: ['Lehenga'], factor: 1.6 },
  { tags: ['zari', 'choker'], factor: 1.6 },
];

/** Orders of a weekday (Monday first) and of the parts of a month, against the average day. */
export const weekdayOrders = [0.97, 0.93, 0.94, 0.96, 1.02, 1.08, 1.1] as const;
export const payDays = { firstDays: 7, firstFactor: 1.08, lastFrom: 24, lastFactor: 0.95 };

/** Share of a day's visits and orders per hour, in percent. */
export const hourShares = [
  1.7, 1.0, 0.6, 0.4, 0.4, 0.6, 1.3, 2, 3, 4, 5, 6, 7, 7, 6, 5, 5, 5, 6, 7, 8, 8, 6, 4,
] as const;
