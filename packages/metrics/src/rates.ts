/** What a parcel costs a merchant, by the merchant's own word: rates that hold from a day on. */
import type { PricingRate, RateName } from '@tillsight/contract/rates';
import { addDays } from './period.ts';
import type { Day, Period } from './request.ts';

/** Each holds from its day until the next one begins; percentages are written as 2.5. */
export type Rates = Partial<Record<RateName, readonly { from: Day; value: number }[]>>;

/** `with`: where that one is set, this one may be missing and is then nothing. */
type Meaning = { isPercent?: true; isTaxed?: true; with?: RateName };

const meanings: Record<PricingRate, Meaning> = {
  shipping_out: { isTaxed: true },
  shipping_back: { isTaxed: true },
  packaging: {},
  cod_fixed: { isTaxed: true, with: 'cod_percent' },
  cod_percent: { isTaxed: true, isPercent: true, with: 'cod_fixed' },
  gateway_percent: { isTaxed: true, isPercent: true },
};

/** What one unit costs on a day, tax on fees included; `null` where the merchant has not said. */
export function rateOn(rates: Rates, name: PricingRate, day: Day): number | null {
  const { isPercent, isTaxed, with: other } = meanings[name];
  const own = setOn(rates, name, day) ?? (other && setOn(rates, other, day) !== undefined ? 0 : undefined);
  if (own === undefined) return null;
  const tax = isTaxed ? (setOn(rates, 'fee_tax_percent', day) ?? 0) / 100 : 0;
  return (isPercent ? own / 100 : own) * (1 + tax);
}

function setOn(rates: Rates, name: RateName, day: Day): number | undefined {
  return rates[name]?.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.value;
}

/** Runs of days within a period on which a rate stays what it is, in order. */
export function stretchesOf(
  rates: Rates,
  name: PricingRate,
  period: Period,
): { period: Period; rate: number | null }[] {
  const { isTaxed, with: other } = meanings[name];
  const names: RateName[] = [name, ...(other ? [other] : []), ...(isTaxed ? ['fee_tax_percent' as const] : [])];
  const changes = names.flatMap(each => rates[each] ?? []).map(({ from }) => from);
  const begins = [...new Set(changes.filter(day => day > period.from && day <= period.to))].toSorted();
  const stretches: { period: Period; rate: number | null }[] = [];
  for (const [at, from] of [period.from, ...begins].entries()) {
    const next = begins[at];
    const to = next === undefined ? period.to : addDays(next, -1);
    const rate = rateOn(rates, name, from);
    const last = stretches.at(-1);
    if (last?.rate === rate) last.period.to = to;
    else stretches.push({ period: { from, to }, rate });
  }
  return stretches;
}
