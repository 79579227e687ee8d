export type Notice = { title: string; text?: string; destructive?: boolean };

const queue: Notice[] = [];
let show: ((notice: Notice) => void) | undefined;
let announce: (() => void) | undefined;

/** Notices given before anything can show them are kept, in their order. */
export const waiting = {
  add(notice: Notice): void {
    if (show) show(notice);
    else queue.push(notice);
    announce?.();
  },
  /** Told whenever a notice comes, and at once when one is waiting already. */
  whenAdded(listener: () => void): void {
    announce = listener;
    if (queue.length > 0) listener();
  },
  handTo(next: (notice: Notice) => void): () => void {
    show = next;
    for (const notice of queue.splice(0)) next(notice);
    return () => {
      show = undefined;
    };
  },
};
