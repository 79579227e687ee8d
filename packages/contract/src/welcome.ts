import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What somebody new does first, and what of it is done. */
export const FirstSteps = z.object({
  /** The organization's store is connected. */
  store: z.boolean(),
  /** This person has asked something, in the app or on WhatsApp. */
  question: z.boolean(),
  /** A phone of this person is linked. */
  phone: z.boolean(),
  /** A report that goes to this person, or that this person has set up, is saved. */
  report: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const ReadFirstStepsResponse = z.object({ success: z.boolean(), steps: FirstSteps });

export const readFirstSteps = endpoint({
  name: 'readFirstSteps',
  method: 'GET',
  path: '/api/v1/welcome/steps/',
  access: 'session',
  request: z.object({}),
  response: ReadFirstStepsResponse,
});
