import {
  changeAlert,
  endAlert,
  listAlerts,
  makeAlert,
  type Alert,
  type AlertCondition,
  type QuietHours,
} from '@tillsight/contract/alerts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../../api.ts';
import { notify } from '../../ui/toaster.tsx';

const alertsKey = ['alerts'];

/** They move while nobody is here: a look can fire. */
export function useAlerts() {
  return useQuery({
    queryKey: alertsKey,
    queryFn: async () => (await call(listAlerts, {})).alerts,
    staleTime: 0,
    refetchInterval: 60_000,
  });
}

/** Its refusal is told where the sentence stands. */
export function useMakeAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sentence: string) => call(makeAlert, { sentence }),
    onSettled: () => client.invalidateQueries({ queryKey: alertsKey }),
  });
}

export type AlertChange = {
  is_paused?: boolean;
  channel?: Alert['channel'];
  condition?: AlertCondition;
  quiet?: QuietHours;
  rest_hours?: number;
};

export function useChangeAlert({ id }: Alert) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AlertChange) => call(changeAlert, { alert_id: id, ...change }),
    onError: error => notify({ title: 'The alert was not changed', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: alertsKey }),
  });
}

export function useEndAlert({ id, title }: Alert) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endAlert, { alert_id: id }),
    onSuccess: () => notify({ title: 'Alert ended', text: title }),
    onError: error => notify({ title: 'The alert was not ended', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: alertsKey }),
  });
}
