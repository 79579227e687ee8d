/** What is done about a message that WhatsApp did not take, or took and then failed. */
import type { Mishap } from '../messengers/messengers.ts';
import { holdBusinessNumber, markPhone, remedyFor, slowDown, type Remedy } from '../whatsapp/whatsapp.ts';
import type { ReportDeps } from './delivery-batches.ts';
import type { StateBefore } from './delivery-steps.ts';
import { isTooLate } from './schedule.ts';
import type { DeliveryTask } from './store.ts';
import { tryLater } from './try-later.ts';

export type Failure = {
  outcome: Mishap;
  /** In which the delivery is believed to be. */
  states: readonly StateBefore<'planned'>[];
};

/** Every outcome here means that nothing arrived, so that trying again cannot send it twice. */
export async function actOnFailure(deps: ReportDeps, task: DeliveryTask, { outcome, states }: Failure): Promise<void> {
  if (outcome.kind !== 'refused') {
    const remedy: Remedy = { act: 'again', words: 'WhatsApp could not be reached.' };
    return carryOut(deps, task, { remedy, states });
  }
  const remedy = remedyFor(outcome.code);
  if (remedy.isAlarm === true) {
    deps.log.error({ delivery: task.id, reason: outcome.details }, 'WhatsApp refuses for a reason that does not pass.');
  }
  await carryOut(deps, task, { remedy, states });
}

/** WhatsApp had accepted it and says later that it failed. */
export async function recover(deps: ReportDeps, task: DeliveryTask, code: number | null): Promise<void> {
  if (isTooLate(task.slot.getTime(), deps.now(), task.frequency)) return;
  const details = 'Failed after it had been accepted.';
  const outcome = { kind: 'refused', code: code ?? -1, details } as const;
  await actOnFailure(deps, task, { outcome, states: ['failed'] });
}

type Doing = { remedy: Remedy; states: readonly StateBefore<'planned'>[] };

const mostTries = 5;
const dayMs = 24 * 60 * 60_000;

async function carryOut(deps: ReportDeps, task: DeliveryTask, { remedy, states }: Doing): Promise<void> {
  await mark(deps, task, remedy);
  const tries = task.tries + (remedy.act === 'slow' ? 0 : 1);
  const isVoid = states.includes('failed');
  const later = { reason: remedy.words, states, tries, isVoid };
  const byMail = { ...later, seconds: 0, way: 'email' } as const;
  if (remedy.act === 'other-way' || tries > mostTries) return tryLater(deps, task, byMail);
  if (remedy.act === 'template') {
    // Refused although it was one already: then WhatsApp means something else.
    if (task.way === 'template') return tryLater(deps, task, byMail);
    return tryLater(deps, task, { ...later, seconds: 0, way: 'template' });
  }
  const seconds = { again: 5 * 2 ** task.tries, pair: 4 ** task.tries, slow: 3 }[remedy.act];
  await tryLater(deps, task, { ...later, seconds });
}

async function mark(deps: ReportDeps, task: DeliveryTask, { act, mark: what }: Remedy): Promise<void> {
  const number = task.delivery_number ?? task.business_number;
  const whose = { organizationId: task.organization_id, userId: task.recipient_id };
  if (act === 'template') await markPhone(deps, whose, 'window-closed');
  if (what === 'unreachable' || what === 'doubt-phone') await markPhone(deps, whose, what);
  if (number === null) return;
  if (act === 'slow' && deps.whatsapp !== null) await slowDown(deps, deps.whatsapp, { number, seconds: 2 });
  if (what === 'hold-number') {
    await holdBusinessNumber(deps, { number, what: 'number', until: new Date(deps.now() + dayMs / 24) });
  }
  if (what === 'hold-templates') {
    await holdBusinessNumber(deps, { number, what: 'templates', until: new Date(deps.now() + dayMs / 8) });
  }
}
