import type { BusinessNumber } from '../business-numbers.ts';
import type { ChatMessage } from '../chats.ts';

const chargedFrom = Date.parse('2026-10-01T00:00:00Z');
const freeOfAMonth = 1000;

export interface Pricing {
  billable: boolean;
  pricing_model: 'PMP';
  type: 'regular' | 'free_customer_service';
  category: string;
}

/** Since October 2026 answers cost as well, after a thousand free ones a number and month. */
export function priceOf(
  message: ChatMessage,
  rule: { number: BusinessNumber; isInWindow: boolean; now: number },
): Pricing {
  const { number, isInWindow, now } = rule;
  const category = message.template?.category.toLowerCase() ?? 'service';
  const isFree =
    category === 'service' ? isFreeService(number, now) : isInWindow && category === 'utility' && now < chargedFrom;
  return { billable: !isFree, pricing_model: 'PMP', type: isFree ? 'free_customer_service' : 'regular', category };
}

function isFreeService(number: BusinessNumber, now: number): boolean {
  if (now < chargedFrom) return true;
  const month = new Date(now).toISOString().slice(0, 7);
  if (number.freeMonth !== month) Object.assign(number, { freeMonth: month, freeUsed: 0 });
  number.freeUsed += 1;
  return number.freeUsed <= freeOfAMonth;
}
