import { linkPhone, readPhone, unlinkPhone } from '@tillsight/contract/whatsapp';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { queryClient } from '../../query-client.ts';
import type { MakeLink } from '../linking/api.ts';

const phoneKey = ['phone'];

/** One's own phone; looked at again and again while one is being linked. */
export function usePhone(isLinking: boolean) {
  return useQuery({
    queryKey: phoneKey,
    queryFn: async () => (await call(readPhone, {})).phone,
    staleTime: 0,
    refetchInterval: isLinking ? 1_500 : false,
  });
}

/** To be sent from the phone. */
export const phoneLink: MakeLink = { key: 'phone', make: input => call(linkPhone, input) };

/** Whatever tells how the phone stands is out of date then; it is told wherever it is shown. */
export function useUnlinkPhone() {
  return useMutation({ mutationFn: () => call(unlinkPhone, {}), onSuccess: () => queryClient.invalidateQueries() });
}
