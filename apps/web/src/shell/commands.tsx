import { product } from '@tillsight/contract/product';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { KeyboardCommandsProps, Opened } from './keyboard-commands.tsx';
import { isMac, passOn } from './key-presses.ts';

const loadKeyboardCommands = () => import('./keyboard-commands.tsx');

const KeyboardCommands = lazy<(props: KeyboardCommandsProps) => ReactNode>(async () => {
  try {
    return { default: (await loadKeyboardCommands()).KeyboardCommands };
  } catch {
    // Without a line there are no shortcuts; what is being typed must not be lost for them.
    return { default: () => null };
  }
});

const loadAhead = async () => (await loadKeyboardCommands()).loadCommandPalette();

/** The first screen and its figures come first. */
const idleMs = 3_000;

const keys = isMac ? '⌘K' : 'Ctrl K';

/** The keyboard's way to everything; the first screen brings no more of it than the ear for the first key. */
export function Commands() {
  const [opened, setOpened] = useState<Opened>(null);
  const [isAwake, setIsAwake] = useState(false);
  // Before it is wanted, so that the first key is not waited for. What fails here is fetched with that key.
  useEffect(() => {
    const idle = setTimeout(() => void loadAhead().catch(() => undefined), idleMs);
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
        className="flex size-11 items-center justify-center gap-2.5 rounded-control text-sm text-faint transition-colors hover:text-ink md:h-9 md:w-80 md:justify-start md:bg-surface md:px-3 md:ring-1 md:ring-line md:ring-inset md:hover:ring-edge"
      >
        <span className="sr-only">Search: </span>
        <Search aria-hidden className="size-5 shrink-0 md:size-4" />
        <span className="max-md:hidden">Ask {product.assistant} or go to…</span>
        <kbd className="ml-auto rounded bg-sunken px-1.5 font-sans text-xs leading-5 text-muted max-md:hidden">
          {keys}
        </kbd>
      </button>
      <Suspense fallback={null}>
        {isAwake || opened ? <KeyboardCommands opened={opened} onOpen={setOpened} /> : null}
      </Suspense>
    </>
  );
}
