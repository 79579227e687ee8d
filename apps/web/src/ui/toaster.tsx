import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PlainToastList } from './plain-toast-list.tsx';
import { waiting, type Notice } from './waiting-notices.ts';

/** Says something in passing; what failed stays longer than what went well. */
export function notify(notice: Notice): void {
  waiting.add(notice);
}

const ToastList = lazy(async () => {
  try {
    return { default: (await import('./toast-list.tsx')).ToastList };
  } catch {
    // Without a line to fetch the list's code, a plain one has to do: this is when bad news comes.
    return { default: PlainToastList };
  }
});

/**
 * The list gives the focus back to where it came from whenever it goes. That is right for a toast that closes; by Tab it would lead
 * round and round between the end of the page and the toasts, so that there the list is not told.
 */
function letTabLeave(region: HTMLElement | null): () => void {
  const stop = new AbortController();
  let isByTab = false;
  const listen = (type: string, heard: (event: Event) => void): void =>
    region?.addEventListener(type, heard, { signal: stop.signal });
  listen('keydown', event => {
    isByTab = event instanceof KeyboardEvent && event.key === 'Tab';
  });
  listen('focusout', event => {
    if (isByTab) event.stopPropagation();
    isByTab = false;
  });
  return () => stop.abort();
}

/**
 * The toasts' code does not hold up the first screen: it is fetched when somebody begins to do something, or when
 * there is something to say. Until it is there, notices wait.
 */
export function Toaster() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    const stop = new AbortController();
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, want, { once: true, signal: stop.signal });
    waiting.whenAdded(want);
    return () => stop.abort();
  }, []);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => letTabLeave(region.current), []);
  return (
    // Being marked as a live region, even one that is off, keeps it open to screen readers beside a modal dialog.
    <div aria-live="off" ref={region}>
      <Suspense fallback={null}>{isWanted ? <ToastList /> : null}</Suspense>
    </div>
  );
}
