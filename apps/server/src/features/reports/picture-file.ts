/** SVG to PNG, the same on every machine: with the fonts that are installed beside us and no others. */
import { Worker } from 'node:worker_threads';

type Drawn = { id: number; png?: Uint8Array; error?: unknown };

type Waiting = { resolve: (png: Buffer) => void; reject: (error: unknown) => void };

let thread: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();

export function pngOf(svg: string): Promise<Buffer> {
  thread ??= begin();
  const [drawing, id] = [thread, (last += 1)];
  return new Promise<Buffer>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    // Only while somebody waits for a picture does the thread keep the process alive.
    drawing.ref();
    drawing.postMessage({ id, svg }, []);
  });
}

function begin(): Worker {
  const drawing = new Worker(new URL('picture-thread.ts', import.meta.url));
  drawing.on('message', ({ id, png, error }: Drawn) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) drawing.unref();
    if (png === undefined) asker?.reject(error);
    else asker?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  });
  drawing.on('error', error => {
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  drawing.unref();
  return drawing;
}
