/**
 * What every endpoint and every route answers to whom. The matrix of `tenancy.test.ts` is made from it, and an endpoint
 * without its row fails there.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readSession } from '@tillsight/contract/auth';
import { askQuestion, readHistory, type History } from '@tillsight/contract/chat';
import { Secret, TOTP } from 'otpauth';
import { beginSecondFactor } from '../src/features/auth/second-factor.ts';
import { addWorkspace } from '../src/features/slack/workspaces.ts';
import type { SignedIn, TestServer } from './kit.ts';
import { kitPassword } from './kit.ts';
import {
  alertOf,
  assistantOf,
  boardOf,
  connect,
  houseWordOf,
  rateOf,
  scheduleOf,
  installedIn,
  knownClient,
  mailedLink,
  newAddress,
  tokenOf,
  webhookOf,
  type Home,
} from './two-organizations.ts';

export type Cell = {
  server: TestServer;
  home: Home;
  /** Null for a browser without a session. */
  actor: SignedIn | null;
  role: string;
};

export type Row = {
  /** What the request holds besides ids; it may first prepare what the request needs. */
  input?: (cell: Cell) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** What somebody signed in gets for their own request, by role; 200 when nothing is said. */
  own?: (role: string) => number;
};

const managers = new Set(['merchant', 'executive']);
const managing = (role: string): number => (managers.has(role) ? 200 : 403);
const known = new Set(['merchant', 'executive', 'finance', 'sales', 'marketing', 'product', 'associate']);
const configuring = (role: string): number => (known.has(role) ? 200 : 403);

async function ownerIn({ home, actor }: Cell): Promise<SignedIn> {
  const isThere = actor !== null && (await actor.client.get(readSession.path)).status === 200;
  return isThere ? actor : home.merchant;
}

/** As the consent page would leave it. */
async function inWorkspace(cell: Cell): Promise<Record<string, unknown>> {
  const { organizationId, userId, email } = await ownerIn(cell);
  const caller = { organizationId, userId, email, role: 'merchant', name: '', sessionHash: Buffer.alloc(0) };
  const workspace = { teamId: 'T0KIT', name: 'Kit', appId: 'A0KIT', token: 'xoxb-kit' };
  await addWorkspace(cell.server.deps, caller, workspace);
  return { password: kitPassword };
}

async function ownAlert(cell: Cell): Promise<Record<string, unknown>> {
  return { alert_id: await alertOf(cell.server, await ownerIn(cell)), is_paused: true };
}

async function ownSchedule(cell: Cell): Promise<Record<string, unknown>> {
  return { schedule_id: await scheduleOf(cell.server, await ownerIn(cell)), is_paused: true };
}

async function ownTile(cell: Cell): Promise<Record<string, unknown>> {
  return { tile_id: (await boardOf(cell.server, await ownerIn(cell)))[0] };
}

/** As a board has room for few, and for the same only once. */
async function ontoAnEmptyBoard({ server, home, actor }: Cell): Promise<Record<string, unknown>> {
  const { organizationId, userId } = actor ?? home.merchant;
  await server.deps.db.inOrganization(organizationId, trx =>
    trx.deleteFrom('board_tiles').where('user_id', '=', userId).execute(),
  );
  return { board_id: 'own', question: 'sales last week' };
}

async function ownWord(cell: Cell): Promise<Record<string, unknown>> {
  return { word_id: await houseWordOf(cell.server, await ownerIn(cell)) };
}

async function ownRate(cell: Cell): Promise<Record<string, unknown>> {
  return { rate_id: await rateOf(cell.server, await ownerIn(cell)) };
}

async function ownWebhook(cell: Cell): Promise<Record<string, unknown>> {
  const [webhook_id, event_id] = await webhookOf(cell.server, await ownerIn(cell));
  return { webhook_id, event_id, is_on: true, password: kitPassword };
}

const password = 'Lantern42Harbour';
const person = () => ({ name: 'Nila Bose', email: newAddress(), password });
const ownReport = (role: string) => (role === 'merchant' || !known.has(role) ? 'finance' : role);

