/** Boards: questions that somebody keeps in sight, asked anew whenever they are looked at. No figure is kept. */
export { carryOut } from './carry-out.ts';
export {
  checkMayChange,
  keepTile,
  listBoards,
  nameOfTile,
  orderTiles,
  readBoard,
  removeTile,
  renameTile,
  shareBoard,
  tilesOf,
  titleOfTile,
} from './rules.ts';
export type { TileRow } from './store.ts';
