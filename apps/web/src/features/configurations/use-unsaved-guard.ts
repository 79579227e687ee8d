import { useCallback, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

/**
 * Holds back whatever would lose unsaved edits: choosing another configuration, following a link, going back. Closing
 * the tab is asked about by the browser itself, in its own words.
 */
export function useUnsavedGuard(isEdited: boolean) {
  const [held, setHeld] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isEdited && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(useCallback(event => (isEdited ? event.preventDefault() : undefined), [isEdited]));

  const isOpen = held !== null || blocker.state === 'blocked';
  const attempt = (action: () => void) => (isEdited ? setHeld(() => action) : action());
  const cancel = () => {
    setHeld(null);
    blocker.reset?.();
  };
  const proceed = () => {
    held?.();
    setHeld(null);
    blocker.proceed?.();
  };
  return { isOpen, attempt, cancel, proceed };
}
