/** Words and earlier turns -> what is wanted. The order of the questions below is the order of their importance. */
import { dayAt } from '@tillsight/metrics/period';
import { askBack, asTyped, quotedAsTyped, strangerOf } from './ask-back.ts';
import { noNames, type Shop, type StoreNames, type Turn } from './conversation.ts';
import { figuresOf } from './figures-intent.ts';
import { continueFrom } from './following/continue.ts';
import { isGoods, isOrigin } from './following/merge-filters.ts';
import { pronoun } from './following/leans-back.ts';
import { pointsAtDays } from './following/pointing-words.ts';
import { changedOrder, settleTalk } from './following/said-in-talk.ts';
import { takeLeave } from './following/leaving.ts';
import { settleSteps } from './following/stepped-days.ts';
import { inView } from './following/in-view.ts';
import { isWhole } from './following/own-subject.ts';
import { asksIfGood, asksOfTheFigure } from './following/about-the-answer.ts';
import { houseIndexOf } from './house-words/heard-words.ts';
import { goalOf, outlookOf, withSales } from './goals.ts';
import type { KeptWord } from './house-words/house-order.ts';
import type { AdviceSubject, Ask, Intent, Whether } from './intent.ts';
import { besides, joinedIntents, withGoodsOfOthers } from './joined-intents.ts';
import { mayBeName, mayHoldNames } from './may-hold-names.ts';
import { askOf } from './reading/ask.ts';
import { asksForEarlier } from './reading/asks-earlier.ts';
import { whetherAsked } from './reading/asks-whether.ts';
import { adviceSubject, sideAsked, subjectInView } from './reading/advice-subjects.ts';
import { asksAdvice, asksIfAdsPay, asksWhatToDoWithIt } from './reading/asks-advice.ts';
import { eventWithoutDay } from './reading/event-without-day.ts';
import { houseAnswerTo } from './reading/asked-of-the-house.ts';
import { asksDefinition, asksHowCounted } from './reading/asks-definition.ts';
import { asksGoal, asksHowMuchAhead, looksAhead } from './reading/asks-outlook.ts';
import { calendarFor, calendarOf } from './reading/calendar-of.ts';
import {
  asksGapOnly,
  asksReconciliation,
  asksRowsAndWhy,
  asksWhy,
  asksWhyApart,
  besideEachOther,
} from './reading/asks-why.ts';
import { definedMetrics } from './reading/defined-metrics.ts';
import type { Calendar } from './days/moment.ts';
import { leftOver } from './reading/coverage.ts';
import { dropOtherMeanings } from './reading/other-meanings.ts';
import { served } from './reading/left-unserved.ts';
import { doubtsAbout } from './reading/doubts.ts';
import { passedOver } from './reading/passed-over.ts';
import { clausesOf } from './reading/clauses.ts';
import { cutsOf, wholesOf } from './reading/wholes.ts';
import { withoutTakenBack } from './reading/corrections.ts';
import { wantsBands } from './reading/order-sizes.ts';
import { readWords, type Reading } from './reading/read.ts';
import { asksWhereItIs, asksWhoseOrder, singleOrderIn } from './reading/single-order.ts';
import { asksCancelledValue, countsWhatIsNotThere, missingSourceOf, unknowableOf } from './reading/sources.ts';
import { asksOfSomebody, refusalOf } from './reading/refusals.ts';
import { commandOf } from './reading/commands.ts';
import { needsTitles, withLooks } from './reading/said-looks.ts';
import { isAboutSierra, isOfNothingOurs, offTopicOf, smallTalkOf } from './reading/topics.ts';
import { has, textOf, typedText } from './reading/words.ts';
import { annotate, type Word } from './words/annotate.ts';
import type { AskedPart } from './words/asked-parts.ts';
import { pointsBack, withoutAsides } from './words/asides.ts';
import { withoutContrast } from './words/contrast.ts';
import { plainlyAsked, withoutStrangeClauses } from './words/frames.ts';
import { indexOf, type NameIndex } from './words/names.ts';
import type { Steps } from './words/next-step.ts';

export type Understood = {
  intent: Intent;
  /** Words remain that may be names of the store which were not at hand. */
  wantsNames: boolean;
  /** The house's own words that it rests on. */
  house?: KeptWord[];
  /** A whole sentence that points at nothing said before. */
  standsAlone?: true;
  /** Where something is asked back: the message without clauses that name nothing in the shop, and what they said. */
  withoutStrangers?: { text: string; left: string };
  /** Parts and days that no figure behind a reason, an outlook or a summary keeps to. */
  leftOut?: string;
  /** What the message asks of the row that answers its first question. */
  next?: string;
  /** What of the message asks, where the rest was only told. */
  heard?: string;
  /** Two questions of which the message as a whole may have lost one. */
  inTurn?: Steps;
  /** Where the message as a whole is not understood: what asks something by itself, the longest first. */
  parts?: (AskedPart & { intent: Intent })[];
};

