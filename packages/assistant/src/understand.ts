/** Words and earlier turns -> what is wanted. The order of the questions below is the order of their importance. */
import type { Shop, StoreNames, Turn } from './conversation.ts';
import { continueFrom } from './following/continue.ts';
import { isOrigin } from './following/merge-filters.ts';
import { topicInView } from './following/topic-in-view.ts';
import { asksIfGood } from './following/weighs.ts';
import type { AdviceTopic, Ask, Intent } from './intent.ts';
import { joinedIntents } from './joined-intents.ts';
import { askOf, type Asked } from './reading/ask.ts';
import { adviceTopic, asksAdvice, asksIfAdsPay } from './reading/asks-advice.ts';
import { houseAnswerTo } from './reading/asked-of-the-house.ts';
import { asksDefinition, asksHowCounted, definedMetrics } from './reading/asks-definition.ts';
import { asksGoal, asksHowMuchAhead, looksAhead } from './reading/asks-outlook.ts';
import { asksSummary, summaryTopic } from './reading/asks-summary.ts';
import { asksGapOnly, asksReconciliation, asksWhy } from './reading/asks-why.ts';
import type { Calendar } from './reading/moment.ts';
import { doubtsAbout } from './reading/doubts.ts';
import { leftOver } from './reading/coverage.ts';
import { clausesOf } from './reading/clauses.ts';
import { withoutTakenBack } from './reading/corrections.ts';
import { readWords, type Reading } from './reading/read.ts';
import { asksCancelledValue, isOrderBand, missingSourceOf, unknowableOf } from './reading/sources.ts';
import { refusalOf } from './reading/refusals.ts';
import { commandOf } from './reading/commands.ts';
import { offTopicOf, smallTalkOf } from './reading/topics.ts';
import { has } from './reading/words.ts';
import { annotate, type Word } from './words/annotate.ts';
import { pointsBack, withoutAsides } from './words/asides.ts';
import { isKnown } from './words/lexicon.ts';
import { indexOf, noNames } from './words/names.ts';
import { dayAt, namedPeriod } from '@tillsight/metrics/period';

export type Understood = {
  intent: Intent;
  /** Words remain that may be names of the store which were not at hand. */
  wantsNames: boolean;
};

/** Words and marks of one message; what merchants ask has 20 at most, and a longer text would keep the server busy. */
const mostWords = 150;

export function understand(text: string, turns: Turn[], shop: Shop, names: StoreNames = noNames): Understood {
  const index = indexOf(names);
  const typed = annotate(text, index);
  if (typed.every(word => word.kind === 'mark'))
    return { intent: { act: 'clarify', about: 'nothing', text }, wantsNames: false };
  if (typed.length > mostWords) return { intent: { act: 'clarify', about: 'length', text }, wantsNames: false };
  const calendar = calendarFor(typed, shop);
  const words = withoutAsides(withoutTakenBack(typed, calendar, index));
  const weighs = turns.length > 0 && asksIfGood(words);
  const refusal = refusalOf(text, typed, '') ?? (weighs ? undefined : smallTalkOf(typed));
  if (refusal) return { intent: refusal, wantsNames: false };
  const house = houseAnswerTo(text);
  if (house) return { intent: { act: 'define', metrics: [], says: house.says, text }, wantsNames: false };
  if (turns.length > 0) asLeavingOut(words);
  const readings = (asksHowCounted(words) ? [words] : clausesOf(words)).map(clause => readWords(clause, calendar, index));
  const intents = readings.map(reading => intentOf(text, reading.words, reading, { turns, shop, calendar, names }));
  const wantsNames = names === noNames && readings.some(reading => mayHoldNames(reading.words, reading));
  return { intent: spokenOf(readings, intents) ?? joinedIntents(readings, intents), wantsNames };
}

function calendarFor(typed: Word[], shop: Shop): Calendar {
  const words = withoutAsides(typed);
  return {
    today: dayAt(shop.now, shop.timeZone),
    country: shop.country,
    ahead: looksAhead(words) && !words.some(word => has(word, 'why')),
    ...(shop.historyFrom ? { begins: shop.historyFrom } : {}),
  };
}

/** "We have a stall at the fair. What did it sell?": what nobody knows is asked about. */
function spokenOf(readings: Reading[], intents: Intent[]): Intent | undefined {
  const [first, next] = readings;
  const [told, asked] = intents;
  if (!first || !next || !told || ('ask' in told && told.ask !== undefined) || told.act === 'chat') return undefined;
  const strange = [...first.unread.unknown, ...first.unread.ordinary];
  if (strange.length === 0 || !pointsBack(next.words) || asked?.act !== 'figures') return undefined;
  return { act: 'clarify', about: 'name', text: strange.join(' '), ask: asked.ask };
}

