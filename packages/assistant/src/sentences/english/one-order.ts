/** What is said of one order, in English. */
import { formatDay } from '@tillsight/metrics/format-time';
import type { OneOrderSentences } from '../one-order-sentences.ts';

export const englishOneOrder = (country: string): OneOrderSentences => ({
  notFound: number =>
    `I found no order ${number}. Please write the number as it stands in Shopify, with its letters, such as #AB1234.`,
  head: ({ name, day, value }) =>
    `Order ${name}${day === undefined ? '' : ` of ${formatDay(day, country)}`}: ${value}.`,
  states: ({ sending, payment }) =>
    [
      ...(sending === undefined ? [] : [sendings[sending.toLowerCase()] ?? `Sending: ${sending.toLowerCase()}`]),
      ...(payment === undefined ? [] : [payments[payment.toLowerCase()] ?? `Payment: ${payment.toLowerCase()}`]),
    ]
      .map(text => `${text}.`)
      .join(' '),
  item: ({ title, units }) => `• ${title}: ${units}`,
  parcel: "Shopify doesn't tell me where a parcel is, and I never look up who ordered.",
});

const sendings: Record<string, string> = {
  fulfilled: 'It was sent',
  unfulfilled: 'It was not sent yet',
  partial: 'A part of it was sent',
};
const payments: Record<string, string> = { paid: 'It is paid', pending: 'It is not paid yet' };
