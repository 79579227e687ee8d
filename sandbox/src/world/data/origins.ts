import type { Origin } from '../world.ts';

/**
 * Where visits come from: share of visits on a plain day in percent, how well they buy against the average (`pull`), and which pages they
 * enter by (`entry`, a row of entryPages). Advertising names its campaign and ad group as campaigns.ts does.
 */
export type OriginData = Origin & { share: number; pull: number; entry: keyof typeof entryPages };

/** Entry pages by kind of visit, as weights in the order of landingPages. */
export const landingPages = [
  '/',
  '/collections/festive-edit',
  '/collections/sarees',
  '/collections/kurtas',
  '/collections/under-999',
  '/products/gulmohar-chikankari-kurta',
  '/products/meera-anarkali-kurta',
  '/pages/diwali-lights',
  '/pages/wedding-lookbook',
  '/blogs/journal/how-to-drape-a-saree',
] as const;

/** How well a page sells against the average, and what its visitors want: a product type, tag, title or price bound. */
export const pageAppeal: readonly {
  pull: number;
  type?: string;
  tag?: string;
  title?: string;
  priceBelow?: number;
  priceAbove?: number;
}[] = [
  { pull: 1.1 },
  { pull: 1.1, priceAbove: 2000 },
  { pull: 1.1, type: 'Saree' },
  { pull: 1.15, type: 'Kurta' },
  { pull: 1, priceBelow: 999 },
  { pull: 1.35, title: 'Gulmohar Chikankari Kurta' },
  { pull: 1.25, title: 'Meera Anarkali Kurta' },
  { pull: 1.4, tag: 'diwali-lights' },
  { pull: 0.04, type: 'Lehenga' },
  { pull: 0 },
];

/** The Diwali page is there, and visited, from so many days before Diwali until the day itself. */
export const diwaliPage = { index: 7, daysBefore: 28 };

export const entryPages = {
  organic: [22, 8, 12, 12, 8, 8, 5, 5, 10, 15],
  direct: [52, 11, 7, 8, 7, 8, 4, 5, 3, 0],
  brand: [66, 10, 0, 14, 0, 10, 0, 0, 0, 0],
  chikankariAds: [0, 0, 0, 40, 0, 60, 0, 0, 0, 0],
  anarkaliAds: [0, 0, 0, 40, 0, 0, 60, 0, 0, 0],
  kurtaAds: [0, 0, 0, 100, 0, 0, 0, 0, 0, 0],
  sareeAds: [0, 0, 100, 0, 0, 0, 0, 0, 0, 0],
  allProducts: [0, 24, 16, 24, 16, 12, 8, 0, 0, 0],
  diwaliAds: [0, 0, 0, 0, 0, 0, 0, 100, 0, 0],
  jewelleryAds: [0, 25, 0, 0, 75, 0, 0, 0, 0, 0],
  social: [13, 20, 6, 4, 16, 18, 10, 6, 13, 0],
  email: [17, 34, 8, 8, 14, 11, 8, 12, 0, 0],
  referral: [30, 22, 14, 6, 0, 0, 0, 0, 28, 0],
  display: [28, 22, 0, 0, 0, 30, 20, 0, 0, 0],
  /** A creator's reel and a coupon site: they come only with a planted event. */
  reel: [5, 0, 0, 15, 0, 80, 0, 0, 0, 0],
  coupon: [60, 25, 0, 0, 15, 0, 0, 0, 0, 0],
} as const;

type Row = [
  group: string,
  source: string,
  medium: string,
  campaign: string,
  adGroup: string,
  kind: Origin['referrerKind'],
  name: string,
  share: number,
  pull: number,
  entry: OriginData['entry'],
];