/** "drop home decor" after an answer leaves it out. */
function asLeavingOut(words: Word[]): void {
  const [first, next] = words.filter(word => word.kind !== 'mark' && !/^(ok|okay|now|and|please|the)$/.test(word.text));
  if (first && /^(drop|hide|lose|scrap|kick|forget|cut|ditch)$/.test(first.text) && (next?.names.length ?? 0) > 0) {
    first.concepts = ['except'];
    first.names = [];
  }
}

function mayHoldNames(words: Word[], reading: Reading): boolean {
  if (words.some(word => word.used !== 'period' && alwaysNameish.some(each => has(word, each)))) return true;
  const isLoose = (word: Word): boolean =>
    word.kind === 'word' &&
    !word.small &&
    (word.concepts.length === 0 ||
      word.corrected ||
      (word.used === undefined && nameish.some(each => has(word, each))));
  return (
    words.some(isLoose) ||
    reading.filters.length + reading.bounds.length > 0 ||
    words.some(word => word.kind === 'path' || word.kind === 'site')
  );
}

/** Parts of the names of campaigns, whatever else they were read as. */
const alwaysNameish = [
  'free_shipping',
  'vendor',
  'search',
  'search_box',
  'type_pmax',
  'collection',
  'video',
  'display_channel',
  'variant',
];

/** Ideas whose words also occur in names of campaigns, collections and products. */
const nameish = [
  'vendor',
  'search',
  'new',
  'video',
  'display_channel',
  'collection',
  'below',
  'abroad',
  'wallet',
  'gift',
  'type_pmax',
  'fall',
  'direct',
  'email',
  'referral',
  'organic',
  'google',
  'cod',
  'prepaid',
  'wholesale',
  'diwali',
  'rakhi',
  'product_type',
];

type Context = { turns: Turn[]; shop: Shop; calendar: Calendar; names: StoreNames };

function intentOf(text: string, words: Word[], reading: Reading, context: Context): Intent {
  const { shop } = context;
  if (offTopicOf(words, reading)) return { act: 'off-topic' };
  const command = commandOf(words, reading);
  if (command) return { ...command, text };
  const asked = askOf(reading, context.calendar);
  const followed = continueFrom(reading, asked, context);
  const { ask, notes } = followed ?? asked;
  if (notes.lost !== undefined) return { act: 'clarify', about: 'word', text: notes.lost };
  if (asksReconciliation(words)) return { act: 'reconcile', ask, sizeOnly: asksGapOnly(words) };
  const why = asksWhy(words, reading) && !ask.by.includes('return_reason');
  if (!why && asksDefinition(words, reading)) return { act: 'define', metrics: definedMetrics(words, reading), text };
  const elsewhere = elsewhereOf(text, words, reading, ask, { shop, goesOn: followed !== undefined });
  if (elsewhere) return elsewhere;
  if (why) return { act: 'explain', ask, notes };
  if (asksHowMuchAhead(words, reading, context.calendar)) return { act: 'forecast', ask, notes, ...goalOf(words) };
  if (asksIfAdsPay(words)) return { act: 'summary', topic: 'ads', ask, notes };
  if (asksAdvice(words, reading) && !words.some(word => has(word, 'forecast') && word.text.startsWith('expect')))
    return { act: 'advise', topic: topicOfAdvice(words, reading, context.turns), ask, text };
  if (notes.ahead) return { act: 'forecast', ask, notes, ...goalOf(words) };
  if (asksGoal(words) && !looksAhead(words))
    return { act: 'figures', ask: withSales(ask), also: [], notes: { ...notes, ...goalOf(words) } };
  if (looksAhead(words) && !ask.metrics.some(metric => metric.key === 'days_of_cover'))
    return { act: 'forecast', ask, notes, ...goalOf(words) };
  if (!followed) return figuresOf(text, words, reading, asked, shop);
  const left = leftOver(reading, ask.by, ['why', 'claim', 'next', 'return', 'number']);
  return left.length > 0 ? askBack(left, ask) : { act: 'figures', ...followed };
}

function topicOfAdvice(words: Word[], reading: Reading, turns: readonly Turn[]): AdviceTopic {
  const topic = adviceTopic(words, reading);
  return (topic === 'general' && reading.metrics.length === 0 ? topicInView(turns) : undefined) ?? topic;
}

const withSales = (ask: Ask): Ask =>
  ask.metrics.length > 0 ? ask : { ...ask, metrics: [{ key: 'total_sales_revenue', named: true }] };

