import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isMac, listenToKeys } from './key-presses.ts';
import { places } from './navigation.tsx';
import { areLettersOn, wishOf } from './shortcuts.ts';

/** Fetched while nothing else is, so that nobody waits for it. */
export const loadCommandPalette = () => import('./command-palette.tsx');

const CommandPalette = lazy(async () => ({ default: (await loadCommandPalette()).CommandPalette }));
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
  const ahead = useTypedAhead(opened);
  useEffect(() => {
    let goUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      if (ahead.takes(event)) return;
      const wish = wishOf(event, { isMac, ...situation(event) });
      const isLetter = event.timeStamp < goUntil && !event.ctrlKey && !event.metaKey && !event.altKey;
      const screen = isLetter && wish !== 'go' ? places.find(({ key }) => key === event.key) : undefined;
      goUntil = wish === 'go' ? event.timeStamp + secondKeyWithinMs : 0;
      if (screen) void navigate(screen.to);
      if (wish !== 'palette' && wish !== 'shortcuts') return;
      event.preventDefault();
      if (wish === 'palette') ahead.begin();
      onOpen(wish);
    };
    return listenToKeys(onKey);
  }, [navigate, onOpen, ahead]);
  const close = () => onOpen(null);
  return (
    <Suspense fallback={null}>
      {opened === 'palette' ? (
        <CommandPalette
          begun={ahead.typed}
          takeOver={ahead.end}
          onClose={close}
          onShortcuts={() => onOpen('shortcuts')}
        />
      ) : null}
      {opened === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
    </Suspense>
  );
}

/** Who knows what to look for types on at once; until the field is there, the letters are kept for it. */
function useTypedAhead(opened: Opened) {
  const text = useRef<string | null>(null);
  useEffect(() => {
    if (opened !== 'palette') text.current = null;
  }, [opened]);
  return useMemo(
    () => ({
      begin: () => void (text.current = ''),
      typed: () => text.current ?? '',
      /** What came while the field was being drawn is in none of its letters yet. */
      end: (): string | null => {
        const all = text.current;
        text.current = null;
        return all;
      },
      takes: (event: KeyboardEvent): boolean => {
        if (text.current === null || event.ctrlKey || event.metaKey) return false;
        if (event.key === 'Backspace') text.current = text.current.slice(0, -1);
        else if (event.key.length === 1) text.current += event.key;
        else return false;
        event.preventDefault();
        return true;
      },
    }),
    [],
  );
}

function situation({ target }: KeyboardEvent) {
  return {
    isTyping: target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null,
    isDialogOpen: document.querySelector('[role=dialog], [role=alertdialog], [role=menu], dialog[open]') !== null,
    areLettersOn: areLettersOn(),
  };
}
