/** Orders to do something: send, schedule, export, change. Sierra reads; it says where the thing can be done. */
import type { Command, Intent } from '../intent.ts';
import type { Word } from '../words/annotate.ts';
import { namesAim } from './asks-advice.ts';
import type { Reading } from './read.ts';
import { saidCommand } from './said-commands.ts';
import { wantedChange } from './wanted-changes.ts';
import { has, mentions, textOf, typedAs, typedText, withoutFillers } from './words.ts';

export function commandOf(words: Word[], reading: Reading): Extract<Intent, { act: 'act' }> | undefined {
  if (words.some(({ used }) => used === 'left_out')) return undefined;
  const whole = saidCommand(typedText(words)) ?? wantedChange(words, reading);
  if (whole) return { act: 'act', command: whole, text: '' };
  const all = words.filter(
    word => word.kind !== 'mark' && (!word.small || isPolite(word)) && !has(word, 'greeting', 'thanks'),
  );
  // "let us pause it"
  const said = all[0]?.text === 'let' ? all.slice(1) : all;
  const [first] = said;
  if (!first || mentions(words, 'why', 'define', 'compute', 'should') || asks(words)) return undefined;
  if (namesAim(words, reading) || asksSplit.test(typedText(words)) || addsFigure.test(typedText(words)))
    return undefined;
  const kind = commandKind(words, said, reading);
  return kind && { act: 'act', command: kind, text: '' };
}

/** "month wise kar do", "isko city ke hisaab se dikha do": the answer is to be split, nothing is set. */
const asksSplit =
  /^(?:(?:ok|ab|now|isko|ise|isse|ye|yeh|phir|aur|to|please|iska|uska|इसे|इसको|अब) )*(?:\S+ ){0,2}(?:\S*wise|(?:ke )?hisaa?b se|के हिसाब से|वार)(?: (?:me|mein|में))? (?:kar|karke|karo|dikha|dikhao|bata|batao|de|bana|banao|कर|करके|दिखा|दिखाओ|बता|बताओ)(?: ke| kar| do| de| dena| dijiye| dikhao| batao| दो| के| दिखाओ| बताओ)*$/u;

/** "orders bhi add karo": told beside, and nothing is added to the shop. */
const addsFigure =
  /^(?:\S+ ){1,3}(?:bhi|ko bhi|भी) (?:add|include|shamil|jod|jodo|dalo|daalo|daal|जोड़|जोड़ो|शामिल)(?: kar| karo| karke| do| de| dena| dijiye| batao| dikhao| करो| दो)*$/u;

/** Words that are fillers elsewhere and orders at the beginning of a sentence. */
const isPolite = (word: Word): boolean => /^(put|make|give|run|turn|keep|set|take|let)$/.test(word.text);

const asks = (words: Word[]): boolean => {
  const opening = words.find(word => word.kind !== 'mark')?.text ?? '';
  return (
    /^(how|what|which|why|when|where|who|is|are|did|does|do|was|were|kitne|kitna|kitni|kya|कितने|कितना|कितनी|क्या)\b/.test(
      opening,
    ) &&
    !mentions(words, 'schedule', 'remind') &&
    !isEnough(words)
  );
};

/** "show orders by day this week and tell me if there was a drop": of days that are over. */
const isOfThen = /(?:^| )(?:tell|let) me (?:know )?if (?:there (?:is|are|was|were)(?: an?| any| one)? (?:days?|weeks?|months?|product|city|campaign|drop|fall|rise|jump|spike|dip|change|difference|gap)|(?:it|they|this|that|any|anything|something) (?:was|were|did|has|have))(?: |$)/; // prettier-ignore

type Signs = { opening: string; recurs: boolean; reports: boolean; sends: boolean; isOrder: boolean; clock: boolean };

/** "export papers", "export sales": what is sold abroad. */
const isOfTrade =
  /^(?:papers?|paperwork|documents?|invoices?|bills?|sales|orders|customers?|buyers?|markets?|business|duty|value|revenue)$/;

function commandKind(words: Word[], said: Word[], reading: Reading): Command | undefined {
  const signs = signsOf(words, said, reading);
  const { recurs, reports, sends, clock, isOrder } = signs;
  if (mentions(words, 'remind') && !isOfThen.test(typedText(words))) return 'alert';
  if (
    words.some(
      (word, at) =>
        has(word, 'export') &&
        word.used !== 'name' &&
        word.text !== 'filed' &&
        !isOfTrade.test(words[at + 1]?.text ?? ''),
    ) &&
    !mentions(words, 'trend')
  )
    return 'export';
  if (mentions(words, 'schedule') && (sends || isOrder || clock)) return 'schedule';
  if (sends && (recurs || clock)) return 'schedule';
  if (sends && (viaMail(words) || mentions(words, 'report_noun', 'report_role'))) return 'send';
  if (reports && recurs && (clock || viaMail(words))) return 'schedule';
  if (isOrder && mentions(words, 'report_noun', 'report_role', 'schedule')) return 'settings';
  if (isOrder && reports && recurs) return 'settings';
  return isOrder ? orderKind(words, signs, reading) : undefined;
}

