/** What kind of answer is wanted: a reason, an outlook, a meaning, advice, an overview. */
import type { AdviceTopic, SummaryTopic } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { Calendar } from './moment.ts';
import type { Reading } from './read.ts';
import { has, mentions, textOf, withoutFillers } from './words.ts';

export function asksWhy(words: Word[], reading: Reading): boolean {
  if (/\b(itna|itni|itne) (\S+ ){1,3}(kaise|kaisa)\b|(इतना|इतनी|इतने) (\S+ ){1,3}कैसे/.test(textOf(words))) return true;
  if (!mentions(words, 'why')) return false;
  if (mentions(words, 'define', 'compute') && reading.periods.length === 0) return false;
  const strong = words.some(
    (word, at) =>
      has(word, 'why') &&
      (!/^(driver|drivers|driving|reasons?|cause|causes|led to|responsible)$/.test(word.text) ||
        (at <= 1 && /^(for|behind|of)$/.test(words[at + 1]?.text ?? ''))),
  );
  const why = words.findIndex(word => has(word, 'why'));
  if (
    words[why]!.text.startsWith('explain') &&
    !mentions(words, 'change', 'fall', 'grow') &&
    reading.periods.length === 0
  )
    return false;
  if (words[why]!.text.startsWith('what happened') || words[why]!.text.startsWith('what changed')) return true;
  return strong || mentions(words, 'fall', 'grow', 'change', 'less', 'more', 'worst', 'best');
}

/** "Why does GA4 not match Shopify?": the two are set against each other. */
export function asksReconciliation(words: Word[]): boolean {
  const ga = mentions(words, 'ga4');
  const shop = mentions(words, 'shopify', 'sales', 'order', 'purchase');
  const differs =
    mentions(words, 'why', 'change', 'compare') ||
    words.some(word =>
      /^(match|matching|matches|agree|tally|differ|different|mismatch|discrepancy|same|lower|less|fewer|gap|wrong|reconcile|reconciliation|disagree|mel|alag|off)$/.test(
        word.text,
      ),
    );
  return (
    ga &&
    shop &&
    differs &&
    (mentions(words, 'shopify') || mentions(words, 'why')) &&
    words.some(word =>
      /^(match|matching|matches|agree|tally|differ|differs|different|mismatch|discrepancy|why|kyun|kyu|kyon|reconcile|reconciliation|disagree|gap|fewer|less|lower|difference|alag|क्यों)$/.test(
        word.text,
      ),
    )
  );
}

export function looksAhead(words: Word[]): boolean {
  if (
    asksToPlan(words) ||
    /\b(till|until|by|upto|up to) (the )?end of (the|this) (week|month|quarter|year)\b/.test(textOf(words))
  )
    return true;
  if (!mentions(words, 'forecast', 'tomorrow'))
    return words.some(
      (word, at) =>
        has(word, 'next') && has(words[at + 1], 'week', 'month', 'quarter', 'year', 'day', 'weekend', 'season'),
    );
  const soft =
    /^(heading|headed|land|guess|ahead|estimates?|estimated|honge|hoga|hogi|expected|future|will|likely|project|milega|milenge)$/;
  return (
    words.some(word => has(word, 'forecast', 'tomorrow') && !soft.test(word.text)) ||
    words.some(word => soft.test(word.text))
  );
}

/** "How much traffic should we plan for on Black Friday?" asks for a figure of days to come, not for advice. */
export const asksHowMuchAhead = (words: Word[], reading: Reading, { today }: Calendar): boolean =>
  asksToPlan(words) &&
  reading.metrics.some(metric => !metric.weak) &&
  reading.periods.some(({ period }) => period.to > today);

const asksToPlan = (words: Word[]): boolean =>
  mentions(words, 'how_much', 'how_many') &&
  (mentions(words, 'should') ||
    /^(karu|karun|karoon|karein|kare|करूं|करें)$/.test(words.findLast(word => word.kind !== 'mark')?.text ?? '')) &&
  words.some(word => /^(plan|expect|prepare|brace|count|ready)/.test(word.text));

