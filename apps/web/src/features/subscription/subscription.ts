import * as z from 'zod/mini';
import { planIds, type Plan } from './plans.ts';

/** The demonstration subscription: held by this browser only, nothing is charged. */
export const Subscription = z.object({
  plan: z.enum(planIds),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  isActive: z.boolean(),
  paymentMethod: z.string(),
});
export type Subscription = z.infer<typeof Subscription>;

const dayMs = 86_400_000;
export const periodDays = 30;

export function startSubscription(plan: Plan, now: number): Subscription {
  return {
    plan: plan.id,
    startDate: new Date(now).toISOString(),
    endDate: new Date(now + periodDays * dayMs).toISOString(),
    isActive: true,
    paymentMethod: '•••• •••• •••• 4242',
  };
}

/** A period that has ended was followed by the next one, as the timeline promises. */
export function renewSubscription(subscription: Subscription, now: number): Subscription {
  const endedMs = now - Date.parse(subscription.endDate);
  if (!subscription.isActive || endedMs < 0) return subscription;
  const periods = Math.floor(endedMs / (periodDays * dayMs)) + 1;
  const endDate = new Date(Date.parse(subscription.endDate) + periods * periodDays * dayMs);
  return { ...subscription, endDate: endDate.toISOString() };
}

export type BillingPeriod = { start: Date; end: Date; daysRemaining: number };

export function currentPeriod(subscription: Subscription, now: number): BillingPeriod {
  const end = new Date(subscription.endDate);
  const daysRemaining = Math.max(0, Math.ceil((end.getTime() - now) / dayMs));
  return { start: new Date(end.getTime() - periodDays * dayMs), end, daysRemaining };
}

/** What local storage held, or none: what cannot be read is no subscription. */
export function parseSubscription(stored: string | null, now: number): Subscription | null {
  const parsed = Subscription.safeParse(jsonOf(stored));
  return parsed.success && parsed.data.isActive ? renewSubscription(parsed.data, now) : null;
}

function jsonOf(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
