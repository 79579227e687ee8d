/** Meta Ads: what the campaigns cost, and what the account looks like below them. Names are those of origins.ts. */
export type MetaAdData = { name: string; share: number; headline: string };
export type MetaAdSetData = { name: string; share: number; ads: readonly MetaAdData[] };
export type MetaCampaignData = {
  name: string;
  /** Paise spent for each visit a plain day of the store has, whoever sent it: spending grows with the store. */
  costPerStoreVisit: number;
  /** Paise for a thousand impressions. */
  cpm: number;
  /** Only a campaign that draws on the catalogue is told by product. */
  showsCatalogue: boolean;
  /** Share of the places in `metaPlacements`. */
  placements: readonly number[];
  adSets: readonly MetaAdSetData[];
};

export const metaPlacements = [
  { publisher: 'facebook', position: 'feed' },
  { publisher: 'facebook', position: 'facebook_reels' },
  { publisher: 'instagram', position: 'feed' },
  { publisher: 'instagram', position: 'instagram_stories' },
  { publisher: 'instagram', position: 'instagram_reels' },
  { publisher: 'audience_network', position: 'classic' },
  { publisher: 'messenger', position: 'messenger_inbox' },
] as const;

export const metaCampaigns: readonly MetaCampaignData[] = [
  {
    name: 'Festive Reels',
    costPerStoreVisit: 62,
    cpm: 14_300,
    showsCatalogue: false,
    placements: [6, 14, 12, 19, 47, 1, 1],
    adSets: [
      {
        name: 'Women 25-44 Metros',
        share: 0.6,
        ads: [
          { name: 'Reel Anarkali Twirl', share: 0.55, headline: 'Made to twirl' },
          { name: 'Reel Silk Drape', share: 0.45, headline: 'Six yards, six ways' },
        ],
      },
      {
        name: 'Lookalike Buyers',
        share: 0.4,
        ads: [
          { name: 'Reel Festive Lights', share: 0.6, headline: 'Dressed for the lights' },
          { name: 'Reel Chikankari Hands', share: 0.4, headline: 'Stitched by hand in Lucknow' },
        ],
      },
    ],
  },
  {
    name: 'Festive Catalogue',
    costPerStoreVisit: 38,
    cpm: 17_800,
    showsCatalogue: true,
    placements: [58, 6, 17, 9, 2, 6, 2],
    adSets: [
      {
        name: 'Cart Visitors',
        share: 0.55,
        ads: [{ name: 'Carousel Left Behind', share: 1, headline: 'Still thinking about it?' }],
      },
      {
        name: 'Broad Catalogue',
        share: 0.45,
        ads: [
          { name: 'Collection Festive Edit', share: 0.65, headline: 'The festive edit' },
          { name: 'Carousel Everyday Kurtas', share: 0.35, headline: 'Kurtas for every day' },
        ],
      },
    ],
  },
];
