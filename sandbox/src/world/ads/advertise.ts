import { itemAt, present } from '../../checked.ts';
import { campaigns, conversionDelay, diwaliCost, nightCost } from '../data/campaigns.ts';
import type { CampaignData } from '../data/campaigns.ts';
import type { PlantedEvent } from '../data/events.ts';
import { Weighted, randomFor } from '../random.ts';
import type { Random } from '../random.ts';
import { isInSeason, yearsFromReference } from '../rhythm.ts';
import type { DayPlan } from '../rhythm.ts';
import type { Ledger, OrderRow } from '../story/ledger.ts';
import type { Origin } from '../world.ts';
import { isRunning } from './ad-account.ts';
import type { AdAccount } from './ad-account.ts';

export type AdDayRow = {
  day: number;
  adGroup: number;
  impressions: number;
  clicks: number;
  cost: number;
  videoViews: number;
  invalidClicks: number;
  eligible: number;
  lostToBudget: number;
  lostToRank: number;
  topImpressions: number;
  absoluteTopImpressions: number;
};

export type AdConversionRow = {
  day: number;
  minute: number;
  adGroup: number;
  keyword: number;
  term: number;
  device: number;
  place: number;
  order: number;
  orderDay: number;
  orderMinute: number;
  conversions: number;
  value: number;
};

/** One day of the Google Ads account. Orders are the day's rows of the ledger; credit is only ever claimed for them. */
export type AdDay = {
  seed: string;
  today: number;
  firstDay: number;
  events: readonly PlantedEvent[];
  account: AdAccount;
  origins: readonly Origin[];
  ledger: Ledger;
  plan: DayPlan;
  visitsOfOrigin: Int32Array;
  scale: number;
};

/** Clicks without a visit: double taps, closed tabs. */
const clicksPerVisit = 1.06;
const growthPerYear = 0.08;
/** Sales rise faster than cost at a festival; this power of their ratio shows in the claimed value. */
const festivalReturn = 0.55;
const videoViewCost = 42;
const top = { brand: 0.97, other: 0.74, absoluteBrand: 0.86, absoluteOther: 0.42 };

export function advertise(adDay: AdDay, days: AdDayRow[], conversions: AdConversionRow[]): void {
  const random = randomFor(adDay.seed, 'ads', adDay.plan.day);
  const credit = new CreditBook(adDay, randomFor(adDay.seed, 'ad credit', adDay.plan.day));
  campaigns.forEach((data, campaign) => {
    const luck = { cost: random.bell(), value: random.bell() };
    if (!isRunning(data, adDay.plan.day, adDay)) return;
    const season = isInSeason(adDay.plan.day, ['Diwali', -diwaliCost.days], ['Diwali', -1]) ? diwaliCost.factor : 1;
    const growing = adDay.scale * (1 + growthPerYear) ** yearsFromReference(adDay.plan.day);
    const cost = Math.round(data.cost * 100 * growing * season * (1 + 0.045 * luck.cost));
    days.push(...adGroupDays(adDay, { data, campaign, cost, random }));
    const festival = data.daysBeforeDiwali === undefined ? (adDay.plan.lift / season) ** festivalReturn : 1;
    const worth = cost * data.roas * festival * (1 + 0.09 * luck.value);
    conversions.push(...credit.claim(data, campaign, worth));
  });
}

type Spending = { data: CampaignData; campaign: number; cost: number; random: Random };

function adGroupDays(adDay: AdDay, { data, campaign, cost, random }: Spending): AdDayRow[] {
  const rows: AdDayRow[] = [];
  let spent = 0;
  const groups = adDay.account.groups.flatMap((group, row) => (group.campaign === campaign ? [{ ...group, row }] : []));
  groups.forEach((group, index) => {
    const visits = adDay.origins.reduce(
      (sum, origin, row) =>
        sum + (origin.campaign === data.name && origin.adGroup === group.name ? itemAt(adDay.visitsOfOrigin, row) : 0),
      0,
    );
    const part =
      index === groups.length - 1 ? cost - spent : Math.round(cost * group.share * (1 + 0.03 * random.bell()));
    spent += part;
    rows.push(adGroupDay(adDay.plan.day, { data, adGroup: group.row, cost: part, visits, random }));
  });
  return rows;
}

type GroupSpending = { data: CampaignData; adGroup: number; cost: number; visits: number; random: Random };

function adGroupDay(day: number, { data, adGroup, cost, visits, random }: GroupSpending): AdDayRow {
  const clicks = Math.round(visits * clicksPerVisit);
  const isVideo = data.channel === 'VIDEO';
  const videoViews = isVideo ? Math.round((cost / videoViewCost) * (1 + 0.04 * random.bell())) : 0;
  const impressions = isVideo
    ? Math.round(videoViews * 3.1)
    : Math.round((clicks / data.ctr) * (1 + 0.04 * random.bell()));
  const isSearch = data.impressionShare !== undefined;
  const eligible = isSearch ? Math.round(impressions / present(data.impressionShare, 'impressionShare')) : 0;
  const lostToBudget = isSearch ? Math.round(eligible * present(data.lostToBudget, 'lostToBudget')) : 0;
  const isBrand = data.name.startsWith('Brand');
  return {
    day,
    adGroup,
    impressions,
    clicks,
    cost,
    videoViews,
    invalidClicks: Math.round(clicks * 0.03 * random.between(0.5, 1.5)),
    eligible,
    lostToBudget,
    lostToRank: isSearch ? eligible - impressions - lostToBudget : 0,
    topImpressions: isSearch ? Math.round(impressions * (isBrand ? top.brand : top.other)) : 0,
    absoluteTopImpressions: isSearch ? Math.round(impressions * (isBrand ? top.absoluteBrand : top.absoluteOther)) : 0,
  };
}

