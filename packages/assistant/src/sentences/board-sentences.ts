/** What is said of boards: when an answer is kept, listed, ordered, removed and shared. */
import type { AssignableRole } from '@tillsight/contract/role';

/** One's own, one of a role, or somebody's that was opened by its link. */
export type SaidBoard = 'own' | AssignableRole;

export type BoardSentences = {
  /** "Your board", "The board of marketing" */
  name: (board: SaidBoard) => string;
  kept: (parts: { title: string; board: SaidBoard }) => string;
  list: (board: SaidBoard, titles: readonly string[]) => string;
  /** What its tiles answer just now, each below what it asks. */
  shown: (board: SaidBoard, tiles: readonly { title: string; answer: string }[]) => string;
  empty: (board: SaidBoard) => string;
  removed: (titles: readonly string[], board: SaidBoard) => string;
  moved: (title: string, to: 'first' | 'last') => string;
  /** `address`: where everybody of the organization sees it. */
  shared: (board: SaidBoard, address: string) => string;
  unshared: (board: SaidBoard) => string;
  whichOf: (titles: readonly string[]) => string;
  noSuch: (titles: readonly string[], board: SaidBoard) => string;
  already: (title: string, board: SaidBoard) => string;
  tooMany: (most: number) => string;
  notYours: string;
  noRole: string;
  cannot: Record<'nothing' | 'unclear' | 'apart' | 'another', string>;
  notHere: string;
};
