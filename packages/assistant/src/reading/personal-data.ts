/** Is the data of single people asked for: a number, an address, a list of names? Numbers of people are not. */
import type { Word } from '../words/annotate.ts';
import { has, mentions, textOf, typedAs, withoutFillers } from './words.ts';

export function isPersonal(words: Word[]): boolean {
  if (asksWhoCounts.test(textOf(words))) return false;
  if (mentions(words, 'classed') && !mentions(words, 'phone', 'address', 'email')) return false;
  if (mentions(words, 'collection_', 'campaign') && !mentions(words, 'customer', 'who', 'people'))
    return signs.slice(1).some(sign => sign.holds(words));
  return signs.some(sign => sign.holds(words));
}

/** A name between "where does" and "live", or which flat somebody lives in. */
const whoseHouse =
  /^(?:and |so |tell me )?where (?:does|do|did) (?!(?:you|the|our|my|most|all|new|they|it|customers?|buyers?|people|visitors|shoppers|clients|stock|traffic|orders?)\b)\p{L}+(?: \p{L}+)? (?:live|stay|reside)\b|^(?!(?:hamare|mere|zyada|customers?|grahak|log|buyers?)\b)\p{L}+(?: \p{L}+)? (?:kahan|kaha|kidhar) (?:rehta|rehti|rahta|rahti)\b|\b(?:which|what) (?:flat|house|floor|building|street|lane|society|locality|colony) (?:does|do|did|is|was) (?:he|she|they|\p{L}+ \p{L}+) (?:live|stay|reside|living|staying|in)\b/u;

/** "when you say returning customer, who exactly is that", "cac counts which customers": a class of people is to be explained. */
const asksWhoCounts =
  /\b(?:when|if|by) (?:you|u|it) (?:say|says|write|mean|means|call)\b|\b(?:counts?|includes?|covers?|takes?|considers?) which (?:customers?|buyers?|people)\b|^who (?:exactly |all )?(?:is|are|counts as|qualifies as) (?:a|an) (?!customer who|buyer who|person)/;

type Sign = { name: string; example: string; holds: (words: Word[]) => boolean };

