import { readBlocks, plainTextOf } from './blocks.ts';
import { isObject, textIn, valueIn, type Fields } from './fields.ts';
import { exchangeCode } from './oauth.ts';
import { RateLimited, SlackError } from './slack-error.ts';
import { SANDBOX_APP, type Installation, type Message, type Workspaces } from './workspaces.ts';

export type Access = { team: string; installation: Installation };

type Method = {
  /** Null: for anybody. */
  scope: string | null;
  /** Slack reads some of its methods' arguments from forms only. */
  isFormOnly?: true;
  act: (all: Workspaces, fields: Fields, access: Access) => object;
};

/** What the Web API does by name. */
export const methods: Record<string, Method> = {
  'auth.test': {
    scope: null,
    act: (all, _fields, { team, installation }) => ({
      url: 'https://lamplight.slack.com/',
      team: all.nameOf(team),
      user: SANDBOX_APP.name.toLowerCase(),
      team_id: team,
      user_id: installation.botUser,
      bot_id: 'B0SANDBOX01',
      is_enterprise_install: false,
    }),
  },
  'chat.postMessage': { scope: 'chat:write', act: postMessage },
  'conversations.history': { scope: 'im:history', act: history },
  'files.getUploadURLExternal': { scope: 'files:write', isFormOnly: true, act: uploadUrl },
  'files.completeUploadExternal': { scope: 'files:write', act: completeUpload },
};

/** Those are called without a token. */
export const openMethods: Record<string, (all: Workspaces, fields: Fields, basic: string | null) => object> = {
  'oauth.v2.access': exchangeCode,
};

function postMessage(all: Workspaces, fields: Fields, { team, installation }: Access): object {
  const channel = textIn(fields, 'channel');
  const at = all.channel(channel);
  if (at?.team !== team) throw new SlackError('channel_not_found');
  const given = valueIn(fields, 'blocks', 'invalid_blocks_format');
  const text = textIn(fields, 'text');
  if (text === '' && given === undefined) throw new SlackError('no_text');
  if (text.length > 40_000) throw new SlackError('msg_too_long');
  const read =
    given === undefined
      ? { text: plainTextOf(text), hasPicture: false, buttons: [], blocks: [] }
      : readBlocks(all, team, given);
  const metadata = readMetadata(fields);
  const wait = all.waitBefore(`post|${channel}`, 4, 2_000) ?? all.waitBefore(`post|${team}`, 300, 60_000);
  if (wait !== null) throw new RateLimited(wait);
  const message = all.add({ ...read, channel, user: installation.botUser, isFromApp: true, metadata });
  all.context.outbox.add({ at: all.context.now(), channel: 'slack', to: `${team}/${at.user}`, content: message });
  return { channel, ts: message.ts, message: messageJson(message, { team, hasMetadata: true }) };
}

function readMetadata(fields: Fields): Message['metadata'] {
  const given = valueIn(fields, 'metadata', 'invalid_metadata_format');
  if (given === undefined) return null;
  const isRight = isObject(given) && typeof given.event_type === 'string' && isObject(given.event_payload);
  if (!isRight) throw new SlackError('invalid_metadata_schema');
  return { event_type: String(given.event_type), event_payload: given.event_payload as object };
}

/** Newest first, fifteen at most. */
function history(all: Workspaces, fields: Fields, { team }: Access): object {
  const channel = textIn(fields, 'channel');
  if (all.channel(channel)?.team !== team) throw new SlackError('channel_not_found');
  const wait = all.waitBefore(`history|${team}`, all.historyAMinute, 60_000);
  if (wait !== null) throw new RateLimited(wait);
  const [oldest, latest] = [textIn(fields, 'oldest'), textIn(fields, 'latest')];
  const limit = Math.min(15, Number(textIn(fields, 'limit')) || 15);
  const hasMetadata = textIn(fields, 'include_all_metadata') === 'true' || fields.include_all_metadata === true;
  const found = all.messages
    .filter(message => message.channel === channel)
    .filter(
      ({ ts }) => (oldest === '' || Number(ts) > Number(oldest)) && (latest === '' || Number(ts) < Number(latest)),
    )
    .toReversed();
  return {
    messages: found.slice(0, limit).map(message => messageJson(message, { team, hasMetadata })),
    has_more: found.length > limit,
    pin_count: 0,
    response_metadata: { next_cursor: found.length > limit ? 'bmV4dF90czox' : '' },
  };
}

export function messageJson(message: Message, { team, hasMetadata }: { team: string; hasMetadata: boolean }): object {
  const { ts, user, isFromApp, text, blocks, metadata } = message;
  return {
    type: 'message',
    user,
    text,
    ts,
    team,
    ...(isFromApp ? { bot_id: 'B0SANDBOX01', app_id: SANDBOX_APP.id, blocks } : {}),
    ...(hasMetadata && metadata !== null ? { metadata } : {}),
  };
}

function uploadUrl(all: Workspaces, fields: Fields, { team }: Access): object {
  const [name, length] = [textIn(fields, 'filename'), Number(textIn(fields, 'length'))];
  if (name === '' || !Number.isSafeInteger(length) || length < 1) throw new SlackError('invalid_arguments');
  const id = all.nextId('F');
  all.uploads.set(id, { id, name, length, bytes: null, readyAt: null, team });
  return { upload_url: `https://files.slack.com/upload/v1/${id}`, file_id: id };
}

function completeUpload(all: Workspaces, fields: Fields, { team }: Access): object {
  const files = valueIn(fields, 'files', 'invalid_arguments');
  if (!Array.isArray(files) || files.length === 0) throw new SlackError('invalid_arguments');
  if (textIn(fields, 'channel_id') !== '' || textIn(fields, 'channels') !== '')
    throw new SlackError('invalid_arguments', { response_metadata: { messages: ['the sandbox does not have this'] } });
  const done = files.map(file => {
    const upload = isObject(file) ? all.uploads.get(String(file.id)) : undefined;
    if (upload?.team !== team || upload.bytes === null) throw new SlackError('file_not_found');
    upload.readyAt = performance.now() + all.fileReadyMs;
    return { id: upload.id, title: upload.name };
  });
  return { files: done };
}
