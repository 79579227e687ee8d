import { clockIn, ownTimeZone, type Clock } from './clock.ts';
import { useAuth } from './session.tsx';

/** The store's clock, wherever the browser is: figures, reports and replies are told by it too. */
export function useClock(): Clock {
  return clockIn(useAuth().user?.timeZone ?? ownTimeZone());
}
