/** What somebody signed in changes of their own account. */
import type { ChangePasswordRequest } from '@tillsight/contract/auth';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { enqueue } from '../../infra/queue.ts';
import { confirmPassword, newPasswordHash } from './auth.ts';
import { mailJobs } from './mail-jobs.ts';
import { passwordMatches } from './password.ts';
import { deleteResetTokensOf, deleteSessionsOf, findUser, replacePassword, updateName } from './store.ts';

export function changeName({ db }: Base, { organizationId, userId }: Caller, name: string): Promise<void> {
  return db.inOrganization(organizationId, trx => updateName(trx, userId, name));
}

/** The other sessions end and a mail tells the owner. Tokens and the phone stay: anyone who knows the password can end them. */
export async function changePassword(deps: Base, caller: Caller, input: ChangePasswordRequest): Promise<void> {
  const { organizationId, userId } = caller;
  const before = await deps.db.inOrganization(organizationId, trx => findUser(trx, userId));
  await confirmPassword(deps, caller, input.password);
  if (before === null || (await passwordMatches(before.password_hash, input.new_password))) {
    const message = 'Please choose a password that is not the one you have.';
    throw new ProblemError('invalid_request', message, { errors: [{ field: 'new_password', message }] });
  }
  const to = await newPasswordHash(input.new_password, caller);
  await deps.db.inOrganization(organizationId, async trx => {
    if (!(await replacePassword(trx, userId, { from: before.password_hash, to }))) {
      throw new ProblemError('conflict', 'Your password was changed elsewhere just now.');
    }
    await deleteResetTokensOf(trx, userId);
    await deleteSessionsOf(trx, userId, caller.sessionHash);
    await noteAct(trx, deps.now(), { act: 'password changed', organizationId, userId });
    await enqueue(trx, mailJobs.passwordChanged, { email: caller.email });
  });
}
