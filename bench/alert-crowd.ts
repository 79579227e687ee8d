/** Many organizations, each with its own accounts at three platforms and twenty alerts that are due; and what their platforms answer, by bytes. */
import type { Account, Grant } from '@tillsight/platforms/platform';
import { connectEveryPlatform } from '../apps/server/test/every-platform.ts';
import { startServer } from '../apps/server/test/kit.ts';
import { alertRows, twentyWithoutStock } from '../apps/server/test/twenty-alerts.ts';
import type { Deps } from '../apps/server/src/deps.ts';
import { keepGrant, readGrant } from '../apps/server/src/features/integrations/credentials.ts';
import { lookAtAlerts } from '../apps/server/src/features/reports/look-at-alerts.ts';
import { createMemory } from '../apps/server/src/infra/memory.ts';
import { startSandboxProcess } from './sandbox-process.ts';

/** Half an hour after the full hour, all that is due is looked at: also the whole day of what may be unusual. */
export const moment = '2026-11-20T14:30:00+05:30';

export type Recorded = { status: number; type: string; text: string };

/** `answers`: by `questionIn` of the call. */
export type Recording = { accounts: Account[]; grants: Grant[]; answers: Record<string, Recorded> };

/** Which platform, whose account, and what is asked there. */
export function questionIn(...[input, init]: Parameters<typeof fetch>) {
  // Connectors write both as text.
  const url = typeof input === 'string' ? input : '';
  const body = typeof init?.body === 'string' ? init.body : '';
  const [host = ''] = /[a-z0-9-]+\.(?:myshopify|googleapis)\.com/.exec(url) ?? [];
  if (host.endsWith('.myshopify.com')) return { platform: 'shopify', account: host, question: `shopify ${body}` };
  const platform = host.startsWith('analytics') ? 'google_analytics' : 'google_ads';
  const [, account = ''] = /\/(?:properties|customers)\/(\d+)/.exec(url) ?? [];
  return { platform, account, question: `${platform} ${body.replaceAll(account, 'account')}` };
}

/** One organization with the sandbox is looked at, and what went over the wire is kept. */
export async function recordLook(): Promise<Recording> {
  const endings: (() => unknown)[] = [];
  const t = { after: (ending: () => unknown) => void endings.unshift(ending) };
  const real = globalThis.fetch;
  try {
    const sandbox = await startSandboxProcess(moment);
    t.after(() => sandbox.stop());
    const now = () => Date.parse(moment);
    const server = await startServer(t, { environment: { SANDBOX_URL: sandbox.url }, now });
    server.deps.memory = createMemory({ lifeMs: 0, most: 1 });
    const { deps } = server;
    const { client, organizationId, userId } = await server.signedInAs('merchant');
    await connectEveryPlatform(client);
    const rows = alertsOf({ organizationId, userId });
    const kept = await deps.db.inOrganization(organizationId, async trx => {
      await trx.insertInto('alerts').values(rows).execute();
      return trx.selectFrom('connections').selectAll().execute();
    });
    const answers: Recording['answers'] = {};
    globalThis.fetch = async (input, init) => {
      const answer = await real(input, init);
      const { question } = questionIn(input, init);
      const type = answer.headers.get('content-type') ?? 'application/json';
      answers[question] = { status: answer.status, type, text: await answer.clone().text() };
      return answer;
    };
    // What finds no room in the first look is asked in the next, which other organizations do as well.
    await lookAtAlerts(deps, organizationId);
    const grants = await Promise.all(
      (['shopify', 'google'] as const).map(async provider => (await readGrant(deps, organizationId, provider)).grant),
    );
    return { accounts: kept.flatMap(({ account }) => (account as Account | null) ?? []), grants, answers };
  } finally {
    globalThis.fetch = real;
    for (const ending of endings) await ending();
  }
}

/** In the same order everywhere, so that each organization asks the same. */
const alertsOf = (owner: { organizationId: string; userId: string }) =>
  alertRows(twentyWithoutStock, { ...owner, at: new Date(moment) }).map((row, place) => ({ ...row, id: idOf(place) }));

const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

export async function insertCrowd(deps: Deps, count: number, { accounts, grants }: Recording): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (next += 1; next <= count; next += 1) await insertOrganization(deps, next, { accounts, grants });
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

async function insertOrganization(
  deps: Deps,
  place: number,
  { accounts, grants }: Pick<Recording, 'accounts' | 'grants'>,
): Promise<void> {
  const organization_id = idOf(place);
  const at = new Date(moment);
  await deps.db.inOrganization(organization_id, async trx => {
    const home = { name: 'A store', time_zone: 'Asia/Kolkata', currency: 'INR', country: 'IN' };
    await trx
      .insertInto('organizations')
      .values({ organization_id, ...home, created_at: at })
      .execute();
    const person = { organization_id, id: organization_id, email: `${place}@crowd.example`, name: 'Somebody' };
    const rest = { role: 'merchant', mobile_number: null, password_hash: '', email_verified_at: at, created_at: at };
    await trx
      .insertInto('users')
      .values({ ...person, ...rest })
      .execute();
    const connections = accounts.map(account => ({
      organization_id,
      provider: account.source,
      status: 'active',
      account: JSON.stringify({ ...account, id: accountOf(account, place) }),
      account_name: account.name,
      shop: null,
      reason: null,
      connected_at: at,
      updated_at: at,
    }));
    await trx.insertInto('connections').values(connections).execute();
    const lasting = Date.parse(moment) + 365 * 24 * 60 * 60_000;
    for (const grant of grants)
      await keepGrant(deps, trx, {
        organizationId: organization_id,
        grant: { ...grant, accessExpiresAt: lasting },
        shop: grant.provider === 'shopify' ? shopOf(place) : null,
      });
    const owner = { organizationId: organization_id, userId: organization_id };
    await trx.insertInto('alerts').values(alertsOf(owner)).execute();
  });
}

const shopOf = (place: number): string => `crowd-${place}.myshopify.com`;

function accountOf({ source }: Account, place: number): string {
  if (source === 'shopify') return shopOf(place);
  const digits = String(9_000_000_000 + place);
  return source === 'google_ads' ? digits : `properties/${digits}`;
}
