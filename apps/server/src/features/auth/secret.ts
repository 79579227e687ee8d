/** Secrets that are given away once and only recognised afterwards: sessions, links in mails, one-time states. */
import { hash, randomBytes } from 'node:crypto';

/** 256 bits. The prefix says what was lost if one turns up where it should not; `tillsight` is an API token's. */
export function newSecret(
  prefix: 'session' | 'reset' | 'verify' | 'install' | 'code' | 'assistant' | 'refresh' | 'tillsight',
): {
  secret: string;
  hash: Buffer;
} {
  const secret = `${prefix}_${randomBytes(32).toString('base64url')}`;
  return { secret, hash: hashOfSecret(secret) };
}

export function hashOfSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
