/** Discount codes. Festivals are named as in festivals.ts; `rate` is the part of eligible online orders that use the code. */
export type CodeData = {
  code: string;
  percent?: number;
  /** Rupees off the whole order. */
  amount?: number;
  freeShipping?: true;
  onlyType?: string;
  customers?: 'New' | 'Returning';
  /** Private codes come a few times a day at most instead of by rate. */
  usesPerDay?: { mean: number; most: number };
  rate: number;
  season?: { from: [festival: string, offset: number]; to: [festival: string, offset: number] };
};

export const codes: readonly CodeData[] = [
  {
    code: 'BFCM25',
    percent: 25,
    rate: 0.8,
    season: { from: ['Black Friday to Cyber Monday', 0], to: ['Black Friday to Cyber Monday', 3] },
  },
  {
    code: 'DIWALI20',
    percent: 20,
    onlyType: 'Home Decor',
    rate: 0.6,
    season: { from: ['Diwali', -7], to: ['Diwali', -1] },
  },
  { code: 'FESTIVE15', percent: 15, rate: 0.48, season: { from: ['Sharad Navratri', 0], to: ['Dhanteras', 0] } },
  { code: 'RAKHI12', percent: 12, rate: 0.36, season: { from: ['Raksha Bandhan', -14], to: ['Raksha Bandhan', -1] } },
  { code: 'KESARVIP30', percent: 30, rate: 0, usesPerDay: { mean: 1.7, most: 3 } },
  { code: 'WELCOME10', percent: 10, customers: 'New', rate: 0.18 },
  { code: 'COMEBACK200', amount: 200, customers: 'Returning', rate: 0.11 },
  { code: 'FREESHIP', freeShipping: true, rate: 0.13 },
];

/** During the Republic Day sale codes are used so much more often. */
export const saleBoost = { festival: 'Republic Day sale', from: -6, to: 0, factor: 2 };

/** Draft orders for shops and hotels: this much off the list price, entered by hand. */
export const wholesalePercent = 30;

export const shipping = { rupees: 79, freeFrom: 999, abroadRupees: 1499, codFeeRupees: 49 };
/** Goods and services tax, in percent, by the price of a piece after discount, the tax itself not counted (so ₹2,599 is still low). */
export const tax = { low: 5, high: 18, lowUntilRupees: 2500, jewellery: 3 };

export const payment = {
  /** Cash on delivery: share of domestic online orders in the middle of November 2025, falling by so much a year. */
  cod: { share: 0.373, on: '2025-11-15', fallPerYear: 0.04, smallTowns: 0.5, aboveRupees: 8000, shareAbove: 0.18 },
  /** How the rest pays at Razorpay. */
  online: { UPI: 42, Card: 15, Wallet: 2.2, 'Net Banking': 1.8 },
  till: { 'Pine Labs': 72, Cash: 28 },
};
