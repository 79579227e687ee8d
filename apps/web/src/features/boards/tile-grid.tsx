import type { Board } from '@tillsight/contract/boards';
import { useState } from 'react';
import { useReordering } from '../../shell/use-reordering.ts';
import { useOrderTiles } from './api.ts';
import { TileCard } from './tile-card.tsx';
import type { Look } from './tile-answers.ts';

type TileGridProps = {
  id: string;
  board: Board;
  look: Look | undefined;
  /** Whether an answer is on its way, where there is none yet. */
  isAsked: boolean;
};

/** In the order of the board: changed by drag, by the arrow keys on a handle, or by a tile's menu. */
export function TileGrid({ id, board: { tiles, title, can_change: canChange }, look, isAsked }: TileGridProps) {
  const order = useOrderTiles(id);
  const [said, setSaid] = useState('');
  const keys = tiles.map(tile => tile.id);
  const { list, dragged, handleProps, moveTo } = useReordering({
    keys,
    onOrder: next => order.mutate(next),
    onMoved: (key, place) =>
      setSaid(`${tiles.find(tile => tile.id === key)?.title ?? ''} is now ${place} of ${tiles.length}.`),
  });
  return (
    <>
      <ul ref={list} aria-label={title} className="grid gap-4 md:grid-flow-row-dense md:grid-cols-2 xl:grid-cols-3">
        {tiles.map((tile, at) => (
          <TileCard
            key={tile.id}
            boardId={id}
            tile={tile}
            shown={look?.tiles[tile.id]}
            isAsked={isAsked}
            isDragged={dragged === tile.id}
            changes={
              canChange
                ? {
                    handle: handleProps(tile.id),
                    earlier: at > 0 ? () => moveTo(tile.id, at - 1) : undefined,
                    later: at < tiles.length - 1 ? () => moveTo(tile.id, at + 1) : undefined,
                  }
                : undefined
            }
          />
        ))}
      </ul>
      <output className="sr-only">{said}</output>
    </>
  );
}
