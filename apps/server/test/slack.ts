/** The sandbox's Slack beside the server: workspaces, and people who write to the app there. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { kitPassword, type SignedIn, type TestServer } from './kit.ts';

/** Slack as the sandbox has it. */
export const withSlack = { SANDBOX_SLACK: 'on' };

export const ownTeam = 'T0LAMPLIGHT';

export type SlackMessage = {
  ts: string;
  text: string;
  hasPicture: boolean;
  buttons: { action_id: string; text: string; value: string }[];
};

export type SlackInHand = {
  /** Writes, and waits until the product has answered. */
  write: (text: string, more?: object) => Promise<void>;
  tap: (message: SlackMessage, label: string) => Promise<void>;
  /** Everything the app has sent there. */
  messages: () => SlackMessage[];
  last: () => SlackMessage;
};

export type WithSlack = {
  /** Adds the organization to a workspace, as its manager does it: there to the consent page and back. */
  added: (who: SignedIn, team?: string) => Promise<string>;
  person: (user: string, team?: string) => SlackInHand;
  /** A person of the workspace who is linked to this account. */
  linked: (who: SignedIn, user: string) => Promise<SlackInHand>;
  control: (path: string, body?: object) => Promise<Record<string, unknown>>;
  settled: () => Promise<void>;
};

export async function slackCodeOf(who: SignedIn, password = kitPassword): Promise<string> {
  const answer = await who.client.post('/api/v1/slack/link/', { password });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return (answer.body as { code: string }).code;
}

/** What Slack would send along with a body. */
export function signedFor(secret: string, body: string, atMs: number): Record<string, string> {
  const timestamp = String(Math.floor(atMs / 1_000));
  const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  return { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${signature}` };
}

export async function slackBeside(server: TestServer): Promise<WithSlack> {
  const sandbox = server.sandbox ?? assert.fail('There is no sandbox.');
  assert.ok(server.deps.slack !== null, 'Slack is not configured.');
  const control = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${sandbox.url}/control/slack/${path}`, sent);
    const said = (await answer.json()) as Record<string, unknown>;
    assert.equal(answer.status, 200, JSON.stringify(said));
    return said;
  };
  await control('settings', { retryMs: 5 });
  const settled = async () => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      for (let waiting = 1; waiting > 0;) {
        await new Promise(resolve => setTimeout(resolve, 5));
        const state = await (await fetch(`${sandbox.url}/control/slack/state`)).json();
        waiting = (state as { waiting: number }).waiting;
      }
      await server.runJobs();
    }
  };
  const person = (user: string, team = ownTeam): SlackInHand => {
    const messages = () =>
      sandbox.control.outbox
        .filter(({ channel, to }) => channel === 'slack' && to === `${team}/${user}`)
        .map(({ content }) => content as SlackMessage);
    return {
      messages,
      last: () => messages().at(-1) ?? assert.fail(`Nothing was sent to ${user}.`),
      write: async (text, more = {}) => {
        await control('write', { team, user, text, ...more });
        await settled();
      },
      tap: async ({ ts, buttons }, label) => {
        const button = buttons.find(({ text }) => text === label) ?? assert.fail(`There is no button “${label}”.`);
        await control('tap', { team, user, ts, action_id: button.action_id });
        await settled();
      },
    };
  };
  return {
    control,
    settled,
    person,
    added: (who, team = ownTeam) => addToWorkspace(who, { team, server }),
    linked: async (who, user) => {
      const inHand = person(user);
      await inHand.write(await slackCodeOf(who));
      return inHand;
    },
  };
}

type Adding = { team: string; server: TestServer };

/** How it went, as the page it ends on is told. */
async function addToWorkspace({ client }: SignedIn, { team, server }: Adding): Promise<string> {
  const begun = await client.get('/api/v1/slack/start');
  assert.equal(begun.status, 303);
  const consent = new URL(begun.headers.get('location') ?? '');
  const asked = Object.fromEntries(consent.searchParams);
  if (asked.state === undefined) return new URL(consent).searchParams.get('slack') ?? '';
  const allowed = await fetch(`${server.sandbox?.url}/slack.com/oauth/v2/allow`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...asked, team }),
  });
  const back = new URL(allowed.headers.get('location') ?? '');
  const ended = await client.get(`${back.pathname}${back.search}`);
  return new URL(ended.headers.get('location') ?? '').searchParams.get('slack') ?? '';
}
