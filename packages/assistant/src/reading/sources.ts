/** Platforms that are not connected, and things none of the platforms can know. */
import type { Ask } from '../intent.ts';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { isListed } from '@tillsight/metrics/listed-rows';
import type { Word } from '../words/annotate.ts';
import { isGrain } from './courses.ts';
import type { Reading } from './read.ts';
import { takesOffCosts } from './metric-rules/left-over.ts';
import { has, mentions, textOf, typedText } from './words.ts';

/** A platform the question is about that cannot be asked: its name as people say it. */
export function missingSourceOf(words: Word[], reading: Reading, connected: readonly string[]): string | undefined {
  if (isReportedToShopify(words, reading)) return undefined;
  const place = words.find(word => has(word, 'market_place', 'mail_place', 'social_place') && !isSlip(word));
  const advises =
    has(words[0], 'what', 'how', 'which') && mentions(words, 'should') && has(place, 'mail_place', 'social_place');
  if (place && !advises && !isTrafficFrom(words, place)) return nameOf(words, place);
  if (
    mentions(words, 'email', 'email_word') &&
    words.some(
      word =>
        (has(word, 'ctr', 'click') && !mentions(words, 'google_ads', 'campaign', 'and')) ||
        /^(opened|opens|open|unsubscribed?|unsubscribes|bounced|subscribers|sent|send|delivered|read|bhej[aei]|bhejte)$/.test(
          word.text,
        ),
    )
  )
    return 'E-mail marketing';
  const post = words.find(word => has(word, 'follower'));
  if (post && !isOccasion(words) && !isOccasionOf(reading, post))
    return isNamed(words, 'instagram') ? 'Instagram' : isNamed(words, 'meta') ? 'Facebook' : 'that social network';
  const social = words.find(word => has(word, 'meta', 'instagram', 'from_facebook'));
  const isForGoods = advisesOn(words) && mentions(words, 'product', 'product_type');
  if (social && !isForGoods && !connected.includes('meta')) {
    if (has(social, 'from_instagram', 'from_facebook') && isVisitOrSale(words, reading)) return undefined;
    return 'Meta Ads';
  }
  return undefined;
}

/** What an e-mail tool tells Shopify of its mailings; a tool that is named knows more itself. */
const isReportedToShopify = (words: Word[], { metrics }: Reading): boolean =>
  metrics.some(({ key }) => key.startsWith('message')) &&
  !words.some(word => has(word, 'mail_place', 'from_klaviyo', 'whatsapp') && word.used !== 'metric');

/** "which product should we promote on Instagram": what to show there is of the shop. */
const advisesOn = (words: Word[]): boolean => has(words[0], 'what', 'which') && mentions(words, 'should');

/** A short word that is none of ours is no misspelt platform or topic: "wait" is not Wati, "hier" is nobody's hire. */
const isSlip = ({ corrected, text }: Word): boolean => corrected && /^[a-z]{1,5}$/.test(text);

/** "open rate of the mailer on Klaviyo": the one who knows is named, not the figure. */
function nameOf(words: Word[], place: Word): string {
  const isFigure = (word: Word): boolean => /rate|open|sent|list|unsubscribe/.test(word.text);
  const named = words.find(word => has(word, 'market_place', 'mail_place', 'social_place') && !isFigure(word)) ?? place;
  return isFigure(named) && has(named, 'mail_place')
    ? 'E-mail marketing'
    : capital(named.text.replace(/ (e?mails?|mailers?|newsletters?)$/, ''));
}

/** "the Lucknow reel 25–27 Oct: orders, new": why it is asked, where a figure of the shop, a place and its days are named. */
const isOccasionOf = ({ metrics, filters, periods }: Reading, { text }: Word): boolean =>
  /^(?:reels?|posts?|video|videos|shoutout|influencers?|creators?)$/.test(text) &&
  periods.length > 0 &&
  filters.some(({ options: [option] }) =>
    /^(?:city|region|product|product_type|sales_channel)$/.test(option!.dimension),
  ) &&
  metrics.some(({ key }) => 'shopify' in (metricByKey(key)?.source ?? {}));

/** "enough choker sets for a reel": what something is needed for. */
const isOccasion = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      has(word, 'follower') && /^(a|an|the|next|our)$/.test(words[at - 1]?.text ?? '') && words[at - 2]?.text === 'for',
  ) && mentions(words, 'cover', 'available', 'stock', 'have');

const isNamed = (words: Word[], concept: string): boolean => mentions(words, concept);

/** What a shop sees of those who come to it. */
const trafficAndSales = ['visit', 'visitor', 'sales', 'order', 'convert', 'conversion_rate', 'bounce', 'people', 'money', 'buy', 'purchase']; // prettier-ignore
const ofBuyers = ['customer', 'sold', 'add_to_cart', 'basket', 'engaged', 'duration', 'page_view', 'page', 'landing_page', 'traffic_channel']; // prettier-ignore
/** What only the platform of the ads knows. */
const ofAds = ['ad', 'spend', 'cost', 'roas', 'impression', 'click', 'ctr', 'cpc', 'cpm', 'cpa', 'campaign', 'frequency', 'follower', 'reach', 'ad_group', 'budget', 'conversion_value', 'conversions']; // prettier-ignore

