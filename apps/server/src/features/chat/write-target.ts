/** What somebody agreed to is written into the store, and said back. */
import { mayDecideTargets, saidAim } from '@tillsight/assistant/targets/order-draft';
import type { TargetOrder } from '@tillsight/assistant/targets/target-order';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import type { Language } from '@tillsight/contract/language';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { refusalAsAnswer } from '../../infra/problem.ts';
import { askTargets, standingOf, writeTarget } from '../insights/insights.ts';
import type { ChatDeps } from './model.ts';

export type Agreed = { order: TargetOrder; language: Language; isSaidAgain: boolean };

/** An order that stands in the talk once more only tells how things are. */
export function carryOutTarget(deps: ChatDeps, caller: Caller, agreed: Agreed): Promise<string> {
  return written(deps, caller, agreed).catch(refusalAsAnswer);
}

async function written(deps: ChatDeps, caller: Caller, { order, language, isSaidAgain }: Agreed): Promise<string> {
  const { organizationId, userId, role } = caller;
  const standing = await standingOf(deps, organizationId);
  const shop = { ...standing, language };
  const { targets: say, metric } = sentencesFor(shop);
  const { orders } = say;
  const aim = saidAim(order, shop);
  if (!mayDecideTargets(role)) return orders.notYours;
  if (isSaidAgain) return (await stands(deps, organizationId, order)) ? orders.already(aim) : orders.notNow;
  await spend(deps.db, deps.now(), [{ name: 'write-target', of: userId, times: 30, perMs: 60 * 60_000 }]);
  const name = `${metric(order.metric)}, ${sentencesFor(shop).period(order.period)}`;
  const outcome = await writeTarget(deps, caller, { ...order, name });
  if (outcome === 'away' || outcome.kind === 'unknown') return orders.unknown;
  if (outcome.kind === 'refused') return orders.refused(outcome.message);
  if (outcome.kind === 'lacks') return orders.lacks;
  if (outcome.kind === 'changed') {
    const { value } = outcome;
    return orders.changedMeanwhile(value === null ? undefined : saidAim({ ...order, value, was: null }, shop).value);
  }
  if (order.value === null) return outcome.kind === 'done' ? orders.removed(aim) : orders.gone;
  return outcome.kind === 'done' ? orders.set(aim) : orders.already(aim);
}

async function stands(deps: ChatDeps, organizationId: string, order: TargetOrder): Promise<boolean> {
  const known = await askTargets(deps, organizationId);
  if (known === undefined || known.held === 'away') return false;
  const { metric, period, value } = order;
  const held = known.held.find(
    each =>
      each.metric === metric && each.part === null && each.period.from === period.from && each.period.to === period.to,
  );
  return (held?.value ?? null) === value;
}
