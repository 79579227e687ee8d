/** SVG to PNG, the same on every machine: with the fonts that are installed beside us and no others. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

type Drawn = { png?: Uint8Array; error?: unknown };

export type Drawing = {
  png: Promise<Buffer>;
  /** One more waits for it: what most wait for is drawn first, so that a large store does not wait for all small ones. */
  hurry(): void;
};

type Asked = { svg: string; wanted: number; resolve: (png: Buffer) => void; reject: (error: unknown) => void };

/** A thread that draws one picture at a time. */
type Hand = { thread: Worker; drawing: Asked | null };

const hands = new Set<Hand>();
const waiting: Asked[] = [];

/** A thread costs memory; so many pictures, half a second's work, are worth another one. */
const manyWaiting = 24;
const mostHands = Math.min(4, availableParallelism());

export function drawPicture(svg: string): Drawing {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const asked = { svg, wanted: 1, resolve, reject };
  waiting.push(asked);
  const isWorth = hands.size === 0 || waiting.length >= manyWaiting * hands.size;
  if (isWorth && hands.size < mostHands) hands.add(begin());
  for (const hand of hands) drawNext(hand);
  return { png: promise, hurry: () => void (asked.wanted += 1) };
}

function takeMostWanted(): Asked | null {
  let best = 0;
  waiting.forEach(({ wanted }, place) => (best = wanted > (waiting[best]?.wanted ?? 0) ? place : best));
  return waiting.splice(best, 1)[0] ?? null;
}

function drawNext(hand: Hand): void {
  if (hand.drawing !== null) return;
  hand.drawing = takeMostWanted();
  if (hand.drawing === null) return hand.thread.unref();
  // Only while somebody waits for a picture does the thread keep the process alive.
  hand.thread.ref();
  hand.thread.postMessage(hand.drawing.svg, []);
}

function begin(): Hand {
  const thread = new Worker(new URL('picture-thread.ts', import.meta.url));
  const hand: Hand = { thread, drawing: null };
  thread.on('message', ({ png, error }: Drawn) => {
    const asked = hand.drawing;
    hand.drawing = null;
    drawNext(hand);
    if (png === undefined) asked?.reject(error);
    else asked?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  });
  thread.on('error', error => {
    hands.delete(hand);
    hand.drawing?.reject(error);
    // Those who only waited have another thread to come, or are told as well.
    if (hands.size === 0) for (const { reject } of waiting.splice(0)) reject(error);
  });
  return hand;
}