/** "traffic from Pinterest", "sales from WhatsApp": a source of visits, which Google Analytics knows. */
function isTrafficFrom(words: Word[], place: Word): boolean {
  if (has(place, 'market_place') || /rate|open|broadcast|campaign|ads?$|list|sent|sms|follower/.test(place.text))
    return false;
  return (
    has(place, 'from_pinterest', 'from_bing', 'from_klaviyo', 'email', 'from_youtube') &&
    mentions(words, ...trafficAndSales, 'how_much', 'earn') &&
    !mentions(words, 'follower', 'ad', 'spend', 'cost', 'roas', 'click', 'impression')
  );
}

/** Visits and sales that came over from a network are seen by the shop; its ads, likes and reach are not. */
function isVisitOrSale(words: Word[], reading: Reading): boolean {
  if (mentions(words, ...ofAds)) return false;
  return mentions(words, ...trafficAndSales, ...ofBuyers) || reading.metrics.length > 0;
}

const topics: Record<string, string> = {
  courier: 'courier and delivery tracking',
  expense_topic: 'expenses, bank and bookkeeping',
  people_topic: 'staff records',
  opinion_topic: 'reviews and customer opinions',
  support_topic: 'chats and calls of customer support',
  walkin_topic: 'people walking into the shops',
  competitor: 'other shops and the market',
  not_sold: 'suppliers and production',
  target_topic: 'targets, budgets and bids',
  past_forecast: 'forecasts made earlier',
  untracked_topic: 'that',
};

/** "value of cancelled orders": platforms report how many there were, and no sum of them. */
export const asksCancelledValue = (words: Word[], { metrics }: Reading): boolean =>
  metrics.length === 1 &&
  metrics[0]!.key === 'cancelled_orders' &&
  mentions(words, 'value', 'amount', 'money', 'lost_share') &&
  !mentions(words, 'rate', 'percent', 'share', 'by', 'per');

/** What became of the parcels is a family of figures; how fast and by whom they went is none. */
const isOfDeliveries = (key: string): boolean => /deliver|^rto_|_rto_|^orders_on_the_way$/.test(key);

/** Things no connected platform knows, named; "ad spend" is not an expense in that sense. */
export function unknowableOf(words: Word[], reading: Reading): string | undefined {
  const inFull = new Set(reading.metrics.flatMap(({ key, places }) => (metricByKey(key)?.said_in_full ? places : [])));
  const concept = Object.keys(topics).find(topic =>
    words.some((word, at) => has(word, topic) && word.used !== 'name' && !isSlip(word) && !inFull.has(at)),
  );
  if (
    concept === undefined &&
    mentions(words, 'deliver') &&
    !mentions(words, 'shipping', 'not_sold') &&
    !reading.metrics.some(({ key }) => key === 'shipping_charges' || isOfDeliveries(key)) &&
    !mentions(words, 'pending', 'unfulfilled')
  )
    return topics['courier'];
  // "how much is left after all expenses" is told after goods and ads, and says so.
  if (concept === 'expense_topic' && takesOffCosts(typedText(words))) return undefined;
  if (concept === 'target_topic' && words.some(word => word.kind === 'number' && word.value! >= 10_000))
    return undefined;
  if (concept === 'target_topic' && mentions(words, 'spend', 'lost_share', 'hit', 'far', 'should', 'scale_verb'))
    return undefined;
  if (concept === undefined && isHeldAgainstAim(words, reading)) return topics['target_topic'];
  if (concept === undefined && againstForecast.test(textOf(words))) return topics['past_forecast'];
  if (
    concept === undefined &&
    mentions(words, 'budget') &&
    !mentions(words, 'spend', 'lost_share', 'fall', 'cost', 'should', 'less', 'used') &&
    reading.metrics.every(metric => metric.weak)
  )
    return topics['target_topic'];
  if (
    concept === undefined &&
    words.some(word => /^suppliers?$/.test(word.text)) &&
    (mentions(words, 'deliver', 'dispatch', 'pending', 'payment', 'next', 'unpaid', 'stock') ||
      words.some(word => /^(arrives?|arrived|arriving|reach|eta|expected|late)$/.test(word.text)))
  )
    return topics['not_sold'];
  if (concept === undefined && asksWhenItComes(words, reading)) return topics['not_sold'];
  if (concept === undefined && isPay(words, reading)) return topics['people_topic'];
  if (concept === 'not_sold' && mentions(words, 'vendor') && reading.metrics.some(metric => !metric.weak))
    return undefined;
  return concept === undefined ? undefined : topics[concept];
}

