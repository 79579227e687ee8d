/** How many mails about accounts an address gets, no matter who causes them. The owner's own acts are always mailed; reports do not count. */
import type { Base } from '../../infra/base.ts';
import { isWithin, refund, type Budget } from '../../infra/budget.ts';

const hour = 60 * 60_000;

/** Who can cause it: anybody at all, or anybody who says to have forgotten the password. */
export type Cause = 'stranger' | 'forgotten';

/** Sends it, unless the address has had enough for now. A mail that fails is tried again and not counted. */
export async function sendCounted(base: Base, email: string, cause: Cause, send: () => Promise<void>): Promise<void> {
  const budgets = budgetsFor(email, cause);
  if (!(await isWithin(base.db, base.now(), budgets))) {
    base.log.info({ cause }, 'A mail was not sent: its address has had enough of them for now.');
    return;
  }
  try {
    await send();
  } catch (error) {
    await refund(base.db, budgets);
    throw error;
  }
}

/** Of the three mails an hour one is kept for who has forgotten the password, so that strangers cannot take it away. */
function budgetsFor(email: string, cause: Cause): Budget[] {
  const all = { name: 'mail', of: email, times: 3, perMs: hour };
  return cause === 'stranger' ? [{ name: 'mail-stranger', of: email, times: 2, perMs: hour }, all] : [all];
}
