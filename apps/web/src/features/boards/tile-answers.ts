/** What a board's tiles answered; figures stay in this browser's memory only. */
import type { askBoard, TileState } from '@tillsight/contract/boards';
import type { AskResponse } from '@tillsight/contract/chat';
import type { output as ZodOutput } from 'zod/v4/core';

/** `at`: when the answer is from, which may be before the last look. */
export type TileShown = { state: TileState; answer: AskResponse; at: string };

export type Look = { at: string; tiles: Record<string, TileShown> };

/** Where a platform cannot be read just now, the figures of before stay, with their own time. */
export function lookOf(told: ZodOutput<(typeof askBoard)['response']>, before: Look | undefined): Look {
  const { asked_at: at, answers } = told;
  const tiles = answers.map(({ tile_id: id, state, answer }): [string, TileShown] => {
    const earlier = before?.tiles[id];
    const isHeld = state === 'stale' && earlier !== undefined && hasFigures(earlier);
    return [id, isHeld ? { ...earlier, state } : { state, answer, at }];
  });
  return { at, tiles: Object.fromEntries(tiles) };
}

/** A platform that could not be read may still have left figures of others. */
export const hasFigures = ({ answer }: TileShown): boolean =>
  answer.chart !== undefined || answer.table !== undefined || answer.parts?.headline !== undefined;

/** With something drawn it is about twice as high as a figure or a sentence; what is on its way keeps room for a drawing. */
export const isTall = (shown: TileShown | undefined): boolean =>
  shown === undefined ||
  shown.answer.chart !== undefined ||
  shown.answer.table !== undefined ||
  shown.answer.ads !== undefined;
