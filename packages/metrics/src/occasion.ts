/** Something that happened and may be behind figures, as a platform's annotations hold it: read beside them, and kept nowhere. */
import type { Day } from './request.ts';

export type Occasion = {
  title: string;
  from: Day;
  /** None: it goes on. */
  to: Day | null;
};
