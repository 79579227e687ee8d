import {
  changeAlert,
  endAlert,
  listAlerts,
  makeAlert,
  type Alert,
  type AlertCondition,
  type QuietHours,
} from '@tillsight/contract/alerts';
import { call } from '../../api.ts';
import { keptList } from '../../shell/kept-list.ts';

/** They move while nobody is here: a look can fire. */
const { useList, useAct } = keptList('alerts', async () => (await call(listAlerts, {})).alerts, 60_000);

export { useList as useAlerts };

export function useMakeAlert() {
  return useAct((sentence: string) => call(makeAlert, { sentence }));
}

export type AlertChange = {
  is_paused?: boolean;
  channel?: Alert['channel'];
  condition?: AlertCondition;
  quiet?: QuietHours;
  rest_hours?: number;
};

export function useChangeAlert({ id }: Alert) {
  const make = (change: AlertChange) => call(changeAlert, { alert_id: id, ...change });
  return useAct(make, { failed: 'The alert was not changed' });
}

export function useEndAlert({ id, title }: Alert) {
  const said = { done: { title: 'Alert ended', text: title }, failed: 'The alert was not ended' };
  return useAct(() => call(endAlert, { alert_id: id }), said);
}
