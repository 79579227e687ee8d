/** Which figure was named by words that here mean another? The first rule that holds for a figure turns it. */
import type { AskedFilter, AskedMetric } from '../../intent.ts';
import type { Question } from './question.ts';
import { turnedGoods } from './turned-goods.ts';
import { turnedMoney } from './turned-money.ts';
import { turnedPeople } from './turned-people.ts';
import type { TurnedRule } from './turned-rule.ts';

const turnedAds: TurnedRule[] = [
  {
    name: 'views of a video, not how often its ads were shown',
    example: 'views of the YouTube Lookbook ads in September',
    from: ['google_ads_impressions'],
    means: 'google_ads_video_views',
    when: ({ filters, says }) =>
      says('view') && filters.some(({ options: [option] }) => /youtube|video/i.test(String(option?.values))),
  },
  ...['Impressions', 'Clicks'].map(each => ({
    name: 'beside free clicks of Google what was shown was free as well',
    example: 'impressions and clicks from organic Google last week',
    from: [`google_ads_${each.toLowerCase()}`],
    means: `organicGoogleSearch${each}`,
    when: ({ named, says }: Question) =>
      named.some(({ key }) => key.startsWith('organicGoogle')) && !says('ad', 'google_ads', 'campaign', 'compare'),
  })),
];

const turnedRules = [...turnedMoney, ...turnedPeople, ...turnedGoods, ...turnedAds];

/** Each figure as it is meant, and the filters that are left. */
export function turned(question: Question): { metrics: AskedMetric[]; filters: AskedFilter[] } {
  let { filters } = question;
  const metrics = question.named.map((metric, at) => {
    const rule = turnedRules.find(
      each =>
        each.from.includes(metric.key) &&
        (!each.alone || question.named.length === 1) &&
        each.when(question, question.found[at]!),
    );
    if (!rule) return metric;
    if (rule.takes) for (const word of question.words) if (rule.takes(word)) word.used ??= 'metric';
    if (rule.absorbs) filters = filters.filter(filter => !rule.absorbs!(filter));
    return { ...metric, key: typeof rule.means === 'string' ? rule.means : rule.means(question) };
  });
  return { metrics: metrics.filter(({ key }, at) => metrics.findIndex(each => each.key === key) === at), filters };
}
