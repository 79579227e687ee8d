/** Slack's door: what reports need to write to a linked chat. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  openChatWith,
  type ChatMessage,
  type ChatSender,
  type Mishap,
  type Outcome,
  type Owner,
} from '../messengers/messengers.ts';
import { senderIn, type SlackAccount, type SlackDeps } from './account.ts';
import type { KeptChat } from './chat.ts';
import { messageFields } from './messages.ts';
import { postMessage, readCarried, uploadPng } from './web-api.ts';
import { hashOfTeam, openWorkspaceWith, type Workspace } from './workspaces.ts';

export type { SlackAccount, SlackDeps } from './account.ts';
export { hashOfChat as hashOfSlack, hashOfMessage as hashOfSlackMessage } from './chat.ts';
export { slackRemedyFor } from './send-errors.ts';
export { dropWorkspaces, hashOfTeam as hashOfSlackTeam } from './workspaces.ts';

/** Where somebody is written to, and with what. */
export type SlackChat = { chat: KeptChat; workspace: Workspace; sender: ChatSender };

type SealedChat = { owner: Owner; chat: Buffer; workspace: Buffer };

/** The data key of the owner's organization opens both. */
export async function openSlackWith(deps: SlackDeps, key: Buffer, sealed: SealedChat): Promise<SlackChat> {
  const chat = openChatWith(key, { ...sealed.owner, of: 'slack', sealed: sealed.chat }) as KeptChat;
  const workspace = openWorkspaceWith(key, sealed.owner.organizationId, sealed.workspace);
  return { chat, workspace, sender: senderIn(await hashOfTeam(deps, workspace.teamId)) };
}

export type Ready = { fields: Record<string, string>; hasPicture: boolean };

/** Whatever nobody sees yet: the picture goes ahead. */
export async function prepareForSlack(
  account: SlackAccount,
  { workspace: { token }, chat: { channel } }: SlackChat,
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

export async function sendToSlack(
  account: SlackAccount,
  { workspace: { token } }: SlackChat,
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

export type Arrival = { is: 'arrived'; id: string } | { is: 'absent' | 'later' | 'unknown' };

/**
 * Whether a message that may have left has arrived: the conversation itself is looked through for what the message carries.
 * Found, it has. Not found, with everything since in view and nobody sending it any more, it has not; this rests on Slack showing
 * a message in the conversation's history as soon as it was posted, which its documentation does not promise in so many words.
 */
export async function arrivalAt(
  account: SlackAccount,
  { workspace: { token }, chat: { channel } }: SlackChat,
  { delivery, since }: { delivery: string; since: number },
): Promise<Arrival> {
  // Clocks are apart; what was there before carries other ids.
  const found = await readCarried(account, { token, channel, since: since - 2 * 60_000 });
  if (found === null) return { is: 'unknown' };
  if ('kind' in found) return { is: found.kind === 'refused' && found.code !== 429 ? 'unknown' : 'later' };
  const own = found.find(({ carries }) => carries.delivery === delivery);
  return own === undefined ? { is: 'absent' } : { is: 'arrived', id: own.id };
}
