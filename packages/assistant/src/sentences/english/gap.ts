/** What parts Shopify and Google Analytics, in English. */
import type { GapSentences } from '../outlook-sentences.ts';
import type { PlaceSentences } from '../telling-sentences.ts';

export const englishGap = ({ period }: PlaceSentences): GapSentences => ({
  head: ({ period: days, isMoney, shop, analytics, gap }) => {
    const [ours, theirs] = isMoney ? ['total sales', 'purchase revenue'] : ['orders', 'purchases'];
    return `${period(days)}: Shopify has ${shop} ${ours}, Google Analytics ${analytics} ${theirs}. Shopify less Analytics is ${gap}. Where it comes from:`;
  },
  causes: {
    channels: ({ channels }) => `${channels.join(' and ') || 'Other channels'}, which never pass the website`,
    unseen: ({ orders, isNegative, share }) =>
      isNegative
        ? `${orders} online orders more in Analytics than in the shop`
        : `${orders} online orders${share === undefined ? '' : ` (${share})`} Analytics did not see (blocked tags, no consent)`,
    recent: ({ orders }) => `${orders} online orders of the last days, which may still fill in`,
    returns: () =>
      'Returns and cancellations, taken off by Shopify on the day they are processed and not known to Analytics',
    tax: () => 'Tax, shipping and fees, which Analytics is not sent',
  },
  nothingRemains: 'That explains all of it.',
  remains: ({ zonesDiffer, amount }) =>
    `Other differences (edited orders and the like${zonesDiffer ? ', days that begin at another hour' : ''}): ${amount}`,
  zones: differ =>
    differ
      ? 'The two cut days in different time zones, which moves orders around midnight.'
      : 'Both count days in the same time zone, as far as I can see.',
  taxInBoth: 'Judging by the average purchase, tax and shipping are in both.',
  cannot: "I can't compare the two: one of them gave no figures.",
});
