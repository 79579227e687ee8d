import { deleteRate, listRates, setRate, type Rate, type RateName } from '@tillsight/contract/rates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../../api.ts';
import { notify } from '../../ui/toaster.tsx';

const ratesKey = ['rates'];

/** Others of the house set them, too. */
export function useRates() {
  return useQuery({ queryKey: ratesKey, queryFn: () => call(listRates, {}), staleTime: 0 });
}

/** Its refusal is told where the amount stands. */
export function useSetRate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { name: RateName; from_day: string; value: number }) => call(setRate, input),
    onSuccess: () => notify({ title: 'Rate saved' }),
    onSettled: () => client.invalidateQueries({ queryKey: ratesKey }),
  });
}

export function useDeleteRate({ id }: Rate) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteRate, { rate_id: id }),
    onSuccess: () => notify({ title: 'Rate removed' }),
    onError: error => notify({ title: 'The rate was not removed', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ratesKey }),
  });
}
