/** Signatures after the Standard Webhooks specification (standardwebhooks.com), version 1. */
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export function newSigningSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

export type Signed = { id: string; at: number; body: string };

/** With every secret that counts at the moment, the newest first, so that a receiver may change over in its own time. */
export function signedHeaders({ id, at, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at / 1_000));
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
