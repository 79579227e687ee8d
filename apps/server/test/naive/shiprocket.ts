/** What couriers did with the parcels, by plain loops over the orders as Shiprocket's panel shows them. */
import { parcelsBetween, type Parcel as PanelRow } from '@tillsight/sandbox/shiprocket/parcels';
import {
  calendarKeys,
  loopsOf,
  named,
  share,
  tableOf,
  type Keys,
  type Loop,
  type Scene,
  type Table,
} from './groups.ts';

/** The day it was booked, as the calendar's keys want it. */
type Parcel = PanelRow & { day: number };

type ParcelSums = {
  all: number;
  waiting: number;
  moving: number;
  delivered: number;
  back: number;
  handedBack: number;
  lost: number;
  timed: number;
  minutes: number;
};

const empty = (): ParcelSums => ({
  all: 0,
  waiting: 0,
  moving: 0,
  delivered: 0,
  back: 0,
  handedBack: 0,
  lost: 0,
  timed: 0,
  minutes: 0,
});

const sumOf: Record<Parcel['status'], keyof ParcelSums | null> = {
  NEW: null,
  CANCELED: null,
  'PICKUP SCHEDULED': 'waiting',
  'PICKED UP': 'moving',
  SHIPPED: 'moving',
  'IN TRANSIT': 'moving',
  UNDELIVERED: 'moving',
  'OUT FOR DELIVERY': 'moving',
  'REACHED DESTINATION HUB': 'moving',
  DELIVERED: 'delivered',
  'RTO INITIATED': 'back',
  'RTO IN TRANSIT': 'back',
  'RTO DELIVERED': 'handedBack',
  'RTO ACKNOWLEDGED': 'handedBack',
  LOST: 'lost',
};

const titles: Partial<Record<Parcel['status'], string>> = {
  'RTO INITIATED': 'RTO initiated',
  'RTO IN TRANSIT': 'RTO in transit',
  'RTO DELIVERED': 'RTO delivered',
  'RTO ACKNOWLEDGED': 'RTO acknowledged',
};

const titleOf = (status: Parcel['status']): string =>
  titles[status] ?? `${status.slice(0, 1)}${status.slice(1).toLowerCase()}`;

const keys: Keys<Parcel> = {
  shipping_carrier: ({ courier }) => named(courier),
  payment_method: ({ isCash }) => named(isCash ? 'COD' : 'Prepaid'),
  parcel_status: ({ status }) => named(titleOf(status)),
  ...calendarKeys,
};

function parcelTable({ world, from, to }: Scene): Table<ParcelSums> {
  return tableOf({
    keys,
    empty,
    fill: at => {
      for (const parcel of parcelsBetween(world, from, to)) {
        const kind = sumOf[parcel.status];
        if (parcel.awb === '' || kind === null) continue;
        const sums = at({ ...parcel, day: Math.floor(parcel.createdAt / 1_440) });
        sums.all += 1;
        sums[kind] += 1;
        if (kind !== 'delivered') continue;
        sums.timed += 1;
        sums.minutes += parcel.deliveredAt - parcel.pickedUpAt;
      }
    },
  });
}

export function loopsOfCouriers(scene: Scene): Map<string, Loop> {
  const returned = ({ back, handedBack }: ParcelSums) => back + handedBack;
  const ended = (sums: ParcelSums) => sums.delivered + returned(sums) + sums.lost;
  return new Map(
    Object.entries(
      loopsOf(parcelTable(scene), {
        shiprocket_parcels: ({ all }) => all,
        shiprocket_waiting_parcels: ({ waiting }) => waiting,
        shiprocket_parcels_on_the_way: ({ moving }) => moving,
        shiprocket_delivered_parcels: ({ delivered }) => delivered,
        shiprocket_rto_parcels: returned,
        shiprocket_rto_delivered_parcels: ({ handedBack }) => handedBack,
        shiprocket_lost_parcels: ({ lost }) => lost,
        shiprocket_delivered_share: sums => share(sums.delivered, ended(sums)),
        shiprocket_rto_rate: sums => share(returned(sums), ended(sums)),
        shiprocket_delivery_days: ({ minutes, timed }) => share(minutes / 1_440, timed),
      }),
    ),
  );
}
