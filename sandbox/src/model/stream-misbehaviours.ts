/** What is known to go wrong while a model's answer is streamed. */
import type { ServerResponse } from 'node:http';
import { frame, type Asked } from './asked.ts';
import type { Misbehaviour } from './misbehaviours.ts';

function writeAll(reply: ServerResponse, frames: readonly string[]): void {
  for (const each of frames) reply.write(each);
}

/** Time and again, until nobody listens any more. */
function every(ms: number, reply: ServerResponse, next: (at: number) => string): void {
  let at = 0;
  const timer = setInterval(() => reply.write(next(at++)), ms);
  reply.on('close', () => clearInterval(timer));
}

const half = (frames: readonly string[]): string[] => frames.slice(0, Math.ceil(frames.length / 2));

const errorFrame = ({ protocol }: Asked): string => {
  const error = {
    type: 'overloaded_error',
    message: 'The stand-in was told to fail.',
    code: 529,
    status: 'UNAVAILABLE',
  };
  return protocol === 'anthropic' ? frame({ type: 'error', error }, 'error') : frame({ error });
};

export const streamMisbehaviours: readonly Misbehaviour[] = [
  { name: 'a slow stream', streams: (reply, frames) => every(1_000, reply, at => frames[at] ?? ': slow\n\n') },
  { name: 'a stream that stops and stays open', streams: (reply, frames) => writeAll(reply, half(frames)) },
  {
    name: 'a stream cut between two frames',
    streams: (reply, frames) => {
      writeAll(reply, half(frames));
      reply.end();
    },
  },
  {
    name: 'a stream cut within a frame',
    streams: (reply, frames) => {
      const text = frames.join('');
      reply.end(text.slice(0, text.length / 2));
    },
  },
  {
    name: 'a stream torn off',
    streams: (reply, frames) => void reply.write(half(frames).join(''), () => reply.destroy()),
  },
  {
    name: 'a stream without its last words',
    streams: (reply, frames) => {
      // Neither why it ended, nor how many tokens, nor that it did.
      writeAll(reply, frames.slice(0, -3));
      reply.end();
    },
  },
  {
    name: 'an error in the middle of a stream',
    streams: (reply, frames, asked) => {
      writeAll(reply, half(frames));
      reply.end(errorFrame(asked));
    },
  },
  {
    name: 'an error instead of a stream',
    streams: (reply, _, asked) => void reply.end(errorFrame(asked)),
  },
  { name: 'signs of life without end', streams: reply => every(5, reply, () => ': still here\n\n') },
  {
    name: 'a stream of no JSON',
    streams: (reply, frames) => void reply.end(frames.map(() => frame('Sales were 99999999.')).join('')),
  },
  {
    name: 'a stream of somebody else',
    streams: reply => void reply.end(frame({ another: 'another-shop.myshopify.com', total: 99_999_999 }).repeat(9)),
  },
  {
    name: 'one frame without end',
    streams: reply => {
      const on = (): void => {
        if (reply.destroyed) return;
        if (reply.write('a'.repeat(16_384))) setImmediate(on);
        else reply.once('drain', on);
      };
      reply.write('data: ');
      on();
    },
  },
  {
    name: 'frames twice',
    streams: (reply, frames) => void reply.end(frames.flatMap(each => [each, each]).join('')),
  },
  {
    name: 'frames in another order',
    streams: (reply, frames) => void reply.end(frames.toReversed().join('')),
  },
];
