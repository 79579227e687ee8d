import { linkTelegram, readTelegram, unlinkTelegram } from '@tillsight/contract/telegram';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { queryClient } from '../../query-client.ts';
import type { MakeLink } from '../linking/api.ts';

/** One's own chat; looked at again and again while one is being linked. */
export function useTelegram(isLinking: boolean) {
  return useQuery({
    queryKey: ['telegram'],
    queryFn: async () => (await call(readTelegram, {})).telegram,
    staleTime: 0,
    refetchInterval: isLinking ? 1_500 : false,
  });
}

/** To be followed in Telegram. */
export const telegramLink: MakeLink = { key: 'telegram', make: input => call(linkTelegram, input) };

/** Whatever tells how the chat stands is out of date then; it is told wherever it is shown. */
export function useUnlinkTelegram() {
  return useMutation({ mutationFn: () => call(unlinkTelegram, {}), onSuccess: () => queryClient.invalidateQueries() });
}
