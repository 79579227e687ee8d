/** What may be behind a change, in English. */
import { formatChange } from '@tillsight/metrics/format';
import { formatMoment, formatPeriod } from '@tillsight/metrics/format-time';
import type { Day, Period } from '@tillsight/metrics/request';
import type { PlaceSentences } from '../telling-sentences.ts';
import type { CauseSentences, Chiefly } from '../why-sentences.ts';

export function englishCauses(places: PlaceSentences, country: string): CauseSentences {
  const dayText = (day: Day): string => formatMoment('day', day, country);
  /** "on 14 Nov", "from 8 to 11 Nov" */
  const onDays = (period: Period): string => {
    const text = formatPeriod(period, country).replace(/ \d{4}$/, '');
    return period.from === period.to ? `on ${text}` : `from ${text.replace('–', ' to ').replace('  to  ', ' to ')}`;
  };
  return {
    stockOut: ({ title, run, usual, effect, left }) => {
      const shelf = !left
        ? 'It probably ran out.'
        : left.isGone
          ? 'It is out of stock now.'
          : `It probably ran out; you have ${left.units} now.`;
      return `${title} sold nothing ${onDays(run)} (usually ${usual}): ${effect}. ${shelf}`;
    },
    campaign: ({ name, isOpen, lacks, day, usual, effect }) => {
      const what = lacks === 'cost' ? 'cost nothing' : 'brought no visits';
      const when = `${isOpen ? 'since' : 'until'} ${dayText(day)} (${isOpen ? 'before' : 'since'}: ${usual})`;
      return `The campaign ${name} ${isOpen ? 'has' : 'had'} ${what} ${when}, as if it ${isOpen ? 'was' : 'had been'} paused: ${effect}.`;
    },
    checkout: ({ day, from, to, device, done, reached, expected, effect, abandoned }) => {
      const more = abandoned
        ? ` Abandoned checkouts that day: ${abandoned.now}, a week earlier ${abandoned.weekBefore}.`
        : '';
      return `On ${dayText(day)} between ${from} and ${to} only ${done} of ${reached} checkouts on ${device.toLowerCase()} were completed (usually about ${expected}), though as many people visited: ${effect}.${more}`;
    },
    code: ({ code, used, run, usual, given, effect }) =>
      `The code ${code} was used ${used} times ${onDays(run)} (usually ${usual}) and gave away ${given}. It seems to have spread beyond the people it was meant for: ${effect}.`,
    price: ({ title, way, by, day, before, after, sold, soldBefore, effect }) =>
      `The price of ${title} ${way === 'up' ? 'rose' : 'fell'} by ${formatChange(by).replace('+', '')}${day ? ` on ${dayText(day)}` : ''} (${before}, then ${after}, tax included), and it sold ${sold} units instead of ${soldBefore}: ${effect} against the shop as a whole.`,
    place: ({ city, orders, run, expected, effect, chiefly }) =>
      `${city} ordered ${orders} times ${onDays(run)} (usually about ${expected}): ${effect}${chieflyText(chiefly)}.`,
    rows: ({ filters, orders, run, expected, effect, chiefly }) =>
      `${orders} orders ${places.filters(filters)} came ${onDays(run)} (usually about ${expected}): ${effect}${chieflyText(chiefly)}.`,
    refused: ({ region, back, parcels, share, before, effect }) =>
      `${region} sent back ${back} of ${parcels} parcels undelivered (RTO ${share}${before ? `, before ${before}` : ''}): ${effect}.`,
    bulk: ({ day, units, title, orders, isOne, effect }) =>
      `On ${dayText(day)} ${units} units of ${title} went out in ${orders} ${isOne ? 'order' : 'orders'}, a bulk purchase: ${effect}.`,
    unknown: {
      stockOut: "Shopify doesn't keep past stock levels, so this is a guess from sales.",
      campaign: "There's no way to see who changed the campaign.",
      checkout: "There's no way to see what failed at the checkout.",
      code: "There's no way to see who shared it.",
      price: "Figures alone can't prove that the price kept buyers away.",
      place: (city, isMore) => `There's no way to see what made ${city} ${isMore ? 'buy' : 'stop buying'}.`,
      rows: "There's no way to see what made them buy on these days.",
      refused: "Shopify doesn't tell why parcels come back; your courier may.",
    },
  };
}

/** " (chiefly Gulmohar Chikankari Kurta, most through Instagram, 75.0% new customers)" */
function chieflyText({ product, source, customers }: Chiefly = {}): string {
  const parts = [
    product ? `chiefly ${product}` : '',
    source ? `most through ${source}` : '',
    customers ? `${customers.share} ${customers.kind.toLowerCase()} customers` : '',
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
