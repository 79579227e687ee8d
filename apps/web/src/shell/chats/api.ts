import { chatMessengers, messengerTitles, type ChatMessenger } from '@tillsight/contract/channel';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../query-client.ts';
import { chatRows, type OwnChat } from './chat-rows.ts';

const queryOf = (of: ChatMessenger) => ({ queryKey: [of], queryFn: chatRows[of].read, staleTime: 0 });

/** One's own chat; looked at again and again while one is being linked. */
export function useChat(of: ChatMessenger, isLinking: boolean) {
  return useQuery({ ...queryOf(of), refetchInterval: isLinking ? 1_500 : false });
}

/** Those that this product has. */
export function useChats(): { of: ChatMessenger; chat: OwnChat }[] {
  const found = useQueries({ queries: chatMessengers.map(queryOf) });
  return chatMessengers.flatMap((of, at) => {
    const chat = found[at]?.data;
    return chat === undefined || chat.status === 'off' ? [] : [{ of, chat }];
  });
}

/** Where one's reports go beside the phone: the chat that was linked last, by its messenger's name. Null: none is. */
export function useLinkedChat(): string | null {
  const linked = useChats().flatMap(({ of, chat: { linked_at: at } }) => (at === null ? [] : [{ of, at }]));
  const [latest] = linked.toSorted((one, other) => (one.at > other.at ? -1 : 1));
  return latest === undefined ? null : messengerTitles[latest.of];
}

/** Whatever tells how the chat stands is out of date then; it is told wherever it is shown. */
export function useUnlinkChat(unlink: () => Promise<unknown>) {
  return useMutation({ mutationFn: unlink, onSuccess: () => queryClient.invalidateQueries() });
}
