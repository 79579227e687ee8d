/** From the words of an order to what is to be done: the figure it names is read as a question would be. */
import type { AlertCondition } from '@tillsight/contract/alerts';
import type { KeptDays, KeptRequest } from '@tillsight/contract/kept-request';
import { metricByKey } from '@tillsight/metrics/catalogue';
import { keptDaysOf } from '@tillsight/metrics/kept-request';
import { dayAt } from '@tillsight/metrics/period';
import type { Filter, MetricRequest } from '@tillsight/metrics/request';
import type { Turn } from '../conversation.ts';
import { spoken, type Context, type Draft } from '../draft.ts';
import { draftOf } from '../draft-of.ts';
import type { Intent } from '../intent.ts';
import { isPlain } from '../kept-figures.ts';
import { sentencesFor } from '../sentences/sentences.ts';
import type { AlertOrder } from './alert-order.ts';
import { saysPaymentsFail } from './failing-payments.ts';
import type { AlertWish } from './read-order.ts';

type Making = Extract<AlertWish, { do: 'make' }>;

/** Reads a question for figures; nothing where it takes too long. */
export type ReadFigures = (text: string) => Promise<{ intent: Intent; context: Context } | undefined>;

export async function alertDraft(wish: AlertWish, context: Context, read: ReadFigures): Promise<Draft> {
  const { alerts } = sentencesFor(context.shop);
  if (wish.do === 'cannot') return spoken('act', alerts.cannot[wish.why]);
  if (wish.do === 'unread') return spoken('act', alerts.unread(wish.words));
  const { reading, unread } = wholeReader(read);
  const order = wish.do === 'make' ? await orderOf(wish, context, reading) : wish;
  if (order === 'several') return spoken('act', alerts.cannot.several);
  if (order !== undefined) return { ...spoken('act', alerts.notHere), order };
  const words = unread();
  return spoken('act', (await whyUnread(wish, read)) ?? (words === undefined ? alerts.unclear : alerts.unread(words)));
}

/** Reads figures of which every word found its place; which words did not is asked for afterwards. */
export function wholeReader(read: ReadFigures): { reading: ReadFigures; unread: () => string | undefined } {
  let left: string | undefined;
  const reading: ReadFigures = async text => {
    const found = await read(text);
    const intent = found?.intent;
    if (intent?.act === 'clarify') left ??= intent.text === '' ? undefined : intent.text;
    const passed = intent && 'notes' in intent ? intent.notes.passedOver : undefined;
    if (passed) left ??= passed.join(' ');
    return passed ? undefined : found;
  };
  return { reading, unread: () => left };
}

/** What no platform that is connected knows is said as it is to whoever asks for it. */
async function whyUnread(wish: AlertWish, read: ReadFigures): Promise<string | undefined> {
  const found = wish.do === 'make' && wish.subject !== '' ? await read(wish.subject) : undefined;
  if (found?.intent.act !== 'no-source' && found?.intent.act !== 'no-data') return undefined;
  const draft = await draftOf(found.intent, found.context);
  const { response } = await draft.write([], () => Promise.resolve([]));
  return `${response} ${sentencesFor(found.context.shop).schedules.nothingSet}`;
}

async function orderOf(wish: Making, context: Context, read: ReadFigures): Promise<AlertOrder | 'several' | undefined> {
  const named = wish.isThis ? requestInView(context) : await requestNamed(wish, context, read);
  if (named === 'several') return named;
  const isEach = named && ((anyOf.test(wish.subject) && isOfSeveral(named)) || isGroupThatRunsOut(wish, named));
  const request = named && isEach ? eachProduct(named) : named;
  const condition = request && boundTo(wish, request);
  if (request === undefined || condition === undefined) return undefined;
  const { channel, others } = wish;
  const whole = condition.kind === 'share' ? wholes[request.metrics[0] ?? ''] : undefined;
  const asked = whole === undefined ? request : { ...request, metrics: [...request.metrics, whole] };
  return {
    do: 'make',
    request: asked,
    condition,
    ...(channel ? { channel } : {}),
    ...(others ? { others } : {}),
  };
}

