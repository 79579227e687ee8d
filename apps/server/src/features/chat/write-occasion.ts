/** What somebody agreed to have noted, or taken away, is written into the store, and said back. */
import { isHeld, mayNoteOccasions, saidOccasion } from '@tillsight/assistant/occasions/order-draft';
import type { OccasionOrder } from '@tillsight/assistant/occasions/occasion-order';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import type { Language } from '@tillsight/contract/language';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { refusalAsAnswer } from '../../infra/problem.ts';
import { askOccasions, standingOf, writeOccasion } from '../insights/insights.ts';
import type { ChatDeps } from './model.ts';

type Agreed = { order: OccasionOrder; language: Language; isSaidAgain: boolean };

/** An order that stands in the talk once more only tells how things are. */
export function carryOutOccasion(deps: ChatDeps, caller: Caller, agreed: Agreed): Promise<string> {
  return written(deps, caller, agreed).catch(refusalAsAnswer);
}

async function written(deps: ChatDeps, caller: Caller, { order, language, isSaidAgain }: Agreed): Promise<string> {
  const { organizationId, userId, role } = caller;
  const say = sentencesFor({ ...(await standingOf(deps, organizationId)), language }).occasions;
  if (!mayNoteOccasions(role)) return say.notYours;
  const said = saidOccasion(order);
  if (isSaidAgain) {
    if (!(await stands(deps, organizationId, order))) return say.notNow;
    return order.do === 'note' ? say.already(said) : say.gone;
  }
  await spend(deps.db, deps.now(), [{ name: 'write-occasion', of: userId, times: 30, perMs: 60 * 60_000 }]);
  const outcome = await writeOccasion(deps, caller, order);
  if (outcome === 'away' || outcome.kind === 'unknown') return say.unknown;
  if (outcome.kind === 'refused') return say.refused(outcome.message);
  if (outcome.kind === 'lacks') return say.lacks;
  if (order.do === 'remove') return outcome.kind === 'done' ? say.removed(said) : say.gone;
  return outcome.kind === 'done' ? say.noted(said) : say.already(said);
}

async function stands(deps: ChatDeps, organizationId: string, order: OccasionOrder): Promise<boolean> {
  const known = await askOccasions(deps, organizationId, order.do === 'note' ? order.period : undefined);
  if (known === undefined || known.held === 'away') return false;
  return order.do === 'note' ? isHeld(known.held, order) : known.held.every(({ id }) => id !== order.id);
}
