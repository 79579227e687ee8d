import { present } from '../checked.ts';

/** What a test or a person may set; everything else is as the real platform has it. */
export type AdsSettings = {
  /** Major versions that live; older ones are gone. */
  versions: string[];
  /** Access of the Cloud project: TEST, EXPLORER, BASIC, STANDARD. It sets the operations in 24 hours. */
  accessLevel: string;
  /** In place of the level's. */
  operationsPerDay: number | null;
  /** Since September 2026 the header is ignored; `required` brings the former rule back. */
  developerToken: string;
  /** The merchant was also added to the shop's account itself, not only to its manager. */
  directAccess: boolean;
  /** Of the shop's account, in place of the store's own; its figures are not converted. */
  currency: string | null;
  timeZone: string | null;
  status: string;
  /** What `searchStream` sends when there is no row: one `chunk` without results, or `nothing` in its list. */
  emptyStream: string;
};

export function standardAdsSettings(): AdsSettings {
  return {
    versions: ['v24', 'v25', 'v26'],
    accessLevel: 'BASIC',
    operationsPerDay: null,
    developerToken: 'ignored',
    directAccess: false,
    currency: null,
    timeZone: null,
    status: 'ENABLED',
    emptyStream: 'chunk',
  };
}

const LEVELS: Record<string, number> = { TEST: 15_000, EXPLORER: 2_880, BASIC: 15_000, STANDARD: Infinity };

export function operationsPerDay({ operationsPerDay: set, accessLevel }: AdsSettings): number {
  return set ?? LEVELS[accessLevel] ?? present(LEVELS.BASIC, 'BASIC');
}
