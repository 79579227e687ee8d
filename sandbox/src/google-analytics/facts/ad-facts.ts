import { itemAt } from '../../checked.ts';
import { rowsBetween } from '../../world/columns.ts';
import type { World } from '../../world/world.ts';
import type { AnalyticsView } from '../view/analytics-view.ts';
import { selectAll } from './facts.ts';
import type { Days, Facts } from './facts.ts';

/** Cost, clicks and impressions of the linked Google Ads account, by the origin its visits have. Whole days: the import knows no hour. */
export function adFacts({ world }: AnalyticsView, { firstDay, lastDay }: Days): Facts {
  const { adDays } = world;
  const [first, last] = rowsBetween(adDays.byDay, firstDay, lastDay);
  const originOf = originsOfAdGroups(world);
  return {
    grain: 'ads',
    first,
    last,
    select: selectAll,
    day: adDays.day,
    minute: new Uint16Array(adDays.length),
    isSorted: true,
    visit: null,
    origin: Int32Array.from(adDays.adGroup, adGroup => itemAt(originOf, adGroup)),
    amounts: { cost: adDays.cost, clicks: adDays.clicks, impressions: adDays.impressions },
  };
}

/** Row of the origins that an ad group's visits come from, -1 when it never brings any. */
function originsOfAdGroups({ adGroups, adCampaigns, origins }: World): number[] {
  return adGroups.map(group =>
    origins.findIndex(
      origin => origin.adGroup === group.name && origin.campaign === itemAt(adCampaigns, group.campaign).name,
    ),
  );
}
