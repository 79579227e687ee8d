import { linkSlack, readSlack, removeSlack, unlinkSlack } from '@tillsight/contract/slack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { queryClient } from '../../query-client.ts';
import type { MakeLink } from '../linking/api.ts';

/** One's own chat, and the organization's workspace; looked at again and again while a chat is being linked. */
export function useSlack(isLinking: boolean) {
  return useQuery({
    queryKey: ['slack'],
    queryFn: async () => (await call(readSlack, {})).slack,
    staleTime: 0,
    refetchInterval: isLinking ? 1_500 : false,
  });
}

/** A code to be sent to the app in Slack. */
export const slackLink: MakeLink = { key: 'slack', make: input => call(linkSlack, input) };

/** Whatever tells how the chat stands is out of date then; it is told wherever it is shown. */
export function useUnlinkSlack() {
  return useMutation({ mutationFn: () => call(unlinkSlack, {}), onSuccess: () => queryClient.invalidateQueries() });
}

export function useRemoveSlack() {
  return useMutation({ mutationFn: () => call(removeSlack, {}), onSuccess: () => queryClient.invalidateQueries() });
}