const eachOf =
  /(?:^| )(?:any|each|every|some|koi(?: bhi)?|har|kisi(?: bhi)?)(?: of (?:the|my|our))? (?:products?|items?|styles?|goods|sku|pieces?|designs?|cheez|प्रोडक्ट|उत्पाद|चीज़|चीज|maal)(?:'s)?(?= |$)|(?:^| )(?:anything|something|kuch bhi)(?= |$)/u;

/** Only products are watched one by one. */
const eachOfOthers =
  /(?:^| )an? (?:code|coupon|campaign|city|customer)(?= |$)|(?:^| )(?:any|each|every|koi(?: bhi)?|har|kisi(?: bhi)?)(?: (?:one )?of (?:the|my|our))? (?:campaigns?|ads?|keywords?|ad groups?|city|cities|states?|codes?|coupons?|channels?|sources?|vendors?|brands?|stores?|shops?|collections?|categor(?:y|ies)|customers?|pages?|countr(?:y|ies)|shehar|sheher)(?= |$)/;

const nothingNamed = /(?:^| )(?:anything|something|kuch bhi)(?= |$)/;

/** "Any saree", of which there are several: each is watched by itself, and not what they come to together. */
const anyOf = /(?:^| )(?:any|each|every|koi(?: bhi)?|har|kisi(?: bhi)?) /;

/** "Items of this vendor run out": one of them does. */
const isGroupThatRunsOut = ({ condition }: Making, { where = [], by = [] }: KeptRequest): boolean =>
  condition.kind === 'runs-out' &&
  by.length === 0 &&
  where.some(({ dimension }) => /^(?:vendor|collection|product_type)$/.test(dimension));

const isOfSeveral = ({ where = [], by = [] }: KeptRequest): boolean =>
  by.length === 0 && where.some(({ dimension, is = [] }) => dimension === 'product' && is.length > 1);

async function requestNamed(
  wish: Making,
  context: Context,
  read: ReadFigures,
): Promise<KeptRequest | 'several' | undefined> {
  // "Anything odd in sales": of one figure, and not of each product.
  const isEach = eachOf.test(wish.subject) && !(wish.condition.kind === 'unusual' && nothingNamed.test(wish.subject));
  const subject = wish.subject.replace(eachOf, ' ').trim();
  if (eachOfOthers.test(subject)) return undefined;
  if (saysPaymentsFail(subject)) return { metrics: ['failed_payments'], days: 'today' };
  if (wish.condition.kind === 'runs-out') return ofGoods('days_of_cover', { subject, isEach }, read);
  const isOnlyGoods = wish.isStock === true && !/stock|inventory|स्टॉक/.test(subject);
  if (isOnlyGoods || subject === '') return ofGoods('inventory_on_hand', { subject, isEach }, read);
  const found = await read(subject);
  if (found?.intent.act !== 'figures' && found?.intent.act !== 'summary') return undefined;
  const { ask } = found.intent;
  // A bound, a comparison or a second figure among the words of the figure would be lost.
  if (!isPlain(found.intent)) return undefined;
  const isOfSeveralFigures = ask.metrics.filter(({ named }) => named).length > 1;
  if (isOfSeveralFigures || (found.intent.act === 'figures' && found.intent.also.length > 0)) return 'several';
  const isGoods = ask.filters.some(({ options: [option] }) => /^(?:product|variant)$/.test(option?.dimension ?? ''));
  if (isGoods && !ask.metrics.some(({ named }) => named))
    return ofGoods('inventory_on_hand', { subject, isEach }, read);
  const { requests, issues } = await draftOf(found.intent, found.context);
  const [request] = found.intent.act === 'figures' ? requests : [];
  // A part of it that no figure can be had of would be lost.
  if (request === undefined || issues.length > 0) return undefined;
  const { shop } = context;
  const today = dayAt(shop.now, shop.timeZone);
  const days = isNow(request) || !ask.when ? 'today' : keptDaysOf(request.period, today, ask.when.unit);
  if (days === undefined || isOver(days)) return undefined;
  // Money is no number of them.
  if (asCount.test(subject) && metricByKey(request.metrics[0] ?? '')?.unit === 'money') return undefined;
  if (isTooSmall(wish, request) && !asCount.test(subject)) {
    const counted = await requestNamed({ ...wish, subject: `number of ${subject}` }, context, read);
    return typeof counted === 'object' && metricByKey(counted.metrics[0] ?? '')?.unit === 'count' ? counted : undefined;
  }
  if (isOfAnotherUnit(wish, request) && !asRate.test(subject)) {
    const rated = await requestNamed({ ...wish, subject: `${subject.replace(/s$/, '')} rate` }, context, read);
    return typeof rated === 'object' && metricByKey(rated.metrics[0] ?? '')?.unit === 'percent' ? rated : undefined;
  }
  const [metric = ''] = request.metrics;
  const { by = [] } = request;
  // Of rows only those of products are watched one by one.
  if (by.some(each => each !== 'product')) return undefined;
  const kept = { metrics: [metric], ...whereOf(request), days };
  return isEach ||
    (by.length > 0 && kept.where === undefined) ||
    (isNow(request) && kept.where === undefined && metric.startsWith('inventory_on'))
    ? eachProduct(kept)
    : kept;
}

/** "Discounts above 15%": the rate of them. */
const isOfAnotherUnit = ({ isPercent }: Making, { metrics: [key = ''] }: MetricRequest): boolean =>
  isPercent === true && metricByKey(key)?.unit !== 'percent' && wholes[key] === undefined;

const asCount = /^number of /;
const asRate = / rate$/;

/** "Refunds above 5": nobody means five rupees a day. */
function isTooSmall({ condition, isMoney, isPercent }: Making, { metrics: [key = ''] }: MetricRequest): boolean {
  if ((condition.kind !== 'above' && condition.kind !== 'below') || isMoney || isPercent || condition.value <= 0)
    return false;
  const metric = metricByKey(key);
  return metric?.unit === 'money' && metric.additive && condition.value <= leastMoney;
}
const leastMoney = 100;

/** Of one product or several that are named, or of each. */
async function ofGoods(
  metric: string,
  { subject, isEach }: { subject: string; isEach: boolean },
  read: ReadFigures,
): Promise<KeptRequest | undefined> {
  const kept: KeptRequest = { metrics: [metric], days: 'today' };
  if (isEach || subject === '' || /^(?:stock|inventory|स्टॉक)$/.test(subject)) return eachProduct(kept);
  const found = await read(`stock of ${subject}`);
  if (found?.intent.act !== 'figures') return undefined;
  const [request] = (await draftOf(found.intent, found.context)).requests;
  if (request === undefined) return undefined;
  const { where } = whereOf(request);
  return where === undefined || !request.metrics.some(key => metricByKey(key)?.timing === 'now')
    ? undefined
    : { ...kept, where };
}

const mostRows = 20;

/** The lowest first, as nobody watches for much in stock. */
const eachProduct = (kept: KeptRequest): KeptRequest => ({
  ...kept,
  by: ['product'],
  order: { by: kept.metrics[0] ?? '', direction: 'asc' },
  limit: mostRows,
});

const isNow = ({ metrics: [key = ''] }: MetricRequest): boolean => metricByKey(key)?.timing !== 'period';

const whereOf = ({ where }: { where?: Filter[] }): Pick<KeptRequest, 'where'> =>
  where === undefined || where.length === 0 ? {} : { where };

/** "Tell me when this changes": the figure that was told last. */
function requestInView({ turns, shop }: Context): KeptRequest | undefined {
  const turn: Turn | undefined = turns.findLast(({ requests }) => requests.length > 0);
  const [request] = turn?.requests ?? [];
  const [metric] = request?.metrics ?? [];
  if (request === undefined || metric === undefined) return undefined;
  const days = isNow(request) ? 'today' : keptDaysOf(request.period, dayAt(shop.now, shop.timeZone));
  return { metrics: [metric], ...whereOf(request), days: running(days ?? 'today') };
}

const isOver = (days: KeptDays): boolean => typeof days === 'string' && /^(?:yesterday|last-)/.test(days);

/** What is over changes no more: its like that runs is watched. */
const running = (days: KeptDays): KeptDays =>
  days === 'yesterday' || (typeof days === 'object' && days.last === 1)
    ? 'today'
    : days === 'last-week'
      ? 'this-week'
      : days === 'last-month'
        ? 'this-month'
        : days;

/** What a count is usually told as a part of. */
const wholes: Partial<Record<string, string>> = { failed_payments: 'payment_attempts' };

const shareOf = (
  { kind, value }: { kind: 'above' | 'below'; value: number },
  key: string,
): AlertCondition | undefined =>
  kind === 'above' && wholes[key] !== undefined && value > 0 && value < 100
    ? { kind: 'share', percent: value }
    : undefined;

/** Nothing where the condition says nothing of such a figure. */
export function boundTo(
  { condition, isPercent, isReached, isTouched }: Pick<Making, 'condition' | 'isPercent' | 'isReached' | 'isTouched'>,
  { metrics: [key = ''] }: KeptRequest,
): AlertCondition | undefined {
  const metric = metricByKey(key);
  if (metric === undefined) return undefined;
  if (condition.kind === 'above' || condition.kind === 'below') {
    if (isPercent && metric.unit !== 'percent') return shareOf(condition, key);
    if (metric.unit === 'percent') return { ...condition, value: condition.value / 100 };
    // Stock comes down to a number.
    if (isTouched && key.startsWith('inventory_')) return { kind: 'below', value: condition.value + 1 };
    // Whole things: 3 or fewer are fewer than 4.
    return isReached && metric.unit === 'count' && Number.isInteger(condition.value)
      ? { ...condition, value: condition.value + (condition.kind === 'below' ? 1 : -1) }
      : condition;
  }
  const isCounted = metric.timing === 'period';
  if (condition.kind === 'none') return isCounted && metric.dimensions.includes('hour') ? condition : undefined;
  if (condition.kind === 'moved' || condition.kind === 'unusual') return isCounted ? condition : undefined;
  return condition;
}
