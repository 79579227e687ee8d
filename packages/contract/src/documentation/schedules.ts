import * as schedules from '../schedules.ts';
import { documentedUnder } from './documented.ts';

const schedule = documentedUnder('Schedules');

const id = '3f1d7c86-52ab-4e0f-9c47-1a8be0d6f2c9';

const mondays: schedules.Schedule = {
  id,
  title: 'Total sales by city last week',
  requests: [{ metrics: ['total_sales_revenue'], by: ['city'], days: 'last-week' }],
  question: null,
  board: null,
  cadence: { kind: 'weekly', weekdays: [1] },
  time: '09:00',
  when: 'every Monday at 9 am',
  condition: null,
  channel: 'email',
  is_paused: false,
  made_at: '2026-11-20T06:00:00.000Z',
  next_at: '2026-11-23T03:30:00.000Z',
  last: null,
};

export const scheduleDocuments = [
  schedule(schedules.listSchedules, {
    summary: 'Your schedules',
    description: 'What each sends, when it comes next and how its latest sending went. No figure is kept.',
    request: {},
    response: { success: true, schedules: [mondays] },
  }),
  schedule(schedules.makeSchedule, {
    summary: 'Add a schedule in words',
    description: 'In English or Hindi, as said to Sierra: which figures, and when. It is sent to you only.',
    refusals: ['forbidden', 'conflict', 'too_many_requests'],
    request: { sentence: 'send me sales by city every Monday at 9' },
    response: { success: true, message: 'The schedule was added.', schedule: mondays },
  }),
  schedule(schedules.changeSchedule, {
    summary: 'Pause, resume or move a schedule',
    description: 'What was due while it was paused, or at its former time, is not sent later.',
    refusals: ['forbidden', 'not_found', 'conflict'],
    request: { schedule_id: id, is_paused: true },
    response: {
      success: true,
      message: 'The schedule was changed.',
      schedule: { ...mondays, is_paused: true, next_at: null },
    },
  }),
  schedule(schedules.endSchedule, {
    summary: 'End a schedule',
    description: 'Your own. Of it only the records of its deliveries are kept.',
    refusals: ['not_found'],
    request: { schedule_id: id },
    response: { success: true, message: 'The schedule was ended.' },
  }),
];
