import type { BoardName, KeptQuestion } from '@tillsight/contract/boards';
import { AssignableRole } from '@tillsight/contract/role';
import * as z from 'zod/mini';

/** One's own board, the one of one's role, or that of a role which was named. */
export type Whose = 'own' | 'role' | AssignableRole;

/** An order for the server, which keeps the boards; nothing has been done yet. `which`: words of a tile, `*` for all, `^` for the newest. */
export type BoardOrder = { whose: Whose } & (
  | ({ do: 'keep' } & KeptQuestion)
  | { do: 'list' | 'show' | 'share' | 'unshare' }
  | { do: 'remove'; which: string }
  | { do: 'move'; which: string; to: 'first' | 'last' }
);

/** A merchant's role is every role; "our board" is the one of those who decide with them. */
export function boardNameOf(whose: Whose, role: string): BoardName {
  if (whose !== 'role') return whose;
  const own = z.safeParse(AssignableRole, role);
  return own.success ? own.data : 'executive';
}

/** What keeps the answer that was given last, as it would be said. */
export const keepThis = 'keep this on my board';
