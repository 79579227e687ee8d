import { providers, type Provider } from '@tillsight/contract/integrations';

/** How long the tiles wait before they tell a status, real or sample. */
export const loadingMs = 1200;

export type PlatformStatuses = Record<Provider, boolean>;
export type Tell = { isSample: boolean; active: PlatformStatuses };

/** The real status as soon as one platform is connected; before that a coin per platform, marked as a sample. */
export function tellStatuses(connected: PlatformStatuses, random: () => number): Tell {
  if (providers.some(provider => connected[provider])) return { isSample: false, active: connected };
  const sample = providers.map(provider => [provider, random() < 0.5] as const);
  return { isSample: true, active: Object.fromEntries(sample) as PlatformStatuses };
}
