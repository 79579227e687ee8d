/** Schedules: what somebody is sent again and again. Kept are the question and the rhythm, never a figure. */
export { carryOut, endNamedSchedule } from './carry-out.ts';
export { changeSchedule, endSchedule, findSchedule, listSchedules, makeSchedule } from './rules.ts';
export {
  claimDueSchedules,
  hasJustHadNone,
  replanSchedules,
  type DueSchedule,
  type NextSlot,
  type ScheduleRow,
} from './store.ts';
export { dueSlotOf, nextSlotOf, patienceOf } from './times.ts';
