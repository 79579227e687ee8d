import {
  askBoard,
  keepTile,
  orderTiles,
  readBoard,
  removeTile,
  renameTile,
  shareBoard,
  type Board,
  type Tile,
} from '@tillsight/contract/boards';
import { makeSchedule } from '@tillsight/contract/schedules';
import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, messageOf } from '../../api.ts';
import { notify } from '../../ui/toaster.tsx';
import { lookOf, type Look } from './tile-answers.ts';

const boardKey = (id: string) => ['boards', id];
const looksKey = (id: string) => ['looks', id];

/** It changes elsewhere, too: in a talk, or by a colleague. */
export function useBoard(id: string) {
  return useQuery({
    queryKey: boardKey(id),
    queryFn: async () => (await call(readBoard, { board_id: id })).board,
    staleTime: 0,
  });
}

const minuteMs = 60_000;

/** One look at all tiles; another tile is a reason for a new one, another order is not. */
export function useLook(id: string, tiles: readonly Tile[]) {
  const client = useQueryClient();
  return useQuery<Look>({
    queryKey: [...looksKey(id), tiles.map(tile => tile.id).toSorted()],
    queryFn: async () => {
      const told = await call(askBoard, { board_id: id });
      return lookOf(told, latestLook(client, id));
    },
    enabled: tiles.length > 0,
    placeholderData: keepPreviousData,
    // For so long the server would tell the same.
    staleTime: minuteMs,
    refetchInterval: 5 * minuteMs,
  });
}

function latestLook(client: QueryClient, id: string): Look | undefined {
  const looks = client.getQueriesData<Look>({ queryKey: looksKey(id) }).map(([, look]) => look);
  return looks
    .filter(look => look !== undefined)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1);
}

/** Its refusal is told where the question stands. */
export function useKeepTile(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (question: string) => call(keepTile, { board_id: id, question }),
    onSuccess: ({ board }) => client.setQueryData<Board>(boardKey(id), board),
  });
}

/** Seen at once; of several in a row the last one holds. */
export function useOrderTiles(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['order tiles', id],
    scope: { id: `order tiles ${id}` },
    mutationFn: (tiles: string[]) => call(orderTiles, { board_id: id, tiles }),
    onMutate: async tiles => {
      await client.cancelQueries({ queryKey: boardKey(id) });
      client.setQueryData<Board>(boardKey(id), board => board && inOrder(board, tiles));
    },
    onError: error => notify({ title: 'The new order was not saved', text: messageOf(error), destructive: true }),
    onSettled: () =>
      client.isMutating({ mutationKey: ['order tiles', id] }) > 1
        ? undefined
        : client.invalidateQueries({ queryKey: boardKey(id) }),
  });
}

const inOrder = (board: Board, ids: readonly string[]): Board => ({
  ...board,
  tiles: board.tiles.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
});

export function useRenameTile(id: string, tile: Tile) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => call(renameTile, { tile_id: tile.id, title }),
    onSettled: () => client.invalidateQueries({ queryKey: boardKey(id) }),
  });
}

export function useRemoveTile(id: string, tile: Tile) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeTile, { tile_id: tile.id }),
    onSuccess: () => notify({ title: 'Taken off the board', text: tile.title }),
    onError: error => notify({ title: 'It was not taken off', text: messageOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: boardKey(id) }),
  });
}

/** Its refusal is told where the times stand. */
export function useSendBoard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sentence: string) => call(makeSchedule, { sentence }),
    onSuccess: ({ schedule: { title, when } }) => notify({ title: `${title} will be sent to you`, text: when }),
    onSettled: () => client.invalidateQueries({ queryKey: ['schedules'] }),
  });
}

export function useShareBoard(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isShared: boolean) => call(shareBoard, { board_id: id, is_shared: isShared }),
    onSuccess: ({ board }) => client.setQueryData<Board>(boardKey(id), board),
  });
}
