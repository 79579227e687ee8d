/** Presses of keys that come before the code that knows them wait for it. */
export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

type Listener = (press: KeyboardEvent) => void;

let listener: Listener | null = null;
const waiting: KeyboardEvent[] = [];

export function passOn(press: KeyboardEvent): void {
  if (listener) listener(press);
  else waiting.push(press);
}

/** Begins with those that have waited. Returns how to stop. */
export function listenToKeys(hears: Listener): () => void {
  listener = hears;
  waiting.splice(0).forEach(hears);
  return () => {
    listener = null;
  };
}
