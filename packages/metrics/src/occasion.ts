/** Something that happened and may be behind figures, as a platform's annotations hold it: read beside them, and kept nowhere. */
import type { Day, Period } from './request.ts';

export type Occasion = {
  title: string;
  from: Day;
  /** None: it goes on. */
  to: Day | null;
};

/** `isOurs`: noted by us, so that we may take it away. */
export type HeldOccasion = Occasion & { id: string; isOurs: boolean };

/** What is to be noted, or taken away. */
export type OccasionDeed = { do: 'note'; title: string; period: Period } | { do: 'remove'; id: string };

/** `already`: it stood as wanted before. `unknown`: nobody can tell whether it was written. */
export type OccasionWritten =
  | { kind: 'done' | 'already' | 'unknown' }
  | { kind: 'lacks'; scope: string }
  | { kind: 'refused'; message: string };