/** "how far are we from one crore", "will we hit 80 lakh": measured against a number. */
export function asksGoal(words: Word[]): boolean {
  return mentions(words, 'far', 'target', 'hit');
}

/** "How can we get more repeat customers", "what can I do about carts": a way is asked for, not a figure. */
const asksForAWay = (words: Word[]): boolean =>
  /^(so )?(how (can|could|might) (i|we)|how to|how (do|should) (i|we) (get|increase|reduce|improve|sell|lower|cut|bring|grow|raise|win|keep|stop|fix|boost|attract|convert|make)|what (can|could) (i|we) (do|change|try)|any (ideas|tips|suggestions|advice)) (?!see|find|know|check|view|look|download|export)/.test(
    `${textOf(words)} `,
  );

export function asksAdvice(words: Word[], reading: Reading): boolean {
  if (asksForAWay(words) && reading.periods.length === 0) return true;
  if (mentions(words, 'should', 'reorder_verb', 'scale_verb')) {
    const soft = words.every(
      word =>
        !has(word, 'should') || /^(focus|worth it|chahiye|opportunit|need to|worth running|expected)/.test(word.text),
    );
    return !soft || reading.metrics.length <= 1;
  }
  return false;
}

/** "is my Google Ads worth it", "are the ads paying off": what they cost and brought, before any advice. */
export const asksIfAdsPay = (words: Word[]): boolean =>
  mentions(words, 'ad', 'google_ads') &&
  !mentions(words, 'campaign', 'keyword', 'ad_group') &&
  /^(is|are|was|were|kya) .*(worth it|worth the money|paying off|worth running|faydemand|working)/.test(textOf(words));

export function asksDefinition(words: Word[], reading: Reading): boolean {
  if (
    reading.comparison.kind !== undefined ||
    /^(no[, ]+)?(i|we|main|mera) (meant|mean|matlab)|(?<!do )(?<!what )\bi mean\b/.test(textOf(words))
  )
    return false;
  const defines = words.some(
    (word, at) =>
      has(word, 'define') &&
      word.used !== 'name' &&
      !(
        word.text === 'mean' &&
        !words.slice(0, at).some(each => /^(does|do|you|what|it|that|by|did|kya)$/.test(each.text))
      ),
  );
  if (defines && !mentions(words, 'how_many', 'how_much')) return true;
  const dated = reading.periods.length > 0 || reading.filters.length > 0 || reading.ranking !== undefined;
  if (
    mentions(words, 'compute') &&
    (mentions(words, 'how') ||
      words.some(
        word =>
          has(word, 'compute') && /कैसे|निकाल|गणना|based|kaise|formula|calculat|count|worked|comput|how/.test(word.text),
      ))
  )
    return !(dated && mentions(words, 'how_many'));
  if (
    /^(how|kaise) (does|do|is|are|will) (ga4|google|google analytics|google ads|shopify|it|you|the report|an?|the) ?(\S+ ){0,3}(count|counts|counted|measure|defined?|define|decide|treat|attribute|recorded|record)\b/.test(
      textOf(words),
    ) &&
    !dated
  )
    return true;
  if ((words[0]?.text ?? '').startsWith('explain') && reading.metrics.length > 0 && reading.periods.length === 0)
    return true;
  if (asksContents(words, reading) || asksWhatIsIn(words, reading) || asksWhetherSame(words, reading)) return true;
  if (isHouseRule(words) && !mentions(words, 'age')) return true;
  return isBareWhatIs(words, reading) && !dated;
}