export function indexFor({ words }: Shop, names: StoreNames): NameIndex {
  const plain = indexOf(names);
  return words?.length ? { ...plain, house: houseIndexOf(words) } : plain;
}

/** One reading of a message. Its time grows faster than the text, so that `readableText` comes first. */
export function understandOnce(asked: string, earlier: Turn[], shop: Shop, names: StoreNames): Understood {
  const plain = indexOf(names);
  const index = indexFor(shop, names);
  const text = plainlyAsked(asked, index);
  const typed = annotate(text, index);
  const turns = takeLeave(typed, earlier);
  if (typed.every(word => word.kind === 'mark')) {
    const isNod = /\p{Extended_Pictographic}/u.test(asked);
    const intent: Intent = isNod ? { act: 'chat', kind: 'thanks' } : { act: 'clarify', about: 'nothing', text };
    return { intent, wantsNames: false };
  }
  settleSteps(typed, turns, { today: dayAt(shop.now, shop.timeZone), country: shop.country });
  const calendar = calendarFor(typed, shop, turns.at(-1));
  const words = withoutContrast(withoutAsides(withoutTakenBack(typed, calendar, index)));
  dropOtherMeanings(words);
  const weighs = turns.length > 0 && asksIfGood(words);
  // Neither a frame around a question nor a word of the house is a way past a refusal.
  const refused =
    refusedAnyhow(text, index, plain, typed) ??
    (text === asked ? undefined : refusalOf(asked, annotate(asked, plain), ''));
  const figures =
    !refused && asksOfTheFigure(words, turns.at(-1)) ? inView(turns, calendar)?.ask.metrics.map(({ key }) => key) : [];
  if (figures && figures.length > 0) return { intent: { act: 'define', metrics: figures, text }, wantsNames: false };
  const talk = weighs ? undefined : smallTalkOf(typed);
  // Nobody's data is meant where the whole message is of something else: "which phone should I buy".
  const refusal = refused?.reason === 'personal' && talk?.act === 'off-topic' ? talk : (refused ?? talk);
  // Who is asked about by name, or of two, may be a product whose name is not at hand.
  if (refusal)
    return {
      intent: ofItsDays(refusal, words, calendar),
      wantsNames:
        names === noNames &&
        (asksOfSomebody(typed, text) || typed.some(word => has(word, 'or', 'and', 'compare'))) &&
        typed.some(mayBeName),
    };
  const isOfADay = turns.length > 0 && pointsAtDays(words) !== undefined;
  const house = isOfADay
    ? undefined
    : (houseAnswerTo(text.replace(/m[ei]r[ae] matlab|मेरा मतलब/iu, '')) ??
      houseAnswerTo(textOf(words).replaceAll(' - ', '-')));
  if (house) return { intent: { act: 'define', metrics: [], says: house.says, text }, wantsNames: false };
  if (turns.length > 0) settleTalk(words, turns);
  const read = (clause: Word[]): Reading => readWords(clause, calendarOf(clause, calendar), index);
  const wholes = asksHowCounted(words)
    ? [[read(words)]]
    : wholesOf(words, read).map(whole =>
        clausesOf(whole)
          .flatMap(clause => cutsOf(clause, read))
          .map(read),
      );
  const wishes = wholes.map(readings => {
    const intents = readings.map(reading =>
      withLooks(
        intentOf(text, reading.words, reading, {
          turns,
          shop,
          calendar: calendarOf(reading.words, calendar),
          names,
          order: singleOrderIn(words),
        }),
        reading,
        names,
      ),
    );
    return spokenOf(readings, intents) ?? joinedIntents(readings, intents);
  });
  const wantsNames =
    names === noNames &&
    (wholes.flat().some(reading => mayHoldNames(reading.words, reading)) ||
      typed.some(word => !words.includes(word) && mayBeName(word)));
  const wished = quotedAsTyped(allServed(withGoodsOfOthers(wishes, wholes).reduce(besides), wholes.flat()), text);
  const intent = withWhether(ofEarlier(tellingTyped(wished, text), text), weighs ? 'weighed' : whetherAsked(text));
  const own = wordsUsed(wholes.flat());
  const isStrange = intent.act === 'clarify' && (intent.about === 'name' || intent.about === 'word');
  const withoutStrangers = isStrange ? withoutStrangeClauses(asked, index) : undefined;
  return {
    intent,
    wantsNames: wantsNames || (names === noNames && needsTitles(intent)),
    ...(own.length > 0 ? { house: own } : {}),
    ...(turns.length > 0 && isWhole(words) ? { standsAlone: true } : {}),
    ...(withoutStrangers ? { withoutStrangers } : {}),
  };
}