const signs: Sign[] = [
  {
    name: 'a private thing of somebody',
    example: 'names of the buyers of yesterday',
    holds: words =>
      words.some((word, at) => has(word, 'personal') && word.used !== 'name' && !isRuledOut(words, at)) &&
      (isAboutPeople(words) || (withoutFillers(words).length <= 4 && !mentions(words, 'off_topic'))),
  },
  {
    name: 'a telephone number',
    example: 'mobile numbers of COD buyers',
    holds: words =>
      words.some(
        (word, at) => has(word, 'phone') && !(has(word, 'mobile') && isDevice(words, at)) && !isCall(words, at),
      ) && isAboutPeople(words),
  },
  {
    name: 'a telephone number, whoever has it',
    example: "what is Divya's phone number",
    holds: words =>
      words.some(word => has(word, 'phone') && /(phone|mobile|contact|whatsapp) (number|no|num)$/.test(word.text)) &&
      !/\b(your|shop|store|office|support|helpline|our own|my)\b/.test(textOf(words)),
  },
  {
    name: 'the mail of somebody',
    example: 'Neha Kulkarni ka email kya hai',
    holds: words =>
      /(?:^| )(?:ka|ki|का|की) (?:e-?mail|mail|email id|mail id|ईमेल)(?: id)? (?:kya hai|do|de do|batao|chahiye|share|क्या है|दो|बताओ)/.test(
        textOf(words),
      ) && !mentions(words, 'sales', 'order', 'visit'),
  },
  {
    name: 'who is behind a telephone number',
    example: 'orders of 98200 12345',
    holds: words => /(?:^| )(?:\+?91 ?-? ?)?[6-9]\d{4} ?-? ?\d{5}(?= |$)/.test(textOf(words)),
  },
  {
    name: 'people to be called',
    example: 'i want to call our VIP customers, share numbers',
    holds: words =>
      /\b(?:call|ring|whatsapp|message|text|sms|contact|phone)\b.*\b(?:share|give|send|need|list)(?: me| us)? (?:the |their )?(?:numbers?|nos|contacts?|phone)\b/.test(
        textOf(words),
      ) && isOfPeople(words),
  },
  {
    name: 'one customer alone',
    example: 'how many orders did our top customer place; kis customer ne sabse zyada order kiye',
    holds: words =>
      /\b(?:our|my|the|your|sabse|सबसे) (?:single )?(?:top|best|biggest|largest|highest|most valuable|most loyal|number one|bad[ae]|achh?[ae]) (?:spending |paying )?(?:customer|buyer|client|shopper|grahak)(?! (?:segments?|groups?|types?|city|cities|state|region|base|channel|source|cohort|mix|service|care)\b)(?= |$)|(?:^| )(?:kis|kaun ?s[aei]|kons[aei]|किस|कौन ?स[ाेी]) (?:ek )?(?:customer|grahak|buyer|client|ग्राहक|कस्टमर) (?:ne|ka|ke|ki|ko|ने|का|के|की|को)(?= |$)/.test(
        textOf(words),
      ),
  },
  {
    name: 'a customer by a number',
    example: 'how many orders did customer 4521 place',
    holds: words =>
      /\b(?:customer|buyer|client|grahak)(?: (?:no|number|id|nr|code))?[ .:#]*(?!20[12]\d\b)\d{3,}\b/.test(
        textOf(words),
      ),
  },
  {
    name: 'a customer by name',
    example: 'the customer named Sharma, how much did they spend; name of person with most returns',
    holds: words =>
      /\bnames? of (?:the |a )?(?:person|persons|lady|guy|man|woman|gentleman|individual)s?\b|\bbuyers? list\b|\b(?:show|give|send|share|list|export|need|want|see)(?: me| us| all| the| our| my)* customer data\b(?! (?:come|from|source|fresh|update))|\b(?:customer|buyer|client|person|someone|somebody|lady|man|guy|woman|girl)s? (?:named|called|by the name(?: of)?|whose name is)\b(?! (?:off|back))|\bnaam (?:ka|ki|ke) (?:customer|grahak|buyer)\b/.test(
        textOf(words),
      ),
  },
  {
    name: 'a row for every customer',
    example: 'customer wise sales of October',
    holds: words =>
      /(?<!\b(?:new|returning|repeat|old|existing|purane|naye|and|or|vip|loyal|b2b) )\b(?:customer|buyer|client|grahak)s?[ -]?wise\b/.test(
        textOf(words),
      ),
  },
  {
    name: 'everyone who did something',
    example: 'list everyone who bought a lehenga this week',
    holds: words =>
      /\b(?:list|show|give|send|name|get|find)(?: me| us| out)? (?:of )?(?:everyone|everybody|all (?:the )?(?:people|those|persons)|the people|people|those|persons) (?:who|that) (?:has |have |had )?(?:bought|ordered|purchased|returned|cancelled|abandoned|paid|used|left|complained)\b/.test(
        textOf(words),
      ),
  },
  {
    name: 'names and numbers of those who did something',
    example: 'name n number of everyone who ordered from Kochi',
    holds: words =>
      /\b(?:(?:top |big )?(?:spenders|customers|buyers|shoppers|clients)\b.* with (?:the |their )?(?:contacts?|phones?|e-?mails?|names?)|(?:walon|wale|grahak|customers?|buyers?)\b.*\b(?:naam|number|contact) ke saa?th)\b|\b(?:names?|naam) (?:and|n|aur|with|&) (?:the )?(?:phone |mobile |contact )?(?:numbers?|nos?|nambar|contacts?|phones?|address(?:es)?|e-?mails?)\b/.test(
        textOf(words),
      ),
  },
  {
    name: 'the numbers of those who did something',
    example: 'cart chhodne walo ke number do',
    holds: words =>
      /(?:^| )(?:walon?|wal[eo]n?|logon?|grahak\w*|kharidar\w*|वालों|लोगों|ग्राहकों|(?:customers?|buyers?|clients?|log)(?= ke| के)) (?:ke|ka|ki|के|का|की) (?:number|numbers|nambar|no|contact|contacts|email|mail|naam|mobile|phone|नंबर|नाम|मोबाइल|फोन|ईमेल|पते)(?: number| नंबर)?(?: (?:do|de|dedo|chahiye|batao|bhejo|nikalo|nikaalo|bata do|दो|बताओ|चाहिए|भेजो))/.test(
        textOf(words),
      ),
  },
  {
    name: 'whose order it is',
    example: 'name and number for order KL32001',
    holds: words =>
      words.some(isNumbered) &&
      /\b(?:names?|naam|contact|phone(?!s? (?:kar|aa|pe aa|par aa))|mobile|e-?mail|address|pata|whose)\b|नाम|पता/.test(
        textOf(words),
      ),
  },
  {
    name: 'what somebody is paid, where somebody is at home',
    example: "what is Sameer's salary",
    holds: words =>
      /^(?:what is|how much is|tell me) (?!the |our |my |total |average |staff |monthly )\p{L}+(?: \p{L}+)? (?:salary|ctc|wage|pay ?slip)\b|\b(?:home|residential|residence) address\b/u.test(
        textOf(words),
      ),
  },
  {
    name: 'where somebody lives',
    example: 'where does the lady who ordered #KL41207 live; which flat does she live in; where does Asha Menon live',
    holds: words =>
      whoseHouse.test(textOf(words)) ||
      (/\b(?:where|kahan|kaha|kidhar)\b.*\b(?:lives?|living|stays?|staying|resides?|rehta|rehti|rahta|rahti|rehte)\b/.test(
        textOf(words),
      ) &&
        (words.some(isOrder) || onePerson.test(textOf(words)))),
  },
  {
    name: 'a list of people with something of theirs',
    example: 'list top 10 buyers with their city',
    holds: words =>
      /\b(?:top|best|biggest|highest|list|all) (?:\d+ |the |our |of )*(?:customers|buyers|clients|shoppers|spenders)\b.*\bwith (?:their|names?|there)\b/.test(
        textOf(words),
      ),
  },
  {
    name: 'the number of one customer',
    example: 'order KL41207 wale customer ka number do',
    holds: words => words.some((word, at) => isNumber(word) && isOfSomebody(words, at)),
  },
  {
    name: 'numbers to call or write to',
    example: 'customers ke number chahiye whatsapp ke liye',
    holds: words =>
      mentions(words, 'customer', 'people') &&
      words.some((word, at) => isNumber(word) && isOfCustomers(words, at)) &&
      (mentions(words, 'list', 'whatsapp', 'email', 'email_word', 'phone') || reaching.test(textOf(words))),
  },
  {
    name: 'an address',
    example: 'address of the buyer of order 41207',
    holds: words => mentions(words, 'address') && isAboutPeople(words),
  },
  {
    name: 'a card of somebody',
    example: 'card of the customer',
    holds: words => words.some((word, at) => has(word, 'card') && typedAs(words[at + 1], 'of')) && isOfPeople(words),
  },
  {
    name: 'how to reach them',
    example: 'customers and their numbers; can I have their emails; which email address used WELCOME10 the most',
    holds: words =>
      ofThem.test(textOf(words)) ||
      whose.test(textOf(words)) ||
      (isOfPeople(words) && words.some((word, at) => /\btheir$/.test(word.text) && isContact(words[at + 1]))),
  },
  {
    name: 'an e-mail address',
    example: 'e-mail of the customers of October',
    holds: words =>
      isOfPeople(words) &&
      words.some((word, at) => has(word, 'email', 'email_word') && typedAs(words[at + 1], 'of', 'for')),
  },
  {
    name: 'the mails of customers',
    example: 'customer emails from Kochi',
    holds: words =>
      /\b(?:customers?|buyers?|clients?|shoppers?|users?|subscribers?) (?:e-?mails?|mails|mail ids?|e-?mail ids?|contacts|phones|addresses)\b(?! (?:campaigns?|traffic|revenue|sales|opens?|clicks?|list size))/.test(
        textOf(words),
      ),
  },
  {
    name: 'which customers',
    example: 'which customers returned most',
    holds: words => words.some(word => has(word, 'personal') && word.text.startsWith('which customer')),
  },
  {
    name: 'somebody named by an e-mail address',
    example: 'orders of priya@example.com',
    holds: words => words.some(word => word.kind === 'site' && word.text.includes('@')),
  },
  {
    name: 'a list of e-mail addresses',
    example: 'give me customers with email',
    holds: words =>
      mentions(words, 'email') &&
      isOfPeople(words) &&
      mentions(words, 'list', 'give_', 'export') &&
      !mentions(words, 'sales', 'visit', 'schedule'),
  },
  { name: 'people by their names', example: 'who bought the most', holds: isByName },
];

