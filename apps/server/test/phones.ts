/** The server with the sandbox's WhatsApp beside it, and people who hold phones. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { submitReportTemplates } from '../src/report-templates.ts';
import { connectShop } from './connected.ts';
import { freePort } from '../src/infra/free-port.ts';
import { startServer, type ServerOptions, type SignedIn, type TestServer } from './kit.ts';

/** Friday 20 November 2026, 09:00 in Kolkata, where the kit's organizations are. */
export const nine = Date.parse('2026-11-20T09:00:00+05:30');

export const ten = nine + 60 * 60_000;

const small = { scale: 0.05, months: 2, events: [] };

export type Message = {
  id: string;
  type: string;
  text: string | null;
  message: Record<string, unknown>;
  biz_opaque_callback_data: string | null;
};

export type PhoneInHand = {
  number: string;
  /** Writes, and waits until the product has answered. */
  write: (text: string, more?: object) => Promise<void>;
  /** Everything that was sent to it, as WhatsApp has it on record. */
  messages: () => Message[];
  last: () => Message;
};

export type WithPhones = {
  server: TestServer;
  clock: { at: number };
  control: (path: string, body?: object) => Promise<Record<string, unknown>>;
  phone: (number: string) => PhoneInHand;
  /** A phone that is linked to this person. */
  linked: (who: SignedIn, number: string) => Promise<PhoneInHand>;
  /** Plans what is due at the clock's minute, and carries it out. */
  reportsAt: (at: number) => Promise<void>;
  /** Looks, at the clock's minute, at what people want to be told of, and tells it. */
  alertsAt: (at: number) => Promise<void>;
  /** Plans, at the clock's minute, what people are sent again and again, and sends it. */
  schedulesAt: (at: number) => Promise<void>;
  /** Looks, at the clock's minute, at deliveries that have not moved. */
  lookAt: (at: number) => Promise<void>;
  /** Carries out at once what was put off to a later second. */
  hurry: () => Promise<void>;
  /** Until every notice has arrived and every job is done. */
  settled: () => Promise<void>;
};

type StandOptions = Pick<ServerOptions, 'environment' | 'webFolder'> & {
  withTemplates?: boolean;
  /** A small store by default. */
  sandbox?: Exclude<ServerOptions['sandbox'], true>;
};

export async function startWithPhones(t: Pick<TestContext, 'after'>, options: StandOptions = {}): Promise<WithPhones> {
  const clock = { at: nine };
  const port = await freePort();
  const server = await startServer(t, {
    ...options,
    port,
    now: () => clock.at,
    sandbox: options.sandbox ?? { world: small },
  });
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  const control = async (path: string, body: object = {}) => {
    const raw = JSON.stringify(body);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${sandbox.url}/control/whatsapp/${path}`, { method: 'POST', headers, body: raw });
    assert.equal(answer.status, 200, await answer.clone().text());
    return (await answer.json()) as Record<string, unknown>;
  };
  const quick = { sentAfterMs: [0], deliveredAfterMs: [0], templateReviewMs: 0, isLimitClockExact: true };
  await control('settings', quick);
  assert.deepEqual(await control('verify'), { verified: true });
  if (options.withTemplates !== false) await approveTemplates(server);
  const idle = async () => {
    const state = (await (await fetch(`${sandbox.url}/control/whatsapp/state`)).json()) as {
      dueSoon: number;
      webhooks: { waiting: number; inFlight: number };
    };
    return state.dueSoon + state.webhooks.waiting + state.webhooks.inFlight === 0;
  };
  const settled = async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await turn();
      while (!(await idle())) await turn();
      await server.runJobs();
    }
  };
  const runAt = async (job: string, at: number) => {
    clock.at = at;
    await sql`select enqueue_jobs(${job}, '[{"payload": {}}]'::jsonb)`.execute(server.deps.db.outside);
    await settled();
  };
  const phone = (number: string): PhoneInHand => {
    const messages = () =>
      sandbox.control.outbox
        .filter(({ channel, to }) => channel === 'whatsapp' && to === number)
        .map(entry => entry.content as Message);
    return {
      number,
      messages,
      last: () => messages().at(-1) ?? assert.fail(`Nothing was sent to ${number}.`),
      write: async (text, more = {}) => {
        await control('inbound', { from: number, text, ...more });
        await settled();
      },
    };
  };
  return {
    server,
    clock,
    control,
    phone,
    settled,
    linked: async (who, number) => {
      const { body } = await who.client.post('/api/v1/whatsapp/auth/');
      const inHand = phone(number);
      await inHand.write(`Hey Sierra ${(body as { code: string }).code}`);
      return inHand;
    },
    reportsAt: at => runAt('find-due-reports', at),
    alertsAt: at => runAt('find-due-alerts', at),
    schedulesAt: at => runAt('find-due-schedules', at),
    lookAt: at => runAt('look-at-deliveries', at),
    hurry: async () => {
      await asOwner(
        server.databaseUrl,
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
      );
      await settled();
    },
  };
}

async function approveTemplates({ deps }: TestServer): Promise<void> {
  const account = deps.whatsapp ?? assert.fail('WhatsApp is not configured.');
  const isApproved = (standings: { status: string }[]) => standings.every(({ status }) => status === 'APPROVED');
  while (!isApproved(await submitReportTemplates(account))) await turn();
}

async function asOwner(url: string, statement: string): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(statement);
  } finally {
    await owner.end();
  }
}

function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 5));
}

export async function saveReport(who: SignedIn, fields: Record<string, unknown> = {}): Promise<void> {
  const order = ['total_sales_revenue', 'total_orders', 'average_order_value', 'total_ad_spend'];
  const metrics = order.map((key, index) => [key, { enabled: true, order: index + 1, category: 'shopify_metrics' }]);
  const answer = await who.client.post('/api/v1/configurations/save/', {
    user_id: who.userId,
    organization_id: who.organizationId,
    role: 'executive',
    report: 'daily',
    timing: '10:00',
    metrics: Object.fromEntries(metrics),
    ...fields,
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
}

/** A merchant with a connected store, a linked phone and a saved daily report for ten o'clock. */
export async function readyForReports(stand: WithPhones, number = '+919000000001') {
  const who = await stand.server.signedInAs('merchant');
  assert.equal((await connectShop(who.client)).status, 'success');
  const phone = await stand.linked(who, number);
  await saveReport(who);
  return { who, phone, before: phone.messages().length };
}

/** `whatsapp delivered`, the latest first: of the whole organization. */
export async function deliveriesOf({ server }: WithPhones, who: SignedIn): Promise<string[]> {
  const rows = await server.deps.db.inOrganization(who.organizationId, trx =>
    trx.selectFrom('deliveries').select(['channel', 'state']).orderBy('slot', 'desc').execute(),
  );
  return rows.map(({ channel, state }) => `${channel} ${state}`);
}
