/** What a parcel costs an organization, by its own word. Everybody sees the rates, the merchant and executives set them. */
import { randomUUID } from 'node:crypto';
import { mostRates, type Rate, type RateName } from '@tillsight/contract/rates';
import type { Rates } from '@tillsight/metrics/rates';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { readOrganization } from '../users/users.ts';
import { deleteRow, findRates, keepRow, lockRates, type RateRow } from './store.ts';

export { ratesColumn } from './store.ts';

/** As the engine takes them. */
export function ratesByName(kept: readonly { name: RateName; from: string; value: number }[]): Rates {
  const named = Map.groupBy(kept, ({ name }) => name);
  return Object.fromEntries([...named].map(([name, own]) => [name, own.map(({ from, value }) => ({ from, value }))]));
}

export function listRates(
  base: Base,
  { organizationId }: Pick<Caller, 'organizationId'>,
): Promise<{ currency: string; rates: Rate[] }> {
  return base.db.inOrganization(organizationId, async trx => {
    const { currency } = await readOrganization(trx, organizationId);
    return { currency, rates: (await findRates(trx)).map(shown) };
  });
}

export async function setRate(
  base: Base,
  caller: Caller,
  { name, from_day, value }: { name: RateName; from_day: string; value: number },
): Promise<Rate> {
  const { organizationId, userId } = caller;
  mayDecide(caller);
  await spend(base.db, base.now(), [{ name: 'set-rate', of: userId, times: 120, perMs: 60 * 60_000 }]);
  return base.db.inOrganization(organizationId, async trx => {
    const rates = await lockRates(trx, organizationId);
    const isHere = (row: RateRow): boolean => row.name === name && row.from_day === from_day;
    const known = rates.find(isHere);
    if (known === undefined && rates.length >= mostRates)
      throw new ProblemError('conflict', `There may be ${mostRates} rates. Please remove old ones first.`);
    const id = known?.id ?? randomUUID();
    const row = { organization_id: organizationId, id, name, from_day, value: String(value) };
    await keepRow(trx, { ...row, set_by: userId, set_at: new Date(base.now()) });
    await noteAct(trx, base.now(), { act: 'rate set', organizationId, userId, detail: name });
    const kept = (await findRates(trx)).find(isHere);
    if (kept === undefined) throw new Error('A rate that was kept is not there.');
    return shown(kept);
  });
}

export async function deleteRate(base: Base, caller: Caller, { id }: { id: string }): Promise<void> {
  const { organizationId, userId } = caller;
  await base.db.inOrganization(organizationId, async trx => {
    const known = (await findRates(trx)).find(row => row.id === id);
    if (known === undefined) throw new ProblemError('not_found', 'This rate is no longer there.');
    mayDecide(caller);
    await deleteRow(trx, id);
    await noteAct(trx, base.now(), { act: 'rate removed', organizationId, userId, detail: known.name });
  });
}

/** Everybody's figures follow them. */
function mayDecide({ role }: Caller): void {
  if (role === 'merchant' || role === 'executive') return;
  throw new ProblemError('forbidden', 'Only the merchant and executives can change the rates. Please ask one of them.');
}

function shown({ id, name, from_day, value, set_by_name, set_at }: RateRow): Rate {
  return { id, name, from_day, value: Number(value), set_by: set_by_name, set_at: set_at.toISOString() };
}
