/** Two organizations that hold something in every table, and the words by which the other one's can be recognised. */
import { randomUUID } from 'node:crypto';
import { sourcesOf, type GrantProvider } from '@tillsight/platforms/platform';
import { scopes, type Scope } from '@tillsight/contract/scope';
import type { Turn } from '@tillsight/assistant/conversation';
import { sealerOf } from '../src/infra/organization-vault.ts';
import { newSecret } from '../src/features/auth/secret.ts';
import { installationContext } from '../src/features/integrations/installation-store.ts';
import { keepTurn, readTalk } from '../src/features/chat/turns.ts';
import { keepGrant } from '../src/features/integrations/credentials.ts';
import type { Caller } from '../src/infra/mount.ts';
import { analyticsScope, type GoogleStand } from './google-stand.ts';
import type { Client } from './client.ts';
import type { SignedIn, TestOrganization, TestServer } from './kit.ts';
import { freshAlert } from '../src/features/alerts/fresh-alert.ts';

export type Home = TestOrganization & {
  /** Stands in the names of everything it has. */
  word: string;
  merchant: SignedIn;
  colleague: SignedIn;
  /** The merchant's, for the API. */
  token: { id: string; secret: string };
  /** An assistant that the merchant has let in. */
  assistantId: string;
  alertId: string;
  scheduleId: string;
  /** By its link. */
  boardId: string;
  tileId: string;
  wordId: string;
  rateId: string;
  webhookId: string;
  eventId: string;
  /** What the merchant is remembered to have asked. */
  questionId: string;
  /** Whatever of this organization must not turn up anywhere else. */
  marks: string[];
};

export async function furnish(server: TestServer, stand: GoogleStand, word: string): Promise<Home> {
  const home = await server.organization();
  stand.properties = ['Everybody'];
  const merchant = await server.signedInAs('merchant', home);
  const colleague = await server.newcomer('sales', home);
  const at = new Date(server.deps.now());
  const phone = `+9198${String(Date.now()).slice(-8)}`;
  await server.deps.db.inOrganization(home.id, async trx => {
    await trx
      .updateTable('organizations')
      .set({ name: `${word} Bazaar` })
      .execute();
    const named = trx.updateTable('users').set({ name: `${word} Person`, mobile_number: phone });
    await named.where('id', '=', colleague.userId).execute();
    const row = { organization_id: home.id, user_id: merchant.userId, role: 'executive', frequency: 'weekly' } as const;
    const metrics = JSON.stringify({ total_orders: { enabled: true, order: 1, category: `${word}-category` } });
    await trx
      .insertInto('configurations')
      .values({ ...row, timing: '07:35', metrics, updated_at: at })
      .execute();
  });
  await connect(server, home, 'google', word);
  const turn: Turn = {
    question: `${word} question`,
    behaviour: 'answer',
    requests: [],
    mentioned: [],
    offered: [],
  };
  const caller = { ...merchant, organizationId: home.id } as unknown as Caller;
  await keepTurn(server.deps, caller, { turn, askedAt: at.getTime() });
  const {
    kept: [asked],
  } = await readTalk(server.deps, caller);
  const token = await tokenOf(server, merchant, scopes, `${word} sheet`);
  const assistantId = await assistantOf(server, merchant, `${word} assistant`);
  const alertId = await alertOf(server, merchant, word);
  const scheduleId = await scheduleOf(server, merchant, word);
  const [tileId, boardId] = await boardOf(server, merchant, word);
  const wordId = await houseWordOf(server, merchant, word);
  const rateId = await rateOf(server, merchant);
  const [webhookId, eventId] = await webhookOf(server, merchant, word);
  const marks = [home.id, merchant.userId, colleague.userId, merchant.email, colleague.email, phone, word];
  return {
    ...home,
    word,
    merchant,
    colleague,
    token,
    assistantId,
    alertId,
    scheduleId,
    boardId,
    tileId,
    wordId,
    rateId,
    webhookId,
    eventId,
    questionId: asked!.id,
    marks,
  };
}

/** As if somebody of this organization had gone through the provider's consent page. */
export async function connect(
  server: TestServer,
  home: TestOrganization,
  provider: GrantProvider,
  word: string,
): Promise<void> {
  const { deps } = server;
  const at = new Date(deps.now());
  const [source] = sourcesOf[provider];
  const grant = {
    provider,
    accessToken: `${word}-access-token`,
    refreshToken: `${word}-refresh-token`,
    scopes: [analyticsScope],
    accessExpiresAt: deps.now() + 3_600_000,
    refreshExpiresAt: null,
  };
  const account = {
    source,
    id: 'properties/1',
    name: `${word} Account`,
    currency: 'INR',
    timeZone: 'UTC',
    country: 'IN',
  };
  await deps.db.inOrganization(home.id, async trx => {
    await keepGrant(deps, trx, { organizationId: home.id, grant, shop: null });
    await trx.deleteFrom('connections').where('provider', '=', source).execute();
    const row = { organization_id: home.id, provider: source, status: 'active', account_name: `${word} Account` };
    const rest = { shop: null, reason: null, connected_at: at, updated_at: at };
    await trx
      .insertInto('connections')
      .values({ ...row, ...rest, account: JSON.stringify(account) })
      .execute();
  });
}