const rows: readonly Row[] = [
  ['Organic Search', 'google', 'organic', '', '', 'search', 'Google', 22, 0.9, 'organic'],
  ['Organic Search', 'bing', 'organic', '', '', 'search', 'Bing', 1.2, 0.95, 'organic'],
  ['Organic Search', 'duckduckgo', 'organic', '', '', 'search', 'DuckDuckGo', 0.5, 0.9, 'organic'],
  ['Direct', '(direct)', '(none)', '', '', 'direct', '', 18.7, 1.12, 'direct'],
  ['Paid Search', 'google', 'cpc', 'Brand Search', 'Kesar Lane', 'search', 'Google', 3.9, 1.75, 'brand'],
  ['Paid Search', 'google', 'cpc', 'Brand Search', 'Kesar Lane Saree', 'search', 'Google', 1.5, 1.7, 'brand'],
  ['Paid Search', 'google', 'cpc', 'Nonbrand Kurtas', 'Chikankari', 'search', 'Google', 1.7, 0.85, 'chikankariAds'],
  ['Paid Search', 'google', 'cpc', 'Nonbrand Kurtas', 'Anarkali', 'search', 'Google', 1.3, 0.8, 'anarkaliAds'],
  ['Paid Search', 'google', 'cpc', 'Nonbrand Kurtas', 'Cotton Kurta', 'search', 'Google', 1.5, 0.8, 'kurtaAds'],
  ['Paid Search', 'google', 'cpc', 'Nonbrand Sarees', 'Silk Saree', 'search', 'Google', 2, 1.13, 'sareeAds'],
  ['Paid Search', 'google', 'cpc', 'Nonbrand Sarees', 'Cotton Saree', 'search', 'Google', 2, 1.13, 'sareeAds'],
  ['Cross-network', 'google', 'cpc', 'PMax All Products', 'All products', 'search', 'Google', 10.9, 1.1, 'allProducts'],
  ['Cross-network', 'google', 'cpc', 'PMax Diwali Lights', 'Diwali lights', 'search', 'Google', 4.2, 1.05, 'diwaliAds'],
  [
    'Paid Shopping',
    'google',
    'cpc',
    'Shopping Jewellery',
    'All jewellery',
    'search',
    'Google',
    2.2,
    1.1,
    'jewelleryAds',
  ],
  ['Display', 'google', 'cpc', 'Display Remarketing', 'Cart visitors', 'unknown', 'Google', 2, 0.42, 'display'],
  ['Paid Video', 'google', 'cpc', 'YouTube Lookbook', 'Festive lookbook', 'unknown', 'YouTube', 0.3, 0.2, 'social'],
  ['Organic Social', 'l.instagram.com', 'referral', '', '', 'social', 'Instagram', 6.2, 0.5, 'social'],
  ['Organic Social', 'instagram', 'bio', '', '', 'social', 'Instagram', 4, 0.6, 'social'],
  ['Organic Social', 'pinterest.com', 'referral', '', '', 'social', 'Pinterest', 1.6, 0.4, 'social'],
  ['Paid Social', 'instagram', 'paid_social', 'Festive Reels', '', 'social', 'Instagram', 4.6, 0.65, 'social'],
  ['Paid Social', 'facebook', 'paid_social', 'Festive Catalogue', '', 'social', 'Facebook', 2.3, 0.7, 'social'],
  ['Email', 'klaviyo', 'email', 'Weekly Letter', '', 'email', 'Klaviyo', 3.2, 1.7, 'email'],
  ['Email', 'klaviyo', 'email', 'Cart Reminder', '', 'email', 'Klaviyo', 1.8, 2.4, 'email'],
  ['Referral', 'vogue.in', 'referral', '', '', 'unknown', 'vogue.in', 1.1, 0.7, 'referral'],
  ['Referral', 'wedmegood.com', 'referral', '', '', 'unknown', 'wedmegood.com', 1.9, 0.85, 'referral'],
  ['Referral', 'chatgpt.com', 'referral', '', '', 'unknown', 'ChatGPT', 0.9, 1.3, 'referral'],
  ['Organic Shopping', 'google', 'organic', 'Shopping Listings', '', 'search', 'Google', 1, 1.1, 'allProducts'],
  ['Unassigned', 'whatsapp', 'broadcast', 'Broadcast', '', 'unknown', 'whatsapp', 1, 1.4, 'email'],
];

const untagged = new Set(['organic', '(none)', 'referral']);

export const origins: readonly OriginData[] = rows.map(
  ([channelGroup, source, medium, campaign, adGroup, referrerKind, referrerName, share, pull, entry]) => ({
    channelGroup,
    source,
    medium,
    campaign,
    adGroup,
    referrerKind,
    referrerName,
    tagged: !untagged.has(medium) || campaign !== '',
    share,
    pull,
    entry,
  }),
);