const whose =
  /\b(?:which|what|kis|kaun ?s[aei]|kons[aei]) (?:e-?mail|mail|phone|mobile|contact|whatsapp) (?:address(?:es)?|ids?|numbers?|nos?)\b|\bwhose (?:e-?mail|mail|phone|mobile|number|name|address|account|card|id)\b/;
const ofThem =
  /\b(?:their|his|her|unke|unka|unki|inke|inka|inki) (?:e-?mails?|e-?mail ids?|mail ids?|phones?|mobiles?|contacts?|address(?:es)?|whatsapps?|(?:phone|mobile|contact|whatsapp) (?:numbers?|nos?|details?))(?: |$)(?!traffic|campaign|channel|revenue|sales|open)|(?:उनके|उनका|इनके) (?:फोन|मोबाइल|ईमेल|पते)/u;

const onePerson =
  /\b(?:the|that|this|us|is|wo|woh|ye|a) (?:\w+ )?(?:lady|man|guy|person|customer|buyer|woman|gentleman|client|girl|boy|madam|aunty|uncle)\b|\b(?:biggest|top|best|largest|oldest|richest) (?:customer|buyer|client)\b/;

/** "ok no names, how many people bought": they are not wanted; "product names" are nobody's. */
const isRuledOut = (words: Word[], at: number): boolean =>
  typedAs(words[at - 1], 'no', 'without', 'not', 'minus', 'bina') ||
  has(words[at - 1], 'product', 'campaign', 'discount_code', 'city', 'keyword', 'collection', 'vendor', 'ad_group');

