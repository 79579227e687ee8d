import { createHmac } from 'node:crypto';
import type { Account } from '../account.ts';
import { tokenOf } from '../access.ts';
import { MESSAGING, SANDBOX_WHATSAPP } from '../credentials.ts';
import { badValue, noSuchObject } from '../graph-error.ts';
import type { Medium } from '../media/media-store.ts';
import { type GraphCall, checkToken } from './graph-call.ts';

const addressLifeSeconds = 300;

/** `/{MEDIA_ID}`: where the bytes are, for five minutes, or its deletion. */
export function answerMedium(call: GraphCall, medium: Medium): object {
  const { account, method, path, query } = call;
  checkToken(call, MESSAGING);
  const asked = query.get('phone_number_id');
  if (asked !== null && asked !== medium.numberId) throw badValue('phone_number_id does not match the media.');
  if (path.length > 1) throw noSuchObject(method, path.join('/'));
  if (method === 'DELETE') {
    account.media.delete(medium.id);
    return { success: true };
  }
  if (method !== 'GET') throw noSuchObject(method, medium.id);
  return {
    messaging_product: 'whatsapp',
    url: addressOf(medium, account.now()),
    mime_type: medium.type,
    sha256: medium.sha256,
    file_size: String(medium.size),
    id: medium.id,
  };
}

export function addressOf({ id }: Medium, now: number): string {
  const ext = Math.floor(now / 1000) + addressLifeSeconds;
  return `https://lookaside.fbsbx.com/whatsapp_business/attachments/?mid=${id}&ext=${ext}&hash=${sealOf(id, ext)}`;
}

/** The file behind such an address; null when it is none, too old, or asked for without a token. */
export function fileAt(
  account: Account,
  query: URLSearchParams,
  authorization: string | undefined,
): { type: string; bytes: Buffer } | null {
  account.tokens.check(tokenOf(authorization, query.get('access_token') ?? undefined), MESSAGING, account.now());
  const [id, ext] = [query.get('mid') ?? '', Number(query.get('ext'))];
  if (query.get('hash') !== sealOf(id, ext) || account.now() / 1000 >= ext) return null;
  const medium = account.media.find(id, account.now());
  const bytes = medium && account.media.bytesOf(medium);
  return medium && bytes ? { type: medium.type, bytes } : null;
}

function sealOf(id: string, ext: number): string {
  return createHmac('sha256', SANDBOX_WHATSAPP.appSecret).update(`${id} ${ext}`).digest('base64url').slice(0, 40);
}