/** As if this person had asked to be told. */
export async function alertOf(server: TestServer, person: SignedIn, word = 'Lantern'): Promise<string> {
  const [id, at] = [randomUUID(), new Date(server.deps.now())];
  const where = [{ dimension: 'product', is: [`${word} goods`] }];
  const row = {
    organization_id: person.organizationId,
    id,
    user_id: person.userId,
    sentence: `tell me when ${word} goods fall below 20`,
    request: JSON.stringify({ metrics: ['inventory_on_hand'], where, days: 'today' }),
    condition: JSON.stringify({ kind: 'below', value: 20 }),
    channel: 'email',
    every_minutes: 15,
    ...freshAlert,
    made_at: at,
    next_look: at,
  } as const;
  await server.deps.db.inOrganization(person.organizationId, trx => trx.insertInto('alerts').values(row).execute());
  return id;
}

/** As if this person had asked to be sent it. */
export async function scheduleOf(server: TestServer, person: SignedIn, word = 'Lantern'): Promise<string> {
  const [id, at] = [randomUUID(), new Date(server.deps.now())];
  const where = [{ dimension: 'product', is: [`${word} goods`] }];
  const row = {
    organization_id: person.organizationId,
    id,
    user_id: person.userId,
    sentence: `send me orders of ${word} goods every Monday`,
    requests: JSON.stringify([{ metrics: ['total_orders'], where, days: 'last-week' }]),
    cadence: JSON.stringify({ kind: 'weekly', weekdays: [1] }),
    time: '09:00',
    condition: null,
    channel: 'email',
    is_paused: false,
    made_at: at,
    next_slot: new Date(at.getTime() + 7 * 24 * 60 * 60_000),
    plan_after: at,
    planned_day: null,
  } as const;
  await server.deps.db.inOrganization(person.organizationId, trx => trx.insertInto('schedules').values(row).execute());
  return id;
}

/** As if this person had added a webhook, which was told of something of theirs. */
export async function webhookOf(
  server: TestServer,
  { organizationId, userId }: SignedIn,
  word = 'Lantern',
): Promise<[webhookId: string, eventId: string]> {
  const [id, eventId, at] = [randomUUID(), randomUUID(), new Date(server.deps.now())];
  await server.deps.db.inOrganization(organizationId, async trx => {
    const sealer = await sealerOf(server.deps.vault, trx, organizationId);
    const sealed = sealer.seal('whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=', `webhook|${id}`);
    const own = { organization_id: organizationId, made_at: at };
    const signing = { sealed, former_sealed: null, former_until: null };
    const address = { url: `https://${word.toLowerCase()}.example/`, kinds: ['alert.fired'], is_on: true };
    await trx
      .insertInto('webhook_addresses')
      .values({ ...own, id, ...address, ...signing, failing_since: null })
      .execute();
    const event = { id: eventId, webhook_id: id, kind: 'alert.fired', cause: eventId, user_id: userId, body: word };
    const tried = { state: 'delivered', tries: 1, tried_at: at, status: 200, reason: null } as const;
    await trx
      .insertInto('webhook_events')
      .values({ ...own, ...event, ...tried })
      .execute();
  });
  return [id, eventId];
}

/** As if this person had kept it on their board and shared that: the tile and the link. */
export async function boardOf(server: TestServer, person: SignedIn, word = 'Lantern'): Promise<[string, string]> {
  const [tile, link, at] = [randomUUID(), randomUUID(), new Date(server.deps.now())];
  const { organizationId: organization_id, userId: user_id } = person;
  const question = `orders of ${word} goods last week`;
  const where = [{ dimension: 'product', is: [`${word} goods`] }];
  const requests = JSON.stringify([{ metrics: ['total_orders'], where, days: 'last-week' }]);
  await server.deps.db.inOrganization(organization_id, async trx => {
    const kept = {
      organization_id,
      id: tile,
      user_id,
      role: null,
      place: 1,
      question,
      requests,
      kept_at: at,
      title: word,
    };
    await trx.insertInto('board_tiles').values(kept).execute();
    const shared = { organization_id, id: link, user_id, role: null, made_at: at };
    await trx
      .insertInto('board_links')
      .values(shared)
      .onConflict(conflict => conflict.doNothing())
      .execute();
  });
  return [tile, link];
}

let daysOfRates = 0;

/** As if this person had set what a parcel costs; each time from another day on. */
export async function rateOf(server: TestServer, person: SignedIn): Promise<string> {
  const id = randomUUID();
  const day = new Date(Date.UTC(2001, 0, ++daysOfRates));
  const row = {
    organization_id: person.organizationId,
    id,
    name: 'packaging' as const,
    from_day: day.toISOString().slice(0, 10),
    value: '9.5',
    set_by: person.userId,
    set_at: new Date(server.deps.now()),
  };
  await server.deps.db.inOrganization(person.organizationId, trx => trx.insertInto('rates').values(row).execute());
  return id;
}

