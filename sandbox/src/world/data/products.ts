/** The shop's range. `weight` is the part of units on a plain day; `cost` null: none recorded. Prices in whole rupees, tax included. */
export type ProductData = {
  title: string;
  type: 'Kurta' | 'Saree' | 'Dupatta' | 'Lehenga' | 'Jewellery' | 'Home Decor';
  vendor: string;
  /** Name of the first choice and its values; a second list holds sizes. */
  option: 'Colour' | 'Style';
  colours: readonly string[];
  sizes: readonly string[];
  /** One price, or one per colour. */
  price: number | readonly number[];
  cost: number | null | readonly number[];
  weight: number;
  /** Days before today on which it was published (new products), or last sold (dead ones). */
  publishedDaysAgo?: number;
  lastSoldDaysAgo?: number;
  tags?: readonly string[];
};

const [kesar, rangrez, awadh] = ['Kesar Lane', 'Rangrez Handblocks', 'Awadh Chikan House'];
const [kanchi, jaipur, mitti] = ['Kanchi Weaves', 'Jaipur Gem House', 'Mitti Home'];
const full = ['S', 'M', 'L', 'XL', 'XXL'];
const toXl = ['S', 'M', 'L', 'XL'];
const kids = ['2-4Y', '4-6Y', '6-8Y'];

type Facts = Pick<ProductData, 'publishedDaysAgo' | 'lastSoldDaysAgo' | 'tags' | 'option'>;
type Row = [
  title: string,
  vendor: string,
  colours: string[],
  sizes: string[],
  price: ProductData['price'],
  cost: ProductData['cost'],
  weight: number,
  more?: Partial<Facts>,
];

const rows: Record<ProductData['type'], Row[]> = {
  Kurta: [
    [
      'Gulmohar Chikankari Kurta',
      awadh,
      ['White', 'Peach'],
      full,
      1899,
      720,
      7.6,
      { tags: ['chikankari', 'bestseller'] },
    ],
    ['Meera Anarkali Kurta', kesar, ['Maroon', 'Teal'], full, 2299, 890, 4.6],
    ['Neel Ajrakh Kurta', rangrez, ['Indigo'], full, 1599, 610, 4.2, { tags: ['cotton'] }],
    ['Bela Cotton Kurta', kesar, ['Yellow', 'Mint', 'Black'], ['XS', ...full], 999, 380, 5.8, { tags: ['cotton'] }],
    ['Zoya Angrakha Kurta', kesar, ['Rust'], toXl, 2199, 840, 2.2],
    ['Chand Silk Kurta Set', kesar, ['Wine', 'Navy'], full, 3999, 1620, 2.1, { tags: ['silk', 'set'] }],
    [
      "Rehaan Men's Kurta",
      kesar,
      ['Ivory', 'Bottle Green'],
      ['M', 'L', 'XL', 'XXL'],
      1799,
      690,
      3.0,
      { tags: ['men'] },
    ],
    ['Kids Bandhej Kurta', rangrez, ['Pink', 'Yellow'], kids, 899, 340, 1.6, { tags: ['kids'] }],
    ['Sanganer Short Kurta', rangrez, ['White'], toXl, 799, 290, 2.8, { tags: ['cotton'] }],
    ['Dhara Linen Kurta', kesar, ['Sage', 'Charcoal'], toXl, 1499, null, 1.9, { tags: ['linen'] }],
  ],
  Saree: [
    ['Padma Kanjivaram Saree', kanchi, ['Rani Pink', 'Emerald'], [], 8999, 4450, 1.5, { tags: ['silk', 'zari'] }],
    ['Banaras Zari Saree', kanchi, ['Red', 'Gold'], [], 6499, 3100, 1.9, { tags: ['silk', 'zari'] }],
    ['Chanderi Butti Saree', kesar, ['Mint', 'Lilac'], [], 3499, 1480, 2.4],
    ['Mulmul Everyday Saree', rangrez, ['Indigo', 'Mustard', 'Rose'], [], 1799, 680, 4.4, { tags: ['cotton'] }],
    ['Leela Organza Saree', kesar, ['Blush', 'Powder Blue'], [], 2999, 1190, 2.6, { publishedDaysAgo: 33 }],
    ['Bandhani Georgette Saree', rangrez, ['Red', 'Green'], [], 2499, 990, 2.3],
    ['Linen Border Saree', kesar, ['Grey', 'Teal'], [], 2299, 930, 1.6, { tags: ['linen'] }],
    ['Tissue Gold Saree', kanchi, ['Gold'], [], 4999, 2240, 0.9, { publishedDaysAgo: 33, tags: ['zari'] }],
  ],
  Dupatta: [
    ['Phulkari Dupatta', rangrez, ['Red', 'Yellow', 'White'], [], 1299, 470, 2.9],
    ['Banarasi Dupatta', kanchi, ['Red', 'Green'], [], 1999, 860, 1.4],
    ['Leheriya Dupatta', rangrez, ['Pink', 'Blue'], [], 799, 280, 2.3],
    ['Chikankari Dupatta', awadh, ['White'], [], 1099, 400, 1.6, { tags: ['chikankari'] }],
    ['Kalamkari Dupatta', rangrez, ['Multi'], [], 999, null, 1.0],
  ],
  Lehenga: [
    ['Noor Mirror Lehenga', kesar, ['Emerald', 'Pink'], toXl, 12999, 6300, 0.8],
    ['Roohi Bridal Lehenga', kesar, ['Red'], ['S', 'M', 'L'], 24999, 12800, 0.25, { tags: ['bridal'] }],
    ['Gota Patti Lehenga', kesar, ['Orange', 'Pink'], toXl, 7999, 3700, 0.9],
    ['Tara Lehenga Set', kesar, ['Lilac'], toXl, 5499, 2450, 1.0, { tags: ['set'] }],
    ['Kids Chaniya Choli', rangrez, ['Multi'], kids, 1999, 820, 0.9, { tags: ['kids', 'chaniya'] }],
  ],
  Jewellery: [
    ['Oxidised Jhumka', jaipur, ['Silver'], [], 499, 140, 6.2],
    ['Kundan Choker Set', jaipur, ['Green', 'Ruby'], [], 2799, 980, 2.0, { tags: ['choker'] }],
    ['Temple Coin Necklace', jaipur, ['Gold'], [], 1999, 720, 1.5],
    ['Glass Bangle Set', jaipur, ['Red', 'Green'], ['2.4', '2.6', '2.8'], 349, 110, 4.8, { tags: ['bangles'] }],
    ['Pearl Drop Earrings', jaipur, ['White'], [], 799, 240, 3.0],
    ['Polki Maang Tikka', jaipur, ['Gold'], [], 899, 310, 1.5],
    ['Silver Payal Pair', jaipur, ['Silver'], [], 1499, null, 1.2],
  ],
  'Home Decor': [
    ['Brass Diya Set', mitti, ['Set of 6'], [], 899, 360, 3.6, { option: 'Style', tags: ['diwali-lights'] }],
    ['Marigold Toran', mitti, ['Orange'], [], 599, 190, 2.0, { tags: ['diwali-lights'] }],
    ['Block Print Cushion Cover', rangrez, ['Indigo', 'Rust'], [], 749, 260, 2.6],
    ['Jaipuri Dohar', rangrez, ['Single', 'Double'], [], [1999, 2799], [820, 1150], 1.4, { option: 'Style' }],
    ['Terracotta Lantern', mitti, ['Brown'], [], 1199, 450, 1.2, { tags: ['diwali-lights'] }],
    ['Mogra Candle', mitti, ['White'], [], 449, 130, 2.8],
    ['Kantha Throw', mitti, ['Multi'], [], 2499, 1010, 0.5, { lastSoldDaysAgo: 96 }],
  ],
};

