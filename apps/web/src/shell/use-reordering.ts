import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

type Reordering = {
  keys: readonly string[];
  onOrder: (keys: string[]) => void;
  /** `place` counts from one. */
  onMoved: (key: string, place: number) => void;
};

/** A list, or a grid, whose parts are put in order by their handles: with a mouse or finger, or with the arrow keys. */
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
    const follow = (pointer: globalThis.PointerEvent) =>
      moveTo(dragged, placeAt(list.current, keys.indexOf(dragged), pointer));
    window.addEventListener('pointermove', follow, { signal });
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => setDragged(null), { signal });
    return () => listening.abort();
  });

  const handleProps = (key: string) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      moveTo(key, keys.indexOf(key) + step);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) setDragged(key);
    },
  });

  return { list, dragged, handleProps, moveTo };
}

/** As many others stand before the pointer; those of other heights change places once it is past their middle, so that none jumps back. */
function placeAt(list: Element | null, dragged: number, { clientX: x, clientY: y }: MouseEvent): number {
  const boxes = [...(list?.children ?? [])].map(part => part.getBoundingClientRect());
  const others = boxes.filter((_, at) => at !== dragged);
  const isOneColumn = boxes.every(({ left }) => left === boxes[0]?.left);
  return others.filter(({ top, bottom, left, right }) =>
    isOneColumn ? (top + bottom) / 2 <= y : bottom <= y || (top <= y && (left + right) / 2 <= x),
  ).length;
}