/** What a session is called in a list; by the browser's cookie. */
export function sessionId(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex').slice(0, 32);
}

async function connected({ server, home }: Cell): Promise<Record<string, unknown>> {
  await connect(server, home, 'google', home.word);
  return { provider: 'google_analytics' };
}

/** As a program that is known here sends its person's browser. */
async function asking({ server }: Cell): Promise<Record<string, unknown>> {
  return {
    client_id: await knownClient(server),
    redirect_uri: 'http://127.0.0.1:6274/callback',
    response_type: 'code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
}

async function installed({ server, home, actor }: Cell): Promise<Record<string, unknown>> {
  await installedIn(server, (actor ?? home.merchant).client);
  return {};
}

/** Something the caller is remembered to have asked; nobody else's memory knows it. */
async function askedQuestion({ home, actor }: Cell): Promise<string> {
  const { client, userId } = actor ?? home.merchant;
  await client.post(askQuestion.path, { user_id: userId, question: 'Hello' });
  const { body } = await client.get(`${readHistory.path}?user_id=${userId}`);
  return (body as Partial<History>).questions?.at(-1)?.id ?? randomUUID();
}

/** What the app of this person shows, who has just been given its secret. */
async function begunCode({ server, home, actor }: Cell): Promise<string> {
  const { organizationId, userId, email } = actor ?? home.merchant;
  const caller = { organizationId, userId, email, role: '', name: '', sessionHash: Buffer.alloc(32) };
  const exists = await server.deps.db.inOrganization(organizationId, trx =>
    trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst(),
  );
  if (exists === undefined) return '123456';
  const { secret } = await beginSecondFactor(server.deps, caller);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.deps.now() });
}

