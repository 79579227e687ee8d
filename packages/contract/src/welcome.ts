import * as z from 'zod/mini';
import { Nothing, endpoint } from './endpoint.ts';

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
  request: Nothing,
  response: ReadFirstStepsResponse,
});

/** Yesterday at a glance, in the figures of the person's role. */
export const Yesterday = z.object({
  /** `unconnected`: nothing its figures come from is connected; `away`: what is connected did not answer. */
  state: z.enum(['figures', 'unconnected', 'away']),
  /** `Sun 22 Nov`. */
  day: z.string(),
  /** What the figures are held against: `a usual Sunday`. */
  usual: z.string(),
  figures: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      value: z.string(),
      change: z.optional(
        z.object({
          text: z.string(),
          direction: z.enum(['up', 'down', 'same']),
          mood: z.enum(['good', 'bad', 'plain']),
        }),
      ),
    }),
  ),
  /** Whose figures they are; not there where there are none. */
  source: z.optional(z.string()),
  /** What to ask to learn why; there where the first figure moved. */
  question: z.optional(z.string()),
  /** Whole sentences about parts that are not there. */
  missing: z.array(z.string()),
});
export type Yesterday = z.infer<typeof Yesterday>;

export const readYesterday = endpoint({
  name: 'readYesterday',
  method: 'GET',
  path: '/api/v1/welcome/yesterday/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), yesterday: Yesterday }),
});
