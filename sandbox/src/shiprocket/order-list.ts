import { itemAt } from '../checked.ts';
import { dayOf } from '../world/calendar.ts';
import { customerContact } from '../world/contacts.ts';
import { textAt } from '../world/columns.ts';
import type { World } from '../world/world.ts';
import { inFigures, inWords, parcelsBetween, statusCodes, type Parcel } from './parcels.ts';
import { absent, invalid } from './shiprocket-error.ts';

const address = 'https://apiv2.shiprocket.in/v1/external/orders';

/** Parameters of the documented list that are played here, and those that are not. */
const played = new Set(['page', 'per_page', 'sort', 'sort_by', 'from', 'to']);
const notPlayed = new Set([
  'filter_by',
  'filter',
  'search',
  'pickup_location',
  'channel_id',
  'fbs',
  'fbs_all_orders',
  'updated_from',
  'updated_to',
]);

type Asked = { page: number; perPage: number; isAscending: boolean; from: number; to: number };

export type OrderList = { data: object[]; meta: { pagination: object } };

/** GET /v1/external/orders: of each order what the documentation's example of this list shows, and nothing more. */
export function listOrders(world: World, query: URLSearchParams, mostPerPage: number): OrderList {
  const asked = askedOf(world, query, mostPerPage);
  const parcels = parcelsBetween(world, asked.from, asked.to);
  const sorted = asked.isAscending ? parcels : parcels.toReversed();
  const start = (asked.page - 1) * asked.perPage;
  const shown = sorted.slice(start, start + asked.perPage);
  const pages = Math.max(1, Math.ceil(sorted.length / asked.perPage));
  return {
    data: shown.map(parcel => orderOf(world, parcel)),
    meta: {
      pagination: {
        total: sorted.length,
        count: shown.length,
        per_page: asked.perPage,
        current_page: asked.page,
        total_pages: pages,
        links: asked.page < pages ? { next: `${address}?page=${asked.page + 1}` } : {},
      },
    },
  };
}

/** Without days the list holds everything; days are those on which an order was fetched. */
function askedOf(world: World, query: URLSearchParams, mostPerPage: number): Asked {
  for (const name of query.keys()) {
    if (notPlayed.has(name)) throw absent(`the parameter ${name}`);
    if (!played.has(name)) throw absent(`a parameter ${name}, which the documentation does not name`);
    if (query.getAll(name).length > 1) throw invalid({ [name]: [`The ${name} is given twice.`] });
  }
  const page = wholeOf(query, 'page', 1);
  const perPage = Math.min(mostPerPage, wholeOf(query, 'per_page', 15));
  const sort = query.get('sort') ?? 'DESC';
  if (!['ASC', 'DESC'].includes(sort)) throw invalid({ sort: ['The selected sort is invalid.'] });
  const by = query.get('sort_by') ?? 'id';
  if (by === 'status') throw absent('sorting by status');
  if (by !== 'id') throw invalid({ sort_by: ['The selected sort by is invalid.'] });
  const from = dateOf(query, 'from') ?? world.firstDay;
  const to = dateOf(query, 'to') ?? world.today;
  if (to < from) throw invalid({ to: ['The to must be a date after or equal to from.'] });
  return { page, perPage, isAscending: sort === 'ASC', from, to };
}

function wholeOf(query: URLSearchParams, name: string, standard: number): number {
  const text = query.get(name);
  if (text === null) return standard;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw invalid({ [name]: [`The ${name.replace('_', ' ')} must be at least 1.`] });
  return Number(text);
}

function dateOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const isDate = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDate) throw invalid({ [name]: [`The ${name} does not match the format Y-m-d.`] });
  return dayOf(text);
}

const noDate = '0000-00-00 00:00:00';

function orderOf(world: World, parcel: Parcel): object {
  const { orders, store } = world;
  const { order } = parcel;
  const customer = itemAt(orders.customer, order);
  const contact = customer < 0 ? undefined : customerContact(world, customer);
  return {
    id: parcel.id,
    channel_id: 76_893,
    channel_name: 'SHOPIFY',
    base_channel_code: 'SH',
    channel_order_id: `${store.orderPrefix}${itemAt(orders.number, order)}`,
    customer_name: contact?.name ?? '',
    customer_email: contact?.email ?? '',
    customer_phone: contact?.phone ?? '',
    pickup_location: 'Primary',
    payment_status: '',
    total: (itemAt(orders.total, order) / 100).toFixed(2),
    tax: (itemAt(orders.tax, order) / 100).toFixed(2),
    sla: '2 days',
    shipping_method: 'SR',
    expedited: 0,
    status: parcel.status,
    status_code: statusCodes[parcel.status],
    payment_method: parcel.isCash ? 'cod' : 'prepaid',
    is_international: 0,
    purpose_of_shipment: 0,
    channel_created_at: inWords(itemAt(orders.day, order) * 1_440 + itemAt(orders.minute, order)),
    created_at: inWords(parcel.createdAt),
    products: productsOf(world, order),
    shipments: [
      {
        id: parcel.id + 1_000_000,
        isd_code: '+91',
        courier: parcel.courier,
        weight: 0.5,
        dimensions: '10.00x10.00x10.00',
        pickup_scheduled_date: parcel.pickedUpAt < 0 ? null : inFigures(parcel.pickedUpAt),
        pickup_token_number: null,
        awb: parcel.awb,
        return_awb: '',
        volumetric_weight: 0.2,
        pod: null,
        etd: 'NA',
        rto_delivered_date: parcel.returnedAt < 0 ? noDate : inFigures(parcel.returnedAt),
        delivered_date: parcel.deliveredAt < 0 ? null : inFigures(parcel.deliveredAt),
        etd_escalation_btn: false,
      },
    ],
    activities: ['ORDER_CREATED'],
    allow_return: 0,
    is_incomplete: 0,
    errors: [],
    show_escalation_btn: 0,
    escalation_status: '',
    escalation_history: [],
  };
}

function productsOf({ orders, lines, variants, products }: World, order: number): object[] {
  const rows: object[] = [];
  for (let line = itemAt(orders.lineStart, order); line < itemAt(orders.lineStart, order + 1); line++) {
    const variant = itemAt(lines.variant, line);
    const product = itemAt(variants.product, variant);
    rows.push({
      id: 365_000_000 + line,
      channel_order_product_id: String(365_000_000 + line),
      name: itemAt(products.title, product),
      channel_sku: itemAt(variants.sku, variant),
      quantity: itemAt(lines.quantity, line),
      product_id: 17_480_000 + product,
      available: 0,
      status: textAt(orders.fulfilmentStatus, order) === 'Fulfilled' ? 'FULFILLED' : 'NEW',
      hsn: '',
    });
  }
  return rows;
}