/**
 * Hands out the day's online orders to campaigns. A campaign first claims orders of its own visits; what its worth still lacks it claims in
 * part from orders that came in by other doors, as an attribution model does. Nobody's order is claimed more than once over.
 */
class CreditBook {
  private readonly adDay: AdDay;
  private readonly random: Random;
  private readonly claimed = new Map<number, number>();
  private readonly orders: number[] = [];

  constructor(adDay: AdDay, random: Random) {
    this.adDay = adDay;
    this.random = random;
    const { orders } = adDay.ledger;
    for (let row = orders.length - 1; row >= 0 && itemAt(orders, row).day === adDay.plan.day; row--)
      if (itemAt(orders, row).visit >= 0) this.orders.push(row);
    random.shuffle(this.orders);
  }

  claim(data: CampaignData, campaign: number, worth: number): AdConversionRow[] {
    const rows: AdConversionRow[] = [];
    let missing = worth;
    const own = this.orders.filter(row => this.campaignOf(row) === data.name);
    const ownValue = own.reduce((sum, row) => sum + itemAt(this.adDay.ledger.orders, row).total, 0);
    const fraction = Math.min(1, Math.max(0.25, (0.85 * worth) / Math.max(ownValue, 1)));
    for (const row of own) missing -= this.enter(rows, { data, campaign, row, fraction });
    for (const row of this.orders) {
      if (missing <= 0) break;
      const source = this.campaignOf(row);
      if (source !== '' && campaigns.some(other => other.name === source)) continue;
      const value = itemAt(this.adDay.ledger.orders, row).total;
      missing -= this.enter(rows, {
        data,
        campaign,
        row,
        fraction: Math.min(this.random.between(0.25, 0.75), missing / value),
      });
    }
    return rows;
  }

  private campaignOf(row: number): string {
    return itemAt(this.adDay.origins, itemAt(this.adDay.ledger.orders, row).origin).campaign;
  }

  private enter(
    rows: AdConversionRow[],
    claim: { data: CampaignData; campaign: number; row: number; fraction: number },
  ): number {
    const { data, campaign, row } = claim;
    const order = itemAt(this.adDay.ledger.orders, row);
    const left = 1 - (this.claimed.get(row) ?? 0);
    const conversions = Math.floor(100 * Math.min(left, claim.fraction)) / 100;
    const click = this.clickBefore(order, data);
    if (conversions < 0.02 || !click) return 0;
    this.claimed.set(row, (this.claimed.get(row) ?? 0) + conversions);
    const value = Math.round(order.total * conversions);
    const adGroup = this.groupFor(order, campaign);
    const { device, place, day: orderDay, minute: orderMinute } = order;
    rows.push({
      ...click,
      ...this.wordsOf(adGroup),
      adGroup,
      device,
      place,
      order: row,
      orderDay,
      orderMinute,
      conversions,
      value,
    });
    return value;
  }

  /** When the ad was clicked: mostly the same day. Clicks at night sell half as well. Null: the campaign did not run then. */
  private clickBefore(order: OrderRow, data: CampaignData): { day: number; minute: number } | null {
    const luck = this.random.next();
    const { sameDay, nextDay, lastDay } = conversionDelay;
    const lag = luck < sameDay ? 0 : luck < sameDay + nextDay ? 1 : 2 + this.random.below(lastDay - 1);
    const spread = this.random.next();
    const day = order.day - lag;
    const isNight = order.minute < (nightCost.untilHour + 1) * 60;
    if (lag === 0)
      return isNight && spread < 0.56 ? null : { day, minute: Math.max(0, order.minute - Math.floor(spread * 40)) };
    if (day < this.adDay.firstDay || !isRunning(data, day, this.adDay)) return null;
    return {
      day,
      minute: spread < 0.035 ? Math.floor((spread / 0.035) * 420) : 420 + Math.floor(((spread - 0.035) / 0.965) * 1020),
    };
  }

  private groupFor(order: OrderRow, campaign: number): number {
    const { groups } = this.adDay.account;
    const origin = itemAt(this.adDay.origins, order.origin);
    const own = groups.findIndex(group => group.campaign === campaign && group.name === origin.adGroup);
    if (own >= 0) return own;
    const { ofCampaign } = choicesIn(this.adDay.account);
    ofCampaign[campaign] ??= new Weighted(groups.map(group => (group.campaign === campaign ? group.share : 0)));
    return ofCampaign[campaign].draw(this.random);
  }

  private wordsOf(adGroup: number): { keyword: number; term: number } {
    const { keywords, terms } = this.adDay.account;
    if (!keywords.some(keyword => keyword.adGroup === adGroup)) return { keyword: -1, term: -1 };
    const { ofGroup } = choicesIn(this.adDay.account);
    ofGroup[adGroup] ??= new Weighted(
      terms.map(term =>
        itemAt(keywords, term.keyword).adGroup === adGroup && !term.waste
          ? term.share * itemAt(keywords, term.keyword).share
          : 0,
      ),
    );
    const term = ofGroup[adGroup].draw(this.random);
    return { keyword: itemAt(terms, term).keyword, term };
  }
}

/** The ad groups of a campaign and the terms of an ad group: the same for every order of a story. */
type Choices = { ofCampaign: Weighted[]; ofGroup: Weighted[] };
const choices = new WeakMap<AdAccount, Choices>();

function choicesIn(account: AdAccount): Choices {
  const known = choices.get(account) ?? { ofCampaign: [], ofGroup: [] };
  choices.set(account, known);
  return known;
}
