/** Questions that are not about the business: small talk and other topics. */
import type { Intent } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import type { Reading } from './read.ts';
import { has, mentions, withoutFillers } from './words.ts';

/** Only small talk: greeting, thanks, what can you do. */
export function smallTalkOf(words: Word[]): Intent | undefined {
  const said = withoutFillers(words);
  const talk = ['greeting', 'thanks', 'help', 'whatsapp_'];
  if (
    said.length > 0 &&
    said.every(
      word => has(word, ...talk) || has(word, 'today', 'now') || /^(lot|much|very|sierra|there|team)$/.test(word.text),
    ) &&
    mentions(said, ...talk)
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
    !mentions(words, 'sales', 'order', 'ad', 'stock', 'grow')
  )
    return { act: 'chat', kind: 'help' };
  return undefined;
}

/** Never about the business, whatever else is said. */
const neverBusiness =
  /reliance|mutual fund|demat|\bipo\b|invest|राष्ट्रपति|प्रधान|राजधानी|rashtrapati|pradhan|rajdhani|mukhyamantri|मुख्यमंत्री|\bbus\b|which train|next train|\brain|rashi|राशि|kundli|zodiac|astrolog|panchang|barish|baarish|बारिश|write (a|me)|poem|joke|limerick|haiku|\bsong|story|essay|recipe|shayari|chutkul|kavita|compose|\bsing\b|riddle|translat|lyrics|kahani|python|javascript|\bsql\b|homework|horoscope|gaana|weather|mausam|cricket|football|capital of|prime minister|president|how tall|how old|restaurant|movie|population|election|biryani|flight|bitcoin|everest|pizza|burger|taxi|landlord|planets|चुटकुल|कविता|शायरी|मौसम|गाना|कहानी/;

/** Poems, weather, cricket; the milder words of the kind only where nothing of the business is asked. */
export function offTopicOf(words: Word[], reading: Reading): boolean {
  const idle = words.filter(
    (word, at) =>
      word.used !== 'name' &&
      has(word, 'off_topic') &&
      !(
        word.text === 'kavita' &&
        (/^(to|for|ko)$/.test(words[at - 1]?.text ?? '') || /^(to|ko|ji|ne|as)$/.test(words[at + 1]?.text ?? ''))
      ),
  );
  if (isArithmetic(words, reading)) return true;
  if (idle.some(word => neverBusiness.test(word.text))) return true;
  const businesslike =
    reading.metrics.some(metric => !metric.weak) ||
    reading.filters.length > 0 ||
    mentions(
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
  return idle.length > 0 && !businesslike;
}

/** "what is 17 times 23": numbers and nothing of the shop. */
const isArithmetic = (words: Word[], reading: Reading): boolean =>
  reading.metrics.length + reading.filters.length + reading.breakdowns.length === 0 &&
  words.some(
    (word, at) =>
      word.kind === 'number' &&
      /^(times|x|\*|plus|\+|minus|divided|multiplied|into|squared)$/.test(words[at + 1]?.text ?? '') &&
      words.slice(at + 2, at + 4).some(each => each.kind === 'number'),
  );
