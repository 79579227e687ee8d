/** Slack's notices, read without trust in their form. What is unknown is left aside. */
import {
  codeIn,
  isCode,
  listAt,
  objectAt,
  objectIn,
  textAt,
  type ChatContent,
  type ChatInbound,
  type Json,
} from '../messengers/messengers.ts';
import { writtenText } from './messages.ts';

export type Inbound = ChatInbound & {
  kind: 'message';
  /** Stays the same however often it comes. */
  id: string;
  teamId: string;
  /** Whose workspace the person belongs to; another than `teamId` in a conversation that two workspaces share. */
  homeTeamId: string;
  personId: string;
  channel: string;
  /** Where a channel is answered: below what was written. */
  thread: string | null;
  /** The message of ours that it is below, or whose button it is. */
  replyTo: string | null;
};

/** The app was taken out of a workspace, or what it may do there was taken back. */
export type Removal = { kind: 'removal'; id: string; teamId: string; at: number };

export type Notice = Inbound | Removal | { kind: 'challenge'; challenge: string };

/** Null: nothing that anybody has to see. `now`: when it came. */
export function readNotice(body: string, contentType: string, now: number): Notice | null {
  if (contentType.includes('x-www-form-urlencoded'))
    return readTap(new URLSearchParams(body).get('payload') ?? '', now);
  const notice = objectIn(body) ?? {};
  if (notice.type === 'url_verification') {
    const challenge = textAt(notice, 'challenge');
    return challenge === null ? null : { kind: 'challenge', challenge: challenge.slice(0, 500) };
  }
  if (notice.type !== 'event_callback') return null;
  const [id, teamId] = [textAt(notice, 'event_id'), textAt(notice, 'team_id')];
  if (id === null || !isId(teamId)) return null;
  const event = objectAt(notice, 'event');
  const { event_time: seconds } = notice;
  const at = typeof seconds === 'number' && seconds > 0 ? Math.min(seconds * 1_000, now) : now;
  if (event.type === 'app_uninstalled') return { kind: 'removal', id, teamId, at };
  if (event.type === 'tokens_revoked') {
    const { bot } = objectAt(event, 'tokens');
    return Array.isArray(bot) && bot.length > 0 ? { kind: 'removal', id, teamId, at } : null;
  }
  return event.type === 'message' || event.type === 'app_mention' ? readMessage(event, { id, teamId, now }) : null;
}

type About = { id: string; teamId: string; now: number };

function readMessage(event: Json, { id, teamId, now }: About): Inbound | null {
  const [personId, channel, ts] = [textAt(event, 'user'), textAt(event, 'channel'), textAt(event, 'ts')];
  // What we say ourselves is told to us as well.
  if (!isId(personId) || !isId(channel) || ts === null || textAt(event, 'bot_id') !== null) return null;
  const isPrivate = event.type === 'message' && event.channel_type === 'im';
  if (!isPrivate && event.type !== 'app_mention') return null;
  const content = contentOf(event);
  if (content === null) return null;
  const thread = textAt(event, 'thread_ts');
  return {
    kind: 'message',
    id,
    teamId,
    homeTeamId: textAt(event, 'user_team') ?? textAt(event, 'team') ?? teamId,
    personId,
    channel,
    isPrivate,
    at: timeOf(ts, now),
    content,
    thread: isPrivate ? null : (thread ?? ts),
    replyTo: isPrivate ? thread : null,
  };
}

/** Null: nothing was said; a message was changed, deleted, or Slack speaks itself. */
function contentOf(event: Json): ChatContent | null {
  const kind = textAt(event, 'subtype');
  if (kind !== null && kind !== 'file_share' && kind !== 'thread_broadcast') return null;
  const text = writtenText(textAt(event, 'text') ?? '');
  if (text === '') return { kind: 'unreadable' };
  const code = isCode(text) ? codeIn(text) : null;
  return code === null ? { kind: 'text', text } : { kind: 'start', code };
}

function readTap(payload: string, now: number): Inbound | null {
  const tap = objectIn(payload) ?? {};
  const [action] = listAt(tap, 'actions');
  const person = objectAt(tap, 'user');
  const [teamId, personId] = [textAt(objectAt(tap, 'team'), 'id'), textAt(person, 'id')];
  const [channel, ts] = [textAt(objectAt(tap, 'channel'), 'id'), textAt(objectAt(tap, 'container'), 'message_ts')];
  const trigger = textAt(tap, 'trigger_id');
  if (tap.type !== 'block_actions' || action === undefined || trigger === null || ts === null) return null;
  const carried = textAt(action, 'value');
  if (!isId(teamId) || !isId(personId) || !isId(channel) || carried === null) return null;
  return {
    kind: 'message',
    id: trigger,
    teamId,
    homeTeamId: textAt(person, 'team_id') ?? teamId,
    personId,
    channel,
    isPrivate: channel.startsWith('D'),
    at: timeOf(textAt(action, 'action_ts') ?? '', now),
    content: { kind: 'tap', id: carried, text: textAt(objectAt(action, 'text'), 'text') ?? '' },
    thread: null,
    replyTo: ts,
  };
}

function timeOf(ts: string, now: number): number {
  const ms = /^\d{10}\.\d{6}$/.test(ts) ? Math.floor(Number(ts) * 1_000) : now;
  return Math.min(ms, now);
}

function isId(value: string | null): value is string {
  return value !== null && /^[A-Z][A-Z0-9]{2,30}$/.test(value);
}
