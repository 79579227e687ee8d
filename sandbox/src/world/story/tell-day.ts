import { absent, itemAt } from '../../checked.ts';
import type { Catalogue } from '../catalogue.ts';
import { codeByName, codesOfDay, drawCode, spreadPrivateCodes } from '../orders/discount-codes.ts';
import type { PlantedEvent } from '../data/events.ts';
import { searchTerms, searchesPerVisit } from '../data/searches.ts';
import { places } from '../data/places.ts';
import { kesarLane } from '../data/store.ts';
import { shipping } from '../data/codes.ts';
import type { CodeData } from '../data/codes.ts';
import { fillBaskets } from '../orders/baskets.ts';
import type { Wishes } from '../orders/baskets.ts';
import type { CustomerBook } from '../orders/customer-book.ts';
import { tillOrders, wholesaleOrders } from '../orders/counter-orders.ts';
import type { DraftOrder } from '../orders/draft-order.ts';
import { travel } from '../orders/dispatch.ts';
import { pickBuyers } from '../orders/online-orders.ts';
import { choosePayment } from '../orders/payment.ts';
import { listTotal, priceOrder } from '../orders/price-order.ts';
import { applyEvent, inTurn } from '../planted/apply-event.ts';
import type { DayInMaking } from '../planted/day-in-making.ts';
import { Weighted, hashShare, randomFor } from '../random.ts';
import type { Random } from '../random.ts';
import type { DayPlan } from '../rhythm.ts';
import { drawMinute, makeVisits } from '../visits/day-visits.ts';
import type { DayVisits, VisitSampler } from '../visits/day-visits.ts';
import { markFunnel } from '../visits/funnel.ts';
import { seenAs } from '../visits/visit-table.ts';
import type { VisitTable } from '../visits/visit-table.ts';
import { abandonCheckouts } from './abandon-checkouts.ts';
import type { Ledger, OrderRow } from './ledger.ts';
import { settleOrder } from './settle-order.ts';
import { noAddress, typedPlace } from './spelled-places.ts';

/** What all days of a story share. */
export type Telling = {
  seed: string;
  today: number;
  events: readonly PlantedEvent[];
  catalogue: Catalogue;
  sampler: VisitSampler;
  wishes: Wishes;
  customers: CustomerBook;
  visits: VisitTable;
  ledger: Ledger;
};

const giftShare = 0.04;
const ga4Orders = 0.92;
const searchTerm = new Weighted(searchTerms.map(entry => entry.weight));

/** Makes one day, lets the planted events happen to it, and enters it into the tables. */
export function tellDay(telling: Telling, plan: DayPlan): { visitsOfOrigin: Int32Array } {
  const random = (stream: string) => randomFor(telling.seed, stream, plan.day);
  const making = makeDay(telling, plan, random);
  const usualBuyers = making.orders.filter(order => order.visit >= 0).length;
  for (const event of inTurn(telling.events)) applyEvent(event, making, random(event.kind));
  const kept = making.orders.filter(order => !order.lost).sort((a, b) => a.minute - b.minute);
  const priceOf = priceOnDay(telling, plan.day);
  spreadPrivateCodes(kept, { ago: making.ago, events: telling.events, priceOf, random: random('private codes') });
  markFunnel(making.visits, { buyers: kept.filter(order => order.visit >= 0), usualBuyers, random: random('funnel') });
  const rowOf = telling.visits.add(plan.day, making.visits, random('visitors'));
  enterOrders(telling, { plan, kept, visits: making.visits, rowOf, priceOf, random });
  abandonCheckouts({
    ledger: telling.ledger,
    making,
    rowOf,
    wishes: telling.wishes,
    priceOf,
    random: random('checkouts'),
  });
  enterSearches(telling, making, random('searches'));
  return { visitsOfOrigin: countOrigins(making.visits, telling.sampler.origins.length) };
}