const isAboutPeople = (words: Word[]): boolean =>
  words.some(
    word =>
      (has(word, 'personal') && /customer|buyer|people|grahak|whoever|ग्राहक/.test(word.text)) || isUser.test(word.text),
  ) ||
  mentions(words, 'customer', 'people', 'who', 'order', 'buy', 'purchase', 'staff_member', 'cod', 'returning', 'abandoned', 'sold', 'cancel', 'champions', 'at_risk') ||
  words.some(word => word.text.startsWith('#')); // prettier-ignore

const isOfPeople = (words: Word[]): boolean =>
  mentions(words, 'customer', 'people', 'who') || words.some(({ text }) => isUser.test(text));
const isUser = /^(users|abandoners|shoppers|spenders)$/;

const isContact = (word: Word | undefined): boolean =>
  has(word, 'email', 'email_word', 'phone', 'address', 'personal') || /^(numbers?|names?|nos?)$/.test(word?.text ?? '');

const isNumber = (word: Word): boolean => /^(numbers?|namba?r|nmbr|नंबर)$/.test(word.text);
const reaching = /\b(call|calls|calling|sms|message|messages|contact|broadcast|list|suchi)\b|सूची|लिस्ट/;

/** "us customer ka number", "uska number": of one of them, and not how many there are. */
function isOfSomebody(words: Word[], at: number): boolean {
  const [owner, of] = [words[at - 2], words[at - 1]];
  if (typedAs(of, 'uska', 'unka', 'iska', 'uske', 'unke', 'उसका', 'उनका'))
    return words.some(word => /^(jis|jisne|jinhone|us|kisne|जिसने|जिन्होंने)$/.test(word.text) || isOrder(word));
  if (!has(owner, 'customer') || !typedAs(of, 'ka', 'ke', 'का', 'के') || /s$|ों$/.test(owner!.text)) return false;
  const pointed = typedAs(words[at - 3], 'wale', 'wala', 'wali', 'वाले', 'वाला', 'us', 'is', 'jis', 'उस', 'इस');
  return pointed || words.some(isOrder);
}

const isNumbered = ({ text }: Word): boolean => text.startsWith('#') || /^[a-z]{1,4}\d{4,}$/.test(text);

/** "#KL41207", "order 41207". */
const isOrder = (word: Word): boolean =>
  isNumbered(word) || (word.kind === 'number' && word.value! >= 10_000 && !word.text.includes(','));

/** "customers ke number", "customers ki list number ke saath", "numbers of the customers". */
const isOfCustomers = (words: Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 4), at).some(word => has(word, 'customer')) ||
  (words[at]!.text.endsWith('s') && words.slice(at + 1, at + 4).some(word => has(word, 'customer')));

/** "customer baar baar phone kar rahi hai" is a call. */
const isCall = (words: Word[], at: number): boolean =>
  /^(?:kar|kiy|kart|karn|aa|aay|aa rah|ringing|calls?|calling|कर|आ)/.test(words[at + 1]?.text ?? '') ||
  /(?:^| )(?:keeps?|kept|is|are|was) (?:phoning|calling|ringing)/.test(textOf(words));

