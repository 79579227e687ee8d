import { everywhereProviders, type EverywhereProvider } from '@tillsight/contract/integrations';

/** How long the tiles wait before they tell a status, real or sample. */
export const loadingMs = 1200;

export type PlatformStatuses = Record<EverywhereProvider, boolean>;
export type Told = { isSample: boolean; active: PlatformStatuses };

/** A coin per platform, for people who have nothing connected yet. */
export function drawSample(random: () => number): PlatformStatuses {
  return Object.fromEntries(everywhereProviders.map(provider => [provider, random() < 0.5])) as PlatformStatuses;
}

/** The real status as soon as one platform is connected; before that the sample, which has to be marked as one. */
export function tellStatuses(connected: PlatformStatuses, sample: PlatformStatuses): Told {
  const isSample = !everywhereProviders.some(provider => connected[provider]);
  return { isSample, active: isSample ? sample : connected };
}
