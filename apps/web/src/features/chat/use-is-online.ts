import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** As far as the browser knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onNext => onlineManager.subscribe(onNext),
    () => onlineManager.isOnline(),
  );
}
