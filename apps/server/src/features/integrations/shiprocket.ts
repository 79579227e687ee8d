/**
 * Connecting Shiprocket: no consent page, but the email and password of a user the merchant has made for us. They are exchanged at once;
 * the password is kept, sealed with the token, because tokens end after ten days and nothing else renews them.
 */
import { PlatformFailure } from '@tillsight/platforms/failure';
import type { Account, Grant } from '@tillsight/platforms/platform';
import type { ApiUser, ShiprocketAuthorization } from '@tillsight/platforms/shiprocket/login';
import { noteAct } from '../../infra/audit.ts';
import { spend } from '../../infra/budget.ts';
import type { Caller } from '../../infra/mount.ts';
import { ProblemError } from '../../infra/problem.ts';
import { keepGrant } from './credentials.ts';
import { mayManagePlatforms } from './managing.ts';
import type { IntegrationDeps } from './platforms.ts';
import { takeBack, untilKept } from './revocations.ts';
import { lockConnections, upsertConnection } from './store.ts';

/** Shiprocket locks a user after too many wrong passwords; how many is not documented. */
const triesAnHour = 10;

export async function connectShiprocket(deps: IntegrationDeps, caller: Caller, user: ApiUser): Promise<string> {
  const { shiprocket } = deps.platforms;
  mayManagePlatforms(caller);
  if (shiprocket === null)
    throw new ProblemError('not_configured', 'Shiprocket is not configured on this installation.');
  const { organizationId } = caller;
  const tries = { name: 'connect-shiprocket', of: organizationId, times: triesAnHour, perMs: 3_600_000 };
  await spend(deps.db, deps.now(), [tries]);
  const grant = await loggedIn(shiprocket, user);
  return untilKept(deps, { grant, shop: null, organizationId }, async setAside => {
    const account = await accountOf(shiprocket, grant);
    await keep(deps, caller, { grant, account, setAside });
    return 'Your Shiprocket account has been successfully connected.';
  });
}

async function loggedIn(shiprocket: ShiprocketAuthorization, user: ApiUser): Promise<Grant> {
  try {
    return await shiprocket.logIn(user);
  } catch (error) {
    throw problemOf(error, sentences);
  }
}

async function accountOf(shiprocket: ShiprocketAuthorization, grant: Grant): Promise<Account> {
  try {
    const [account] = await shiprocket.accounts(grant);
    if (account !== undefined) return account;
  } catch (error) {
    throw problemOf(error, { ...sentences, 401: sentences[403] });
  }
  throw new Error('A user of Shiprocket reads exactly one company.');
}

const sentences = {
  401: 'Shiprocket did not accept this email and password. Use those of an API user, not those you sign in to Shiprocket with.',
  403: 'Shiprocket does not let this user read orders. Make an API user in Shiprocket whose modules include orders.',
};

/** Something else than a refusal passes, or is the platform's to mend. */
function problemOf(error: unknown, said: typeof sentences): unknown {
  if (!(error instanceof PlatformFailure)) return error;
  if (error.action !== 'reconnect')
    return new ProblemError(
      'platform_failed',
      'Shiprocket did not answer as expected. Please try again in a few minutes.',
    );
  return new ProblemError('invalid_request', said[error.status === 403 ? 403 : 401]);
}

type Keeping = { grant: Grant; account: Account; setAside: string };

function keep(deps: IntegrationDeps, caller: Caller, { grant, account, setAside }: Keeping): Promise<void> {
  const { organizationId, userId } = caller;
  return deps.db.inOrganization(organizationId, async trx => {
    await lockConnections(trx);
    const refusal = await takeBack(trx, setAside);
    if (refusal !== null) throw new ProblemError('invalid_request', refusal);
    await keepGrant(deps, trx, { organizationId, grant, shop: null });
    const at = new Date(deps.now());
    await upsertConnection(trx, {
      organization_id: organizationId,
      provider: 'shiprocket',
      status: 'active',
      account,
      account_name: account.name,
      shop: null,
      reason: null,
      needs_choice: false,
      connected_at: at,
      updated_at: at,
    });
    await noteAct(trx, deps.now(), { act: 'platform connected', organizationId, userId, detail: 'shiprocket' });
  });
}
