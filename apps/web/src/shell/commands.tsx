import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { CommandDeskProps, Opened } from './command-desk.tsx';
import { isMac, passOn } from './key-presses.ts';

const loadDesk = () => import('./command-desk.tsx');

const CommandDesk = lazy<(props: CommandDeskProps) => ReactNode>(async () => {
  try {
    return { default: (await loadDesk()).CommandDesk };
  } catch {
    // Without a line there are no shortcuts; what is being typed must not be lost for them.
    return { default: () => null };
  }
});

/** The first screen and its figures come first. */
const idleMs = 3_000;

const keys = isMac ? '⌘K' : 'Ctrl K';

/** The keyboard's way to everything; the first screen brings no more of it than the ear for the first key. */
export function Commands({ onAccount }: { onAccount: () => void }) {
  const [opened, setOpened] = useState<Opened>(null);
  const [isAwake, setIsAwake] = useState(false);
  // Before it is wanted, so that the first key is not waited for. What fails here is fetched with that key.
  useEffect(() => {
    const idle = setTimeout(() => void loadDesk().catch(() => undefined), idleMs);
    return () => clearTimeout(idle);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      setIsAwake(true);
      passOn(event);
      // Otherwise the browser would take it for its own before anybody is there to.
      if ((isMac ? event.metaKey : event.ctrlKey) && event.key === 'k') event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened('palette')}
        className="h-9 rounded-control px-2 text-xs text-faint hover:bg-hover hover:text-ink max-md:hidden"
      >
        <span className="sr-only">Commands </span>
        {keys}
      </button>
      <Suspense fallback={null}>
        {isAwake || opened ? <CommandDesk opened={opened} onOpen={setOpened} onAccount={onAccount} /> : null}
      </Suspense>
    </>
  );
}
