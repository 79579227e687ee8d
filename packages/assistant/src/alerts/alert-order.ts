import type { AlertChannel, AlertCondition } from '@tillsight/contract/alerts';
import type { KeptRequest } from '@tillsight/contract/kept-request';

/** An order for the server, which keeps the alerts; nothing has been done yet. */
export type AlertOrder =
  | { do: 'make'; request: KeptRequest; condition: AlertCondition; channel?: AlertChannel }
  | { do: 'list' }
  | { do: 'end' | 'pause' | 'resume'; which: string }
  | { do: 'change'; which: string; value?: number; channel?: AlertChannel };
