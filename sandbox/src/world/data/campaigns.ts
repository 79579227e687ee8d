import type { AdCampaign, AdKeyword } from '../world.ts';

/** Google Ads: cost a day in rupees, value claimed per rupee of cost, and what the account looks like below the campaigns. */
export type AdGroupData = { name: string; share: number; landingPage: string; keywords?: readonly KeywordData[] };
export type KeywordData = {
  text: string;
  match: AdKeyword['matchType'];
  quality: number;
  share: number;
  terms: readonly TermData[];
};
/** `waste` terms cost money and never sell. */
export type TermData = { text: string; share: number; waste?: true };
export type CampaignData = {
  name: string;
  channel: AdCampaign['channel'];
  cost: number;
  roas: number;
  /** Clicks per impression. */
  ctr: number;
  adGroups: readonly AdGroupData[];
  /** Google Ads' share of possible search impressions, and the part lost to budget. */
  impressionShare?: number;
  lostToBudget?: number;
  /** Runs only from so many days before Diwali until Diwali. */
  daysBeforeDiwali?: number;
};

const term = (text: string, share: number, waste?: true): TermData => ({ text, share, waste });

export const campaigns: readonly CampaignData[] = [
  {
    name: 'Brand Search',
    channel: 'SEARCH',
    cost: 1800,
    roas: 10.5,
    ctr: 0.24,
    impressionShare: 0.88,
    lostToBudget: 0.02,
    adGroups: [
      {
        name: 'Kesar Lane',
        share: 0.72,
        landingPage: '/',
        keywords: [
          {
            text: 'kesar lane',
            match: 'EXACT',
            quality: 10,
            share: 0.7,
            terms: [
              term('kesar lane', 62),
              term('kesarlane', 22),
              term('kesar lane online', 10),
              term('kesar lane bandra', 6),
            ],
          },
          {
            text: 'kesarlane kurta',
            match: 'PHRASE',
            quality: 9,
            share: 0.3,
            terms: [term('kesarlane kurta', 60), term('kesar lane kurta set', 40)],
          },
        ],
      },
      {
        name: 'Kesar Lane Saree',
        share: 0.28,
        landingPage: '/collections/festive-edit',
        keywords: [
          {
            text: 'kesar lane saree',
            match: 'PHRASE',
            quality: 9,
            share: 1,
            terms: [term('kesar lane saree', 70), term('kesar lane sarees price', 30)],
          },
        ],
      },
    ],
  },
  {
    name: 'Nonbrand Kurtas',
    channel: 'SEARCH',
    cost: 3400,
    roas: 2.6,
    ctr: 0.055,
    impressionShare: 0.34,
    lostToBudget: 0.31,
    adGroups: [
      {
        name: 'Chikankari',
        share: 0.38,
        landingPage: '/products/gulmohar-chikankari-kurta',
        keywords: [
          {
            text: 'chikankari kurta',
            match: 'PHRASE',
            quality: 7,
            share: 0.65,
            terms: [
              term('chikankari kurta', 46),
              term('chikankari kurta for women', 34),
              term('lucknowi kurta online', 20),
            ],
          },
          {
            text: 'white chikankari kurta',
            match: 'EXACT',
            quality: 8,
            share: 0.35,
            terms: [term('white chikankari kurta', 100)],
          },
        ],
      },
      {
        name: 'Anarkali',
        share: 0.29,
        landingPage: '/products/meera-anarkali-kurta',
        keywords: [
          {
            text: 'anarkali kurta',
            match: 'PHRASE',
            quality: 6,
            share: 1,
            terms: [
              term('anarkali kurta', 50),
              term('anarkali kurta set with dupatta', 30),
              term('maroon anarkali', 20),
            ],
          },
        ],
      },
      {
        name: 'Cotton Kurta',
        share: 0.33,
        landingPage: '/collections/kurtas',
        keywords: [
          {
            text: 'cotton kurta',
            match: 'BROAD',
            quality: 5,
            share: 1,
            terms: [
              term('cotton kurta for women', 40),
              term('cotton kurta under 1000', 24),
              term('office wear kurta', 14),
              term('kurta pattern pdf', 13, true),
              term('kurta cutting tutorial', 9, true),
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Nonbrand Sarees',
    channel: 'SEARCH',
    cost: 3100,
    roas: 2.9,
    ctr: 0.05,
    impressionShare: 0.41,
    lostToBudget: 0.22,
    adGroups: [
      {
        name: 'Silk Saree',
        share: 0.56,
        landingPage: '/collections/sarees',
        keywords: [
          {
            text: 'silk saree',
            match: 'PHRASE',
            quality: 6,
            share: 0.6,
            terms: [term('silk saree online', 40), term('kanjivaram silk saree', 36), term('saree on rent', 24, true)],
          },
          { text: 'banarasi saree', match: 'EXACT', quality: 7, share: 0.4, terms: [term('banarasi saree', 100)] },
        ],
      },
      {
        name: 'Cotton Saree',
        share: 0.44,
        landingPage: '/collections/sarees',
        keywords: [
          {
            text: 'cotton saree',
            match: 'BROAD',
            quality: 5,
            share: 1,
            terms: [term('cotton saree', 42), term('mulmul saree', 36), term('saree draping video', 22, true)],
          },
        ],
      },
    ],
  },
  {
    name: 'PMax All Products',
    channel: 'PERFORMANCE_MAX',
    cost: 6500,
    roas: 4.3,
    ctr: 0.018,
    adGroups: [{ name: 'All products', share: 1, landingPage: '/collections/festive-edit' }],
  },
  {
    name: 'Shopping Jewellery',
    channel: 'SHOPPING',
    cost: 1700,
    roas: 3.4,
    ctr: 0.012,
    adGroups: [{ name: 'All jewellery', share: 1, landingPage: '/collections/under-999' }],
  },
  {
    name: 'Display Remarketing',
    channel: 'DISPLAY',
    cost: 1000,
    roas: 1.7,
    ctr: 0.006,
    adGroups: [{ name: 'Cart visitors', share: 1, landingPage: '/' }],
  },
  {
    name: 'YouTube Lookbook',
    channel: 'VIDEO',
    cost: 900,
    roas: 0.5,
    ctr: 0.003,
    adGroups: [{ name: 'Festive lookbook', share: 1, landingPage: '/pages/wedding-lookbook' }],
  },
  {
    name: 'PMax Diwali Lights',
    channel: 'PERFORMANCE_MAX',
    cost: 2600,
    roas: 5.1,
    ctr: 0.02,
    daysBeforeDiwali: 28,
    adGroups: [{ name: 'Diwali lights', share: 1, landingPage: '/pages/diwali-lights' }],
  },
];

/** In the three weeks to Diwali clicks are dearer. */
export const diwaliCost = { days: 21, factor: 1.3 };
/** Hours 0 to 6 take this share of cost and sell half as well. */
export const nightCost = { untilHour: 6, share: 0.07 };
/** How conversions trickle in, by days after the click: the day itself, one day, and the rest up to fourteen. */
export const conversionDelay = { sameDay: 0.68, nextDay: 0.17, lastDay: 14 };
