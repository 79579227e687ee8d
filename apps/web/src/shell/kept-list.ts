/** A list that the server keeps, and what is done to it: afterwards it is read anew, whatever came of it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../api.ts';
import { notify } from '../ui/toaster.tsx';

type Said = {
  done?: { title: string; text?: string };
  /** The title over the reason; left out where the reason is told beside what was typed. */
  failed?: string;
};

export function keptList<List>(key: string, read: () => Promise<List>, refetchInterval: number | false = false) {
  const queryKey = [key];
  return {
    useList: () => useQuery({ queryKey, queryFn: read, staleTime: 0, refetchInterval }),
    useAct: <Input = void>(act: (input: Input) => Promise<unknown>, { done, failed }: Said = {}) => {
      const client = useQueryClient();
      return useMutation({
        mutationFn: act,
        onSuccess: () => void (done === undefined || notify(done)),
        onError: error =>
          void (failed === undefined || notify({ title: failed, text: messageOf(error), destructive: true })),
        onSettled: () => client.invalidateQueries({ queryKey }),
      });
    },
  };
}
