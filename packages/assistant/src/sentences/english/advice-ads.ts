/** Advice on campaigns, searches, codes and baskets, in English. */
import { formatPeriod } from '@tillsight/metrics/format-time';
import type { Period } from '@tillsight/metrics/request';
import { money, percent, count, days, times, roundly, span } from '../advice-figures.ts';
import type { AboutCampaign, AboutCode, In, Range, Said } from '../advice-parts.ts';

const campaignFigures = ({ cost, roas, margin, shop, creditedBy = 'Google' }: AboutCampaign): string =>
  `it cost ${money(cost, shop)} in 28 days and ${creditedBy} credits it with ${times(roas, shop)}; you break even at ${times(1 / margin, shop)}`;

export const englishAdsAdvice = {
  // Campaigns and searches.
  stopCampaign: (told: AboutCampaign & { saves: Range }): Said => ({
    act: `Stop or rework ${told.name}`,
    because: campaignFigures(told),
    brings: `Stopping saves ${span(told.saves, told.shop)} in four weeks: at least what it did not earn back, at most all of its cost`,
    verdict: { side: 'against', why: `${told.name} does not earn back what it costs` },
  }),
  keepCampaign: (told: AboutCampaign & { left: number }): Said => ({
    act: `Let ${told.name} run`,
    because: campaignFigures(told),
    brings: `It left about ${money(roundly(told.left), told.shop)} after its cost`,
    verdict: { side: 'for', why: `${told.name} earns more than it costs` },
  }),
  raiseBudget: ({
    name,
    cost,
    roas,
    margin,
    missed,
    extra,
    brings,
    isOnly,
    shop,
  }: AboutCampaign & { missed: number; extra: number; brings: Range; isOnly: boolean }): Said => ({
    act: `Raise the budget of ${name}, in steps up to ${money(roundly(extra), shop)} more in four weeks`,
    because: `it missed ${percent(missed, shop)} of its searches for want of budget and returns ${times(roas, shop)} on ${money(cost, shop)} (break-even ${times(1 / margin, shop)})`,
    brings: `That leaves ${span(brings, shop)} more, if half to all of those searches return as much`,
    verdict: {
      side: 'for',
      why: isOnly
        ? `but only that of ${name}, which runs out of budget and earns its cost`
        : `${name} runs out of budget and earns its cost`,
    },
  }),
  budgetIsEnough: ({ missed, shop }: In<{ missed: number }>): Said => ({
    act: 'Leave the budgets as they are',
    because: `no campaign that earns its cost runs out of budget (at most ${percent(missed, shop)} of searches are missed for it)`,
    brings: 'More money would buy dearer clicks, and nothing shows that they would pay',
    verdict: { side: 'against', why: 'no campaign that earns its cost is short of budget' },
  }),
  searchInVain: ({
    name,
    by,
    cost,
    bought,
    saves,
    shop,
  }: In<{ name: string; by: 'search_term' | 'keyword'; cost: number; bought: number; saves: Range }>): Said => ({
    act: by === 'keyword' ? `Pause the keyword "${name}"` : `Exclude searches for "${name}"`,
    because: `${by === 'keyword' ? 'it' : 'they'} cost ${money(cost, shop)} in 28 days for ${count(bought, shop)} purchases`,
    brings: `That saves ${span(saves, shop)} in four weeks`,
    verdict: { side: 'against', why: `"${name}" costs more than it sells` },
  }),
  advertise: ({
    product,
    units,
    margin,
    cover,
    brings,
    shop,
  }: In<{ product: string; units: number; margin: number; cover: number; brings: Range }>): Said => ({
    act: `Advertise ${product}`,
    because: `${count(units, shop)} sold in 28 days at a margin of ${percent(margin, shop)}, and its stock lasts ${days(cover, shop)} more`,
    brings: `A tenth to a fifth more of it leaves ${span(brings, shop)} of gross profit, before the ads`,
  }),
  adsStand: ({
    cost,
    roas,
    needed,
    period,
    shop,
  }: In<{ cost: number; roas: number; needed: number; period: Period }>): string =>
    `Your ads ${roas > needed ? 'earn' : 'do not earn'} their cost: each ${money(1, shop)} brought ${times(roas, shop)} back by Google's count, and you break even at ${times(needed, shop)} (${money(cost, shop)} spent ${formatPeriod(period, shop.country)}).`,

  // Codes and baskets.
  endCode: ({ code, orders, given, rate, newShare, margin, saves, shop }: AboutCode & { saves: Range }): Said => ({
    act: `End or limit ${code}`,
    because: `${count(orders, shop)} orders used it in 28 days${newShare === undefined ? '' : `, ${percent(newShare, shop)} of them from new customers`}, and it gave away ${money(given, shop)}, ${percent(rate, shop)} of their worth${margin === undefined ? '' : ` at a margin of ${percent(margin, shop)}`}`,
    brings: `That keeps ${span(saves, shop)} in four weeks, if half to all of them would buy without it`,
    verdict: { side: 'against', why: `${code} gives away ${percent(rate, shop)} of what it sells` },
  }),
  keepCode: ({ code, orders, given, rate, newShare, shop }: AboutCode): Said => ({
    act: `Keep ${code}`,
    because: `${count(orders, shop)} orders used it in 28 days${newShare === undefined ? '' : `, ${percent(newShare, shop)} of them from new customers`}`,
    brings: `It gave away ${money(given, shop)}, only ${percent(rate, shop)} of their worth`,
    verdict: { side: 'for', why: `${code} gives away only ${percent(rate, shop)} of what it sells` },
  }),
  codeFromBasket: ({
    code,
    value,
    orders,
    usual,
    brings,
    shop,
  }: In<{ code: string; value: number; orders: number; usual: number; brings: Range }>): Said => ({
    act: `Let ${code} hold only from a basket of ${money(roundly(usual), shop)}`,
    because: `its ${count(orders, shop)} orders are worth ${money(value, shop)}, all orders ${money(usual, shop)}`,
    brings: `Half to all of that gap closed is ${span(brings, shop)} in four weeks`,
  }),
  addToBasket: ({
    product,
    price,
    margin,
    cover,
    brings,
    shop,
  }: In<{ product: string; price: number; margin: number | undefined; cover: number; brings: Range }>): Said => ({
    act: `Offer ${product} beside every basket`,
    because: `it costs ${money(price, shop)}${margin === undefined ? '' : `, leaves ${percent(margin, shop)}`} and its stock lasts ${Number.isFinite(cover) ? days(cover, shop) : 'long'}`,
    brings: `If every twentieth to tenth order takes one, that is ${span(brings, shop)} in four weeks`,
  }),
};
