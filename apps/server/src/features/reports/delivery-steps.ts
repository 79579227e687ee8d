/**
 * The life of a delivery: what each state may become. Writers are held to it by their types, the tests' database by a trigger
 * (`apps/server/test/forbid-other-steps.ts`), and the picture in `docs/deliveries.md` is drawn from it.
 */
import type { Delivery } from '@tillsight/contract/whatsapp';

export type DeliveryState = Delivery['state'];

export const deliverySteps = {
  /** A planned one can be heard of: it was given up after a try that had left, and the word about that try came late. */
  planned: ['sending', 'sent', 'delivered', 'read', 'unknown', 'failed', 'skipped'],
  sending: ['planned', 'accepted', 'sent', 'delivered', 'read', 'unknown', 'failed'],
  unknown: ['accepted', 'sent', 'delivered', 'read', 'failed'],
  accepted: ['sent', 'delivered', 'read', 'failed'],
  sent: ['delivered', 'read', 'failed'],
  delivered: ['read'],
  read: [],
  failed: ['planned'],
  skipped: [],
} as const satisfies Record<DeliveryState, readonly DeliveryState[]>;

/** The states that may become every one of these; staying as it is, is no step. */
export type StateBefore<To extends DeliveryState> = {
  [From in DeliveryState]: [To] extends [From | (typeof deliverySteps)[From][number]] ? From : never;
}[DeliveryState];