/** "phone number" is private, "orders on phones" is a device. */
const isDevice = (words: Word[], at: number): boolean =>
  !/number|contact|no$|nos$/.test(words[at]!.text) &&
  words[at + 1]?.text !== 'of' &&
  (typedAs(words[at + 1], 'par', 'pe', 'se', 'wale', 'users', 'customers', 'shoppers', 'visitors', 'traffic', 'पर', 'से', 'वाले') ||
    typedAs(words[at - 1], 'on', 'from', 'via', 'by', 'se', 'par', 'pe', 'for') ||
    mentions(words, 'visit', 'convert', 'conversion_rate', 'device', 'desktop', 'visitor', 'sales', 'order', 'website', 'bounce', 'checkout')); // prettier-ignore

/** "collection with max customers", "customers by SKU": a row for each thing, and for no person. */
const isRowOfThings = (words: Word[], customer: number): boolean =>
  words.some(
    (word, at) =>
      word.used !== 'name' &&
      has(word, ...thingsInRows) &&
      (at < customer || at === customer + 1 || has(words[at - 1], 'by', 'per')),
  );

const thingsInRows =
  'variant sku product_type vendor collection medium source_medium discount_code sales_channel order_tag keyword ad_group search_term age gender payment_gateway payment_method return_reason'.split(
    ' ',
  );

const waysToSplit =
  'city region country customer_group customer_type cohort_month product channel traffic_channel device source campaign landing_page month monthly weekly daily'.split(
    ' ',
  );

/** "who bought the most", "our top ten customers", "list of customers who …". */
const isWayOfPaying = (word: Word | undefined): boolean => has(word, 'cod', 'prepaid', 'upi', 'card', 'wallet');

function isByName(words: Word[]): boolean {
  if (typedAs(words[0], 'where', 'kahan', 'kaha', 'कहां')) return false;
  // "in dono me return kiska zyada": of the two spoken of, which are things.
  if (
    words.some(word => /^(dono|donon|teeno|inme|inmein|दोनों|तीनों|इनमें)$/.test(word.text)) &&
    !mentions(words, 'customer', 'people')
  )
    return false;
  // "who returned more, cod or upi customers": one kind of orders or the other.
  if (words.some((word, at) => has(word, 'or') && [words[at - 1], words[at + 1]].every(isWayOfPaying))) return false;
  if (mentions(words, 'how_many', 'how_much', 'share', 'percent', 'average', 'rate', 'count')) return false;
  const splits = words.some(
    (word, at) =>
      word.used !== 'name' &&
      has(word, ...waysToSplit) &&
      !(word.text === 'month' && has(words[at - 1], 'last', 'this', 'next')),
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
    isRowOfThings(words, customer) ||
    mentions(words, 'new', 'returning', 'acquire', 'sales', 'order', 'compare', 'trend', 'why', 'should')
  )
    return false;
  const isListBehind = has(words[superlative], 'list') && typedAs(words[superlative - 1], 'ki', 'की');
  return (customer - superlative >= 1 && customer - superlative <= 3) || (isListBehind && superlative - customer === 2);
}

/** "who bought most", not "customers who bought" nor "Pune or Delhi, who ordered more". */
function isQuestionWord(words: Word[], at: number): boolean {
  if (words[at]!.text === 'whose' && has(words[at - 1], 'order', 'product', 'campaign')) return false;
  const next = words[at + 1];
  const whom = words.slice(at + 2).find(word => !/^(the|our|my|those|these|all)$/.test(word.text));
  if (/^(are|is)$/.test(next?.text ?? '') && mentions(words, 'new', 'returning') && !words.some(isNumbered))
    return false;
  if (/^(are|is|claims|sees)$/.test(next?.text ?? '') && !has(whom, 'customer', 'best', 'most')) return false;
  if (has(next, 'recorded')) return false;
  const before = words.slice(0, at).findLast(word => !word.small && word.names.length === 0);
  if (has(before, 'customer', 'people', 'visitor', 'how_many', 'count')) return false;
  return !(
    words.slice(0, at).some(word => has(word, 'or', 'compare', 'and')) && words.some(word => word.names.length > 0)
  );
}
