import * as z from 'zod/mini';
import { Done, Nothing, endpoint } from './endpoint.ts';

/** What a parcel costs a merchant. Money is in the store's currency, shares are per cent. */
export const rateNames = [
  'shipping_out',
  'shipping_back',
  'packaging',
  'cod_fixed',
  'cod_percent',
  'gateway_percent',
  'fee_tax_percent',
] as const;
export const RateName = z.enum(rateNames);
export type RateName = z.infer<typeof RateName>;

/** Rates that figures are multiplied by; the tax on fees is part of them. */
export type PricingRate = Exclude<RateName, 'fee_tax_percent'>;

/** Shares are entered as 2.5, for 2.5 per cent. */
export const isPercent = (name: RateName): boolean => name.endsWith('_percent');

/** How many rates one organization may keep, old ones among them. */
export const mostRates = 300;
export const highestRate = 1_000_000;

const Day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a day'),
  z.refine(day => {
    const at = Date.parse(`${day}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) && day >= '2000-01-01';
  }, 'Please enter a day since the year 2000'),
);

const Amount = z
  .number()
  .check(
    z.gte(0, 'Please enter 0 or more'),
    z.lte(highestRate, 'This is too much'),
    z.multipleOf(0.01, 'At most two decimals, please'),
  );

export const Rate = z.object({
  id: z.string(),
  name: RateName,
  /** The first day it holds on; it holds until the next one of its name begins. */
  from_day: Day,
  value: z.number(),
  /** Who set it; null once they have left. */
  set_by: z.nullable(z.string()),
  set_at: z.string(),
});
export type Rate = z.infer<typeof Rate>;

export const listRates = endpoint({
  name: 'listRates',
  method: 'GET',
  path: '/api/v1/rates/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), currency: z.string(), rates: z.array(Rate) }),
});

export const setRate = endpoint({
  name: 'setRate',
  method: 'POST',
  path: '/api/v1/rates/',
  access: 'session',
  request: z.object({ name: RateName, from_day: Day, value: Amount }).check(
    z.refine(({ name, value }) => !isPercent(name) || value <= 100, {
      path: ['value'],
      error: 'A share is at most 100 per cent',
    }),
  ),
  response: z.object({ success: z.boolean(), message: z.string(), rate: Rate }),
});

export const deleteRate = endpoint({
  name: 'deleteRate',
  method: 'DELETE',
  path: '/api/v1/rates/{rate_id}/',
  access: 'session',
  request: z.object({ rate_id: z.string() }),
  response: Done,
});
