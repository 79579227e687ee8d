import {
  answerAssistantRequest,
  readAssistantRequest,
  type AnswerAssistantRequest,
  type AssistantRequest,
} from '@tillsight/contract/assistants';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../api.ts';

export function useAssistantRequest(request: AssistantRequest) {
  return useQuery({
    queryKey: ['assistant-request', request],
    queryFn: async () => (await call(readAssistantRequest, request)).assistant,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** The browser leaves with the answer; the address was checked by the server. */
export function useAnswerAssistant(request: AssistantRequest) {
  return useMutation({
    mutationFn: (answer: Pick<AnswerAssistantRequest, 'allow' | 'password'>) =>
      call(answerAssistantRequest, { ...request, ...answer }),
    onSuccess: ({ address }) => window.location.assign(address),
  });
}

/** Some minutes after signing in the password is asked for. */
export function wantsPassword(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { errors } = (error.body ?? {}) as { errors?: { field?: string }[] };
  return Array.isArray(errors) && errors.some(({ field }) => field === 'password');
}
