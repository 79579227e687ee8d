/** What is turned down before anything else is considered: people's data, other shops, secrets, hidden instructions. */
import type { Intent } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import { has, mentions, withoutFillers } from './words.ts';

/** What must be turned down before anything else is considered. */
export function refusalOf(text: string, words: Word[], shopHost: string): Intent | undefined {
  if (code.test(text)) return { act: 'refuse', reason: 'hostile' };
  if (words.some(word => word.kind === 'site' && word.text.endsWith('.myshopify.com') && word.text !== shopHost))
    return { act: 'refuse', reason: 'other-shop' };
  if (mentions(words, 'other_shop')) return { act: 'refuse', reason: 'other-shop' };
  if (mentions(words, 'hostile')) return { act: 'refuse', reason: mentions(words, 'secret') ? 'secret' : 'hostile' };
  if (mentions(words, 'secret')) return { act: 'refuse', reason: 'secret' };
  return isPersonal(words) ? { act: 'refuse', reason: 'personal' } : undefined;
}

/** Commands of databases and browsers have no place in a question. */
const code =
  /\bselect\b.+\bfrom\b\s+\w|drop\s+table|insert\s+into|delete\s+from|union\s+(all\s+)?select|<\s*script|\brm\s+-rf|;\s*--/i;

/** People, not numbers of people. */
function isPersonal(words: Word[]): boolean {
  const aboutPeople =
    mentions(
      words,
      'customer',
      'people',
      'who',
      'order',
      'buy',
      'purchase',
      'staff_member',
      'cod',
      'returning',
      'abandoned',
      'sold',
      'cancel',
      'champions',
      'at_risk',
    ) || words.some(word => word.text.startsWith('#'));
  if (mentions(words, 'personal') && (aboutPeople || withoutFillers(words).length <= 4)) return !isAboutAFeature(words);
  if (words.some((word, at) => has(word, 'phone') && !(has(word, 'mobile') && isDevice(words, at))) && aboutPeople)
    return true;
  if (mentions(words, 'address') && aboutPeople) return true;
  if (
    words.some((word, at) => has(word, 'card') && words[at + 1]?.text === 'of') &&
    mentions(words, 'people', 'customer', 'who')
  )
    return true;
  if (
    mentions(words, 'customer', 'people', 'who') &&
    words.some((word, at) => /\btheir$/.test(word.text) && isContact(words[at + 1]))
  )
    return true;
  if (
    words.some(
      (word, at) =>
        has(word, 'email', 'email_word') &&
        /^(of|for)$/.test(words[at + 1]?.text ?? '') &&
        mentions(words, 'customer', 'people', 'who'),
    )
  )
    return true;
  if (words.some(word => has(word, 'personal') && word.text.startsWith('which customer'))) return true;
  if (words.some(word => word.kind === 'site' && word.text.includes('@'))) return true;
  if (
    mentions(words, 'email') &&
    mentions(words, 'customer', 'people', 'who') &&
    mentions(words, 'list', 'give_', 'export') &&
    !mentions(words, 'sales', 'visit', 'schedule')
  )
    return true;
  return isByName(words);
}

const isContact = (word: Word | undefined): boolean =>
  has(word, 'email', 'email_word', 'phone', 'address', 'personal') || /^(numbers?|names?|nos?)$/.test(word?.text ?? '');

/** "phone number" is private, "orders on phones" is a device. */
const isDevice = (words: Word[], at: number): boolean =>
  !/number|contact|no$|nos$/.test(words[at]!.text) &&
  words[at + 1]?.text !== 'of' &&
  (/^(on|from|via|by|se|par|pe|for)$/.test(words[at - 1]?.text ?? '') ||
    mentions(
      words,
      'visit',
      'convert',
      'conversion_rate',
      'device',
      'desktop',
      'visitor',
      'sales',
      'order',
      'website',
      'bounce',
      'checkout',
    ));

const isAboutAFeature = (words: Word[]): boolean =>
  mentions(words, 'collection_', 'campaign') && !mentions(words, 'customer', 'who', 'people');

/** "who bought the most", "our top ten customers", "list of customers who …". */
function isByName(words: Word[]): boolean {
  if (mentions(words, 'how_many', 'how_much', 'share', 'percent', 'average', 'rate', 'count')) return false;
  const splits = mentions(
    words,
    'city',
    'region',
    'country',
    'customer_group',
    'customer_type',
    'cohort_month',
    'product',
    'channel',
    'traffic_channel',
    'device',
    'source',
    'campaign',
    'landing_page',
    'month',
    'monthly',
    'weekly',
    'daily',
  );
  const acts = mentions(
    words,
    'buy',
    'purchase',
    'order',
    'spend',
    'return',
    'cancel',
    'abandoned',
    'refund',
    'customer',
    'pay',
    'discount_code',
    'complain',
    'payment',
  );
  const asksWho = words.some((word, at) => has(word, 'who') && isQuestionWord(words, at));
  if (asksWho && acts && !mentions(words, 'staff_member', 'realtime', 'define', 'compute')) return true;
  const superlative = words.findIndex(word => has(word, 'best', 'most', 'bestseller', 'worst', 'list'));
  const customer = words.findIndex(word => has(word, 'customer'));
  if (
    superlative < 0 ||
    customer < 0 ||
    splits ||
    mentions(words, 'new', 'returning', 'acquire', 'sales', 'order', 'compare', 'trend', 'why', 'should')
  )
    return false;
  return customer - superlative >= 1 && customer - superlative <= 3;
}

/** "who bought most", not "customers who bought" nor "Pune or Delhi, who ordered more". */
function isQuestionWord(words: Word[], at: number): boolean {
  if (words[at]!.text === 'whose' && has(words[at - 1], 'order', 'product', 'campaign')) return false;
  const next = words[at + 1];
  if (/^(are|is|claims|sees)$/.test(next?.text ?? '') && !has(words[at + 2], 'customer', 'best', 'most')) return false;
  if (has(next, 'recorded')) return false;
  const before = words.slice(0, at).findLast(word => !word.small && word.names.length === 0);
  if (has(before, 'customer', 'people', 'visitor', 'how_many', 'count')) return false;
  return !(
    words.slice(0, at).some(word => has(word, 'or', 'compare', 'and')) && words.some(word => word.names.length > 0)
  );
}
