import type { AlertChannel, AlertCondition, QuietHours } from '@tillsight/contract/alerts';
import type { KeptRequest } from '@tillsight/contract/kept-request';

/** An order for the server, which keeps the alerts; nothing has been done yet. `which`: words of its title, `*` for all, `?` for the one there is, `^` for the newest. `others`: were named as well, and are told nothing. */
export type AlertOrder =
  | { do: 'make'; request: KeptRequest; condition: AlertCondition; channel?: AlertChannel; others?: true }
  | { do: 'list' }
  | { do: 'end' | 'pause' | 'resume'; which: string }
  | { do: 'change'; which: string; value?: number; channel?: AlertChannel; quiet?: QuietHours };
