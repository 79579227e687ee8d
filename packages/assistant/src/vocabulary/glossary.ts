/** Words that are no figure and that people ask the meaning of, as data: how they are said, and what they mean here. */

export type Gloss = {
  /** The word as it is said, with choices. */
  term: string;
  says: string;
};

const ga4 = 'Google Analytics';

export const glossary: readonly Gloss[] = [
  {
    term: 'direct(?: (?:traffic|visits?|visitors|channel|sessions))?',
    says: `Direct: visits for which ${ga4} saw no origin: a typed address, a bookmark, an app or a message whose link carried no tags. It is not proof that somebody typed the address.`,
  },
  {
    term: 'unassigned(?: (?:traffic|visits?|channel|bucket|group|sessions))?',
    says: `Unassigned: visits that fit none of ${ga4}' channel rules, mostly links whose tags it does not know, such as broadcasts on WhatsApp.`,
  },
  {
    term: 'cross[- ]?network(?: (?:traffic|visits?|channel|campaigns?|sessions))?',
    says: `Cross-network: ${ga4}' channel for campaigns that run on several of Google's networks at once, above all Performance Max.`,
  },
  {
    term: '(?:p ?max|performance max)(?: campaigns?)?',
    says: 'Performance Max: a Google Ads campaign type that runs on search, shopping, YouTube and display together. It has no ad groups or keywords to look at, and in Google Analytics its visits are in Cross-network.',
  },
  {
    term: 'organic social(?: (?:traffic|visits?|channel|sessions))?',
    says: `Organic Social: visits from social networks such as Instagram, Facebook or Pinterest that did not come through a tagged ad, as ${ga4} sorts them.`,
  },
  {
    term: 'organic search(?: (?:traffic|visits?|channel|sessions))?|seo traffic|organic(?: (?:traffic|visits?|channel|sessions))?',
    says: `Organic Search: visits from unpaid results of search engines, as ${ga4} sorts them; "organic" alone is read as this.`,
  },
  {
    term: 'paid search(?: (?:traffic|visits?|channel|sessions))?',
    says: `Paid Search: visits from ads on search results, as ${ga4} sorts them; Performance Max is in Cross-network instead.`,
  },
  {
    term: 'paid social(?: (?:traffic|visits?|channel|sessions))?',
    says: `Paid Social: visits from tagged ads on social networks, as ${ga4} sorts them; what those ads cost is known only to the network itself.`,
  },
  {
    term: 'referral(?:s| traffic| visits?| channel| sessions)?',
    says: `Referral: visits through a link on another website that is neither a search engine nor a social network, as ${ga4} sorts them.`,
  },
  {
    term: '(?:display|email|organic shopping|organic video)(?: (?:traffic|visits?|channel|sessions))',
    says: `That is one of ${ga4}' channel groups: it sorts each visit by its source and medium, as the link it came through was tagged.`,
  },
  {
    term: 'traffic channels?|channel groups?|default channel groups?|channels?(?: in (?:ga4|analytics))?',
    says: `A traffic channel is ${ga4}' grouping of visits by source and medium: Organic Search, Direct, Paid Search, Email and so on. A sales channel is where Shopify took the order: online store, point of sale, drafts.`,
  },
  {
    term: 'sales channels?',
    says: 'A sales channel is where Shopify took the order: the online store, the point of sale in the shops, or draft orders made by staff.',
  },
  {
    term: 'draft orders?',
    says: 'Draft orders are made by staff in Shopify, for example for wholesale; once paid or completed they count in orders and total sales like any other, under the sales channel Draft Orders.',
  },
  {
    term: '(?:source|medium|source (?:\\/|and) medium|utm(?: \\w+)?)',
    says: `Source is where a visit came from, such as google or klaviyo, medium the kind of link, such as organic, email or cpc; both come from the link's tags, as ${ga4} reads them.`,
  },
  {
    term: 'landing pages?',
    says: 'A landing page is the first page of a visit. Page views count every page seen, visits by landing page only where they began.',
  },
  {
    term: '(?:fulfilled|dispatched|shipped)(?: orders?)?',
    says: 'An order is fulfilled once all its items were marked as sent in Shopify. Open orders not yet fulfilled are those of now; the time to dispatch is the median from order to fulfilment.',
  },
  {
    term: 'unfulfilled and unpaid|unpaid and unfulfilled|unfulfilled (?:vs|versus|or) unpaid|unpaid (?:vs|versus|or) unfulfilled',
    says: 'Unfulfilled orders are open orders that have not been sent yet; unpaid ones are open orders whose payment is still pending, such as cash on delivery on its way. An order can be both.',
  },
  {
    term: '(?:on hand|available|committed)(?: stock| inventory)?(?:(?: vs| versus| and| or| aur) (?:on hand|available|committed)(?: stock| inventory)?)+',
    says: 'Stock on hand is what is physically there over all locations; committed is the part already promised to orders; what can be sold, also called available, is on hand without that part.',
  },
  {
    term: 'committed(?: stock| inventory| units)?',
    says: 'Committed stock is promised to orders that are not yet sent. It is part of stock on hand and not of the stock that can be sold.',
  },
  {
    term: '(?:over ?sold|negative stock|negative inventory|stock below zero)(?: items?| variants?| products?| stock| units?)?',
    says: 'Oversold: a variant of which more was sold than was in stock, so that the stock that can be sold is below zero until goods come in or orders are cancelled.',
  },
  {
    term: 'variants?',
    says: 'A variant is one size and colour of a product, with its own stock and SKU. Products are told as a whole unless you ask for variants, sizes or colours.',
  },
  {
    term: 'skus?',
    says: 'A SKU is the code of one variant, that is one size and colour of a product.',
  },
  {
    term: '(?:customer )?(?:groups?|segments?|rfm(?: groups?| segments?| score)?)|champions?|(?:the )?(?:champions?|loyal|at[- ]risk|dormant|promising|about to lose|needs attention|active|previously loyal|almost lost)(?: segment| group| customers| bucket)',
    says: "Customer groups are Shopify's RFM groups, such as Champions, Loyal or At risk: it sorts customers by how recently, how often and for how much they bought.",
  },
  {
    term: 'search terms? (?:and|vs|versus|or) keywords?|keywords? (?:and|vs|versus|or) search terms?|search terms?|keywords?',
    says: "A keyword is what you bid on in Google Ads; a search term is what somebody really typed when the ad was shown. Searches in the shop's own search box are a third thing: store searches.",
  },
  {
    term: 'view[- ]?through(?: conversions?)?',
    says: 'View-through conversions came after an ad was seen but not clicked; Google Ads shows them apart, and they are not part of conversions.',
  },
  {
    term: 'provisional|partial',
    says: 'Provisional figures may still move: Google Analytics for one or two days, Google Ads for some hours while conversions keep arriving for days. Partial ones hold only part of their last day, such as today until now.',
  },
  {
    term: 'blended',
    says: 'Blended means over everything: all ad spend held against all sales or all new customers of the shop, whoever claims them, unlike the platform-reported figures that each ad platform credits to itself.',
  },
];
