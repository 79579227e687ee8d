import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isMac, listenToKeys } from './key-presses.ts';
import { places } from './navigation.tsx';
import { areLettersOn, wishOf } from './shortcuts.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

/** After `g`, the letter of a screen has to follow within this time. */
const secondKeyWithinMs = 1500;

export type Opened = 'palette' | 'shortcuts' | null;

export type KeyboardCommandsProps = {
  opened: Opened;
  onOpen: (opened: Opened) => void;
};

/** Listens for keyboard shortcuts; opens the command palette and the list of shortcuts. */
export function KeyboardCommands({ opened, onOpen }: KeyboardCommandsProps) {
  const navigate = useNavigate();
  useEffect(() => {
    let goUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      const wish = wishOf(event, { isMac, ...situation(event) });
      const isLetter = event.timeStamp < goUntil && !event.ctrlKey && !event.metaKey && !event.altKey;
      const screen = isLetter && wish !== 'go' ? places.find(({ key }) => key === event.key) : undefined;
      goUntil = wish === 'go' ? event.timeStamp + secondKeyWithinMs : 0;
      if (screen) void navigate(screen.to);
      if (wish !== 'palette' && wish !== 'shortcuts') return;
      event.preventDefault();
      onOpen(wish);
    };
    return listenToKeys(onKey);
  }, [navigate, onOpen]);
  const close = () => onOpen(null);
  return (
    <Suspense fallback={null}>
      {opened === 'palette' ? <CommandPalette onClose={close} onShortcuts={() => onOpen('shortcuts')} /> : null}
      {opened === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
    </Suspense>
  );
}

function situation({ target }: KeyboardEvent) {
  return {
    isTyping: target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null,
    isDialogOpen: document.querySelector('[role=dialog], [role=alertdialog], [role=menu], dialog[open]') !== null,
    areLettersOn: areLettersOn(),
  };
}