function goalOf(words: Word[]): { goal?: number } {
  const number = words.find(
    (word, at) =>
      word.kind === 'number' && word.value! >= 1000 && word.used !== 'period' && words[at - 1]?.text !== 'fy',
  );
  const spelled = words.findIndex(word => /^(crore|crores|lakh|lakhs|cr|करोड|लाख)$/.test(word.text));
  if (number) return { goal: number.value! };
  if (spelled > 0 && /^(one|ek|a|1|एक)$/.test(words[spelled - 1]!.text))
    return { goal: /^(c|क)/.test(words[spelled]!.text) ? 1e7 : 1e5 };
  const bound = words.find(word => word.used === 'bound' && word.kind === 'number');
  return bound ? { goal: bound.value! } : {};
}

/** What another platform, or none, would have to answer. */
function elsewhereOf(
  text: string,
  words: Word[],
  reading: Reading,
  ask: Ask,
  { shop, goesOn }: { shop: Shop; goesOn: boolean },
): Intent | undefined {
  const source = missingSourceOf(words, reading, shop.connected);
  const ofShop =
    goesOn && reading.metrics.length === 0 && ask.metrics.some(({ key }) => !/^(google_ads|meta|total_ad)/.test(key));
  const comesFrom =
    ofShop &&
    (words.some(word => has(word, 'from_instagram', 'from_facebook')) ||
      ask.filters.some(({ options }) => isOrigin(options[0]?.dimension ?? '')));
  if (source && !comesFrom) return { act: 'no-source', source, ask, text };
  const topic = unknowableOf(words, reading);
  if (topic) return { act: 'no-data', topic, ask, text };
  if (isOrderBand(words, reading)) return { act: 'no-data', topic: 'order-value', ask, text };
  if (asksCancelledValue(words, reading)) return { act: 'no-data', topic: 'cancelled-value', ask, text };
  return undefined;
}

function figuresOf(text: string, words: Word[], reading: Reading, { ask, also, notes }: Asked, shop: Shop): Intent {
  const { unknown, ordinary } = reading.unread;
  if (ask.when && ask.when.period.from > dayAt(shop.now, shop.timeZone)) return { act: 'forecast', ask, notes };
  const left = leftOver(reading, ask.by);
  if (pointsAtNothing(words, ask) || asksWhichOne(words, ask)) return { act: 'clarify', about: 'metric', text, ask };
  if (namesSomebody(words, left)) return { act: 'refuse', reason: 'personal' };
  if (
    reading.metrics.every(metric => metric.weak) &&
    ask.filters.length + ask.by.length + unknown.length + ordinary.length === 0 &&
    ask.when === undefined &&
    words.every(word => word.kind !== 'word' || word.small || has(word, 'what', 'and', 'above', 'below', 'how_much'))
  )
    return { act: 'clarify', about: 'nothing', text };
  const strong =
    reading.metrics.some(metric => !metric.weak) ||
    (reading.metrics.length > 0 &&
      (ask.by.length > 0 || ask.filters.length > 0 || unknown.length + ordinary.length === 0));
  const business = strong || ask.by.length > 0 || ask.filters.length > 0 || asksSummary(words);
  if (left.length > 0 && (business || ask.metrics.length > 0 || unknown.length + ordinary.length === 0))
    return askBack(left, ask);
  if (!business && unknown.length + ordinary.length > 0) return strangerOf(text, words, reading, ask);
  if (unknown.length > 0 || ordinary.length > 1)
    return { act: 'clarify', about: 'name', text: [...unknown, ...ordinary].join(' '), ask };
  const doubts = doubtsAbout(reading, { ask, also, notes });
  if (doubts.length > 0) return { act: 'clarify', about: 'word', text: doubts.join(' '), ask };
  const goal = goalOf(words).goal;
  if (ask.metrics.length === 0 && ask.by.length === 0 && goal !== undefined && goal >= 10_000)
    return { act: 'figures', ask: withSales(ask), also, notes: { ...notes, goal } };
  if (ask.metrics.length === 0 && ask.bounds.length > 0 && ask.by.length === 0)
    return { act: 'figures', ask: withSales(ask), also, notes: { ...notes, ...goalOf(words) } };
  if (ask.metrics.length === 0 && /^(when|kab|कब)$/.test(words[0]?.text ?? ''))
    return { act: 'clarify', about: 'metric', text, ask };
  if (ask.metrics.length === 0 && isLost(words, ask)) return { act: 'clarify', about: 'metric', text, ask };
  const compares = ask.base !== undefined || reading.comparison.asked;
  if (
    asksSummary(words) &&
    ask.metrics.length === 1 &&
    ask.metrics[0]!.key.startsWith('inventory_') &&
    ask.by.length + ask.filters.length === 0
  )
    return { act: 'summary', topic: 'stock', ask: { ...ask, metrics: [] }, notes };
  if (ask.metrics.length === 0 && (ask.by.length === 0 || asksSummary(words)) && !ask.ranking && !compares)
    return { act: 'summary', topic: summaryTopic(words, reading), ask: withRhythm(ask, words, shop), notes };
  return {
    act: 'figures',
    ask,
    also,
    notes: { ...notes, ...(reading.metrics.every(metric => metric.weak) && reading.metrics.length > 0 ? {} : {}) },
  };
}

