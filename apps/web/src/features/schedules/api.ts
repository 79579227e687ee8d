import { changeSchedule, endSchedule, listSchedules, makeSchedule, type Schedule } from '@tillsight/contract/schedules';
import { call } from '../../api.ts';
import { keptList } from '../../shell/kept-list.ts';

/** They move while nobody is here: what is due is sent. */
const { useList, useAct } = keptList('schedules', async () => (await call(listSchedules, {})).schedules, 60_000);

export { useList as useSchedules };

export function useMakeSchedule() {
  return useAct((sentence: string) => call(makeSchedule, { sentence }));
}

type Change = { is_paused?: boolean; time?: string; channel?: Schedule['channel'] };

export function useChangeSchedule({ id }: Schedule) {
  const make = (change: Change) => call(changeSchedule, { schedule_id: id, ...change });
  return useAct(make, { failed: 'The schedule was not changed' });
}

export function useEndSchedule({ id, title }: Schedule) {
  const said = { done: { title: 'Schedule ended', text: title }, failed: 'The schedule was not ended' };
  return useAct(() => call(endSchedule, { schedule_id: id }), said);
}
