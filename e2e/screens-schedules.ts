/** The schedules page in each of its states, for the tests that look at every screen. */
import { listSchedules, type Schedule } from '@tillsight/contract/schedules';
import { paths } from '../apps/web/src/paths.ts';
import type { ScreenGroup } from './screens.ts';
import { answerInstead, refuse } from './words.ts';

const kept: Omit<Schedule, 'id' | 'title'> = {
  question: null,
  board: null,
  requests: [{ metrics: ['total_sales_revenue'], by: ['city'], days: 'last-week' }],
  cadence: { kind: 'weekly', weekdays: [1] },
  time: '09:00',
  when: 'every Monday at 9 am',
  condition: null,
  channel: 'email',
  is_paused: false,
  made_at: '2026-11-10T03:30:00.000Z',
  next_at: '2026-11-23T03:30:00.000Z',
  last: null,
};

const last = { at: '2026-11-16T03:30:00.000Z', state: 'delivered', reason: null } as const;

const schedules: Schedule[] = [
  { ...kept, id: 'one', title: 'Total sales by city last week', last },
  { ...kept, id: 'two', title: 'Orders yesterday', is_paused: true, next_at: null },
  {
    ...kept,
    id: 'three',
    title: 'Sessions in the last 7 days',
    when: 'every Monday at 9 am, only if up or down by 10% or more against the days before',
    last: { ...last, state: 'skipped', reason: 'Its condition was not met.' },
  },
  {
    ...kept,
    id: 'four',
    title: 'Stock on hand by product',
    last: { ...last, state: 'failed', reason: 'The mail server refused it.' },
  },
];

export const scheduleScreens: ScreenGroup = {
  name: 'schedules',
  screens: [
    { name: 'schedules, none', path: paths.schedules(), sees: 'You have no schedules yet' },
    {
      name: 'schedules, in every state',
      path: paths.schedules(),
      before: page => answerInstead(page, listSchedules, { json: { success: true, schedules } }),
      sees: 'Could not send',
      shows: 'features/schedules/schedule-row.tsx',
    },
    {
      name: 'schedules, failed',
      path: paths.schedules(),
      before: page => refuse(page, listSchedules, { status: 500, detail: 'Something broke.' }),
      sees: "Your schedules couldn't be loaded",
    },
  ],
};
