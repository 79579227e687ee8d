import * as contract from '@tillsight/contract/rates';
import type { Base } from '../../infra/base.ts';
import type { Mount } from '../../infra/mount.ts';
import { deleteRate, listRates, setRate } from './rates.ts';

export function rateRoutes(mount: Mount, base: Base): void {
  mount(contract.listRates, async ({ caller }) => ({ success: true, ...(await listRates(base, caller)) }));
  mount(contract.setRate, async ({ caller, input }) => {
    const rate = await setRate(base, caller, input);
    return { success: true, message: 'The rate was set.', rate };
  });
  mount(contract.deleteRate, async ({ caller, input }) => {
    await deleteRate(base, caller, { id: input.rate_id });
    return { success: true, message: 'The rate was removed.' };
  });
}