function makeDay(telling: Telling, plan: DayPlan, random: (stream: string) => Random): DayInMaking {
  const { variants } = telling.catalogue;
  const visits = makeVisits(plan, telling.sampler, random('visits'));
  const orders = [...pickBuyers(visits, plan.onlineOrders, random('buyers')), ...tillOrders(plan, random('tills'))];
  fillBaskets(orders, { plan, wishes: telling.wishes, visits, random: random('baskets') });
  orders.push(...wholesaleOrders(plan, variants, random('drafts')));
  return {
    day: plan.day,
    ago: telling.today - plan.day,
    plan,
    visits,
    sampler: telling.sampler,
    orders,
    soldOut: new Set(),
    failedCheckouts: [],
    abandonedFactor: 1,
    variants,
  };
}

/** Prices are today's, but for a product whose price rose lately. */
function priceOnDay(telling: Telling, day: number): (variant: number) => number {
  const { variants } = telling.catalogue;
  const rises = telling.events.flatMap(event =>
    event.kind === 'price-rise' && telling.today - day > event.since
      ? [{ title: event.product, price: event.from * 100 }]
      : [],
  );
  if (rises.length === 0) return variant => itemAt(variants, variant).price;
  return variant =>
    rises.find(rise => rise.title === itemAt(variants, variant).productTitle)?.price ?? itemAt(variants, variant).price;
}

type Entering = {
  plan: DayPlan;
  kept: readonly DraftOrder[];
  visits: DayVisits;
  rowOf: Int32Array;
  priceOf: (variant: number) => number;
  random: (stream: string) => Random;
};

function enterOrders(telling: Telling, entering: Entering): void {
  const random = {
    customers: entering.random('customers'),
    codes: entering.random('codes'),
    payment: entering.random('payment'),
    dispatch: entering.random('dispatch'),
    returns: entering.random('returns'),
  };
  const open = codesOfDay(entering.plan.day);
  for (const order of entering.kept) {
    const row = enterOrder(telling, entering, { order, open, random });
    settleOrder(telling.ledger, row, telling.catalogue.variants, random.returns);
  }
}

type Streams = Record<'customers' | 'codes' | 'payment' | 'dispatch', Random>;

function enterOrder(
  telling: Telling,
  entering: Entering,
  entry: { order: DraftOrder; open: readonly CodeData[]; random: Streams },
): number {
  const { order, open, random } = entry;
  const { plan, priceOf } = entering;
  const { ledger, catalogue } = telling;
  const { customer, isNew } = telling.customers.assign(order, plan.day, random.customers);
  const code = codeFor(order, { open, isNew, entering, telling }, random.codes);
  const priced = priceOrder(order, { variants: catalogue.variants, priceOf, code });
  const payment = choosePayment(order, {
    day: plan.day,
    goods: priced.goods,
    random: random.payment,
    cashShare: cashShareIn(telling.events),
  });
  const fee = payment.isCod ? shipping.codFeeRupees * 100 : 0;
  const isTill = order.channel === 'Point of Sale';
  const at = plan.day * 1440 + order.minute;
  const row = ledger.orders.length;
  ledger.orders.push({
    day: plan.day,
    minute: order.minute,
    channel: order.channel,
    customer,
    isNew,
    shipTo: isTill ? noAddress : typedPlace(order.place, random.payment),
    place: order.place,
    gateway: payment.gateway,
    method: payment.method,
    isCod: payment.isCod,
    tags: tagsOf(order, payment.isCod, random.codes),
    code: code?.code ?? '',
    staff: isTill ? staffAt(order.location, random.payment) : '',
    location: order.location,
    ...visitOf(telling, entering, { order, customer, row }),
    shipping: priced.shipping,
    fee,
    lineStart: ledger.lineCount,
    lines: priced.lines,
    total: priced.goods + priced.shipping + fee,
    journey: travel(
      {
        at,
        lift: plan.lift,
        isCod: payment.isCod,
        isTill,
        isAgreed: order.unitPrice !== null,
        lines: order.lines.length,
        refusedShare: refusedShareOf(order, telling, plan.day),
      },
      random.dispatch,
    ),
  });
  ledger.lineCount += priced.lines.length;
  return row;
}