/** "variance to plan", "target se zyada becha?": what was to be reached is said by no number, and nobody here knows it. */
const isHeldAgainstAim = (words: Word[], { metrics }: Reading): boolean => {
  const said = textOf(words);
  const isOfAds = metrics.some(({ key }) => isAdFigure.test(key)) || mentions(words, 'ad', 'campaign', 'spend');
  return (
    againstAim.test(isOfAds ? said.replace(/(?<!\b(?:vs|versus|against) (?:the |our )?)\bbudgets?\b/g, '') : said) &&
    !isToCome.test(said) &&
    !words.some(({ kind, used }) => kind === 'number' && used !== 'period')
  );
};
/** No forecast is kept, so that nothing can be held against it afterwards. */
const againstForecast =
  /\bactuals? (?:vs|versus|against|and) (?:the |our )?(?:\S+ )?(?:forecasts?|projections?)\b|\b(?:forecasts?|projections?|projected) (?:vs|versus|against|and) (?:the |our )?actuals?\b|\b(?:did|was|were|had) .*\bagainst (?:the |our |its |that )?(?:forecast|projection)\b/;
const isAdFigure = /^google_ads_|ad_spend|roas/;
const aim = '(?:targets?|plan|goals?|budget|quota|टारगेट|लक्ष्य)(?![\\p{L}\\p{M}])';
const againstAim = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:vs|versus|against|to|from|than|behind|ahead of|of|beat|hit|met|miss|missed|reach|reached|meet) (?:(?:the|our|my|that|this|last|month's|monthly|weekly|annual|sales) )*${aim}|${aim} (?:vs|versus|se|ke mukable|ke muqable|ke mukabale|miss|hit|se hum|pura|poora|poori|से|के मुकाबले|पूरा)(?![\\p{L}\\p{M}]))`,
  'u',
);
/** Whether it will be reached is an outlook. */
const isToCome =
  /\b(?:will|can|could|would|track|pace|going to|need to|want to|plan to|to plan (?:for|the|a|our|my|ahead)|possible|hoga|hogi|payega|payegi|payenge|jayega|jaayega|jayegi|lenge|karne|to (?:hit|reach|meet|beat))\b/;

/** "roohi red M kab ayega", "when will the Gulmohar come": goods, and no figure of them. */
const asksWhenItComes = (words: Word[], { filters, metrics }: Reading): boolean =>
  metrics.length === 0 &&
  filters.some(({ options }) => /^(product|variant)$/.test(options[0]?.dimension ?? '')) &&
  mentions(words, 'when') &&
  words.some(({ text }) => /^(come|coming|arrive|arriving|aaye?ga|ayega|aaye?gi|ayegi|aaye?nge|ayenge|आएगा|आएगी|आयेगा|आयेगी|आएंगे)$/u.test(text)); // prettier-ignore

/** "how much does Asha earn", "what do we pay Asha": what staff are paid. */
const isPay = (words: Word[], reading: Reading): boolean =>
  reading.filters.some(filter => filter.options[0]?.dimension === 'staff_member') &&
  (weGive.test(textOf(words)) ||
    (words.some(
      (word, at) =>
        (has(word, 'earn') || /^(earns?|paid|pay|make|makes)$/.test(word.text)) &&
        !/^(bring|brings|brought|bring in|brought in)$/.test(word.text) &&
        !has(words[at + 1], 'us'),
    ) &&
      !mentions(words, 'sales', 'order', 'sold', 'unit', 'payment')));

const weGive =
  /\b(we|i) (pay|paid|give|gave)\b|\b(gets?|got|is|being) paid\b|(^| )(ko|को) (kitn[ae]|कितन[ाे]) (paisa |paise |पैसे )?(de|di|pay|mil|दे|दि|मिल)/u;

const capital = (text: string): string => text.replace(/(^|\s)\p{L}/gu, letter => letter.toUpperCase());

/** "how many products sold nothing", "cities with no orders": only what was sold stands in the rows. */
export function countsWhatIsNotThere({ by: [dimension], metrics, bounds }: Ask, { words, ranking }: Reading): boolean {
  if (
    dimension === undefined ||
    isGrain(dimension) ||
    isListed(dimension) ||
    !metrics.every(({ key }) => isSold.test(key))
  )
    return false;
  const isNone = bounds.some(({ above, value, orEqual }) => !above && (value <= 0 || (value <= 1 && !orEqual)));
  const isCounted = words.some(
    (word, at) => has(word, 'how_many') || (has(word, 'count') && words[at + 1]?.text === 'of'),
  );
  return isNone || (isCounted && ranking !== undefined && bounds.length === 0 && soldNothing.test(textOf(words)));
}

const isSold = /^(units_sold|net_units_sold|total_orders|total_sales_revenue|net_sales|customers)$/;
export const soldNothing =
  /\b(?:sold|sell|selling) (?:nothing|none|no units|zero)\b|\b(?:unsold|never sold|not been sold|not sold)\b|\b(?:no|zero|without a|not a single) (?:sales?|units)\b|\b(?:did|do|does|have|has) not (?:sell|sold|been sold)\b|\b(?:ek bhi )?nahi bik[aei]\b|नहीं बिक/;

/** "worst creatives on Meta", "Facebook ROAS": its ads, and not the visits and sales that came from there. */
export const isOfMetaAds = (words: Word[]): boolean =>
  mentions(words, 'meta') &&
  (mentions(words, ...ofAds) || words.some(({ text }) => /^(?:ads|creatives?|adverts|ad sets?)$/.test(text)));