function signsOf(words: Word[], said: Word[], reading: Reading): Signs {
  const opening =
    said[0]?.used === 'name' || has(said[0], 'summary', 'people', 'add_to_cart') ? '' : said[0]!.text.split(' ')[0]!;
  const mailed =
    /^(email|mail|whatsapp|message|text)$/.test(opening) &&
    /^(me|us|it|this|the|him|her|my|our|to|everyone|them|yesterday|last|today)$/.test(
      words[words.indexOf(said[0]!) + 1]?.text ?? '',
    );
  return {
    opening,
    recurs: mentions(words, 'daily', 'weekly', 'monthly') || words.some((word, at) => isRecurring(words, word, at)),
    reports: mentions(words, 'report_noun', 'summary', 'report_role'),
    sends:
      words.some(
        word =>
          has(word, 'send') &&
          ((!/^(email|mail|whatsapp|message|text)$/.test(word.text) && !(word.corrected && has(word, 'email'))) ||
            mailed),
      ) ||
      (/^(share|deliver)$/.test(opening) && (viaMail(words) || mentions(words, 'report_role', 'staff_member'))),
    isOrder: orders(words, said, opening, reading),
    clock:
      words.some(
        (word, at) =>
          (word.kind === 'number' || hours.test(word.text)) &&
          (/^(am|pm|baje|o|a)$/.test(words[at + 1]?.text ?? '') || words[at - 1]?.text === 'at'),
      ) ||
      (words.some(({ used }) => used === 'hours') && mentions(words, 'report_noun')),
  };
}

const hours = /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/;

const recurring = [
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
];

const isRecurring = (words: Word[], word: Word, at: number): boolean =>
  has(word, ...recurring) && (has(words[at - 1], 'per') || word.text.endsWith('days'));

const always =
  /^(restart|unpause|reactivate|relaunch|pause|create|delete|raise|stop|switch|rename|invite|disconnect|connect|reconnect|schedule|subscribe|unsubscribe|remind|alert|notify|export|download|print|approve|publish|launch|resume|enable|disable|reset|forward|assign|mute|activate|deactivate|edit|modify|automate|archive|upload|import|sync|ban|block|configure|log|sign|ping|hide|duplicate|unpublish|reject)$/;
/** Also nouns or everyday verbs: orders only before "the", "my", a number, an order's name. */
const sometimes =
  /^(cancel|refund|increase|lower|reduce|start|turn|set|change|update|add|remove|reply|book|restock|reorder|place|mark|apply|cut|drop|include|fulfil|fulfill|ship|tag|boost|double|save|bump|shift|price|discount|exclude)$/;
/** Everyday verbs, orders only about a report, a price, a budget or a numbered order. */
const seldom = /^(end|run|move|post|make|give|put|keep|order|take|let)$/;

const ofCampaigns = /^(cut|kill|boost|double|halve|start|end|run|reduce|increase|restart|trim)$/;
/** "cut YouTube Lookbook", "kill the display campaign": nothing but its name follows, and how long. */
const isCampaign = (words: Word[], { filters, metrics, periods }: Reading): boolean =>
  metrics.every(({ weak }) => weak) &&
  periods.length === 0 &&
  filters.some(({ options: [option] }) => /^campaign(_type)?$/.test(option!.dimension)) &&
  words.every(
    word =>
      word.kind === 'mark' ||
      word.small ||
      word.used === 'name' ||
      word.used === 'value' ||
      has(word, 'campaign', 'ad') ||
      typedAs(word, 'again', 'back'),
  );

/** The sentence begins with a verb that changes something. */
function orders(words: Word[], said: Word[], opening: string, reading: Reading): boolean {
  const first = words.indexOf(said[0]!);
  const next = words[first + 1];
  if (opening === 'launch' && /^(week|day|month|date|weekend|price|offer|sales|orders|party)$/.test(next?.text ?? ''))
    return false;
  if (typedAs(next, 'hua', 'hui', 'hue', 'hota', 'hoti', 'kiya', 'kiye', 'हुआ', 'हुई', 'हुए', 'किया', 'किए')) return false;
  if (/^(increase|decrease|raise|drop|cut|change|boost|bump|update|shift)$/.test(opening) && typedAs(next, 'in'))
    return false;
  if (/^(discount|price)$/.test(opening) && typedAs(next, 'on', 'of', 'for', 'in')) return false;
  if (
    mentions(words, 'do_it', 'set') &&
    words.some(
      word =>
        has(word, 'do_it', 'set') &&
        (word.text.includes(' ') || always.test(word.text)) &&
        isLeading(words, word) &&
        !isToldOf(words, word),
    )
  )
    return true;
  if (always.test(opening) || (opening === 'add' && mentions(words, 'keyword', 'campaign', 'ad_group'))) return true;
  if (isEnough(words) || (ofCampaigns.test(opening) && isCampaign(words.slice(first + 1), reading))) return true;
  // "order #KL69412 ka refund ho gaya kya", "has order KL69412 been refunded"
  if (opening === 'order' && (isOrderNumber(next ?? words[first]!) || isDone.test(textOf(words)))) return false;
  if (seldom.test(opening))
    return (hasTarget(words, opening) && !isGiven(words, opening, next)) || words.some(isOrderNumber);
  if (!sometimes.test(opening) || said.length < 2) return false;
  const hindi = mentions(words.slice(-2), 'do_it', 'set');
  return (
    hindi ||
    /^(the|my|our|this|that|a|an|it|all|up|off|on|me|everyone)$/.test(next?.text ?? '') ||
    next?.kind === 'number' ||
    words.some(isOrderNumber) ||
    hasTarget(words, opening)
  );
}

