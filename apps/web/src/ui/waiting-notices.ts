export type Notice = { title: string; text?: string; destructive?: boolean };

const queue: Notice[] = [];
let show: ((notice: Notice) => void) | undefined;

/** Notices given before anything can show them are kept, in their order. */
export const waiting = {
  add(notice: Notice): void {
    if (show) show(notice);
    else queue.push(notice);
  },
  handTo(next: (notice: Notice) => void): () => void {
    show = next;
    for (const notice of queue.splice(0)) next(notice);
    return () => {
      show = undefined;
    };
  },
};
