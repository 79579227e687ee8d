import type { Account } from '../account.ts';
import type { Person } from '../people.ts';

const DAY = 24 * 3_600_000;

/** Whether the person has written to this number within the last 24 hours. Sending does not lengthen it. */
export function isWindowOpen(account: Account, { numberId, person }: { numberId: string; person: Person }): boolean {
  const { lastInboundAt } = account.chats.between(numberId, person);
  return lastInboundAt !== null && account.now() - lastInboundAt < DAY;
}
