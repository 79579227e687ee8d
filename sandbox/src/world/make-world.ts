import { localTime } from './calendar.ts';
import { plantedEvents } from './data/events.ts';
import type { PlantedEvent } from './data/events.ts';
import { kesarLane } from './data/store.ts';
import { tellStory } from './story/tell-story.ts';
import type { StoryOptions } from './story/tell-story.ts';
import type { World } from './world.ts';
import { worldAt } from './view/world-at.ts';

export type WorldOptions = {
  /** Epoch milliseconds, or an ISO moment. */
  now: number | string;
  seed?: string;
  /** What happened to the shop; the six planted events and the large order by default, nothing with []. */
  events?: readonly PlantedEvent[];
} & Pick<StoryOptions, 'store' | 'scale' | 'months'>;

export const demonstrationSeed = 'kesar-lane-1';

/** The demonstration merchant's world at a moment. The same options always give the same world. */
export function makeWorld(options: WorldOptions): World {
  const now = momentOf(options.now);
  const { minute } = localTime(now, timeZoneOf(options));
  return worldAt(tellStory(storyOptions(options)), { now, minute });
}

export function storyOptions(options: WorldOptions): StoryOptions {
  const { day: today } = localTime(momentOf(options.now), timeZoneOf(options));
  const { seed = demonstrationSeed, events = plantedEvents, store, scale, months } = options;
  return { today, seed, events, store, scale, months };
}

function timeZoneOf(options: WorldOptions): string {
  return options.store?.timeZone ?? kesarLane.timeZone;
}

export function momentOf(now: number | string): number {
  const moment = typeof now === 'number' ? now : Date.parse(now);
  if (Number.isNaN(moment)) throw new Error(`"${now}" is not a moment in time; an ISO date and time is expected.`);
  return moment;
}
