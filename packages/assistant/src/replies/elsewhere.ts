/** What another platform would know, and what none can. */
import { sourceTitles } from '@tillsight/metrics/source-title';
import { spoken, type Context, type Draft } from '../draft.ts';
import type { Offer } from '../conversation.ts';
import type { Ask, Intent } from '../intent.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import { nearestTo } from './nearest.ts';

/** What every merchant can connect; more where this runs stands in `offered`. */
const alwaysOffered = ['shopify', 'google_analytics', 'google_ads'] as const;

type Of<Act extends Intent['act']> = Extract<Intent, { act: Act }>;

export function noSourceDraft({ source, ask }: Of<'no-source'>, context: Context): Draft {
  const { shop } = context;
  const say = sentencesFor(shop).talk.source;
  const title = source in sourceTitles ? sourceTitles[source as keyof typeof sourceTitles] : source;
  const connected = shop.connected.map(each => sourceTitles[each]);
  const lost = shop.needsReconnect.some(each => sourceTitles[each] === title);
  const how = lost
    ? say.ended(title)
    : title in { Shopify: 1, 'Google Analytics': 1, 'Google Ads': 1, 'Meta Ads': 1 } || isOffered(title, shop)
      ? say.notConnected(title, title === 'Meta Ads' && !isOffered(title, shop))
      : say.unknown(title);
  const isMeta = title === 'Meta Ads' || title === 'Facebook' || title === 'Instagram';
  const connect = [...alwaysOffered, ...(shop.offered ?? [])].find(each => sourceTitles[each] === title);
  // What nothing that is connected can answer is not offered instead.
  const instead = connected.length === 0 ? [] : [...(isMeta ? say.insteadOfMeta : say.insteadOfOther)];
  const others = connected.length > 0 ? say.canAnswerFrom(connected) : '';
  const draft = withNearest(
    'no-source',
    { about: title, ask, plain: `${how}${others}`, before: how, instead },
    context,
  );
  return { ...draft, ...(connect ? { connect } : {}) };
}

type Elsewhere = {
  about: string;
  ask: Ask | undefined;
  /** What is said where nothing comes near, and what stands before the figure that does. */
  plain: string;
  before: string;
  instead: Offer[];
};

/** The next question goes on from what was asked, not from what came nearest to it. */
function withNearest(
  behaviour: 'no-source' | 'no-data',
  { about, ask, plain, before, instead }: Elsewhere,
  context: Context,
): Draft {
  const near = nearestTo(about, ask, context);
  if (!near) return spoken(behaviour, plain, instead);
  return {
    behaviour,
    requests: [],
    companions: near.requests,
    issues: [],
    write: results => {
      const told = near.write(results);
      if (!told) return { response: plain, alternatives: instead };
      const said = `${before} ${sentencesFor(context.shop).talk.nearest}`;
      const [head = ''] = told.response.split('\n');
      // Whatever comes near stands below, and never large: it is no answer.
      const screen = head.endsWith(':')
        ? { sentence: `${said} ${head}`, replaces: [said, head], folded: [] }
        : { sentence: said, replaces: [said], folded: [] };
      return {
        response: `${said}\n${told.response}`,
        screen,
        alternatives: instead,
        ...(told.chart ? { chart: told.chart } : {}),
      };
    },
  };
}

const isOffered = (title: string, { offered = [] }: Context['shop']): boolean =>
  offered.some(each => sourceTitles[each] === title);

export function noDataDraft({ topic, ask }: Of<'no-data'>, context: Context): Draft {
  const { shop } = context;
  const until = ask?.when?.period.to;
  const isBefore = shop.historyFrom !== undefined && until !== undefined && until < shop.historyFrom;
  const plain = reasonFor(isBefore ? 'history' : topic, shop);
  if (isBefore) return spoken('no-data', plain);
  const before = sentencesFor(shop).talk.noData.unknown(topic);
  return withNearest('no-data', { about: topic, ask, plain, before, instead: [] }, context);
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
