import * as z from 'zod/mini';
import { AskResponse } from './chat.ts';
import { Done, Nothing, endpoint } from './endpoint.ts';
import { KeptRequest } from './kept-request.ts';
import { AssignableRole } from './role.ts';

/** One's own, or the one that all of a role share. */
export const BoardName = z.union([z.literal('own'), AssignableRole]);
export type BoardName = z.infer<typeof BoardName>;

/** How many tiles one board may have. */
export const mostTiles = 12;

/** `requests`: what is asked, where it can be kept so; otherwise the question is read anew each time. */
export const KeptQuestion = z.object({
  question: z.string().check(z.minLength(1), z.maxLength(300)),
  requests: z.nullable(z.array(KeptRequest).check(z.minLength(1), z.maxLength(5))),
});
export type KeptQuestion = z.infer<typeof KeptQuestion>;

/** How long a name may be that somebody gives a tile. */
export const longestTileName = 80;

export const Tile = z.object({
  id: z.string(),
  /** The name it was given; without one, what it asks, in a phrase. */
  title: z.string(),
  /** What it asks, as it can be asked in a talk. */
  question: z.string(),
});
export type Tile = z.infer<typeof Tile>;

export const Board = z.object({
  /** Null on a board of somebody else's, seen by its link. */
  name: z.nullable(BoardName),
  /** Whose it is, as a heading. */
  title: z.string(),
  tiles: z.array(Tile),
  /** Whether the viewer may add, order and remove tiles. */
  can_change: z.boolean(),
  /** By which everybody of the organization sees it; null where it is not shared. */
  link_id: z.nullable(z.string()),
});
export type Board = z.infer<typeof Board>;

/**
 * `answered`: with figures. `stale`: a platform could not be read just now, or has to be connected anew. `not-connected`: the platform
 * that would know is not. `nothing`: there is nothing to show for these days.
 */
export const TileState = z.enum(['answered', 'stale', 'not-connected', 'nothing']);
export type TileState = z.infer<typeof TileState>;

export const TileAnswer = z.object({ tile_id: z.string(), state: TileState, answer: AskResponse });
export type TileAnswer = z.infer<typeof TileAnswer>;

const BoardResponse = z.object({ success: z.boolean(), message: z.string(), board: Board });
/** Its name, or the id of its link. */
const board = z.string().check(z.minLength(1), z.maxLength(60));

export const listBoards = endpoint({
  name: 'listBoards',
  method: 'GET',
  path: '/api/v1/boards/',
  access: 'session',
  request: Nothing,
  response: z.object({ success: z.boolean(), boards: z.array(Board) }),
});

export const readBoard = endpoint({
  name: 'readBoard',
  method: 'GET',
  path: '/api/v1/boards/{board_id}/',
  access: 'session',
  request: z.object({ board_id: board }),
  response: z.object({ success: z.boolean(), board: Board }),
});

/** All tiles at once; what each platform is asked for them is one call. */
export const askBoard = endpoint({
  name: 'askBoard',
  method: 'POST',
  path: '/api/v1/boards/{board_id}/ask/',
  access: 'session',
  request: z.object({ board_id: board }),
  response: z.object({ success: z.boolean(), asked_at: z.string(), answers: z.array(TileAnswer) }),
});

/** The answer under which it was said, where the question was asked within the last day; otherwise the question is read. */
export const keepTile = endpoint({
  name: 'keepTile',
  method: 'POST',
  path: '/api/v1/boards/{board_id}/tiles/',
  access: 'session',
  request: z.object({ board_id: board, question: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
  response: BoardResponse,
});

export const orderTiles = endpoint({
  name: 'orderTiles',
  method: 'PUT',
  path: '/api/v1/boards/{board_id}/order/',
  access: 'session',
  request: z.object({ board_id: board, tiles: z.array(z.string()).check(z.maxLength(mostTiles)) }),
  response: BoardResponse,
});

/** Without a name it is called by what it asks again. */
export const renameTile = endpoint({
  name: 'renameTile',
  method: 'PUT',
  path: '/api/v1/board-tiles/{tile_id}/title/',
  access: 'session',
  request: z.object({ tile_id: z.string(), title: z.string().check(z.trim(), z.maxLength(longestTileName)) }),
  response: Done,
});

export const removeTile = endpoint({
  name: 'removeTile',
  method: 'DELETE',
  path: '/api/v1/board-tiles/{tile_id}/',
  access: 'session',
  request: z.object({ tile_id: z.string() }),
  response: Done,
});

export const shareBoard = endpoint({
  name: 'shareBoard',
  method: 'PUT',
  path: '/api/v1/boards/{board_id}/link/',
  access: 'session',
  request: z.object({ board_id: board, is_shared: z.boolean() }),
  response: BoardResponse,
});
