/** How people and their messages are recognised without being readable: hashed with a key of the product's own. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { ChatMessenger } from '@tillsight/contract/channel';
import type { Base } from '../../infra/base.ts';
import type { Db } from '../../infra/db.ts';
import { findProductKey, insertProductKey } from './store.ts';

/** `text`: what a messenger knows somebody by, after a word that says what it is. */
export async function hashOfPerson(base: Base, text: string): Promise<Buffer> {
  return createHmac('sha256', await hashKey(base))
    .update(text)
    .digest();
}

/** For a message of ours in a chat: ids of messages are short there, so that a hash without a key could be guessed. */
export function hashOfSent(base: Base, of: ChatMessenger, id: string): Promise<Buffer> {
  return hashOfPerson(base, `${of}-message|${id}`);
}

/** For a messenger's ids of messages, which are long and random or of no use to others, so no key is needed. */
export function hashOfMessageId(id: string): Buffer {
  return createHash('sha256').update(`message|${id}`).digest();
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
