/** What advice is wanted on: by the days, the parts and the figures of the question, and by words of its own. */
import type { Turn } from '../conversation.ts';
import type { AdviceSubject, Ask, Side } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import { mentions, textOf } from './words.ts';

/** One row: everything that is given has to hold of what is given; a row with several of them holds by any. */
type Row = {
  subject: AdviceSubject;
  /** Kept to or split by. */
  parts?: RegExp;
  /** Kept to. */
  kept?: RegExp;
  figures?: RegExp;
  ideas?: readonly string[];
  said?: RegExp;
  /** Only where this is spoken of as well. */
  with?: RegExp;
  without?: RegExp;
};

const goods = /^(product|product_type|variant|collection|vendor|product_tag)$/;
const more = /\b(scale|raise|increase|more|bump|badha\w*|higher)\b|बढ/u;
const less =
  /\b(paused?|stop(?:ped)?|cut|kill|end|band|reduce|wast\w*|los(?:e|es|ing)|loss\w*|burn\w*|bleed\w*|unprofitable|ghata|ghaata|nuksan|nuksaan|drop|discontinu\w*|scrap|remove|delist|less)\b|बंद|रोक|घटा/u;
const ads = ['ad', 'campaign', 'spend', 'google_ads', 'roas', 'marketing', 'budget', 'scale_verb', 'cpc', 'cpa'];

/** Whether something is sold on at all. */
const sellOn =
  /\b(?:stop|discontinu\w*|drop|kill|band|scrap|remove|delist|let go of|worth keeping|keep (?:it|selling|stocking)|keep|selling on)\b|बंद/u;

/** The first row that holds: what is named more closely stands before what is wider. */
const rows: readonly Row[] = [
  { subject: 'price-cut', ideas: ['price'], with: /\b(?:drop\w*|lower\w*|reduc\w*|cut|cutting|cheaper|kam|ghata\w*|sast[aei])\b|कम|घटा|सस्त/u, without: /price of (?:ads|clicks)/ },
  { subject: 'price', ideas: ['price'], without: /price of (?:ads|clicks)/ },
  { subject: 'shipping', figures: /^shipping_charges$/, said: /\bfree (?:shipping|delivery|ship)\b|\bshipping (?:charge|fee|cost)s?\b|delivery (?:charge|fee)s?/ },
  { subject: 'reorder', ideas: ['reorder_verb'], said: /\b(?:re-?order|re-?stock|stock up)\b/, without: /customers?|people|grahak|buyers?/ },
  { subject: 'range', kept: /^(product|variant|product_type|collection|vendor)$/, with: sellOn, without: /\b(?:ads?|advertis\w*|discount(?!inu)\w*|offers?|code|cod|shipping)\b/ },
  { subject: 'keywords', parts: /^(keyword|search_term|ad_group)$/, ideas: ['keyword', 'search_term'] },
  { subject: 'codes', parts: /^discount_code$/, ideas: ['discount_code'] },
  { subject: 'markdown', ideas: ['slowseller'], said: /\bdead (?:stock|inventory)|\bclear(?:ance)?\b|\bmark ?downs?\b/ },
  { subject: 'markdown', ideas: ['discount'], with: /\b(?:product|item|which|it|them|these|those|goods|maal)\b/ },
  { subject: 'markdown', parts: goods, with: /\b(?:discount|discounts|sale on|off on|chhoot)\b/ },
  { subject: 'codes', ideas: ['discount'], figures: /discount/ },
  { subject: 'advertise', ideas: ads, parts: /^$/, with: /\b(?:which|what) (?:\S+ )?(?:products?|items?|goods)\b|\bproducts? .*\b(?:advertis|promot|push)/ },
  { subject: 'raise', ideas: ['scale_verb'] },
  { subject: 'raise', ideas: ads, with: more, without: /\b(?:sales|orders|customers|roas) from\b|\broas\b/ },
  { subject: 'cut', ideas: ads, parts: /^(campaign|campaign_type)$/, with: less, without: /\bcac\b|\bcost per\b/ },
  { subject: 'campaigns', parts: /^(campaign|campaign_type|ad_network)$/ },
  { subject: 'new-customers', figures: /cac|^new_customer/ },
  { subject: 'campaigns', ideas: ads, figures: /^google_ads|roas|ad_spend|efficiency/, without: /\b(?:promote|promotion|marketing) (?:idea|for)/ },
  { subject: 'cod-returns', ideas: ['cod'], with: /\b(?:return|returns|returned|rto|refus\w*|reject\w*|wapas|wapsi|vapas)\b|वापस|रिटर्न/u },
  { subject: 'cod', ideas: ['cod', 'prepaid'] },
  { subject: 'cancellations', ideas: ['cancel'], figures: /cancel/ },
  { subject: 'returns', ideas: ['return', 'refund', 'return_reason'], figures: /return_rate|returns_|units_returned|refund/ },
  { subject: 'order-value', ideas: ['basket'], figures: /^(average_order_value|units_per_order|averagePurchaseRevenue)$/ },
  { subject: 'repeat', ideas: ['returning', 'retention'], parts: /^customer_group$/, figures: /repeat|reorder|returning|lifetime/ },
  { subject: 'new-customers', ideas: ['acquire', 'new'], with: /customer|grahak|buyer|people|ग्राहक/ },
  { subject: 'channel', parts: /^(source|medium|source_medium|traffic_channel)$/ },
  { subject: 'slow-days', parts: /^(weekday|hour)$/, said: /\b(?:slow|quiet|lean|dull|weak|dead|off|manda|mande) (?:days?|hours?|times?|evenings?|mornings?|weekdays?|din)\b|मंदे दिन/u },
  { subject: 'till', parts: /^(pos_location|staff_member)$/, ideas: ['pos'] },
  { subject: 'checkout', ideas: ['checkout', 'cart', 'abandoned'], figures: /checkout|cart/i },
  { subject: 'conversion', parts: /^(device|landing_page)$/, ideas: ['convert', 'conversion_rate', 'website', 'bounce', 'landing_page'], figures: /conversion|bounce|purchase(?:r)?Rate/i },
  { subject: 'place', kept: /^(city|region|country|inventory_location)$/ },
  { subject: 'cities', parts: /^(city|region|country)$/, with: /\b(?:which|what|kaun\S*|kis|konse|city|cities|states?|where)\b/ },
  { subject: 'profit', ideas: ['margin', 'profit'], figures: /profit|margin|cost_of_goods/ },
  { subject: 'goods', parts: goods },
  { subject: 'stock', ideas: ['stock', 'finished', 'low', 'available', 'inventory_location'] },
  { subject: 'traffic', ideas: ['visit', 'visitor', 'channel', 'traffic_channel'], figures: /session|visitor|users|pageview/i },
  { subject: 'repeat', ideas: ['customer'], with: /\b(?:loyal|old|existing|again|back|keep|purane|wapas)\b/ },
  { subject: 'new-customers', ideas: ['customer'], figures: /^customers$/ },
  { subject: 'sales', ideas: ['sold', 'sales'], figures: /sales|orders|units|revenue/i },
  { subject: 'figure', figures: /./ },
]; // prettier-ignore