const isDone = /^(?:has|had|was|were|is|did) |(?:^| )(?:ho|kar|kiya|mil) (?:gaya|gayi|gaye|chuka|chuki)(?: |$)/;

/** "give me yesterday's full report": it is to be told here. */
const isGiven = (words: Word[], opening: string, next: Word | undefined): boolean =>
  opening === 'give' &&
  (/^(me|us)$/.test(next?.text ?? '') || next?.used === 'period') &&
  words.some(word => word.used === 'period') &&
  !mentions(words, 'daily', 'weekly', 'monthly', 'schedule') &&
  !words.some((word, at) => isRecurring(words, word, at));

/** "#1042", "KL29881". */
const isOrderNumber = ({ text, names }: Word): boolean =>
  text.startsWith('#') || (names.length === 0 && /^[a-z]{1,4}\d{4,}$/.test(text));

/** "do not send daily reports": stop sending them. */
const isEnough = (words: Word[]): boolean =>
  /^(please )?do (not|n't) send/.test(textOf(words)) && mentions(words, 'report_noun', 'summary', 'report_role');

/** "when we raised the rate", "since the price was cut": somebody did it already. */
const isToldOf = (words: Word[], word: Word): boolean =>
  /^(i|we|you|they|he|she|it|that|who|was|were|has|have|had|got|been|being|just|already|team|agency|google)$/.test(
    words[words.indexOf(word) - 1]?.text ?? '',
  ) && words.indexOf(word) > 1;

/** Orders stand first, or last in Hindi: "band kar do". */
function isLeading(words: Word[], word: Word): boolean {
  const at = withoutFillers(words).indexOf(word);
  return at <= 1 || at >= withoutFillers(words).length - 2;
}

/** "add net sales to my daily report", "increase budget of PMax by 20 %", "include cancelled orders in the report". */
const hasTarget = (words: Word[], opening: string): boolean =>
  mentions(words, 'report_noun', 'report_role', 'schedule') ||
  (opening === 'put' &&
    mentions(words, 'discount', 'price') &&
    words.some(word => word.unit === 'percent' || word.unit === 'money')) ||
  words.some(word => /^(access|permission|permissions|rights|subscription)$/.test(word.text)) ||
  (/^(increase|raise|lower|reduce|set|change|cut|double|boost|bump|update|mark|make)$/.test(opening) &&
    (mentions(words, 'budget', 'price') ||
      (mentions(words, 'spend') && /^(on|for)$/.test(words.find(({ text }) => /^(on|for)$/.test(text))?.text ?? '')) ||
      words.some((word, at) => word.kind === 'number' && /^(to|by)$/.test(words[at - 1]?.text ?? ''))));

const viaMail = (words: Word[]): boolean => mentions(words, 'email_word', 'whatsapp');

function orderKind(words: Word[], { opening }: Signs, reading: Reading): Command | undefined {
  const named = (dimension: string): boolean =>
    reading.filters.some(filter => filter.options[0]?.dimension === dimension);
  if (/whatsapp|\bmail|\bsms\b|message/.test(textOf(words))) return 'settings';
  if (
    /^(connect|disconnect|reconnect|link|sync)$/.test(opening) &&
    mentions(words, 'shopify', 'ga4', 'google_ads', 'meta', 'google')
  )
    return 'connection';
  if (
    mentions(words, 'budget', 'campaign', 'keyword', 'ad', 'ad_group', 'google_ads', 'meta', 'type_pmax') ||
    named('campaign') ||
    named('campaign_type')
  )
    return 'campaign';
  if (
    words.some(word => /^(user|account|login|access|colleague|password|member|permission)s?$/.test(word.text)) ||
    mentions(words, 'staff_member', 'people_topic')
  )
    return 'users';
  const onShop =
    mentions(
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
      'collection',
    ) ||
    words.some(isOrderNumber) ||
    named('product') ||
    named('discount_code');
  if (onShop) return 'store';
  return mentions(words, 'target', 'target_topic', 'set') || always.test(opening) ? 'settings' : undefined;
}
