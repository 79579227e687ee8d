import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { whenSignedOut } from './session.tsx';

/** A dead line is tried once more; a refusal is an answer and is shown at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retryDelay: 500,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'network',
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// Nobody who signs in later finds what somebody else has read.
whenSignedOut(() => queryClient.clear());
