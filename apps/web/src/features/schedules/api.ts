import { changeSchedule, endSchedule, listSchedules, makeSchedule, type Schedule } from '@tillsight/contract/schedules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../../api.ts';
import { notify } from '../../ui/toaster.tsx';

const schedulesKey = ['schedules'];

/** They move while nobody is here: what is due is sent. */
export function useSchedules() {
  return useQuery({
    queryKey: schedulesKey,
    queryFn: async () => (await call(listSchedules, {})).schedules,
    staleTime: 0,
    refetchInterval: 60_000,
  });
}

/** Its refusal is told where the sentence stands. */
export function useMakeSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sentence: string) => call(makeSchedule, { sentence }),
    onSettled: () => client.invalidateQueries({ queryKey: schedulesKey }),
  });
}

type Change = { is_paused?: boolean; time?: string; channel?: Schedule['channel'] };

export function useChangeSchedule({ id }: Schedule) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => call(changeSchedule, { schedule_id: id, ...change }),
    onError: error => notify({ title: 'The schedule was not changed', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: schedulesKey }),
  });
}

export function useEndSchedule({ id, title }: Schedule) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endSchedule, { schedule_id: id }),
    onSuccess: () => notify({ title: 'Schedule ended', text: title }),
    onError: error => notify({ title: 'The schedule was not ended', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: schedulesKey }),
  });
}
