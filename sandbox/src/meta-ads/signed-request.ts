import { createHmac } from 'node:crypto';
import { sandboxMetaApp } from './meta-app.ts';

/** What Meta posts when a person removes the app or wants their data deleted, signed with the app's secret. */
export function signedRequest(person: string, now: number): string {
  const payload = Buffer.from(
    JSON.stringify({ algorithm: 'HMAC-SHA256', issued_at: Math.floor(now / 1000), user_id: person }),
  ).toString('base64url');
  const signature = createHmac('sha256', sandboxMetaApp.secret).update(payload).digest('base64url');
  return `${signature}.${payload}`;
}
