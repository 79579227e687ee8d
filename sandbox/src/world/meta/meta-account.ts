import { metaCampaigns } from '../data/meta-campaigns.ts';

export type MetaCampaign = { id: string; name: string; row: number; showsCatalogue: boolean };
export type MetaAdSet = { id: string; name: string; campaign: MetaCampaign; share: number };
export type MetaAd = { id: string; name: string; adSet: MetaAdSet; share: number; headline: string };

/** Ids are longer than a number can hold exactly, as Meta's are. */
const ids = { campaign: 120_210_000n, adSet: 120_211_000n, ad: 120_212_000n };

/** The account's structure, flattened from data/meta-campaigns.ts. Shares are of the campaign. */
export const metaAds: readonly MetaAd[] = flattened();

function flattened(): MetaAd[] {
  const ads: MetaAd[] = [];
  let adSetCount = 0;
  for (const [row, data] of metaCampaigns.entries()) {
    const campaign = { id: idOf('campaign', row), name: data.name, row, showsCatalogue: data.showsCatalogue };
    for (const { name, share, ads: below } of data.adSets) {
      const adSet = { id: idOf('adSet', adSetCount), name, campaign, share };
      adSetCount += 1;
      for (const ad of below)
        ads.push({ id: idOf('ad', ads.length), name: ad.name, adSet, share: share * ad.share, headline: ad.headline });
    }
  }
  return ads;
}

function idOf(kind: keyof typeof ids, row: number): string {
  return `${ids[kind] + BigInt(row)}774301${String(row * 7 + 13).padStart(3, '0')}`;
}
