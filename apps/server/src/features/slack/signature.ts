/**
 * Whether a notice is Slack's: it signs `v0:`, the second it was sent, and the bytes of the body with the app's secret, and what is
 * older than five minutes may be somebody's copy.
 */
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSameSecret } from '../../infra/same-secret.ts';

const mostApartMs = 5 * 60_000;

type Signed = { body: Buffer; headers: IncomingHttpHeaders; now: number };

export function isFromSlack(secret: string, { body, headers, now }: Signed): boolean {
  const at = headers['x-slack-request-timestamp'];
  if (typeof at !== 'string' || !/^\d{1,12}$/.test(at)) return false;
  if (Math.abs(now - Number(at) * 1_000) > mostApartMs) return false;
  const signature = createHmac('sha256', secret).update(`v0:${at}:`).update(body).digest('hex');
  return isSameSecret(headers['x-slack-signature'], `v0=${signature}`);
}
