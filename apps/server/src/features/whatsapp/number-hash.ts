/** How WhatsApp's numbers and ids of people are hashed, so that nobody reads them at rest. */
import type { Base } from '../../infra/base.ts';
import { hashOfPerson } from '../messengers/messengers.ts';
import type { SenderHashes } from './store.ts';

/** Whom a message is from, as far as WhatsApp tells. */
export type Sender = {
  /** Digits; absent for people under a user name. */
  digits: string | null;
  /** Their id at our account, once there is one. */
  scopedId: string | null;
};

export async function hashesOf(base: Base, { digits, scopedId }: Sender): Promise<SenderHashes> {
  return {
    number: digits === null ? null : await hashOfPerson(base, `number|${canonical(digits)}`),
    scoped: scopedId === null ? null : await hashOfPerson(base, `scoped|${scopedId}`),
  };
}

/** In three countries WhatsApp adds or drops a digit; both forms are one phone. */
function canonical(digits: string): string {
  if (/^55\d{2}9\d{8}$/.test(digits)) return digits.slice(0, 4) + digits.slice(5);
  if (/^521\d{10}$/.test(digits)) return `52${digits.slice(3)}`;
  if (/^549\d{10}$/.test(digits)) return `54${digits.slice(3)}`;
  return digits;
}
