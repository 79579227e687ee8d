/** What another platform would know, and what none can. */
import { formatDay } from '@tillsight/metrics/format-time';
import { sourceTitles } from '@tillsight/metrics/source-title';
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';

type Of<Act extends Intent['act']> = Extract<Intent, { act: Act }>;

export function noSourceDraft({ source }: Of<'no-source'>, { shop }: Context): Draft {
  const title = source in sourceTitles ? sourceTitles[source as keyof typeof sourceTitles] : source;
  const connected = shop.connected.map(each => sourceTitles[each]).join(', ');
  const lost = shop.needsReconnect.some(each => sourceTitles[each] === title);
  const how = lost
    ? `The connection to ${title} has ended. Please connect it again on the Integrations page.`
    : title in { Shopify: 1, 'Google Analytics': 1, 'Google Ads': 1, 'Meta Ads': 1 }
      ? `${title} is not connected, so I cannot know that. You can connect it on the Integrations page${title === 'Meta Ads' ? ' once it is available (coming soon)' : ''}.`
      : `${title} is not connected and cannot be connected to Tillsight today, so I cannot know that.`;
  return spoken('no-source', `${how}${connected ? ` I can answer from ${connected}.` : ''}`, nearest(title));
}

function nearest(title: string): { label: string; question: string }[] {
  if (title === 'Meta Ads' || title === 'Facebook' || title === 'Instagram')
    return [
      { label: 'Visits from Instagram', question: 'How many visits came from Instagram in the last 30 days?' },
      { label: 'Google Ads ROAS', question: 'What was the Google Ads ROAS in the last 30 days?' },
    ];
  return [{ label: 'Sales by channel', question: 'Sales by sales channel in the last 30 days' }];
}

export function noDataDraft({ topic, ask }: Of<'no-data'>, { shop }: Context): Draft {
  const until = ask?.when?.period.to;
  const isBefore = shop.historyFrom !== undefined && until !== undefined && until < shop.historyFrom;
  return spoken('no-data', reasonFor(isBefore ? 'history' : topic, shop));
}

function reasonFor(topic: string, { historyFrom: begins, country }: Context['shop']): string {
  if (topic === 'history')
    return `Your shop's data begins on ${begins ? formatDay(begins, country) : 'a later day'}; nothing earlier can be known.`;
  if (topic === 'order-value')
    return 'The platforms do not let me filter or group single orders by their value, so I cannot answer that. I can give the average order value, or sales and orders by day, product or city.';
  if (topic === 'cancelled-value')
    return 'The platforms report how many orders were cancelled and no sum of them, so I cannot give their value. I can give the number of cancelled orders, the cancellation rate and the money refunded.';
  if (topic === 'nothing-sold')
    return 'The platforms list only what was sold, so I cannot count what sold nothing. I can give those that sold least, or the stock of each.';
  if (topic.startsWith('courier'))
    return 'No connected platform knows that: courier and delivery data (returns to origin, failed deliveries, transit times) is not connected. I can give orders, dispatch time and returns from Shopify.';
  return `None of the connected platforms knows about ${topic}. I can answer on sales, orders, products, stock, customers, visits and Google Ads.`;
}