function cashShareIn(events: readonly PlantedEvent[]): number | undefined {
  for (const event of events) if (event.kind === 'cash-share') return event.share;
  return undefined;
}

/** Where the state of an order refuses more parcels than usual. */
function refusedShareOf(order: DraftOrder, { events, today }: Telling, day: number): number | undefined {
  const ago = today - day;
  const region = places[order.place]?.region;
  for (const event of events)
    if (event.kind === 'refusals' && event.region === region && ago <= event.from && ago >= event.to)
      return event.share;
  return undefined;
}

type CodeSetting = { open: readonly CodeData[]; isNew: boolean; entering: Entering; telling: Telling };

function codeFor(order: DraftOrder, { open, isNew, entering, telling }: CodeSetting, random: Random): CodeData | null {
  if (order.code !== null) return codeByName.get(order.code) ?? { code: order.code, percent: 30, rate: 0 };
  if (order.channel !== 'Online Store') return null;
  const { variants } = telling.catalogue;
  const hasType = (type: string) => order.lines.some(line => itemAt(variants, line.variant).type === type);
  return drawCode(
    open,
    { day: entering.plan.day, isNew, listTotal: listTotal(order, entering.priceOf), hasType },
    random,
  );
}

type VisitFields = Pick<OrderRow, 'visit' | 'device' | 'origin' | 'landing' | 'ga4'>;

/** The visit's own words, and whether GA4 saw the purchase: its order's number decides, and the visit follows. */
function visitOf(
  telling: Telling,
  entering: Entering,
  entry: { order: DraftOrder; customer: number; row: number },
): VisitFields {
  const { order, customer, row } = entry;
  if (order.visit < 0) return { visit: -1, device: -1, origin: -1, landing: -1, ga4: 0 };
  const { visits, rowOf } = entering;
  const visit = itemAt(rowOf, order.visit);
  const ga4 = seenAs(hashShare(`${telling.seed}/ga4`, row), ga4Orders);
  const person = itemAt(telling.customers.rows, customer);
  telling.visits.setSeen(visit, ga4, person.visitor);
  person.visitor ??= telling.visits.visitorOf(visit);
  return {
    visit,
    device: itemAt(visits.device, order.visit),
    origin: itemAt(visits.origin, order.visit),
    landing: itemAt(visits.landing, order.visit),
    ga4,
  };
}

function tagsOf(order: DraftOrder, isCod: boolean, random: Random): string {
  const isGift = random.chance(giftShare);
  if (order.channel === 'Draft Orders') return 'wholesale';
  if (order.channel === 'Point of Sale') return '';
  return `${isCod ? 'COD' : 'Prepaid'}${isGift ? ', gift' : ''}`;
}

function staffAt(location: number, random: Random): string {
  const staff = kesarLane.staff.filter(member => member.location === itemAt(kesarLane.locations, location).name);
  return itemAt(staff, random.below(staff.length)).name;
}

function enterSearches(telling: Telling, making: DayInMaking, random: Random): void {
  const count = Math.round(making.visits.length * searchesPerVisit);
  const minutes = Array.from({ length: count }, () => drawMinute(telling.sampler, random)).sort((a, b) => a - b);
  for (const minute of minutes) {
    const term = searchTerm.draw(random);
    const clicked = random.chance(0.58) && itemAt(searchTerms, term).hasResults;
    telling.ledger.searches.push({ day: making.day, minute, term, clicked });
  }
}

function countOrigins(visits: DayVisits, origins: number): Int32Array {
  const counts = new Int32Array(origins);
  for (let row = 0; row < visits.length; row++) {
    if (visits.gone[row] !== 0) continue;
    const origin = visits.origin[row] ?? absent();
    counts[origin] = (counts[origin] ?? absent()) + 1;
  }
  return counts;
}
