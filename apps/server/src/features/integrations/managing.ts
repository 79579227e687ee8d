/** Whose figures everybody reads is for those to decide who also decide who everybody is. */
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { isManager } from '../users/users.ts';

export const onlyManagers = 'Only merchants and executives can connect, choose or disconnect platforms.';

export function mayManagePlatforms(caller: Caller): void {
  if (!isManager(caller.role)) throw new ProblemError('forbidden', onlyManagers);
}
