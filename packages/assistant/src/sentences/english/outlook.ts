/** What is to be expected, what is to be reached, and how long stock lasts, in English. */
import { formatChange } from '@tillsight/metrics/format';
import { formatDay } from '@tillsight/metrics/format-time';
import type { OutlookSentences } from '../outlook-sentences.ts';
import type { SaidTarget, TargetSentences } from '../target-sentences.ts';
import type { EnglishPlaces } from './places.ts';
import { englishTargetOrders } from './target-orders.ts';
import { titles } from './titles.ts';
import { sentence } from '../sentence-case.ts';

export const englishOutlook = (places: EnglishPlaces, country: string): OutlookSentences => ({
  expected: ({ metric, filters, target, expected, low, high }) => {
    const days = { kind: 'span' as const, period: target };
    const title = sentence(places.named(titles.metric(metric), { filters: [...filters], days }));
    return `${title}: about ${expected} expected, most likely between ${low} and ${high} (80% sure).`;
  },
  title: ({ metric, filters, target }) => {
    const days = { kind: 'said' as const, text: `for ${places.period(target)}` };
    return `Expected ${places.named(titles.metric(metric), { filters: [...filters], days })}`;
  },
  about: expected => `about ${expected}`,
  likely: ({ low, high }) => `Most likely between ${low} and ${high} (80% sure).`,
  made: ({ until, soFar, days, expected }) =>
    `So far ${soFar}, up to ${formatDay(until, country)}; the ${days === 1 ? 'day' : `${days} days`} left should bring about ${expected}.`,
  reached: goal => `${goal} has been reached already.`,
  odds: ({ odds, chance, goal, needed, perDay }) =>
    `${oddsTexts[odds]} (${chanceText(chance)}): for ${goal} it takes ${needed} a day, and the last 28 days brought ${perDay} a day.`,
  yearBefore: ({ period, value, change, movedFestival, isByWeekday }) =>
    `${places.period(period)}${isByWeekday ? `, the same ${period.from === period.to ? 'weekday' : 'weekdays'},` : ''} had ${value}, so that would be ${formatChange(change)}${movedFestival === undefined ? '' : `, though ${movedFestival} fell on other days then`}.`,
  method: ({ known, unknown, growth, trials }) => {
    const years = known.map(({ name, day }) => `${name} (${formatDay(day, country)})`);
    const from = [
      'your latest weeks',
      'how your week usually runs',
      years.length > 0 ? `what ${years.join(' and ')} did the year before` : '',
      growth === undefined ? '' : `your growth over the year (${formatChange(growth)})`,
    ].filter(text => text !== '');
    const doubt =
      unknown.length > 0
        ? ` What ${unknown.join(' and ')} will do is not known from a year before, so the range is wide.`
        : '';
    const tried =
      trials > 0
        ? `The range is how far off ${trials} such forecasts of your own past were.`
        : 'The range is a cautious guess, as your past is too short to test it on.';
    return `It rests on ${titles.all(from)}. ${tried}${doubt}`;
  },
  knowsNoPlans: isOfAds =>
    isOfAds
      ? "It doesn't know your plans: other budgets or campaigns would change it."
      : "It doesn't know your plans: offers, new ads or empty shelves would change it.",
  tooFar:
    'That is too far ahead: I forecast at most a year, from your own past. Ask for this month, this quarter or the next weeks.',
  tooShort: metric => `I can't forecast ${titles.metric(metric)} yet: that takes at least four weeks of figures.`,
  noRates: metric =>
    `I forecast totals such as sales or orders, not rates. For ${titles.metric(metric)} its latest level is the best guide.`,
  cover: {
    head: isList => `At the pace of recent weeks your stock will last${isList ? ' (shortest first)' : ''}:`,
    line: ({ product, days, units, until }) =>
      `${product}: ${days} (${units} units)${until ? `, until about ${formatDay(until, country)}` : ''}`,
    gone: (products, more) => `Out of stock already: ${products.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    moreUnknown: 'When more comes in none of your connected platforms knows.',
    countsNot: "It doesn't count deliveries on their way or festivals ahead.",
    nothing: "I don't have figures for how long your stock will last.",
  },
});

export const chanceText = (chance: number): string =>
  chance <= 5 ? 'a chance of 5% or less' : chance >= 95 ? 'a chance of 95% or more' : `about a ${chance}% chance`;

const oddsTexts = {
  'very-likely': 'Yes, very likely',
  likely: 'Yes, more likely than not',
  unlikely: 'Probably not, though it is possible',
  no: 'No, not at this pace',
};

export function englishTargets(places: EnglishPlaces): TargetSentences {
  const told = ({ name, metric, value, period, part }: SaidTarget): string =>
    `${name}: ${value} of ${titles.metric(metric)}, ${places.period(period)}${part === null ? '' : `, only where ${part}`}`;
  return {
    held: target => `The target in Shopify is ${told(target)}.`,
    others: targets => `Other targets: ${targets.map(told).join('; ')}.`,
    list: targets =>
      targets.length === 1 && targets[0]
        ? `The target in Shopify is ${told(targets[0])}.`
        : `The targets in Shopify:\n${targets.map(target => `• ${told(target)}`).join('\n')}`,
    none: 'Shopify holds no target that is running or still to come. Set one there, under Analytics, or ask with a number: “are we on track for 40 lakh”.',
    noneForThis:
      'Shopify holds no target for this. Set one there, under Analytics, or ask with a number: “are we on track for 40 lakh”.',
    notFollowed: names =>
      `Shopify also holds ${names.map(name => `“${name}”`).join(', ')}, which is about a figure, days or a part of the shop that I cannot follow.`,
    away: 'The targets in Shopify could not be read just now. Please ask again in a moment.',
    orders: englishTargetOrders(places, told),
    ask: { label: 'Are we on track?', question: 'are we on track for our target' },
  };
}
