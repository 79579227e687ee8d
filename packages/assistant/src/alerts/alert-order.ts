import type { AlertChannel, AlertCondition } from '@tillsight/contract/alerts';
import type { KeptRequest } from '@tillsight/contract/kept-request';

/** What is to be done, for whoever keeps alerts; nothing has been done yet. */
export type AlertOrder =
  | { do: 'make'; request: KeptRequest; condition: AlertCondition; channel?: AlertChannel }
  | { do: 'list' }
  | { do: 'end' | 'pause' | 'resume'; which: string }
  | { do: 'change'; which: string; value?: number; channel?: AlertChannel };
