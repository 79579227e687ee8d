/** Questions that are not about figures the product may give: private, hostile, elsewhere, small talk, orders to do something. */
import type { Command, Intent } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { Reading } from './read.ts';
import { has } from './words.ts';

const any = (words: Word[], ...concepts: string[]): boolean => words.some(word => has(word, ...concepts));
const content = (words: Word[]): Word[] => words.filter(word => word.kind !== 'mark' && !word.small);

/** What must be turned down before anything else is considered. */
export function refusalOf(words: Word[], shopHost: string): Intent | undefined {
  if (words.some(word => word.kind === 'site' && word.text.endsWith('.myshopify.com') && word.text !== shopHost))
    return { act: 'refuse', reason: 'other-shop' };
  if (any(words, 'other_shop')) return { act: 'refuse', reason: 'other-shop' };
  if (any(words, 'hostile')) return { act: 'refuse', reason: any(words, 'secret') ? 'secret' : 'hostile' };
  if (any(words, 'secret')) return { act: 'refuse', reason: 'secret' };
  return isPersonal(words) ? { act: 'refuse', reason: 'personal' } : undefined;
}

/** People, not numbers of people. */
function isPersonal(words: Word[]): boolean {
  const aboutPeople =
    any(
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
    ) || words.some(word => word.text.startsWith('#'));
  if (any(words, 'personal') && (aboutPeople || content(words).length <= 4)) return !isAboutAFeature(words);
  if (words.some((word, at) => has(word, 'phone') && !(has(word, 'mobile') && isDevice(words, at))) && aboutPeople)
    return true;
  if (any(words, 'address') && aboutPeople) return true;
  if (words.some(word => word.kind === 'site' && word.text.includes('@'))) return true;
  if (
    any(words, 'email') &&
    any(words, 'customer', 'people', 'who') &&
    any(words, 'list', 'give_', 'export') &&
    !any(words, 'sales', 'visit', 'schedule')
  )
    return true;
  return isByName(words);
}

