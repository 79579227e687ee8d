/** One question after a reason, in a world of its own. */
import type { SandboxOptions } from '@tillsight/sandbox/sandbox';

type Events = NonNullable<NonNullable<SandboxOptions['world']>['events']>;
export type PlantedEvent = Events[number];

/** `subject`: what must be named first; without one the change must be called ordinary. */
export type WhyCase = { seed: string; now: string; question: string; event?: PlantedEvent; subject?: string };