export const products: readonly ProductData[] = Object.entries(rows).flatMap(([type, list]) =>
  list.map(([title, vendor, colours, sizes, price, cost, weight, more]) => ({
    title,
    type: type as ProductData['type'],
    vendor,
    option: 'Colour' as const,
    colours,
    sizes,
    price,
    cost,
    weight,
    ...more,
  })),
);

/** How often each size is bought; sizes not named here count alike. */
export const sizeWeights: Record<string, number> = {
  XS: 0.07,
  S: 0.19,
  M: 0.3,
  L: 0.26,
  XL: 0.15,
  XXL: 0.07,
  '2.4': 0.27,
  '2.6': 0.45,
  '2.8': 0.28,
};

/** Who is in which collection. Price bounds in rupees; `publishedWithinDays` counts from today. */
export type CollectionRule = {
  types?: string[];
  priceAbove?: number;
  priceBelow?: number;
  titles?: string[];
  publishedWithinDays?: number;
};
export const collections: readonly { title: string; anyOf: readonly CollectionRule[] }[] = [
  {
    title: 'Festive Edit',
    anyOf: [
      { types: ['Saree'], priceAbove: 2000 },
      { types: ['Lehenga'] },
      { titles: ['Chand Silk Kurta Set', 'Kundan Choker Set'] },
    ],
  },
  {
    title: 'Wedding Edit',
    anyOf: [{ types: ['Lehenga'] }, { titles: ['Padma Kanjivaram Saree', 'Banaras Zari Saree', 'Polki Maang Tikka'] }],
  },
  {
    title: 'Everyday Cotton',
    anyOf: [
      {
        titles: [
          'Bela Cotton Kurta',
          'Sanganer Short Kurta',
          'Neel Ajrakh Kurta',
          'Dhara Linen Kurta',
          'Mulmul Everyday Saree',
        ],
      },
    ],
  },
  { title: 'Under 999', anyOf: [{ priceBelow: 999 }] },
  { title: 'Home & Gifting', anyOf: [{ types: ['Home Decor'] }] },
  { title: 'New Arrivals', anyOf: [{ publishedWithinDays: 60 }] },
];

/** Stock of today that the story demands, by variant ("Title / Colour / Size"); a whole product takes `product`. All others get cover. */
export type StockRule = {
  product: string;
  variant?: string;
  units: number;
  /** Not sold on these last days. */ soldOutDays?: number;
};
export const stockNow: readonly StockRule[] = [
  { product: 'Roohi Bridal Lehenga', variant: 'Red / M', units: 0, soldOutDays: 6 },
  { product: 'Neel Ajrakh Kurta', variant: 'Indigo / L', units: 0, soldOutDays: 3 },
  { product: 'Phulkari Dupatta', variant: 'Yellow', units: 0, soldOutDays: 4 },
  { product: 'Polki Maang Tikka', units: 0, soldOutDays: 2 },
  { product: 'Phulkari Dupatta', variant: 'Red', units: 4 },
  { product: 'Padma Kanjivaram Saree', variant: 'Emerald', units: 3 },
  { product: 'Bela Cotton Kurta', variant: 'Black / XL', units: 2 },
  { product: 'Noor Mirror Lehenga', variant: 'Pink / S', units: 1 },
  { product: 'Gulmohar Chikankari Kurta', units: 64 },
  { product: 'Kantha Throw', units: 86 },
  { product: 'Linen Border Saree', variant: 'Grey', units: 240 },
  { product: 'Glass Bangle Set', variant: 'Green / 2.4', units: -2 },
];
