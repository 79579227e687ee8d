/** What is remembered of a visit to a consent page: bound to the session that began it, good for ten minutes and once. */
import { createHash, randomBytes } from 'node:crypto';
import type { GrantProvider as Platform } from '@tillsight/platforms/platform';
import type { Caller } from '../../infra/mount.ts';
import { sealerOf } from '../../infra/organization-vault.ts';
import type { IntegrationDeps } from './platforms.ts';
import { insertState, takeState } from './store.ts';

/** Slack is no platform that is asked for figures, but its consent page is visited as theirs are. */
type GrantProvider = Platform | 'slack';

export type Visit = {
  codeVerifier: string;
  shop?: string;
  /** Google: which page the return goes to, and which account was meant. */
  connect?: 'google_analytics' | 'google_ads';
  accountName?: string;
};

export type BegunVisit = { state: string; codeChallenge: string };

const lifeMs = 10 * 60_000;

export async function beginVisit(
  deps: IntegrationDeps,
  caller: Caller,
  provider: GrantProvider,
  about: Omit<Visit, 'codeVerifier'> = {},
): Promise<BegunVisit> {
  // Hexadecimal, because Shopify signs the state as it was written and other signs could be written in several ways.
  const state = randomBytes(32).toString('hex');
  const codeVerifier = randomBytes(48).toString('base64url');
  const visit: Visit = { ...about, codeVerifier };
  await deps.db.inOrganization(caller.organizationId, async trx => {
    const sealer = await sealerOf(deps.vault, trx, caller.organizationId);
    await insertState(trx, {
      organization_id: caller.organizationId,
      state_hash: hashOf(state),
      session_hash: caller.sessionHash,
      provider,
      sealed: sealer.seal(JSON.stringify(visit), contextOf(provider, state)),
      expires_at: new Date(deps.now() + lifeMs),
    });
  });
  return { state, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** Null when this browser's session began no such visit, or the visit is over or too long ago. */
export function finishVisit(
  deps: IntegrationDeps,
  caller: Caller,
  provider: GrantProvider,
  state: string,
): Promise<Visit | null> {
  return deps.db.inOrganization(caller.organizationId, async trx => {
    const key = { stateHash: hashOf(state), sessionHash: caller.sessionHash, provider, now: new Date(deps.now()) };
    const sealed = await takeState(trx, key);
    if (sealed === null) return null;
    const sealer = await sealerOf(deps.vault, trx, caller.organizationId);
    return JSON.parse(sealer.open(sealed, contextOf(provider, state))) as Visit;
  });
}

function hashOf(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}

function contextOf(provider: GrantProvider, state: string): string {
  return `visit|${provider}|${hashOf(state).toString('hex')}`;
}
