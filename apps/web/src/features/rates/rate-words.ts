import { isPercent, rateNames, type Rate, type RateName } from '@tillsight/contract/rates';

type Words = { label: string; hint: string; of: string };

/** What each rate is, and what it is for: a parcel, an order, or per cent of an amount. */
export const rateWords: Record<RateName, Words> = {
  shipping_out: { label: 'Shipping out', hint: 'What the courier charges to send a parcel.', of: 'a parcel' },
  shipping_back: {
    label: 'Shipping back',
    hint: 'What the courier charges, on top, for a parcel that comes back undelivered.',
    of: 'a parcel that came back',
  },
  packaging: { label: 'Packaging', hint: 'Box, wrapping and label.', of: 'a parcel' },
  cod_fixed: {
    label: 'COD fee, fixed',
    hint: 'For each cash-on-delivery order that is delivered. You need only one of the two COD fees.',
    of: 'a delivered COD order',
  },
  cod_percent: {
    label: 'COD fee, per cent',
    hint: 'A share of the cash the courier collects. If you set both COD fees, both are counted.',
    of: '% of the cash collected',
  },
  gateway_percent: {
    label: 'Payment gateway fee',
    hint: 'A share of what customers pay online.',
    of: '% of prepaid orders',
  },
  fee_tax_percent: {
    label: 'GST on these fees',
    hint: 'Only if your rates are without GST and you cannot claim it back. It is added to everything but packaging.',
    of: '% on top',
  },
};

/** "₹72.50 a parcel", "2% of prepaid orders". */
export function rateText({ name, value }: Pick<Rate, 'name' | 'value'>, currency: string): string {
  const { of } = rateWords[name];
  if (isPercent(name)) return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 }).format(value)}${of}`;
  return `${moneyFormat(currency).format(value)} ${of}`;
}

const moneyFormat = (currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });

/** "₹" */
export const symbolOf = (currency: string): string =>
  moneyFormat(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** `18 Nov 2026`: a calendar day is the same everywhere. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Per name, in the order in which they are shown, the latest first. */
export function ratesByName(rates: readonly Rate[]): { name: RateName; own: Rate[] }[] {
  return rateNames.map(name => ({
    name,
    own: rates.filter(rate => rate.name === name).toSorted((a, b) => (a.from_day < b.from_day ? 1 : -1)),
  }));
}
