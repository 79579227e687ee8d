import type { AlertChannel, AlertCondition } from '@tillsight/contract/alerts';
import type { BoardName } from '@tillsight/contract/boards';
import type { KeptRequest } from '@tillsight/contract/kept-request';
import type { Cadence } from '@tillsight/contract/schedules';

/** An order for the server, which keeps the schedules; nothing has been done yet. `which`: words of its title, `*` for all, `?` for the only one, `^` for the newest. */
export type ScheduleOrder =
  | {
      do: 'make';
      /** Figures; none where a question is read anew each time, or a board is sent. */
      requests: KeptRequest[];
      question?: string;
      board?: BoardName;
      cadence: Cadence;
      time: string;
      condition?: AlertCondition;
      channel?: AlertChannel;
      /** Others were named as well, to whom nothing is sent. */
      others?: true;
    }
  | { do: 'list' }
  | { do: 'end' | 'pause' | 'resume'; which: string }
  | { do: 'change'; which: string; cadence?: Cadence; time?: string; channel?: AlertChannel };