/** "weekly summary" is about the last week, not split by weeks. */
function withRhythm(ask: Ask, words: Word[], { now, timeZone, country }: Shop): Ask {
  const rhythm = (['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const).find(each =>
    words.some(word => has(word, each)),
  );
  if (!rhythm && ask.when === undefined && words.some(word => has(word, 'morning')))
    return { ...ask, when: { period: namedPeriod('yesterday', dayAt(now, timeZone), country) } };
  if (!rhythm) return ask;
  if (ask.when) return { ...ask, by: [] };
  const name = {
    daily: 'yesterday',
    weekly: 'last-week',
    monthly: 'last-month',
    quarterly: 'last-quarter',
    yearly: 'last-year',
  } as const;
  return { ...ask, by: [], when: { period: namedPeriod(name[rhythm], dayAt(now, timeZone), country) } };
}

/** "the Delhi one", "that campaign again": nothing was said before that it could be one of. */
const pointsAtNothing = (words: Word[], ask: Ask): boolean =>
  ask.metrics.length + ask.by.length === 0 &&
  ask.when === undefined &&
  words.some((word, at) => /^(one|ones|wala|wali|wale|वाला|वाली)$/.test(word.text) && at === words.length - 1) &&
  words.filter(word => word.kind !== 'mark' && !word.small).length <= 2;

/** "which one is losing us money": one of what is not said. */
const asksWhichOne = (words: Word[], ask: Ask): boolean =>
  ask.by.length + ask.filters.length === 0 &&
  words.some((word, at) => /^(one|ones)$/.test(word.text) && has(words[at - 1], 'which'));

/** "what did customer Priya Sharma buy": two words nobody knows behind "customer" are a person. */
const namesSomebody = (words: Word[], left: string[]): boolean =>
  words.some(
    (word, at) =>
      has(word, 'customer') &&
      [words[at + 1], words[at + 2]].every(
        each => each !== undefined && left.includes(each.text) && !isKnown(each.text),
      ),
  );

/** Words nobody knows may be a name; ideas that found no place are asked about as such. */
function askBack(left: string[], ask: Ask): Intent {
  return {
    act: 'clarify',
    about: left.every(each => isKnown(each) || /\d/.test(each)) ? 'word' : 'name',
    text: left.join(' '),
    ask,
  };
}

/** Real words about nothing of the business are another topic; letters without sense are asked back. */
function strangerOf(text: string, words: Word[], reading: Reading, ask: Ask): Intent {
  const { unknown, ordinary } = reading.unread;
  if (unknown.length > 0 && ordinary.length === 0 && words.length <= 4)
    return { act: 'clarify', about: 'nothing', text };
  if (unknown.length > 1 && unknown.length > ordinary.length) return { act: 'clarify', about: 'nothing', text };
  const ours = [
    'buy',
    'order',
    'customer',
    'sold',
    'purchase',
    'product',
    'google_ads',
    'ad',
    'campaign',
    'stock',
    'discount',
    'website',
  ];
  if (unknown.length > 0 && words.some(word => has(word, ...ours)))
    return { act: 'clarify', about: 'name', text: unknown.join(' '), ask };
  const trades =
    reading.metrics.length > 0 ||
    reading.breakdowns.length > 0 ||
    words.some(word =>
      has(
        word,
        'order',
        'customer',
        'product',
        'shipping',
        'stock',
        'money',
        'cost',
        'visit',
        'people',
        'sales',
        'store_',
      ),
    );
  if (trades) return { act: 'no-data', topic: [...ordinary, ...unknown].join(' '), ask, text };
  return { act: 'off-topic' };
}

/** "best performer", "compare", "show me": nothing says of what. */
function isLost(words: Word[], ask: Ask): boolean {
  const ranks = words.some(word => has(word, 'best', 'worst', 'most', 'least'));
  if (ask.by.length > 0 || ask.filters.length > 0) return false;
  if (ranks) return true;
  return (
    ask.when === undefined &&
    !asksSummary(words) &&
    !words.some(word => has(word, 'ad', 'stock', 'visitor', 'google_ads', 'customer'))
  );
}
