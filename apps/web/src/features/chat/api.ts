import {
  AnalysisStep,
  askAgain,
  AskPart,
  askQuestion,
  AskStage,
  clearHistory,
  readHistory,
  type History,
} from '@tillsight/contract/chat';
import { keepTile } from '@tillsight/contract/boards';
import { product } from '@tillsight/contract/product';
import { onlineManager, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { safeParse } from 'zod/v4/core';
import { ApiError, call, messageOf, reportMessageOf } from '../../api.ts';
import { useAuth } from '../../session.tsx';
import { notify } from '../../ui/toaster.tsx';
import {
  emptyConversation,
  withAnswer,
  withFailure,
  withoutAnswer,
  withPart,
  withQuestion,
  withStage,
  withStep,
  type Conversation,
} from './conversation.ts';

/** A question, or one that is remembered from before this page was opened. */
export type Asked = { question: string; rememberedAs?: string };

/** The one question that is being answered; it outlives a look at another screen. */
let underWay: AbortController | undefined;

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
    mutationFn: async ({ question, rememberedAs }: Asked) => {
      if (!user?.id) throw new Error(notAuthenticated);
      const onEvent = (name: string, data: unknown) => {
        const stage = safeParse(AskStage, data);
        if (name === 'stage' && stage.success) change(current => withStage(current, stage.data));
        const step = safeParse(AnalysisStep, data);
        if (name === 'step' && step.success) change(current => withStep(current, step.data));
        const part = safeParse(AskPart, data);
        if (name === 'part' && part.success) change(current => withPart(current, part.data, Date.now()));
      };
      underWay = new AbortController();
      const listening = { onEvent, signal: underWay.signal };
      const user_id = user.id;
      if (rememberedAs === undefined) return await call(askQuestion, { user_id, question }, listening);
      return await call(askAgain, { user_id, question_id: rememberedAs }, listening);
    },
    // Without a line the question waits for one, and is then sent by itself.
    networkMode: 'online',
    retry: (_, error) => error instanceof ApiError && error.kind === 'network' && !onlineManager.isOnline(),
    onMutate: ({ question }) => change(current => withQuestion(current, question, Date.now())),
    onSuccess: answer => {
      change(current => withAnswer(current, answer, Date.now()));
      if (answer.is_business_related && answer.metrics_included.length > 0) {
        notify({ title: 'Analytics Retrieved', text: `Included data from: ${answer.metrics_included.join(', ')}` });
      }
    },
    onError: (error, { question }) => {
      // The person stopped it and knows.
      if (underWay?.signal.aborted) return;
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
      queryClient.setQueryData<Earlier>(earlierKey(user?.id), []);
      notify({ title: 'Chat Cleared', text: `Started a new conversation with ${product.assistant}` });
    },
    onError: error => {
      notify({ title: 'Error', text: reportMessageOf(error) || 'Failed to clear chat history', destructive: true });
    },
  });

  const stop = () => {
    underWay?.abort();
    change(withoutAnswer);
  };
  return { conversation, stop, ask: asking.mutate, clear: clearing.mutate, isClearing: clearing.isPending };
}

/** Onto one's own board, as the question was understood. */
export function useKeepAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (question: string) => call(keepTile, { board_id: 'own', question }),
    onSuccess: () => notify({ title: 'Kept on your board', text: 'The question is kept, not the figures.' }),
    onError: error => notify({ title: 'The answer was not kept', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ['boards'] }),
  });
}

export type Earlier = History['questions'];

const earlierKey = (userId: string | undefined) => ['earlier questions', userId];

/** What was asked before this page was opened. Read once: what is asked from here on stands in the conversation. */
export function useEarlier() {
  const { user } = useAuth();
  return useQuery<Earlier>({
    queryKey: earlierKey(user?.id),
    queryFn: user?.id ? async () => (await call(readHistory, { user_id: user.id })).questions : skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