/** "Do cancelled orders count?", "does total sales include GST?", "at cost or at selling price". */
function asksContents(words: Word[], reading: Reading): boolean {
  const opening = words.find(word => !has(word, 'greeting') && word.kind !== 'mark');
  const closing = words.findLast(word => word.kind !== 'mark');
  const yesNo =
    /^(do|does|is|are|kya|क्या|did|will|when|if)$/.test(opening?.text ?? '') ||
    has(opening, 'what') ||
    /^(kya|क्या)$/.test(closing?.text ?? '');
  const includes =
    mentions(words, 'include') ||
    words.some(
      (word, at) =>
        /^(count|counts)$/.test(word.text) &&
        at > 0 &&
        !/^(order|the)$/.test(words[at - 1]!.text) &&
        !has(words[at - 1], 'order_'),
    );
  const asksWhich = has(opening, 'which') && mentions(words, 'include') && reading.metrics.length > 0;
  if (includes && (yesNo || asksWhich || mentions(words, 'or')) && reading.periods.length === 0) return true;
  return (
    mentions(words, 'or') &&
    (reading.metrics.length > 0 || mentions(words, 'cost', 'price', 'tax')) &&
    words.some(word => /^(at|before|after|with|without|from|per|by)$/.test(word.text)) &&
    reading.periods.length === 0 &&
    yesNo
  );
}

/** "Is a refund the same as a return?", "does revenue mean net sales?", "is GST inside your revenue figure?" */
function asksWhetherSame(words: Word[], reading: Reading): boolean {
  const opening = words.find(word => !has(word, 'greeting') && word.kind !== 'mark');
  if (!/^(is|are|does|do|kya|क्या)$/.test(opening?.text ?? '') || reading.periods.length + reading.filters.length > 0)
    return false;
  const said = textOf(words);
  if (
    / (same as|same thing|equal to|identical to|different from|inside|part of|within|counted in|ek hi|alag) ?/.test(
      `${said} `,
    )
  )
    return reading.metrics.length > 0 && !mentions(words, 'more', 'less', 'than', 'week_ago', 'month_ago', 'year_ago');
  return false;
}

/** "Which costs are in gross profit?" */
const asksWhatIsIn = (words: Word[], reading: Reading): boolean =>
  has(words[0], 'what', 'which') &&
  reading.periods.length + reading.filters.length === 0 &&
  reading.ranking === undefined &&
  reading.metrics.some(({ places }) =>
    places.some(at => /^(in|inside|into|within|behind|under)$/.test(words[at - 1]?.text ?? '') && at >= 3),
  ) &&
  words.some(word => /^(is|are|goes|go|belongs?)$/.test(word.text));

/** How the product itself cuts days, weeks and time zones, and how fresh its data is. */
function isHouseRule(words: Word[]): boolean {
  const text = textOf(words);
  return /^(is|are|does|do) (a|an|the )?.*(booked|counted|recorded|dated|shown|posted) (on|under|in|by|at) .*(date|day|month)|(live|real ?time|current|fresh|up to date) or |time ?zone|timezone|how (fresh|old|recent|current|up to date)|data (kitna|kitni) (purana|taaza)|(which|what) (day|days) does (the|your|a) week|week (start|begin)s?|begin.* week|start of (the|your) week|refresh|updated how often|how often .* (update|refresh)|have data|data go|how far back|since when|from when|kab se|where .* (data|numbers?|figures?) (come|from|taken)|(data|number|figure|aankde).*kahan se|kahan se .*(data|number|figure|aankde)|currency (do|are|is)|which currency|financial year start|(which|what) (day|date) (does|do|is|are) .*(use|count|belong|fall|booked|recorded|land|dated)|hafte ka pehla din|pehla din|first day of (the|your|a) week|real ?time data|data source|source of (the|this|your) (data|number)/.test(
    text,
  );
}

/** "what is ROAS": a metric, nothing else, and not "my" or "our" or "the". */
function isBareWhatIs(words: Word[], reading: Reading): boolean {
  const [first, second, third] = words;
  if (
    reading.metrics.some(({ key }) => /^(out_of_stock|low_stock|unfulfilled|unpaid)/.test(key)) &&
    !words.some(word => has(word, 'low', 'finished') && words.length <= 4 && has(word, 'low'))
  )
    return false;
  if (reading.metrics.length !== 1 && !(words.length <= 5 && has(first, 'difference')))
    return isDifference(words, reading);
  if (!isDifference(words, reading) && reading.metrics.some(metric => metric.weak || metric.key === 'days_of_cover'))
    return false;
  const asks =
    (has(first, 'what') && /^(is|are|does)$/.test(second?.text ?? '')) ||
    (has(words.at(-1), 'what') && words.length <= 6) ||
    (/^(hai|h|है)$/.test(words.at(-1)?.text ?? '') && has(words.at(-2), 'what')) ||
    isDifference(words, reading);
  if (
    !asks ||
    reading.breakdowns.some(each => each.mark !== 'bare') ||
    mentions(words, 'now', 'recently', 'so_far', 'total', 'best')
  )
    return false;
  return (
    !/^(my|our|the|your|mera|meri|hamara|hamari)$/.test(third?.text ?? '') &&
    !words.some(word => word.text.split(' ').some(each => /^(my|our|mera|meri|hamara|hamari|we|us)$/.test(each)))
  );
}