/** As if this person had said what a word means. */
export async function houseWordOf(server: TestServer, person: SignedIn, word = 'Lantern'): Promise<string> {
  const id = randomUUID();
  const row = {
    organization_id: person.organizationId,
    id,
    word: `${word} range`,
    plain: id,
    meaning: JSON.stringify({ kind: 'group', dimension: 'product', values: [`${word} goods`] }),
    sentence: `for us ${word} range means ${word} goods`,
    said_by: person.userId,
    said_at: new Date(server.deps.now()),
  };
  await server.deps.db.inOrganization(person.organizationId, trx =>
    trx.insertInto('house_words').values(row).execute(),
  );
  return id;
}

/** As if this person had made it in the account dialog. */
export async function tokenOf(
  server: TestServer,
  person: SignedIn,
  allowed: readonly Scope[] = scopes,
  name = 'Sheet',
): Promise<{ id: string; secret: string }> {
  const { secret, hash } = newSecret('tillsight');
  const [id, now] = [randomUUID(), server.deps.now()];
  const row = {
    organization_id: person.organizationId,
    id,
    user_id: person.userId,
    token_hash: hash,
    name,
    ending: secret.slice(-4),
    scopes: [...allowed],
    created_at: new Date(now),
    expires_at: new Date(now + 86_400_000),
    used_at: null,
  };
  await server.deps.db.inOrganization(person.organizationId, trx => trx.insertInto('api_tokens').values(row).execute());
  return { id, secret };
}

/** As if this browser had come from Shopify, and the store had consented. */
export async function installedIn(
  server: TestServer,
  client: Client,
  shop = 'lotus-lane.myshopify.com',
): Promise<void> {
  const { deps } = server;
  const { secret, hash } = newSecret('install');
  const account = { source: 'shopify', id: shop, name: 'Lotus Lane', currency: 'INR', timeZone: 'UTC', country: 'IN' };
  const tokens = { accessToken: 'shpat_x', refreshToken: 'shprt_x', accessExpiresAt: null, refreshExpiresAt: null };
  const granted = JSON.stringify({ grant: { provider: 'shopify', scopes: [], ...tokens }, account });
  const sealed = deps.vault.sealOwn(granted, installationContext(hash));
  const expires_at = new Date(deps.now() + 60_000);
  const row = { browser_hash: hash, shop, state_hash: null, sealed, expires_at };
  await deps.db.outside.insertInto('installations').values(row).execute();
  client.cookies.set('tillsight-install', secret);
}

/** A program that has introduced itself. */
export async function knownClient(server: TestServer, redirectUri = 'http://127.0.0.1:6274/callback'): Promise<string> {
  const client_id = `assistant-${randomUUID()}`;
  const row = { client_id, name: 'Inspector', redirect_uris: [redirectUri], made_at: new Date(server.deps.now()) };
  await server.deps.db.outside.insertInto('assistant_clients').values(row).execute();
  return client_id;
}

/** As if this person had let it in. */
export async function assistantOf(server: TestServer, person: SignedIn, name = 'Inspector'): Promise<string> {
  const [id, at] = [randomUUID(), new Date(server.deps.now())];
  const [code, access, family, turn] = [
    newSecret('code'),
    newSecret('assistant'),
    newSecret('refresh'),
    newSecret('refresh'),
  ];
  const ends = new Date(server.deps.now() + 86_400_000);
  const row = {
    organization_id: person.organizationId,
    id,
    user_id: person.userId,
    client_id: await knownClient(server),
    name,
    host: '127.0.0.1:6274',
    scopes: ['ask'],
    redirect_uri: 'http://127.0.0.1:6274/callback',
    challenge: 'x'.repeat(43),
    code_hash: code.hash,
    traded_at: at,
    access_hash: access.hash,
    access_expires_at: ends,
    family_hash: family.hash,
    refresh_hash: turn.hash,
    created_at: at,
    used_at: null,
    ends_at: ends,
  };
  await server.deps.db.inOrganization(person.organizationId, trx => trx.insertInto('assistants').values(row).execute());
  return id;
}

/** A link as it would have been mailed to this person. */
export async function mailedLink(server: TestServer, person: SignedIn, purpose: 'reset' | 'verify'): Promise<string> {
  const { secret, hash } = newSecret(purpose);
  const expires_at = new Date(server.deps.now() + 60_000);
  const row = { organization_id: person.organizationId, token_hash: hash, user_id: person.userId, purpose, expires_at };
  await server.deps.db.inOrganization(person.organizationId, trx =>
    trx.insertInto('email_tokens').values(row).execute(),
  );
  return secret;
}

export function newAddress(): string {
  return `${randomUUID()}@new.example`;
}