export function adviceSubject(words: Word[], ask: Ask, text: string): AdviceSubject {
  // "for the wedding season", "in December": days to come that are known from the year before.
  if (ask.when?.unit === 'festival' || (ask.when?.unit === 'month' && /\bfor\b|ke liye|के लिए/u.test(text)))
    return 'season';
  const said = `${textOf(words)} ${text.toLowerCase()}`;
  return rows.find(row => holds(row, words, ask, said))?.subject ?? 'general';
}

function holds(
  { parts, kept, figures, ideas, said, with: beside, without }: Row,
  words: Word[],
  ask: Ask,
  text: string,
): boolean {
  if (beside && !beside.test(text)) return false;
  if (without?.test(text)) return false;
  const filtered = ask.filters.flatMap(({ options }) => options.map(({ dimension }) => dimension));
  const dimensions = [...ask.by, ...filtered];
  return (
    (kept !== undefined && filtered.some(each => kept.test(each))) ||
    (parts !== undefined && dimensions.some(each => parts.test(each))) ||
    (ideas !== undefined && mentions(words, ...ideas)) ||
    (figures !== undefined && ask.metrics.some(({ key, named }) => named && figures.test(key))) ||
    (said?.test(text) ?? false)
  );
}

/** Where the question leaves it to what was spoken of, "what can I do about it", the figure in view is the subject. */
export function subjectInView(turns: readonly Turn[]): AdviceSubject | undefined {
  const key = turns.findLast(({ requests }) => requests.length > 0)?.requests[0]?.metrics[0];
  const isAboutAll = key === undefined || /sales|orders|units|revenue/i.test(key);
  return isAboutAll ? undefined : rows.find(({ figures, with: beside }) => !beside && figures?.test(key))?.subject;
}

/** "is it worth it", "should we raise it" want what speaks for it; "should I stop it", "is it too much" what speaks against. */
export function sideAsked(words: Word[], text: string): Side | undefined {
  const said = `${textOf(words)} ${text.toLowerCase()}`;
  if (
    !asksWhether.test(textOf(words)) &&
    !asksWhether.test(text.toLowerCase()) &&
    !/\bor not\b|(?:ya|या) (?:nahi|नहीं)/u.test(said)
  )
    return undefined;
  if (asksAmount.test(said)) return undefined;
  return less.test(said) || /\bover-?(?:spend|pay)\w*|\btoo (?:high|much|many|dear|deep)\b/.test(said)
    ? 'against'
    : 'for';
}

/** "kitna order karu", "kya mangwana chahiye", "what happens if I stop it": how much, or what, and no yes or no. */
const asksAmount =
  /(?<![\p{L}\p{M}])(?:how (?:much|many)|what (?:will |would |might )?(?:happens?|be|if)|kya hoga|क्या होगा|kitn[aei]|कितन[ाेी]|(?:kya|क्या) (?:\S+n[ae] (?:chahiye|hai)|\S+न[ाे] (?:चाहिए|है)))(?![\p{L}\p{M}])/u;

const asksWhether =
  /(?:^|[.,;:!?] )(?:so |and |then |ok )?(?:is|are|was|were|should (?:i|we|(?:\S+ ){1,5}(?:be|stay|run|go on|continue|keep))|shall (?:i|we)|do (?:i|we)|does|would|will|kya|क्या)(?= )/u;
