import * as rates from '../rates.ts';
import { documentedUnder } from './documented.ts';

const rate = documentedUnder('Delivery costs');

const id = '5f1f1c9a-6a0e-4c55-9a55-0e6f1a2b3c4d';

const shippingOut: rates.Rate = {
  id,
  name: 'shipping_out',
  from_day: '2026-10-01',
  value: 72.5,
  set_by: 'Kavita Rao',
  set_at: '2026-11-20T06:00:00.000Z',
};

export const rateDocuments = [
  rate(rates.listRates, {
    summary: 'What a parcel costs the organization',
    description:
      'Every rate with the first day it holds on; the next one of its name ends it. Amounts are in the store’s currency, shares in per cent. Delivered profit is computed with them.',
    request: {},
    response: { success: true, currency: 'INR', rates: [shippingOut] },
  }),
  rate(rates.setRate, {
    summary: 'Set a rate from a day on',
    description:
      'Set again for the same day, it replaces what was set. Days before stay as they were. For the merchant and executives.',
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    request: { name: 'shipping_out', from_day: '2026-10-01', value: 72.5 },
    response: { success: true, message: 'The rate was set.', rate: shippingOut },
  }),
  rate(rates.deleteRate, {
    summary: 'Remove a rate',
    description: 'The rate before it then goes on. For the merchant and executives.',
    refusals: ['forbidden', 'not_found'],
    request: { rate_id: id },
    response: { success: true, message: 'The rate was removed.' },
  }),
];
