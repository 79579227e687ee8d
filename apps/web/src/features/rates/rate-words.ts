import { isPercent, rateNames, type Rate, type RateName } from '@tillsight/contract/rates';

type Words = { label: string; hint: string; of: string };

/** What each rate is, and what it is for: a parcel, an order, or per cent of an amount. */
export const rateWords: Record<RateName, Words> = {
  shipping_out: { label: 'Shipping out', hint: 'What the courier takes for a parcel on its way out.', of: 'a parcel' },
  shipping_back: {
    label: 'Shipping back',
    hint: 'What the courier takes for a parcel that comes back undelivered, beside the way out.',
    of: 'a parcel that came back',
  },
  packaging: { label: 'Packaging', hint: 'Box, wrapping and label.', of: 'a parcel' },
  cod_fixed: {
    label: 'COD fee, fixed',
    hint: 'For each cash-on-delivery order that is delivered. One of the two COD fees is enough.',
    of: 'a delivered COD order',
  },
  cod_percent: {
    label: 'COD fee, per cent',
    hint: 'Of what the courier collects in cash. Where both fees are set, both are counted.',
    of: '% of the cash collected',
  },
  gateway_percent: {
    label: 'Payment gateway fee',
    hint: 'Of what customers pay online for delivered orders.',
    of: '% of prepaid orders',
  },
  fee_tax_percent: {
    label: 'GST on these fees',
    hint: 'Only what you cannot claim back, and only if your rates are without it. It comes on top of everything but packaging.',
    of: '% on top',
  },
};

/** "₹72.50 a parcel", "2 % of prepaid orders". */
export function rateText({ name, value }: Pick<Rate, 'name' | 'value'>, currency: string): string {
  const { of } = rateWords[name];
  if (isPercent(name)) return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 }).format(value)} ${of}`;
  const money = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return `${new Intl.NumberFormat(undefined, money).format(value)} ${of}`;
}

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
