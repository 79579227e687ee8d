/** What was ordered in words is done, and said back in the language of the order. */
import { boardNameOf, type BoardOrder } from '@tillsight/assistant/boards/board-order';
import { sentencesFor } from '@tillsight/assistant/sentences/sentences';
import { namesIt } from '@tillsight/assistant/ordering/names-it';
import type { BoardName } from '@tillsight/contract/boards';
import type { Language } from '@tillsight/contract/language';
import type { Base } from '../../infra/base.ts';
import type { Caller } from '../../infra/mount.ts';
import { refusalAsAnswer } from '../../infra/problem.ts';
import { keepTile, nameOfTile, orderTiles, removeTile, shareBoard, tilesOf, titleOfTile } from './rules.ts';

/** What answers the tiles of a board, as their text. */
export type Answering = (board: BoardName) => Promise<string[]>;

export type Ordered = { order: BoardOrder; language: Language; answer: Answering };

export function carryOut(base: Base, caller: Caller, ordered: Ordered): Promise<string> {
  return done(base, caller, ordered).catch(refusalAsAnswer);
}

async function done(base: Base, caller: Caller, { order, language, answer }: Ordered): Promise<string> {
  const board = boardNameOf(order.whose, caller.role);
  const { tiles, currency, country } = await tilesOf(base, caller, board);
  const telling = { currency, country, language };
  const { boards } = sentencesFor(telling);
  const titled = tiles.map(tile => ({ tile, title: nameOfTile(tile, telling) }));
  const titles = titled.map(({ title }) => title);
  switch (order.do) {
    case 'keep': {
      await keepTile(base, caller, board, { ...order, language });
      return boards.kept({ title: titleOfTile(order, telling), board });
    }
    case 'share': {
      const { link_id: linkId } = await shareBoard(base, caller, board, true);
      return boards.shared(board, new URL(`/dashboard/boards/${linkId}`, base.publicUrl).href);
    }
    case 'unshare':
      await shareBoard(base, caller, board, false);
      return boards.unshared(board);
    case 'list':
      return titles.length === 0 ? boards.empty(board) : boards.list(board, titles);
    case 'show': {
      if (titles.length === 0) return boards.empty(board);
      const answers = await answer(board);
      return boards.shown(
        board,
        titles.map((title, at) => ({ title, answer: answers[at] ?? '' })),
      );
    }
    default: {
      if (titles.length === 0) return boards.empty(board);
      const meant =
        order.which === '^'
          ? titled.toSorted((one, other) => Number(one.tile.kept_at) - Number(other.tile.kept_at)).slice(-1)
          : titled.filter(({ tile, title }) => isMeant(order.which, [title, tile.question]));
      const english = { ...telling, language: 'english' as const };
      const [first, ...others] =
        meant.length > 0 ? meant : titled.filter(({ tile }) => isMeant(order.which, [titleOfTile(tile, english)]));
      if (first === undefined) return boards.noSuch(titles, board);
      if (order.which !== '*' && others.length > 0) return boards.whichOf([first, ...others].map(({ title }) => title));
      if (order.do === 'move') {
        const rest = tiles.filter(({ id }) => id !== first.tile.id).map(({ id }) => id);
        await orderTiles(
          base,
          caller,
          board,
          order.to === 'first' ? [first.tile.id, ...rest] : [...rest, first.tile.id],
        );
        return boards.moved(first.title, order.to);
      }
      const gone = [first, ...others];
      for (const { tile } of gone) await removeTile(base, caller, tile.id);
      return boards.removed(
        gone.map(({ title }) => title),
        board,
      );
    }
  }
}

/** Every word stands in what the tile is called, or in the question it was kept by. */
function isMeant(which: string, texts: readonly string[]): boolean {
  return which === '*' || namesIt(which, texts);
}
