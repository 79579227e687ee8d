import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

type Reordering = {
  keys: readonly string[];
  onOrder: (keys: string[]) => void;
  /** `place` counts from one. */
  onMoved: (key: string, place: number) => void;
};

/** A list whose rows are put in order by their handles: with a mouse or finger, or with the arrow keys. */
export function useReordering({ keys, onOrder, onMoved }: Reordering) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const moveTo = (key: string, at: number) => {
    if (at < 0 || at >= keys.length || keys[at] === key) return;
    onOrder(keys.filter(each => each !== key).toSpliced(at, 0, key));
    onMoved(key, at + 1);
  };

  useEffect(() => {
    if (dragged === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // Of the window: the handle leaves the document for a moment whenever its row changes places.
    window.addEventListener('pointermove', ({ clientY }) => moveTo(dragged, rowAt(list.current, clientY)), { signal });
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => setDragged(null), { signal });
    return () => listening.abort();
  });

  const handleProps = (key: string) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      moveTo(key, keys.indexOf(key) + step);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) setDragged(key);
    },
  });

  return { list, dragged, handleProps };
}

/** The row at this height; above the first and below the last these two. */
function rowAt(list: HTMLUListElement | null, y: number): number {
  const rows = [...(list?.children ?? [])];
  const found = rows.findIndex(row => y < row.getBoundingClientRect().bottom);
  return found === -1 ? rows.length - 1 : found;
}
