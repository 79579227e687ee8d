/** Somebody has left while something of theirs was under way: what would be written for them has no place any more. */
import { ProblemError } from './problem.ts';

export function ownerGone(): ProblemError {
  return new ProblemError('unauthenticated', 'Please sign in.');
}

/** Every row of an organization or a person hangs on theirs, and the database refuses one whose owner is gone. */
export function isOwnerGone(error: unknown): boolean {
  if (error instanceof ProblemError) return error.code === 'unauthenticated';
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23503' && /_organization_id(_\w+_id)?_fkey$/.test(String(constraint));
}
