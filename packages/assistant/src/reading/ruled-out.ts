/** Figures that the words around them rule out, although their own words occur. */
import type { Word } from '../words/annotate.ts';
import { has, says } from './words.ts';

/** Whether a metric cannot be meant in this question. */
export function ruledOut(words: Word[]): (key: string) => boolean {
  const rules = exclusions.flatMap(({ when, metrics }) => (when(words) ? [metrics] : []));
  return key => rules.some(rule => rule.test(key));
}

const exclusions: { when: (words: Word[]) => boolean; metrics: RegExp }[] = [
  { when: words => says(words, 'lifetime'), metrics: /cac/ },
  { when: isPerDay, metrics: /^average_order_value$/ },
  { when: words => says(words, 'percent', 'share'), metrics: /^marketing_efficiency_score$/ },
  {
    when: words =>
      says(words, 'return') &&
      !says(words, 'ad', 'spend', 'roas', 'mer', 'marketing', 'money', 'cost', 'google_ads', 'per:money'),
    metrics: /^new_customer_marketing_efficiency$/,
  },
  {
    when: words =>
      words.some(
        (word, at) => has(word, 'except') && words.slice(at + 1, at + 3).some(each => has(each, 'online_store')),
      ),
    metrics: /^online_store/,
  },
  {
    when: words => words.some((word, at) => has(word, 'net', 'gross') && has(words[at + 1], 'sales')),
    metrics: /^(new|returning)_customer_sales$/,
  },
  {
    when: words => says(words, 'returning') && says(words, 'customer') && says(words, 'came_back'),
    metrics: /^(returns_value|units_returned|return_rate)$/,
  },
  { when: words => has(words[0], 'where'), metrics: /^activeUsersNow$/ },
  {
    when: words =>
      says(words, 'new', 'returning') &&
      says(words, 'buy', 'order') &&
      says(words, 'people', 'customer') &&
      !says(words, 'visit', 'visitor'),
    metrics: /PurchaseRate|conversion_rate/,
  },
  {
    when: words =>
      says(words, 'cod', 'prepaid', 'upi', 'card', 'wallet', 'gift', 'wholesale') &&
      !says(words, 'visit', 'visitor', 'convert', 'conversion_rate', 'website'),
    metrics: /PurchaseRate|conversion_rate/,
  },
  {
    when: words =>
      !says(words, 'per', 'average', 'value', 'share') && !words.some(word => /^(a|an|one|single|ek)$/.test(word.text)),
    metrics: /per_session|PerSession/,
  },
  {
    when: words =>
      words.some(word => word.text === 'slow') && !says(words, 'website', 'page', 'online_store', 'mobile', 'desktop'),
    metrics: /^page_load_time$/,
  },
  { when: words => comesFromAds(words) && !says(words, 'share', 'percent'), metrics: /ad_spend_share|revenue_share/ },
  { when: comesFromThere, metrics: /^meta_/ },
  { when: customersSpend, metrics: /cac|ad_spend|_cost$|^spend$/ },
  { when: words => customersSpend(words) && !isOfOne(words), metrics: /^lifetime_spend/ },
  {
    when: words => says(words, 'ad', 'campaign', 'google_ads') && !says(words, 'organic', 'search_console'),
    metrics: /^organicGoogle/,
  },
  {
    when: words => says(words, 'cancel', 'return', 'refund', 'discount', 'sales', 'unit', 'average', 'unpaid'),
    metrics: /^orders_with_payments$/,
  },
];

/** "average daily orders", "avg sales per day": days are averaged, not orders. */
function isPerDay(words: Word[]): boolean {
  const daily = words.some(
    word =>
      (has(word, 'average_of') && /daily|per day|rozana/.test(word.text)) ||
      (has(word, 'daily', 'weekly', 'monthly') && says(words, 'average')),
  );
  return daily && !says(words, 'value', 'basket', 'bill') && !words.some(word => /^(aov|size)$/.test(word.text));
}

/** "each customer", "a customer", "on average": what one of them spends. */
export const isOfOne = (words: Word[]): boolean =>
  says(words, 'average', 'per', 'lifetime', 'average_of') ||
  words.some(
    (word, at) => has(word, 'customer') && /^(a|an|one|single|typical|usual|ek)$/.test(words[at - 1]?.text ?? ''),
  );

/** "vigyapan se kitni kamai", "how much revenue from ads". */
const comesFromAds = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      has(word, 'ad') &&
      (/^(se|से)$/.test(words[at + 1]?.text ?? '') || /^(from|via|through)$/.test(words[at - 1]?.text ?? '')),
  );

/** "carts from Instagram", "insta se aaye order": where people came from, not what its ads did. */
function comesFromThere(words: Word[]): boolean {
  const from = words.some(
    (word, at) =>
      has(word, 'from_instagram', 'from_facebook') &&
      (/^(from|via|through|by)$/.test(words[at - 1]?.text ?? '') || /^(se|से)$/.test(words[at + 1]?.text ?? '')),
  );
  return from && !says(words, 'ad', 'spend', 'cost', 'roas', 'campaign', 'click', 'impression');
}

/** "how much does each new customer spend": they spend, we do not. */
export function customersSpend(words: Word[]): boolean {
  const inHindi = words.findIndex((word, at) => has(word, 'customer') && /^(ne|ने)$/.test(words[at + 1]?.text ?? ''));
  if (inHindi >= 0 && words.slice(inHindi).some(word => has(word, 'spend', 'cost'))) return true;
  const verb = words.findIndex(word => /^(does|do|did|will)$/.test(word.text));
  const who = words.findIndex((word, at) => verb >= 0 && at > verb && has(word, 'customer'));
  return who >= 0 && words.slice(who).some(word => has(word, 'spend'));
}
