/** What Meta posts when a person removes the app or wants their data deleted: signed with the app's secret. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { numberAt, textAt } from '../json.ts';

export type SignedRequest = { person: string; issuedAt: number | null };

/** Who it is about, and since when; null for what is not signed by the app's secret. Known practice, not read in Meta's reference. */
export function readSignedRequest(text: string, secret: string): SignedRequest | null {
  const match = /^([A-Za-z0-9_-]{20,100})\.([A-Za-z0-9_-]{2,4000})$/.exec(text);
  const [, signature = '', payload = ''] = match ?? [];
  const expected = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (match === null || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const said = jsonOf(Buffer.from(payload, 'base64url').toString());
  const person = textAt(said, 'user_id');
  if (textAt(said, 'algorithm')?.toUpperCase() !== 'HMAC-SHA256' || person === undefined) return null;
  if (!/^\d{1,30}$/.test(person)) return null;
  const seconds = numberAt(said, 'issued_at');
  return { person, issuedAt: seconds === undefined ? null : seconds * 1000 };
}

/** Its signature is right, and yet it may be no JSON: then it is about nobody. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
