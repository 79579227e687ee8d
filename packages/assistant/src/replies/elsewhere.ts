/** What another platform would know, and what none can. */
import { sourceTitles } from '@tillsight/metrics/source-title';
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Intent } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';

/** Nobody can connect Meta Ads yet. */
const sources = ['shopify', 'google_analytics', 'google_ads'] as const;

type Of<Act extends Intent['act']> = Extract<Intent, { act: Act }>;

export function noSourceDraft({ source }: Of<'no-source'>, { shop }: Context): Draft {
  const say = sentencesFor(shop).talk.source;
  const title = source in sourceTitles ? sourceTitles[source as keyof typeof sourceTitles] : source;
  const connected = shop.connected.map(each => sourceTitles[each]);
  const lost = shop.needsReconnect.some(each => sourceTitles[each] === title);
  const how = lost
    ? say.ended(title)
    : title in { Shopify: 1, 'Google Analytics': 1, 'Google Ads': 1, 'Meta Ads': 1 } || isOffered(title, shop)
      ? say.notConnected(title, title === 'Meta Ads')
      : say.unknown(title);
  const isMeta = title === 'Meta Ads' || title === 'Facebook' || title === 'Instagram';
  const others = connected.length > 0 ? say.canAnswerFrom(connected) : '';
  const connect = sources.find(each => sourceTitles[each] === title);
  // What nothing that is connected can answer is not offered instead.
  const instead = connected.length === 0 ? [] : [...(isMeta ? say.insteadOfMeta : say.insteadOfOther)];
  return { ...spoken('no-source', `${how}${others}`, instead), ...(connect ? { connect } : {}) };
}

const isOffered = (title: string, { offered = [] }: Context['shop']): boolean =>
  offered.some(each => sourceTitles[each] === title);

export function noDataDraft({ topic, ask }: Of<'no-data'>, { shop }: Context): Draft {
  const until = ask?.when?.period.to;
  const isBefore = shop.historyFrom !== undefined && until !== undefined && until < shop.historyFrom;
  return spoken('no-data', reasonFor(isBefore ? 'history' : topic, shop));
}

function reasonFor(topic: string, shop: Context['shop']): string {
  const { noData } = sentencesFor(shop).talk;
  if (topic === 'history') return noData.history(shop.historyFrom);
  if (topic === 'order-value') return noData.orderValue;
  if (topic === 'cancelled-value') return noData.cancelledValue;
  if (topic === 'nothing-sold') return noData.nothingSold;
  if (!topic.startsWith('courier')) return noData.topic(topic);
  return shop.connected.includes('shiprocket') ? noData.ofCouriers : noData.courier;
}
