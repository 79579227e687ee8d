/** What a key press asks for. Nothing while somebody types, and nothing behind an open dialog. */

export type Wish = 'palette' | 'shortcuts' | 'go';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

export type Situation = { isMac: boolean; isTyping: boolean; isDialogOpen: boolean; areLettersOn: boolean };

/** On a Mac Ctrl and K cuts the rest of the line, so there it is Cmd. */
export function wishOf(press: Press, { isMac, isTyping, isDialogOpen, areLettersOn }: Situation): Wish | null {
  if (press.isComposing || isDialogOpen || press.altKey) return null;
  const [main, other] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (main && !other && press.key.toLowerCase() === 'k') return 'palette';
  if (main || other || isTyping || !areLettersOn) return null;
  if (press.key === '?') return 'shortcuts';
  return press.key === 'g' ? 'go' : null;
}

const storageKey = 'letter-shortcuts';

/** People who speak to their computer switch single letters off, or a word would set off many. */
export function areLettersOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function turnLetters(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
}
