import { campaigns } from '../data/campaigns.ts';
import type { CampaignData } from '../data/campaigns.ts';
import type { PlantedEvent } from '../data/events.ts';
import { isInSeason } from '../rhythm.ts';
import type { AdCampaign, AdGroup, AdKeyword, AdTerm } from '../world.ts';

/** The account's structure, flattened from data/campaigns.ts. Shares are of the level above; a waste term never sells. */
export type AdAccount = {
  campaigns: AdCampaign[];
  groups: (AdGroup & { share: number })[];
  keywords: AdKeyword[];
  terms: AdTerm[];
};

const idBase = { campaign: 21_460_300_001, group: 160_230_400_001, keyword: 301_770_001 };

export function adAccount(setting: { today: number; firstDay: number; events: readonly PlantedEvent[] }): AdAccount {
  const account: AdAccount = { campaigns: [], groups: [], keywords: [], terms: [] };
  for (const data of campaigns) {
    const campaign = account.campaigns.length;
    account.campaigns.push({
      id: idBase.campaign + campaign * 7,
      name: data.name,
      channel: data.channel,
      status: statusOf(data, setting),
      dailyBudget: Math.round(data.cost * 1.05) * 100,
      startDay: setting.firstDay,
    });
    for (const { name, share, landingPage, keywords } of data.adGroups) {
      const adGroup = account.groups.length;
      account.groups.push({ id: idBase.group + adGroup * 11, name, campaign, landingPage, share });
      for (const { text, match, quality, share: part, terms } of keywords ?? []) {
        const keyword = account.keywords.length;
        account.keywords.push({
          id: idBase.keyword + keyword * 13,
          text,
          adGroup,
          matchType: match,
          qualityScore: quality,
          share: part,
        });
        const total = terms.reduce((sum, term) => sum + term.share, 0);
        for (const term of terms)
          account.terms.push({ text: term.text, keyword, share: term.share / total, waste: term.waste === true });
      }
    }
  }
  return account;
}

/** Whether a campaign ran on a day. */
export function isRunning(
  data: CampaignData,
  day: number,
  setting: { today: number; events: readonly PlantedEvent[] },
): boolean {
  const isPaused = setting.events.some(
    event => event.kind === 'paused-campaign' && event.campaign === data.name && setting.today - day <= event.since,
  );
  return (
    !isPaused &&
    (data.daysBeforeDiwali === undefined || isInSeason(day, ['Diwali', -data.daysBeforeDiwali], ['Diwali', 0]))
  );
}

function statusOf(
  data: CampaignData,
  setting: { today: number; events: readonly PlantedEvent[] },
): AdCampaign['status'] {
  if (isRunning(data, setting.today, setting)) return 'ENABLED';
  return data.daysBeforeDiwali === undefined ? 'PAUSED' : 'ENDED';
}
