import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { screens } from './navigation.tsx';
import { areLettersOn, isMac, wishOf } from './shortcuts.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

/** How long after `g` the letter of a screen may come. */
const patienceMs = 1500;

/** The keyboard's way to everything. What it opens is fetched when it is first wanted. */
export function Commands({ onAccount }: { onAccount: () => void }) {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    let goUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      const wish = wishOf(event, { isMac, ...situation(event) });
      const screen =
        event.timeStamp < goUntil && wish !== 'go' ? screens.find(({ key }) => key === event.key) : undefined;
      goUntil = wish === 'go' ? event.timeStamp + patienceMs : 0;
      if (screen && !event.ctrlKey && !event.metaKey) void navigate(screen.to);
      if (wish !== 'palette' && wish !== 'shortcuts') return;
      event.preventDefault();
      setOpen(wish);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate]);
  const close = () => setOpen(null);
  return (
    <>
      <Button
        variant="quiet"
        shape="icon"
        aria-label="Commands"
        title={`Commands (${isMac ? '⌘' : 'Ctrl '}K)`}
        aria-haspopup="dialog"
        className="text-muted! max-md:hidden"
        onClick={() => setOpen('palette')}
      >
        <Search aria-hidden />
      </Button>
      <Suspense fallback={null}>
        {open === 'palette' ? (
          <CommandPalette onClose={close} onAccount={onAccount} onShortcuts={() => setOpen('shortcuts')} />
        ) : null}
        {open === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}

function situation({ target }: KeyboardEvent) {
  return {
    isTyping: target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null,
    isDialogOpen: document.querySelector('[role=dialog], [role=alertdialog], [role=menu], dialog[open]') !== null,
    areLettersOn: areLettersOn(),
  };
}
