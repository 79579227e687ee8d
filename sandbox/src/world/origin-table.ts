import type { PlantedEvent } from './data/events.ts';
import { origins } from './data/origins.ts';
import type { OriginData } from './data/origins.ts';

/** All sources of visits, with those that only a planted event sends (share 0) at the end. */
export function originTable(events: readonly PlantedEvent[]): readonly OriginData[] {
  return [...origins, ...events.flatMap(plantedOrigin)];
}

export function plantedOriginOf(table: readonly OriginData[], source: string): number {
  return table.findIndex(origin => origin.share === 0 && origin.source === source);
}

function plantedOrigin(event: PlantedEvent): OriginData[] {
  if (event.kind === 'city-surge') {
    const known = origins.find(origin => origin.source === event.source);
    if (!known)
      throw new Error(
        `The surge in ${event.city} names the source ${event.source}, which data/origins.ts does not know.`,
      );
    return [{ ...known, share: 0, pull: 1, entry: 'reel' }];
  }
  if (event.kind !== 'leaked-code') return [];
  return [
    {
      channelGroup: 'Referral',
      source: event.site,
      medium: 'referral',
      campaign: '',
      adGroup: '',
      referrerKind: 'unknown',
      referrerName: event.site,
      tagged: false,
      share: 0,
      pull: 1,
      entry: 'coupon',
    },
  ];
}