/** Whatever its words mean in this house. */
export const refusedAnyhow = (
  text: string,
  index: NameIndex,
  plain: NameIndex,
  typed = annotate(text, index),
): ReturnType<typeof refusalOf> =>
  refusalOf(text, index === plain ? typed : annotate(text, plain), '') ?? refusalOf(text, typed, '');

/** Each once, in the order they are said; of "gross sales" what sales mean is no part. */
function wordsUsed(readings: readonly Reading[]): KeptWord[] {
  const used = readings.flatMap(({ words, metrics }) =>
    words.flatMap((word, at) => {
      const { house } = word;
      if (house === undefined || word.used === undefined) return [];
      const { meaning } = house;
      const isSaid =
        meaning.kind !== 'figure' || metrics.some(({ key, places }) => key === meaning.metric && places.includes(at));
      return isSaid ? [house] : [];
    }),
  );
  return [...new Set(used)];
}

/** What was named anywhere in the message is kept to, or told with the answer. */
function allServed(intent: Intent, readings: readonly Reading[]): Intent {
  if (intent.act !== 'figures' || intent.notes.standing) return intent;
  const { asks, left: unserved } = served(readings, [intent.ask, ...intent.also]);
  // A single order is told by itself, never beside a figure.
  const left = [...readings.flatMap(({ words }) => singleOrderIn(words) ?? []), ...unserved];
  const [ask = intent.ask, ...also] = asks;
  const { passedOver = [] } = intent.notes;
  return { ...intent, ask, also, notes: left.length > 0 ? { ...intent.notes, passedOver: [...passedOver, ...left] } : intent.notes }; // prettier-ignore
}

const tellingTyped = (intent: Intent, typed: string): Intent =>
  intent.act === 'figures' && intent.notes.passedOver
    ? { ...intent, notes: { ...intent.notes, passedOver: asTyped(intent.notes.passedOver, typed) } }
    : intent;

const ofEarlier = (intent: Intent, text: string): Intent =>
  intent.act === 'figures' && asksForEarlier(text)
    ? { ...intent, notes: { ...intent.notes, asksEarlier: true } }
    : intent;

export const withWhether = (intent: Intent, whether: Whether | undefined): Intent =>
  intent.act === 'figures' && whether ? { ...intent, notes: { ...intent.notes, whether } } : intent;