/** "phone number" is private, "orders on phones" is a device. */
const isDevice = (words: Word[], at: number): boolean =>
  !/number|contact|no$|nos$/.test(words[at]!.text) &&
  (/^(on|from|via|by|se|par|pe|for)$/.test(words[at - 1]?.text ?? '') ||
    any(
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
  any(words, 'collection_', 'campaign') && !any(words, 'customer', 'who', 'people');

/** "who bought the most", "our top ten customers", "list of customers who …". */
function isByName(words: Word[]): boolean {
  if (any(words, 'how_many', 'how_much', 'share', 'percent', 'average', 'rate', 'count')) return false;
  const splits = any(
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
  const acts = any(
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
  const asksWho = words.some(
    (word, at) =>
      has(word, 'who') && !/^(are|is|claims|sees)$/.test(words[at + 1]?.text ?? '') && !has(words[at + 1], 'recorded'),
  );
  if (asksWho && acts && !any(words, 'staff_member', 'realtime', 'now', 'define', 'compute')) return true;
  const superlative = words.findIndex(word => has(word, 'best', 'most', 'bestseller', 'worst', 'list'));
  const customer = words.findIndex(word => has(word, 'customer'));
  if (
    superlative < 0 ||
    customer < 0 ||
    splits ||
    any(words, 'new', 'returning', 'acquire', 'sales', 'order', 'compare', 'trend', 'why', 'should')
  )
    return false;
  return customer - superlative >= 1 && customer - superlative <= 3;
}

/** Only small talk: greeting, thanks, what can you do. */
export function smallTalkOf(words: Word[]): Intent | undefined {
  const said = content(words);
  const talk = ['greeting', 'thanks', 'help', 'whatsapp_'];
  if (
    said.length > 0 &&
    said.every(word => has(word, ...talk) || /^(lot|much|very|sierra|there|team)$/.test(word.text))
  ) {
    const kind = said.some(word => has(word, 'help'))
      ? 'help'
      : said.some(word => has(word, 'thanks') && !has(word, 'greeting'))
        ? 'thanks'
        : 'greeting';
    return { act: 'chat', kind };
  }
  if (
    said.length > 0 &&
    said.length <= 5 &&
    has(said[0], 'help') &&
    !any(words, 'sales', 'order', 'ad', 'stock', 'grow')
  )
    return { act: 'chat', kind: 'help' };
  return undefined;
}

/** Something to do, not something to know. */
export function commandOf(words: Word[], reading: Reading): Intent | undefined {
  const said = content(words).filter(word => !has(word, 'greeting'));
  const text = said.map(word => word.text).join(' ');
  const first = said[0];
  if (
    !first ||
    any(words, 'why', 'define', 'compute') ||
    (/^(how|what|which|why|when|is|are|did|does|do)$/.test(words[0]?.text ?? '') && !any(words, 'schedule', 'remind'))
  )
    return undefined;
  const kind = commandKind(words, said, reading);
  return kind && { act: 'act', command: kind, text };
}

const imperative =
  /^(cancel|refund|pause|create|delete|raise|increase|lower|reduce|stop|start|turn|switch|set|change|update|add|remove|rename|invite|disconnect|connect|reconnect|schedule|subscribe|unsubscribe|remind|alert|notify|export|download|print|approve|publish|launch|resume|move|enable|disable|include|reset|forward|post|reply|assign|book|mute|activate|deactivate|restock|reorder|place|mark|apply|edit|modify|automate|cut|drop|end|run|hide|archive|upload|import|sync|ban|block|make|give|put|fulfil|fulfill|ship|tag|duplicate|boost|double|configure|log|sign|ping|warn|save|bump|shift)$/;

function commandKind(words: Word[], said: Word[], reading: Reading): Command | undefined {
  const opening = said[0]!.text.split(' ')[0]!;
  const recurs =
    any(words, 'daily', 'weekly', 'monthly') ||
    words.some(
      (word, at) =>
        has(
          word,
          'day',
          'week',
          'month',
          'monday',
          'tuesday',
          'wednesday',
          'thursday',
          'friday',
          'saturday',
          'sunday',
          'morning',
          'evening',
          'night',
        ) &&
        (has(words[at - 1], 'by') ||
          /^(every|har|each)$/.test(words[at - 1]?.text ?? '') ||
          word.text.endsWith('days')),
    );
  const reports = any(words, 'report_noun', 'summary', 'report_role');
  const sends = any(words, 'send') || /^(share|deliver|bhejo|bhej)$/.test(opening);
  const viaMail =
    any(words, 'email_word', 'whatsapp') || words.some(word => has(word, 'send') && /mail|whatsapp/.test(word.text));
  const isImperative = imperative.test(opening);
  const clock =
    words.some((word, at) => word.kind === 'number' && /^(am|pm|baje|o|a)$/.test(words[at + 1]?.text ?? '')) ||
    words.some((word, at) => word.text === 'at' && words[at + 1]?.kind === 'number');
  if (any(words, 'remind')) return 'alert';
  if (any(words, 'export') && !any(words, 'trend')) return 'export';
  if (any(words, 'schedule') && (sends || reports || isImperative || clock || recurs)) return 'schedule';
  if (sends && (recurs || clock)) return 'schedule';
  if (sends && (viaMail || toSomebody(words)) && !/^(how|what|which)$/.test(opening)) return 'send';
  if (
    reports &&
    (isImperative || any(words, 'set', 'do_it')) &&
    (any(words, 'report_noun', 'report_role') || recurs) &&
    !['make', 'give', 'put', 'run'].includes(opening)
  )
    return 'settings';
  if (['make', 'give', 'put', 'run'].includes(opening) && reports && (recurs || clock)) return 'schedule';
  return isImperative || any(words, 'do_it', 'set') ? imperativeKind(words, opening, reading) : undefined;
}

const toSomebody = (words: Word[]): boolean =>
  words.some(
    (word, at) =>
      /^(to|ko)$/.test(word.text) &&
      (has(words[at + 1], 'report_role', 'staff_member', 'people') ||
        (words[at + 1]?.concepts.length === 0 &&
          words[at + 1]?.kind === 'word' &&
          !words[at + 1]!.small &&
          words[at + 1]!.used !== 'name')),
  );

function imperativeKind(words: Word[], opening: string, reading: Reading): Command | undefined {
  const weak = [
    'make',
    'give',
    'put',
    'run',
    'start',
    'end',
    'cut',
    'drop',
    'move',
    'include',
    'add',
    'remove',
    'ship',
    'mark',
    'double',
    'shift',
    'post',
    'save',
    'hide',
    'boost',
    'tag',
    'increase',
    'reduce',
    'lower',
    'raise',
    'place',
    'apply',
    'change',
    'restock',
    'reorder',
    'set',
  ];
  if (
    any(words, 'report_noun', 'report_role') ||
    /whatsapp|mail|sms/.test(words.map(word => word.text).join(' ')) ||
    any(words, 'schedule')
  )
    return opening === 'put' || opening === 'make' ? undefined : 'settings';
  if (
    any(words, 'budget', 'campaign', 'keyword', 'ad', 'ad_group', 'google_ads', 'meta', 'type_pmax') ||
    reading.filters.some(filter => filter.options[0]?.dimension === 'campaign')
  )
    return 'campaign';
  if (
    words.some(word => /^(user|account|login|access|colleague|password|member|permission)s?$/.test(word.text)) ||
    any(words, 'staff_member', 'people_topic')
  )
    return 'users';
  if (
    any(words, 'shopify', 'ga4', 'google_ads', 'meta', 'google') &&
    /^(connect|disconnect|reconnect|link|sync)$/.test(opening)
  )
    return 'connection';
  const onShop =
    any(
      words,
      'price',
      'discount_code',
      'discount',
      'refund',
      'stock',
      'product',
      'order',
      'cancel',
      'sku',
      'variant',
      'customer',
    ) ||
    words.some(word => word.text.startsWith('#')) ||
    reading.filters.some(filter => filter.options[0]?.dimension === 'product');
  if (
    onShop &&
    (!weak.includes(opening) ||
      words.some(word => word.kind === 'number' && word.used !== 'period') ||
      words.some(word => word.text.startsWith('#')) ||
      any(words, 'price', 'stock'))
  ) {
    const asksFigure =
      /^(cancel|refund|return|order|place)/.test(opening) &&
      !words.some(word => word.text.startsWith('#')) &&
      reading.periods.length > 0;
    return asksFigure ? undefined : 'store';
  }
  return any(words, 'set') && !weak.includes(opening) && imperative.test(opening) ? 'settings' : undefined;
}

/** Poems, weather, cricket; only where nothing of the business is asked. */
export function offTopicOf(words: Word[], reading: Reading): boolean {
  const strong = words.some(
    word =>
      has(word, 'off_topic') &&
      /write|poem|joke|limerick|haiku|song|story|essay|recipe|shayari|chutkul|kavita|compose|sing|riddle|translate|lyrics|kahani|चुटकुल|कविता|शायरी|python|javascript|sql|homework|horoscope|gaana/.test(
        word.text,
      ),
  );
  if (strong) return true;
  const businesslike =
    reading.metrics.some(metric => !metric.weak) ||
    reading.filters.length > 0 ||
    any(
      words,
      'sales',
      'order',
      'customer',
      'ad',
      'campaign',
      'product',
      'stock',
      'discount',
      'shopify',
      'ga4',
      'google_ads',
      'meta',
    );
  return any(words, 'off_topic') && !businesslike;
}
