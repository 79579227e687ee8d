import type { Day, Period } from '@tillsight/metrics/request';

/** An order for the server, which writes to the store after a yes; what is removed is known by its id. */
export type OccasionOrder =
  | { do: 'note'; title: string; period: Period }
  | { do: 'remove'; id: string; title: string; from: Day; to: Day | null };