/** What is refused was still asked of some days: "ok no names, how many bought in that month". */
function ofItsDays(intent: Intent, words: Word[], calendar: Calendar): Intent {
  const [found] = intent.act === 'refuse' ? readWords(words, calendar, undefined).periods : [];
  return intent.act === 'refuse' && found ? { ...intent, period: found.period } : intent;
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

/** "defect ki wajah se kitne wapas aaye": the reason is named, or a row for each is wanted. */
function isOfReturnReasons({ by, filters }: Ask, words: Word[]): boolean {
  if (by.includes('return_reason')) return true;
  const isNamed = filters.some(({ options }) => options[0]?.dimension === 'return_reason');
  if (!isNamed || words.some(word => has(word, 'why') && !isCause.test(word.text))) return false;
  for (const word of words) if (isCause.test(word.text)) word.used ??= 'value';
  return true;
}
const isCause = /wajah|vajah|kaaran|karan|वजह|कारण|because of|due to/;

/** `order`: the number of the one order that is named anywhere in the message. */
type Context = { turns: Turn[]; shop: Shop; calendar: Calendar; names: StoreNames; order: string | undefined };

function intentOf(text: string, words: Word[], reading: Reading, context: Context): Intent {
  const { shop } = context;
  if (offTopicOf(words, reading)) return { act: 'off-topic' };
  const isOfThoseTold = context.turns.length > 0 && asksWhatToDoWithIt(words);
  const isSupposed =
    context.turns.length > 0 && /^(?:and |so |ok |what )*(?:if|suppose|agar|अगर) /u.test(typedText(words));
  const command =
    (isOfThoseTold || isSupposed ? undefined : commandOf(words, reading)) ?? changedOrder(words, context.turns.at(-1));
  if (command) return { ...command, text };
  if (isAboutSierra(words, reading)) return { act: 'chat', kind: 'help' };
  const asked = askOf(reading, context.calendar);
  const followed = continueFrom(reading, asked, context);
  const { ask, notes } = followed ?? asked;
  const isOfItsOwn = reading.periods.length + reading.filters.length > 0;
  const order = singleOrderIn(words) ?? (isOfItsOwn ? undefined : context.order);
  if (order !== undefined && asksWhoseOrder(words)) return { act: 'refuse', reason: 'personal' };
  if (order !== undefined)
    return shop.connected.includes('shopify')
      ? { act: 'order', number: order, ...(asksWhereItIs(words) ? { asksWhere: true } : {}) }
      : { act: 'no-source', source: 'Shopify', ask, text };
  if (notes.lost !== undefined) return { act: 'clarify', about: 'word', text: notes.lost };
  if (!followed && isOfNothingOurs(reading) && !isOfThoseTold) return strangerOf(text, reading, ask);
  if (asksReconciliation(words)) return { act: 'reconcile', ask, sizeOnly: asksGapOnly(words) };
  const why = asksWhy(words, reading) && !isOfReturnReasons(ask, words);
  // "so what is its return rate", "which payment mode do they use" of what was told asks for the figure.
  const isOfWhatWasTold = followed !== undefined && ofWhatWasTold.test(typedText(words));
  if (!why && !isOfWhatWasTold && !asksIfAdsPay(words) && asksDefinition(words, reading)) {
    const named = definedMetrics(words, reading);
    // "is that at cost or at retail?" after the stock's value names no other figure.
    const isOfThat = followed !== undefined && pronoun(words) && !ask.metrics.some(({ key }) => named.includes(key));
    return { act: 'define', metrics: isOfThat ? ask.metrics.map(({ key }) => key) : named, text };
  }
  const elsewhere = elsewhereOf(text, words, reading, ask, { shop, goesOn: followed !== undefined });
  if (elsewhere) return elsewhere;
  const strange = why && !followed ? strangeGoods(reading) : undefined;
  if (strange !== undefined) return askBack([strange], ask);
  if (why && asksWhyApart(words, ask))
    return { act: 'figures', ask: besideEachOther(ask), also: [], notes: { ...notes, apart: true } };
  if (why) return { act: 'explain', ask, notes, ...(asksRowsAndWhy(words, ask) ? { ofTopRow: true } : {}) };
  const outlook = (): Intent => outlookOf(reading, ask, notes, context.calendar.today);
  if (asksHowMuchAhead(words, reading, context.calendar)) return outlook();
  if (asksIfAdsPay(words)) return { act: 'summary', topic: 'ads', ask, notes };
  if (asksAdvice(words, reading) && !words.some(word => has(word, 'forecast') && word.text.startsWith('expect')))
    return adviceOn(reading, ask, text, context);
  if (notes.ahead) return outlook();
  if (asksGoal(words) && !looksAhead(words))
    return { act: 'figures', ask: withSales(ask), also: [], notes: { ...notes, ...goalOf(words) } };
  if (looksAhead(words) && !ask.metrics.some(metric => metric.key === 'days_of_cover')) return outlook();
  if (!followed) return figuresOf(text, reading, asked, shop);
  if (ask.when && ask.when.period.from > context.calendar.today) return outlook();
  const event = eventWithoutDay(text, words);
  if (event?.surely) return { act: 'clarify', about: 'event', text: event.said, ask };
  const unheard = leftOver(reading, ask.by, ['number']);
  const over = passedOver(unheard, reading, followed);
  const left = over ? [] : unheard;
  if (left.length === 0 && notes.idle) return { act: 'clarify', about: 'word', text: typedText(words), ask };
  const doubts = left.length === 0 && !asksIfGood(words) ? doubtsAbout(reading, followed, { goesOn: true }) : [];
  if (doubts.length > 0) return { act: 'clarify', about: 'word', text: doubts.join(' '), ask };
  if (left.length > 0) return askBack(left, ask);
  return { act: 'figures', ...followed, notes: over ? { ...notes, passedOver: over } : notes };
}

const ofWhatWasTold =
  /^(and |so |ok |then )*(what is|what was|what are|whats) (its|their|his|her) (?!formula|definition|meaning)|^(and |so )*(which|what) \S+( \S+)? (do|did|are|were) (they|these people|those people) (use|using|pay|prefer)/;

/** "why did potli bag sales fall": what nobody knows, before the figure it is a part of. */
const strangeGoods = ({ words, unread }: Reading): string | undefined =>
  words.find(
    ({ text }, at) =>
      /^[a-z]{4,}$/.test(text) &&
      unread.unknown.includes(text) &&
      words.slice(at + 1, at + 3).some(({ used }) => used === 'metric'),
  )?.text;

function adviceOn({ words, filters, periods }: Reading, ask: Ask, text: string, { turns, calendar }: Context): Intent {
  const { when: _, ...undated } = ask;
  const near = adviceSubject(words, periods.length > 0 ? ask : undated, text);
  // "Our rep says we should raise budgets. Should we?": the sentence before says what it is about.
  const own = near === 'general' ? adviceSubject(annotate(text), { ...ask, filters: [] }, text) : near;
  const subject = own === 'general' ? (subjectInView(turns) ?? own) : own;
  const whether = sideAsked(words, text);
  // "should I stop it" after one campaign is about that one, and not about the one that loses most.
  const pointed = ask.filters.length === 0 && pronoun(words) ? (inView(turns, calendar)?.ask.filters ?? []) : [];
  const kept = { ...ask, filters: [...ask.filters, ...pointed.filter(filter => isOfSubject(subject, filter))] };
  return { act: 'advise', subject, ask: askAbout(subject, kept, filters), ...(whether ? { whether } : {}), text };
}

const ofAds = /^(campaigns|cut|raise|keywords)$/;

/** Whether it is a part of what is advised on: a campaign where ads are, goods and codes elsewhere. */
function isOfSubject(subject: AdviceSubject, { options: [option] }: Ask['filters'][number]): boolean {
  const dimension = option?.dimension ?? '';
  return ofAds.test(subject)
    ? /^(campaign|campaign_type|ad_group|keyword)$/.test(dimension)
    : isGoods(dimension) || dimension === 'discount_code';
}

/** "bring down my COD share" keeps to COD though shares are split by it; the Google whose ads are spoken of is no source of visits. */
function askAbout(subject: AdviceSubject, ask: Ask, filters: Reading['filters']): Ask {
  if (subject === 'cod' || subject === 'cod-returns')
    return { ...ask, by: [], filters: filters.filter(({ concept }) => concept !== 'prepaid') };
  const isOfGoogle = ({ concept }: Ask['filters'][number]): boolean => /^(from_)?google$/.test(concept ?? '');
  // "what to do about YouTube" after sarees: no campaign is cut by what was sold.
  const isCarried = (filter: Ask['filters'][number]): boolean =>
    isGoods(filter.options[0]?.dimension ?? '') && !filters.some(({ text }) => text === filter.text);
  return ofAds.test(subject)
    ? { ...ask, filters: ask.filters.filter(each => !isOfGoogle(each) && !isCarried(each)) }
    : ask;
}

/** "what did we pay for paid social": what is spent there Meta knows. */
const isSpentOnMeta = ({ metrics, filters }: Ask, { connected }: Shop): boolean =>
  !connected.includes('meta') &&
  metrics.length > 0 &&
  metrics.every(({ key }) => /^(google_ads_cost|total_ad_spend|return_on_ad_spend|google_ads_roas)$/.test(key)) &&
  filters.some(({ options: [option], not }) => !not && String(option?.values) === 'Paid Social');

/** What another platform, or none, would have to answer. */
function elsewhereOf(
  text: string,
  words: Word[],
  reading: Reading,
  ask: Ask,
  { shop, goesOn }: { shop: Shop; goesOn: boolean },
): Intent | undefined {
  const source = missingSourceOf(words, reading, shop.connected) ?? (isSpentOnMeta(ask, shop) ? 'Meta Ads' : undefined);
  const ofShop =
    goesOn && reading.metrics.length === 0 && ask.metrics.some(({ key }) => !/^(google_ads|meta|total_ad)/.test(key));
  const comesFrom =
    ofShop &&
    (words.some(word => has(word, 'from_instagram', 'from_facebook')) ||
      ask.filters.some(({ options }) => isOrigin(options[0]?.dimension ?? '')));
  if (source && !comesFrom) return { act: 'no-source', source, ask, text };
  const topic = unknowableOf(words, reading);
  if (topic) return { act: 'no-data', topic, ask, text };
  if (ask.by[0] !== 'order_number' && wantsBands(words, reading))
    return { act: 'no-data', topic: 'order-value', ask, text };
  if (countsWhatIsNotThere(ask, reading)) return { act: 'no-data', topic: 'nothing-sold', ask, text };
  if (asksCancelledValue(words, reading)) return { act: 'no-data', topic: 'cancelled-value', ask, text };
  return undefined;
}
