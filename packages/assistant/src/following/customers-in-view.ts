/** "only returning customers" after net sales: their part of the figure in view, and no count of them. */
import type { Ask } from '../intent.ts';
import { typedText } from '../reading/words.ts';
import type { Word } from '../words/annotate.ts';
import { canBeSplit } from './merge-breakdown.ts';

export function takeCustomers(words: Word[], ask: Ask, { metrics: [before] }: Ask): void {
  const [only, ...more] = ask.metrics;
  if (!before || !only || more.length > 0 || /customer|session|user|visitor/i.test(before.key)) return;
  if (!/^(customers|new_customers|returning_customers)$/.test(only.key) || !canBeSplit(before.key, 'customer_type'))
    return;
  const text = typedText(words);
  if (against.test(text)) {
    ask.metrics = [];
    ask.by = ['customer_type'];
  } else if (only.key !== 'customers' && justThem.test(text)) {
    ask.metrics = [];
    const values = [only.key === 'new_customers' ? 'New' : 'Returning'];
    ask.filters.push({ options: [{ dimension: 'customer_type', values }], not: false, text: 'customers' });
  }
}

const kind = '(?:new|returning|repeat|existing|old|first[- ]time|naye|nayi|purane|puraane|नए|पुराने)';
const people = '(?:customers?|buyers?|shoppers?|clients?|grahak|log|ones|ग्राहक)';
const justThem = new RegExp(
  `^(?:and |now |ok |so )*(?:only|just|sirf|keval|bas|सिर्फ|केवल)(?: for| of| from)?(?: the)? ${kind} ${people}(?: ka| ke| ki| se| wala| batao| please)*$|^${kind} ${people} (?:only|sirf|ka sirf)$`,
  'u',
);
const against = new RegExp(
  `^(?:and |now |ok |show )*(?:the )?${kind}(?: ${people})? (?:against|vs|versus) ${kind} ${people}?`,
  'u',
);
