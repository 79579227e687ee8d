import * as contract from '@tillsight/contract/boards';
import type { Base } from '../../infra/base.ts';
import type { Mount } from '../../infra/mount.ts';
import { listBoards, orderTiles, readBoard, removeTile, renameTile, shareBoard } from './boards.ts';

/** Keeping a tile and asking a board take the chat, and are mounted there. */
export function boardRoutes(mount: Mount, base: Base): void {
  mount(contract.listBoards, async ({ caller }) => ({ success: true, boards: await listBoards(base, caller) }));
  mount(contract.readBoard, async ({ caller, input }) => ({
    success: true,
    board: await readBoard(base, caller, input.board_id),
  }));
  mount(contract.orderTiles, async ({ caller, input }) => ({
    success: true,
    message: 'The new order was saved.',
    board: await orderTiles(base, caller, input.board_id, input.tiles),
  }));
  mount(contract.renameTile, async ({ caller, input }) => {
    await renameTile(base, caller, input.tile_id, input.title);
    return { success: true, message: 'The answer was renamed.' };
  });
  mount(contract.removeTile, async ({ caller, input }) => {
    await removeTile(base, caller, input.tile_id);
    return { success: true, message: 'The answer was taken off the board.' };
  });
  mount(contract.shareBoard, async ({ caller, input }) => ({
    success: true,
    message: input.is_shared ? 'The board was shared.' : 'The board is no longer shared.',
    board: await shareBoard(base, caller, input.board_id, input.is_shared),
  }));
}