/** "difference between net and total sales". */
const isDifference = (words: Word[], reading: Reading): boolean =>
  mentions(words, 'change') &&
  mentions(words, 'between', 'and', 'compare') &&
  reading.metrics.length === 2 &&
  reading.periods.length === 0 &&
  reading.filters.length === 0;

export function asksSummary(words: Word[]): boolean {
  return mentions(words, 'summary') || asksHowItWent(words);
}

/** "how was my week", "and how did October go": nothing but days. */
function asksHowItWent(words: Word[]): boolean {
  const said = withoutFillers(words);
  return (
    has(said[0], 'how') &&
    said.length >= 2 &&
    said.slice(1).every(word => word.used === 'period') &&
    words.some(word =>
      /^(was|is|did|has|have|were|are|raha|rahi|tha|thi|gaya|gayi|hai|रहा|रही|था|थी|गया|है)$/.test(word.text),
    )
  );
}

/** Which overview is wanted when no metric is named. */
export function summaryTopic(words: Word[], reading: Reading): SummaryTopic | undefined {
  if (
    mentions(words, 'google_ads', 'ad', 'campaign', 'marketing', 'spend') ||
    reading.filters.some(filter =>
      /^(campaign|ad_group|campaign_type|keyword)$/.test(filter.options[0]?.dimension ?? ''),
    )
  )
    return 'ads';
  if (mentions(words, 'stock')) return 'stock';
  if (mentions(words, 'customer')) return 'customers';
  if (mentions(words, 'visit', 'visitor', 'website', 'page', 'ga4') && !mentions(words, 'online_store_'))
    return 'traffic';
  if (words.some(word => /^(finance|financial|financials|accounts|money|cfo)$/.test(word.text))) return 'finance';
  return 'shop';
}

export function adviceTopic(words: Word[], reading: Reading): AdviceTopic {
  const product = reading.filters.some(filter =>
    /^(product|product_type|variant|collection)$/.test(filter.options[0]?.dimension ?? ''),
  );
  const campaign = reading.filters.some(filter =>
    /^(campaign|ad_group|campaign_type|keyword)$/.test(filter.options[0]?.dimension ?? ''),
  );
  if (
    reading.filters.some(filter => filter.options[0]?.dimension === 'discount_code') ||
    mentions(words, 'discount', 'discount_code')
  )
    return 'discounts';
  if (
    campaign ||
    mentions(
      words,
      'ad',
      'campaign',
      'spend',
      'google_ads',
      'roas',
      'marketing',
      'keyword',
      'budget',
      'scale_verb',
      'cpc',
      'cpa',
      'search_term',
    )
  )
    return 'ads';
  if (words.some(word => /^re-?order$|^restock$/.test(word.text)) && !mentions(words, 'customer', 'people'))
    return 'stock';
  if (mentions(words, 'stock', 'reorder_verb', 'finished', 'low', 'available', 'slowseller', 'inventory_location'))
    return 'stock';
  if (product) return 'product';
  if (mentions(words, 'return', 'refund', 'cancel', 'return_reason')) return 'returns';
  if (
    mentions(words, 'convert', 'conversion_rate', 'checkout', 'cart', 'abandoned', 'website', 'bounce', 'landing_page')
  )
    return 'conversion';
  if (mentions(words, 'customer', 'returning', 'retention')) return 'customers';
  return mentions(words, 'visit', 'visitor', 'channel', 'traffic_channel') ? 'traffic' : 'general';
}
