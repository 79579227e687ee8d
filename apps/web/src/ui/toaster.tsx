import { lazy, Suspense } from 'react';
import { waiting, type Notice } from './waiting-notices.ts';

/** Says something in passing; what failed stays longer than what went well. */
export function notify(notice: Notice): void {
  waiting.add(notice);
}

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** The toasts' code comes after the first screen, so that it does not hold it up; until then notices wait. */
export function Toaster() {
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  );
}
