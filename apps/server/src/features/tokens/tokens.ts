/** API tokens: keys for programs of a person's own, with chosen scopes and never more rights than the person. */
import { randomUUID } from 'node:crypto';
import type { Scope } from '@tillsight/contract/scope';
import type { ApiToken, CreateApiTokenRequest } from '@tillsight/contract/tokens';
import { noteAct } from '../../infra/audit.ts';
import type { Base } from '../../infra/base.ts';
import { spend } from '../../infra/budget.ts';
import type { Caller, TokenCaller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { confirmPassword, hashOfSecret, newSecret } from '../auth/auth.ts';
import {
  deleteToken,
  findToken,
  findTokensOf,
  insertToken,
  lockTokenCount,
  touchToken,
  type TokenRow,
} from './store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const mostTokens = 20;

/** The token and its secret, which is told this once. */
export async function createApiToken(
  base: Base,
  caller: Caller,
  input: CreateApiTokenRequest,
): Promise<{ token: ApiToken; secret: string }> {
  await confirmPassword(base, caller, input.password);
  const { organizationId, userId } = caller;
  const { secret, hash } = newSecret('tillsight');
  const now = base.now();
  const row: TokenRow = {
    organization_id: organizationId,
    id: randomUUID(),
    user_id: userId,
    token_hash: hash,
    name: input.name,
    ending: secret.slice(-4),
    scopes: [...new Set(input.scopes)],
    created_at: new Date(now),
    expires_at: new Date(now + input.expires_in_days * day),
    used_at: null,
  };
  await base.db.inOrganization(organizationId, async trx => {
    if ((await lockTokenCount(trx, userId)) >= mostTokens) {
      throw new ProblemError('conflict', `You have ${mostTokens} tokens already. Please revoke one first.`);
    }
    await insertToken(trx, row);
    await noteAct(trx, now, { act: 'token created', organizationId, userId, detail: row.scopes.join(' ') });
  });
  return { token: apiToken(row), secret };
}

/** One's own; those that have expired are shown for a while. */
export async function listApiTokens(base: Base, { organizationId, userId }: Caller): Promise<ApiToken[]> {
  return (await base.db.inOrganization(organizationId, trx => findTokensOf(trx, userId))).map(apiToken);
}

export async function revokeApiToken(base: Base, { organizationId, userId }: Caller, id: string): Promise<void> {
  await base.db.inOrganization(organizationId, async trx => {
    if (!(await deleteToken(trx, userId, id))) throw new ProblemError('not_found', 'This token no longer exists.');
    await noteAct(trx, base.now(), { act: 'token revoked', organizationId, userId });
  });
}

/** Who a request with this secret speaks for, and what it may do; null when nobody. */
export async function callerOfToken(base: Base, secret: string): Promise<TokenCaller | null> {
  if (!/^tillsight_[\w-]{43}$/.test(secret)) return null;
  const tokenHash = hashOfSecret(secret);
  const found = await findToken(base.db.outside, tokenHash);
  const now = base.now();
  if (found === null || found.expires_at.getTime() <= now) return null;
  await spend(base.db, now, [{ name: 'token', of: found.id, times: 120, perMs: minute }]);
  // Written at most once a minute: an answer should not cost a write.
  if (found.used_at === null || now - found.used_at.getTime() > minute) {
    await base.db.inOrganization(found.organization_id, trx => touchToken(trx, found.id, new Date(now)));
  }
  const { organization_id: organizationId, user_id: userId, role, name, email } = found;
  return {
    caller: { organizationId, userId, role, name, email, sessionHash: tokenHash, isProgram: true },
    scopes: found.scopes,
  };
}

function apiToken({
  id,
  name,
  ending,
  scopes,
  created_at,
  expires_at,
  used_at,
}: Omit<TokenRow, 'token_hash'>): ApiToken {
  return {
    id,
    name,
    ending,
    scopes: scopes as Scope[],
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  };
}
