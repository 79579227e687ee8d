import { createHash, timingSafeEqual } from 'node:crypto';

/** Compared by their hashes, which have one length and are compared in one time. */
export function isSameSecret(given: unknown, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(hash(given), hash(expected));
}
