import { deleteRate, listRates, setRate, type Rate, type RateName } from '@tillsight/contract/rates';
import { call } from '../../api.ts';
import { keptList } from '../../shell/kept-list.ts';

/** Others of the house set them, too. */
const { useList, useAct } = keptList('rates', () => call(listRates, {}));

export { useList as useRates };

export function useSetRate() {
  const set = (input: { name: RateName; from_day: string; value: number }) => call(setRate, input);
  return useAct(set, { done: { title: 'Rate saved' } });
}

export function useDeleteRate({ id }: Rate) {
  const said = { done: { title: 'Rate removed' }, failed: 'The rate was not removed' };
  return useAct(() => call(deleteRate, { rate_id: id }), said);
}
