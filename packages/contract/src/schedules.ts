import * as z from 'zod/mini';
import { AlertChannel, AlertCondition } from './alerts.ts';
import { BoardName } from './boards.ts';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { KeptRequest } from './kept-request.ts';
import { deliveryStates } from './whatsapp.ts';

/** Monday is 1. A month without that day has it on its last one. */
export const Cadence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('weekly'),
    weekdays: z.array(z.number().check(z.int(), z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
  }),
  z.object({ kind: z.literal('monthly'), day: z.number().check(z.int(), z.gte(1), z.lte(31)) }),
]);
export type Cadence = z.infer<typeof Cadence>;

const Time = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'Please enter a time as HH:MM'));

/** How many schedules one person may have. */
export const mostSchedules = 20;

export const KeptRequests = z.array(KeptRequest).check(z.maxLength(5));

export const Schedule = z.object({
  id: z.string(),
  /** What is sent, in a phrase. */
  title: z.string(),
  /** None where a board is sent, or a question whose words are read anew each time. */
  requests: KeptRequests,
  question: z.nullable(z.string()),
  board: z.nullable(BoardName),
  cadence: Cadence,
  /** By the organization's clock. */
  time: z.string(),
  /** When and on which days, in a phrase. */
  when: z.string(),
  /** Judged when it is due: of the first figure, against the days before. */
  condition: z.nullable(AlertCondition),
  channel: AlertChannel,
  is_paused: z.boolean(),
  made_at: z.string(),
  /** Null while it is paused. */
  next_at: z.nullable(z.string()),
  /** How the latest sending went; `reason`: why it was not sent, or not as usual. */
  last: z.nullable(z.object({ at: z.string(), state: z.enum(deliveryStates), reason: z.nullable(z.string()) })),
});
export type Schedule = z.infer<typeof Schedule>;

const ScheduleResponse = z.object({ success: z.boolean(), message: z.string(), schedule: Schedule });

export const listSchedules = endpoint({
  name: 'listSchedules',
  method: 'GET',
  path: '/api/v1/schedules/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), schedules: z.array(Schedule) }),
});

export const makeSchedule = endpoint({
  name: 'makeSchedule',
  method: 'POST',
  path: '/api/v1/schedules/',
  access: 'session',
  request: z.object({ sentence: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
  response: ScheduleResponse,
});

export const changeSchedule = endpoint({
  name: 'changeSchedule',
  method: 'PUT',
  path: '/api/v1/schedules/{schedule_id}/',
  access: 'session',
  request: z.object({
    schedule_id: z.string(),
    is_paused: z.optional(z.boolean()),
    cadence: z.optional(Cadence),
    time: z.optional(Time),
    channel: z.optional(AlertChannel),
  }),
  response: ScheduleResponse,
});

export const endSchedule = endpoint({
  name: 'endSchedule',
  method: 'DELETE',
  path: '/api/v1/schedules/{schedule_id}/',
  access: 'session',
  request: z.object({ schedule_id: z.string() }),
  response: Done,
});
