/**
 * What became of the parcels, as the couriers tell it to Shiprocket. A parcel is an order with a courier's number; it stands on the day it was booked,
 * with the outcome it has now. Only what the documented list of orders holds: no freight and no state, which it does not show.
 */
import { defineMetrics, saidInFull } from './define-metrics.ts';
import { calendar } from './dimension-lists.ts';

const splits = `shipping_carrier payment_method parcel_status ${calendar}`;
const parcels = { group: 'orders', unit: 'count', additive: true, dimensions: splits } as const;
const share = { group: 'performance', unit: 'percent', additive: false, dimensions: splits } as const;

export const shiprocketMetrics = saidInFull(
  defineMetrics('shiprocket_metrics', [
    {
      key: 'shiprocket_parcels',
      description: "Orders of the period with a courier's number at Shiprocket, cancelled ones and returns left out.",
      ...parcels,
      good_when: 'up',
      source: { shiprocket: { of: 'booked' } },
      also_called:
        'shiprocket parcels, shiprocket orders, shiprocket shipments, parcels booked at shiprocket, parcels booked with couriers, shiprocket ke parcel, शिपरॉकेट के पार्सल',
      sample: 1200,
    },
    {
      key: 'shiprocket_waiting_parcels',
      description: 'Parcels of the period that no courier has picked up yet, as Shiprocket tells it.',
      ...parcels,
      good_when: 'down',
      source: { shiprocket: { of: 'waiting' } },
      also_called:
        'shiprocket parcels waiting for pickup, shiprocket pickup pending, parcels waiting for the courier, parcels the courier has not picked up, shiprocket pickup baaki, शिपरॉकेट पिकअप बाकी',
      sample: 40,
    },
    {
      key: 'shiprocket_parcels_on_the_way',
      description: 'Parcels of the period that are picked up and neither delivered nor on their way back nor lost.',
      ...parcels,
      good_when: 'neutral',
      source: { shiprocket: { of: 'on_the_way' } },
      also_called:
        'shiprocket parcels on the way, shiprocket parcels in transit, shiprocket in transit, parcels with the courier now, shiprocket ke raaste ke parcel, शिपरॉकेट के रास्ते के पार्सल',
      sample: 130,
    },
    {
      key: 'shiprocket_delivered_parcels',
      description: 'Parcels of the period that couriers have delivered, as Shiprocket tells it.',
      ...parcels,
      good_when: 'up',
      source: { shiprocket: { of: 'delivered' } },
      also_called:
        'shiprocket delivered, shiprocket delivered parcels, shiprocket parcels delivered, parcels delivered by couriers, shiprocket delivered orders, shiprocket se deliver hue, शिपरॉकेट डिलीवरी',
      sample: 950,
    },
    {
      key: 'shiprocket_rto_parcels',
      description: 'Parcels of the period that couriers are bringing back or have brought back undelivered.',
      ...parcels,
      good_when: 'down',
      source: { shiprocket: { of: 'rto' } },
      also_called:
        'shiprocket rto, shiprocket returns to origin, shiprocket rto orders, rto as couriers tell it, parcels couriers bring back, shiprocket ka rto, शिपरॉकेट का आरटीओ',
      sample: 74,
    },
    {
      key: 'shiprocket_rto_delivered_parcels',
      description: 'Parcels of the period that couriers have brought back undelivered and handed over again.',
      ...parcels,
      good_when: 'neutral',
      source: { shiprocket: { of: 'back' } },
      also_called:
        'shiprocket rto delivered, shiprocket rto received, parcels back from couriers, parcels handed back by couriers, shiprocket rto wapas mila, शिपरॉकेट वापस मिले पार्सल',
      sample: 60,
    },
    {
      key: 'shiprocket_lost_parcels',
      description: 'Parcels of the period that couriers have lost, damaged or destroyed, as Shiprocket tells it.',
      ...parcels,
      good_when: 'down',
      source: { shiprocket: { of: 'lost' } },
      also_called:
        'shiprocket lost, parcels lost by couriers, shiprocket parcels lost, parcels lost or damaged by couriers, shiprocket kho gaye parcel, शिपरॉकेट खोए पार्सल',
      sample: 6,
    },
    {
      key: 'shiprocket_delivered_share',
      description: 'Share of the parcels that have ended that were delivered; the others came back or were lost.',
      ...share,
      good_when: 'up',
      source: {
        formula:
          'shiprocket_delivered_parcels / (shiprocket_delivered_parcels + shiprocket_rto_parcels + shiprocket_lost_parcels)',
      },
      also_called:
        'shiprocket delivery rate, shiprocket delivered share, shiprocket delivery success rate, courier delivery rate, courier success rate, shiprocket delivery dar, शिपरॉकेट डिलीवरी दर',
      sample: 0.9223,
    },
    {
      key: 'shiprocket_rto_rate',
      description: 'Share of the parcels that have ended that couriers brought or are bringing back undelivered.',
      ...share,
      good_when: 'down',
      source: {
        formula:
          'shiprocket_rto_parcels / (shiprocket_delivered_parcels + shiprocket_rto_parcels + shiprocket_lost_parcels)',
      },
      also_called:
        'shiprocket rto rate, shiprocket rto percentage, rto rate as couriers tell it, courier rto rate, shiprocket rto percent, shiprocket ki rto dar, शिपरॉकेट की आरटीओ दर',
      sample: 0.0718,
    },
    {
      key: 'shiprocket_delivery_days',
      description: 'Average days from the scheduled pickup to delivery, of delivered parcels that have both times.',
      group: 'performance',
      unit: 'days',
      good_when: 'down',
      additive: false,
      source: { shiprocket: { of: 'days_to_delivery' } },
      dimensions: splits,
      also_called:
        'shiprocket delivery days, shiprocket delivery time, days from pickup to delivery, courier delivery time, courier delivery days, shiprocket se kitne din me delivery, शिपरॉकेट डिलीवरी के दिन',
      sample: 3.1,
    },
  ]),
);
