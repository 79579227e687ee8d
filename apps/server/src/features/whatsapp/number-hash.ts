/** How numbers and ids of people are recognised without being readable: hashed with a key of the product's own. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Base } from '../../infra/base.ts';
import type { Db } from '../../infra/db.ts';
import { findProductKey, insertProductKey, type SenderHashes } from './store.ts';

/** Whom a message is from, as far as WhatsApp tells. */
export type Sender = {
  /** Digits; absent for people under a user name. */
  digits: string | null;
  /** Their id at our account, once there is one. */
  scopedId: string | null;
};

export async function hashesOf(base: Base, { digits, scopedId }: Sender): Promise<SenderHashes> {
  const key = await hashKey(base);
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    number: digits === null ? null : hash(`number|${canonical(digits)}`),
    scoped: scopedId === null ? null : hash(`scoped|${scopedId}`),
  };
}

/** For WhatsApp's ids of messages, which hold the number; they are long and random, so no key is needed. */
export function hashOfMessageId(id: string): Buffer {
  return createHash('sha256').update(`message|${id}`).digest();
}

/** In three countries WhatsApp adds or drops a digit; both forms are one phone. */
function canonical(digits: string): string {
  if (/^55\d{2}9\d{8}$/.test(digits)) return digits.slice(0, 4) + digits.slice(5);
  if (/^521\d{10}$/.test(digits)) return `52${digits.slice(3)}`;
  if (/^549\d{10}$/.test(digits)) return `54${digits.slice(3)}`;
  return digits;
}

const name = 'phone-numbers';
const context = productKeyContext(name);
const keys = new WeakMap<Db, Promise<Buffer>>();

function hashKey(base: Base): Promise<Buffer> {
  const known = keys.get(base.db);
  if (known !== undefined) return known;
  const read = readKey(base);
  keys.set(base.db, read);
  read.catch(() => keys.delete(base.db));
  return read;
}

/** Made once; `keys rotate` seals it anew. */
async function readKey({ db, vault }: Base): Promise<Buffer> {
  const fresh = vault.sealOwn(randomBytes(32).toString('base64'), context);
  await insertProductKey(db.outside, { name, sealed: fresh });
  const { sealed } = await findProductKey(db.outside, name);
  return Buffer.from(vault.openOwn(sealed, context).toString(), 'base64');
}

export function productKeyContext(of: string): string {
  return `product-key|${of}`;
}
