/** What is said of one order, in Hindi. */
import { formatDay } from '@tillsight/metrics/format-time';
import type { OneOrderSentences } from '../one-order-sentences.ts';
import type { Hindi } from './grammar.ts';

export const hindiOneOrder = ({ write, country, language }: Hindi): OneOrderSentences => ({
  notFound: number =>
    write(
      `ऑर्डर ${number} नहीं मिला। नंबर वैसे ही लिखिए जैसे Shopify में है, अक्षरों के साथ, जैसे #AB1234।`,
      `Order ${number} nahi mila. Number waise hi likhiye jaise Shopify mein hai, letters ke saath, jaise #AB1234.`,
    ),
  head: ({ name, day, value }) => {
    const placed = day === undefined ? '' : ` (${formatDay(day, country, language)})`;
    return write(`ऑर्डर ${name}${placed}: ${value}।`, `Order ${name}${placed}: ${value}.`);
  },
  states: ({ sending, payment }) =>
    [
      ...(sending === undefined
        ? []
        : [write(...(sendings[sending.toLowerCase()] ?? [`भेजना: ${sending}।`, `Bhejna: ${sending}.`]))]),
      ...(payment === undefined
        ? []
        : [write(...(payments[payment.toLowerCase()] ?? [`पेमेंट: ${payment}।`, `Payment: ${payment}.`]))]),
    ].join(' '),
  item: ({ title, units }) => `• ${title}: ${units}`,
  parcel: write(
    'पार्सल कहाँ है, यह Shopify नहीं बताता, और ऑर्डर किसका है, यह मैं कभी नहीं देखती।',
    'Parcel kahan hai, yeh Shopify nahi batata, aur order kiska hai, yeh main kabhi nahi dekhti.',
  ),
});

const sendings: Record<string, [devanagari: string, latin: string]> = {
  fulfilled: ['भेज दिया गया है।', 'Bhej diya gaya hai.'],
  unfulfilled: ['अभी नहीं भेजा गया।', 'Abhi nahi bheja gaya.'],
  partial: ['कुछ हिस्सा भेजा गया है।', 'Kuch hissa bheja gaya hai.'],
};
const payments: Record<string, [devanagari: string, latin: string]> = {
  paid: ['पैसे मिल गए हैं।', 'Paise mil gaye hain.'],
  pending: ['पैसे अभी नहीं मिले।', 'Paise abhi nahi mile.'],
};
