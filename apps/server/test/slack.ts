/** The sandbox's Slack beside the server: workspaces, and people who write to the app there. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { messengerBeside, type Beside, type ChatInHand, type SentMessage } from './chats.ts';
import { kitPassword, type SignedIn, type TestServer } from './kit.ts';

/** Slack as the sandbox has it. */
export const withSlack = { SANDBOX_SLACK: 'on' };

export const ownTeam = 'T0LAMPLIGHT';

export type WithSlack = Pick<Beside, 'control' | 'settled'> & {
  /** Adds the organization to a workspace, as its manager does it: there to the consent page and back. */
  added: (who: SignedIn, team?: string) => Promise<string>;
  person: (user: string, team?: string) => ChatInHand;
  /** A person of the workspace who is linked to this account. */
  linked: (who: SignedIn, user: string) => Promise<ChatInHand>;
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
  assert.ok(server.deps.slack !== null, 'Slack is not configured.');
  const beside = await messengerBeside(server, 'slack');
  const person = (user: string, team = ownTeam) =>
    beside.chat({
      to: `${team}/${user}`,
      read,
      person: { team, user },
      quoting: message => ({ thread_ts: message.id }),
      tapping: (message, button) => ({ ts: message.id, action_id: `tap-${message.buttons.indexOf(button)}` }),
    });
  return {
    ...beside,
    person,
    added: (who, team = ownTeam) => addToWorkspace(who, { team, server }),
    linked: async (who, user) => {
      const inHand = person(user);
      await inHand.write(await slackCodeOf(who));
      return inHand;
    },
  };
}

type Sent = {
  ts: string;
  text: string;
  hasPicture: boolean;
  buttons: { action_id: string; text: string; value: string }[];
};

function read(content: unknown): SentMessage {
  const { ts: id, text, hasPicture, buttons } = content as Sent;
  return { id, text, hasPicture, buttons: buttons.map(({ text: label, value }) => ({ text: label, carries: value })) };
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
