import { askQuestion, AskStage, clearHistory } from '@tillsight/contract/chat';
import { product } from '@tillsight/contract/product';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { safeParse } from 'zod/v4/core';
import { call, reportMessageOf } from '../../api.ts';
import { useAuth } from '../../session.tsx';
import { notify } from '../../ui/toaster.tsx';
import {
  emptyConversation,
  withAnswer,
  withFailure,
  withQuestion,
  withStage,
  type Conversation,
} from './conversation.ts';

const notAuthenticated = 'User not authenticated. Please sign in again.';

/**
 * The conversation lives in the query cache: going to another screen and back keeps it, as the server does, and
 * signing out empties it with everything else.
 */
export function useConversation() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const queryKey = ['conversation', user?.id];
  const { data: conversation = emptyConversation } = useQuery<Conversation>({
    queryKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const change = (next: (current: Conversation) => Conversation) =>
    queryClient.setQueryData<Conversation>(queryKey, current => next(current ?? emptyConversation));

  const asking = useMutation({
    mutationFn: async (question: string) => {
      if (!user?.id) throw new Error(notAuthenticated);
      return await call(askQuestion, { user_id: user.id, question }, (name, data) => {
        const stage = safeParse(AskStage, data);
        if (name === 'stage' && stage.success) change(current => withStage(current, stage.data));
      });
    },
    onMutate: question => change(current => withQuestion(current, question, Date.now())),
    onSuccess: answer => {
      change(current => withAnswer(current, answer, Date.now()));
      if (answer.is_business_related && answer.metrics_included.length > 0) {
        notify({ title: 'Analytics Retrieved', text: `Included data from: ${answer.metrics_included.join(', ')}` });
      }
    },
    onError: (error, question) => {
      change(current => withFailure(current, question, Date.now()));
      const text = reportMessageOf(error) || `Failed to get response from ${product.assistant}`;
      notify({ title: 'Error', text, destructive: true });
    },
  });

  const clearing = useMutation({
    mutationFn: async () => {
      if (!user?.id) throw new Error(notAuthenticated);
      return await call(clearHistory, { user_id: user.id });
    },
    onSuccess: () => {
      change(() => emptyConversation);
      notify({ title: 'Chat Cleared', text: `Started a new conversation with ${product.assistant}` });
    },
    onError: error => {
      notify({ title: 'Error', text: reportMessageOf(error) || 'Failed to clear chat history', destructive: true });
    },
  });

  return { conversation, ask: asking.mutate, clear: clearing.mutate, isClearing: clearing.isPending };
}
