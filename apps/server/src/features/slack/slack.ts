/** Slack's door: what reports need to write to a linked chat. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  openChatWith,
  type Arrival,
  type ChatMessage,
  type ChatWay,
  type LinkedChat,
  type Mishap,
  type Outcome,
} from '../messengers/messengers.ts';
import { hashOfChat, senderIn, type KeptChat, type SlackAccount, type SlackDeps } from './account.ts';
import { messageFields } from './messages.ts';
import { slackRemedyFor } from './send-errors.ts';
import { postMessage, readCarried, uploadPng } from './web-api.ts';
import { dropWorkspaces, hashOfTeam, openWorkspaceWith } from './workspaces.ts';

export type { SlackAccount, SlackDeps } from './account.ts';

/** Null: there is no app, or it was taken out of the workspace. */
export async function wayToSlack(
  deps: SlackDeps,
  { owner, key, sealed, workspace, delivery }: LinkedChat,
): Promise<ChatWay | null> {
  const { slack } = deps;
  if (slack === null || workspace === null) return null;
  const { teamId, personId, channel } = openChatWith(key, { ...owner, of: 'slack', sealed }) as KeptChat;
  const { token, teamId: ownTeam } = openWorkspaceWith(key, owner.organizationId, workspace);
  const teamHash = await hashOfTeam(deps, ownTeam);
  const to = { token, channel };
  return {
    of: 'slack',
    sender: senderIn(teamHash),
    prepare: async message => {
      const ready = await prepare(slack, to, message);
      return 'kind' in ready ? ready : { send: () => send(slack, to, { ...ready, delivery: delivery.id }) };
    },
    remedyFor: slackRemedyFor,
    hash: () => hashOfChat(deps, { homeTeamId: teamId, personId }),
    endForAll: () => dropWorkspaces(deps, teamHash, deps.now()),
    arrival: () => arrivalAt(slack, to, delivery),
  };
}

type Place = { token: string; channel: string };

type Ready = { fields: Record<string, string>; hasPicture: boolean };

/** Whatever nobody sees yet: the picture goes ahead. */
async function prepare(
  account: SlackAccount,
  { token, channel }: Place,
  message: ChatMessage,
): Promise<Ready | Mishap> {
  const { png } = message;
  const pictureId = png === null ? null : await uploadPng(account, token, png);
  // Nothing was sent to anybody, whatever became of the picture.
  if (pictureId !== null && typeof pictureId !== 'string')
    return pictureId.kind === 'unknown' ? { ...pictureId, kind: 'unsent' } : pictureId;
  return { fields: { channel, ...messageFields({ ...message, pictureId }) }, hasPicture: pictureId !== null };
}

/** What a message of ours carries for us: an id of ours alone, as everybody in the workspace may read it. */
const carried = (delivery: string): string =>
  JSON.stringify({ event_type: 'tillsight_delivery', event_payload: { delivery } });

/** How long a picture that has just been uploaded is worked on, in tries. */
const pauses = [400, 800, 1_600, 3_200];

async function send(
  account: SlackAccount,
  { token }: Place,
  { fields, hasPicture, delivery }: Ready & { delivery: string },
): Promise<Outcome> {
  const whole = { ...fields, metadata: carried(delivery) };
  for (let tries = 0; ; tries += 1) {
    const outcome = await postMessage(account, { token, fields: whole });
    const pause = pauses[tries];
    const isEarly = hasPicture && outcome.kind === 'refused' && /invalid slack file/.test(outcome.details);
    // Refused as a whole, so that nothing was shown.
    if (!isEarly || pause === undefined) return outcome;
    await sleep(pause);
  }
}

/**
 * Whether a message that may have left has arrived: the conversation itself is looked through for what the message carries.
 * Found, it has. Not found, with everything since in view and nobody sending it any more, it has not; this rests on Slack showing
 * a message in the conversation's history as soon as it was posted, which its documentation does not promise in so many words.
 */
async function arrivalAt(
  account: SlackAccount,
  { token, channel }: Place,
  { id, since }: LinkedChat['delivery'],
): Promise<Arrival> {
  // Clocks are apart; what was there before carries other ids.
  const found = await readCarried(account, { token, channel, since: since - 2 * 60_000 });
  if (found === null) return { is: 'unknown' };
  if ('kind' in found) return { is: found.kind === 'refused' && found.code !== 429 ? 'unknown' : 'later' };
  const own = found.find(({ carries }) => carries.delivery === id);
  return own === undefined ? { is: 'absent' } : { is: 'arrived', id: own.id };
}