export const endpointRows: Record<string, Row> = {
  signUp: { input: person },
  signIn: { input: ({ actor, home }) => ({ email: (actor ?? home.merchant).email, password: kitPassword }) },
  readSession: {},
  signOut: {},
  forgotPassword: { input: () => ({ email: newAddress() }) },
  resendVerification: { input: () => ({ email: newAddress() }) },
  resetPassword: {
    input: async ({ server, home }) => {
      const somebody = await server.newcomer('sales', home);
      return { token: await mailedLink(server, somebody, 'reset'), password };
    },
  },
  readReplyLanguage: {},
  chooseReplyLanguage: { input: () => ({ language: 'hindi' }) },
  listSessions: {},
  revokeSession: {
    input: ({ home, actor }) => ({
      session_id: sessionId((actor ?? home.merchant).client.cookies.get('tillsight') ?? ''),
    }),
  },
  listAlerts: {},
  makeAlert: { input: () => ({ sentence: 'tell me when orders today go above 40' }), own: configuring },
  changeAlert: { input: ownAlert, own: configuring },
  endAlert: { input: ownAlert },
  listSchedules: {},
  makeSchedule: { input: () => ({ sentence: 'send me orders every Monday at 9' }), own: configuring },
  changeSchedule: { input: ownSchedule, own: configuring },
  endSchedule: { input: ownSchedule },
  listWebhooks: { own: managing },
  addWebhook: {
    input: () => ({ url: 'https://8.8.8.8/', kinds: ['alert.fired'], password: kitPassword }),
    own: managing,
  },
  switchWebhook: { input: ownWebhook, own: managing },
  renewWebhookSecret: { input: ownWebhook, own: managing },
  removeWebhook: { input: ownWebhook, own: managing },
  testWebhook: { input: ownWebhook, own: managing },
  listWebhookEvents: { input: ownWebhook, own: managing },
  resendWebhookEvent: { input: ownWebhook, own: managing },
  listBoards: { own: configuring },
  readBoard: { input: () => ({ board_id: 'own' }), own: configuring },
  askBoard: { input: () => ({ board_id: 'own' }), own: configuring },
  keepTile: { input: ontoAnEmptyBoard, own: configuring },
  orderTiles: { input: () => ({ board_id: 'own', tiles: [] }), own: configuring },
  removeTile: { input: ownTile },
  renameTile: { input: async cell => ({ ...(await ownTile(cell)), title: 'Lanterns' }) },
  shareBoard: { input: () => ({ board_id: 'own', is_shared: true }), own: configuring },
  listHouseWords: {},
  makeHouseWord: { input: () => ({ sentence: 'for us galla means net sales' }), own: managing },
  deleteHouseWord: { input: ownWord, own: managing },
  listRates: {},
  setRate: { input: () => ({ name: 'shipping_out', from_day: '2026-10-01', value: 72.5 }), own: managing },
  deleteRate: { input: ownRate, own: managing },
  listApiTokens: {},
  createApiToken: { input: () => ({ name: 'Sheet', scopes: ['ask'], expires_in_days: 30, password: kitPassword }) },
  revokeApiToken: {
    input: async ({ server, home, actor }) => {
      const isThere = actor !== null && (await actor.client.get(readSession.path)).status === 200;
      return { token_id: (await tokenOf(server, isThere ? actor : home.merchant)).id };
    },
  },
  readAssistantRequest: { input: asking },
  answerAssistantRequest: { input: async cell => ({ ...(await asking(cell)), allow: true }) },
  listAssistants: {},
  endAssistant: {
    input: async ({ server, home, actor }) => {
      const isThere = actor !== null && (await actor.client.get(readSession.path)).status === 200;
      return { assistant_id: await assistantOf(server, isThere ? actor : home.merchant) };
    },
  },
  queryMetrics: { input: () => ({ metrics: ['total_orders'], period: 'yesterday' }) },
  listMetrics: {},
  readSecondFactor: {},
  beginSecondFactor: { input: () => ({ password: kitPassword }) },
  confirmSecondFactor: { input: async cell => ({ code: await begunCode(cell) }) },
  removeSecondFactor: { input: () => ({ password: kitPassword }) },
  changeName: { input: () => ({ name: 'Nila Bose' }) },
  changePassword: { input: () => ({ password: kitPassword, new_password: password }) },
  deleteAccount: { input: () => ({ password: kitPassword }) },
  listUsers: {},
  addUser: { input: () => ({ ...person(), role: 'sales' }), own: managing },
  updateUser: { input: () => ({ name: 'Nila Bose' }), own: managing },
  deleteUser: { own: managing },
  readIntegrations: {},
  connectShiprocket: { input: () => ({ email: 'api@kesarlane.example', password }), own: managing },
  disconnectIntegration: { input: connected, own: managing },
  listAccountChoices: { input: connected, own: managing },
  chooseAccount: { input: async cell => ({ ...(await connected(cell)), account_id: 'properties/1' }), own: managing },
  readInstallation: {},
  connectInstallation: { input: installed, own: managing },
  dropInstallation: {},
  askQuestion: { input: () => ({ question: 'Hello' }) },
  readHistory: {},
  askAgain: { input: async cell => ({ question_id: await askedQuestion(cell) }) },
  clearHistory: {},
  readAdPictures: { input: () => ({ ads: '120212000774301013' }) },
  readModelUse: {},
  saveConfiguration: {
    input: ({ role }) => ({ role: ownReport(role), report: 'daily', timing: '10:00', metrics: {} }),
    own: configuring,
  },
  readConfiguration: { own: configuring },
  readConfigurationOptions: {},
  readPhone: {},
  linkPhone: { input: () => ({ password: kitPassword }) },
  unlinkPhone: {},
  readTelegram: {},
  linkTelegram: { input: () => ({ password: kitPassword }) },
  unlinkTelegram: {},
  readSlack: {},
  linkSlack: { input: inWorkspace },
  unlinkSlack: {},
  removeSlack: { own: managing },
  readFirstSteps: {},
  readYesterday: {},
  readReportOverview: { input: ({ role }) => ({ role: ownReport(role), report: 'daily' }), own: configuring },
  sendTestReport: { input: ({ role }) => ({ role: ownReport(role), report: 'daily' }), own: configuring },
  readReportWords: {},
  readExampleReport: { input: ({ role }) => ({ role: ownReport(role), report: 'daily' }), own: configuring },
};
