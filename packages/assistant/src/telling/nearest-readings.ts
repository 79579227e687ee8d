/** Under a question back: what was understood of the words, as one or two questions to tap. */
import type { Offer, Shop } from '../conversation.ts';
import { withDefaultMetrics } from '../default-metrics.ts';
import type { Ask } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { planOf } from '../to-requests.ts';
import { offerText } from './offer-text.ts';
import { labelText } from './wording.ts';

export function nearestReadings(ask: Ask, shop: Shop): Offer[] {
  if (ask.metrics.length + ask.by.length + ask.filters.length === 0) return [];
  const offers = [ask, plainer(ask)].flatMap((each, at) => offerOf(each, at > 0, shop));
  return offers.filter((offer, at) => offers.findIndex(each => each.question === offer.question) === at);
}

/** The other reading: without its rows, without its parts, or day by day. */
function plainer(ask: Ask): Ask {
  const { ranking: _, ...whole } = ask;
  if (ask.by.length > 0) return { ...whole, by: [] };
  return ask.filters.length > 0 ? { ...whole, filters: [] } : { ...whole, by: ['day'] };
}

/** Only what can be had exactly so. */
function offerOf(wish: Ask, isWhole: boolean, shop: Shop): Offer[] {
  const ask = withDefaultMetrics(wish, wish.by.includes('channel'));
  const { requests, issues } = planOf(ask, { shop, platform: ask.platform, compares: ask.base !== undefined });
  const [first] = requests;
  if (!first || issues.length > 0) return [];
  const [key] = first.metrics;
  const { offers } = sentencesFor(shop);
  // Two readings that differ by a part are not called the same.
  const parts = (first.where ?? []).flatMap(({ dimension, is = [] }) =>
    is.map(value => labelText(dimension, value, shop)),
  );
  // "in all" beside what is kept to would contradict it.
  const named =
    isWhole && !first.by?.length && parts.length === 0 ? offers.inAll(key!) : offers.by(key!, first.by ?? []);
  const label = parts.length > 0 ? `${named}: ${parts.slice(0, mostParts).join(', ')}` : named;
  return [{ label, question: offerText(requests, shop), requests }];
}

/** As many as a button has room for. */
const mostParts = 2;
