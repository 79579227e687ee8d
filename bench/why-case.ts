/** One question after a reason, in a world of its own. */
import type { Rates } from '@tillsight/metrics/rates';
import type { SandboxOptions } from '@tillsight/sandbox/sandbox';

type Events = NonNullable<NonNullable<SandboxOptions['world']>['events']>;
export type PlantedEvent = Events[number];

/** `subject`: what must be named first; without one the change must be called ordinary. `beside`: what makes the world what it is, and no cause. */
export type WhyCase = {
  seed: string;
  now: string;
  question: string;
  event?: PlantedEvent;
  subject?: string;
  beside?: readonly PlantedEvent[];
  rates?: Rates;
};
