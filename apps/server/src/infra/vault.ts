/**
 * Seals secrets with AES-256-GCM. Each organization has a data key; the master key only wraps data keys, so that
 * changing it means wrapping those again and touching nothing they sealed.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { KeyRing, MasterKeys } from './secret-key.ts';

export type WrappedKey = { masterKeyId: string; wrapped: Buffer };

export type Vault = {
  /** Names the master key that seals now. */
  readonly newestId: string;
  /** Whether it opens what is under this master key. */
  knows(masterKeyId: string): boolean;
  newKey(owner: string): { key: Buffer } & WrappedKey;
  unwrap(owner: string, wrapped: WrappedKey): Buffer;
  /** The same data key under the newest master key, or null when it is already. */
  rewrap(owner: string, wrapped: WrappedKey): WrappedKey | null;
  /** For what belongs to no organization any more. */
  sealOwn(secret: string, context: string): Buffer;
  openOwn(sealed: Buffer, context: string): Buffer;
  /** The same under the newest master key, or null when it is already. */
  resealOwn(sealed: Buffer, context: string): Buffer | null;
};

/** The first master key seals; all of them open. A ring may have been given a new one by another process. */
export function createVault(masterKeys: MasterKeys | Ring): Vault {
  const ring = 'reread' in masterKeys ? masterKeys : fixed(masterKeys);
  const newest = (): Named => namedKeys(ring.keys())[0];
  const find = (id: string): Buffer | undefined =>
    (namedKeys(ring.keys()).find(each => each.id === id) ?? namedKeys(ring.reread()).find(each => each.id === id))?.key;
  const masterOf = (id: string): Buffer => {
    const master = find(id);
    if (master === undefined) throw new Error(`No master key with the id ${id} is configured.`);
    return master;
  };
  const wrap = (owner: string, key: Buffer): WrappedKey => {
    const { id, key: master } = newest();
    return { masterKeyId: id, wrapped: seal(master, key, `data-key|${owner}`) };
  };
  const unwrap = (owner: string, { masterKeyId, wrapped }: WrappedKey): Buffer =>
    open(masterOf(masterKeyId), wrapped, `data-key|${owner}`);
  return {
    get newestId() {
      return newest().id;
    },
    knows: id => find(id) !== undefined,
    newKey(owner) {
      const key = randomBytes(32);
      return { key, ...wrap(owner, key) };
    },
    unwrap,
    rewrap: (owner, old) => (old.masterKeyId === newest().id ? null : wrap(owner, unwrap(owner, old))),
    sealOwn(secret, context) {
      const { id, key } = newest();
      return Buffer.concat([Buffer.from(id), seal(key, secret, `own|${context}`)]);
    },
    openOwn: (sealed, context) => open(masterOf(idIn(sealed)), sealed.subarray(keyIdLength), `own|${context}`),
    resealOwn(sealed, context) {
      return idIn(sealed) === newest().id ? null : this.sealOwn(this.openOwn(sealed, context).toString(), context);
    },
  };
}

const keyIdLength = 16;
const version = 1;
const nonceLength = 12;
const tagLength = 16;

/** `context` says what is sealed and where it stands; it opens nowhere else. */
export function seal(key: Buffer, secret: Buffer | string, context: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(`${version}|${context}`));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, body, cipher.getAuthTag()]);
}

export function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  if (sealed[0] !== version || sealed.length < 1 + nonceLength + tagLength) {
    throw new Error('This is not something the vault has sealed.');
  }
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceLength));
  decipher.setAAD(Buffer.from(`${version}|${context}`));
  decipher.setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(1 + nonceLength, -tagLength)), decipher.final()]);
}

function idIn(sealed: Buffer): string {
  return sealed.toString('utf8', 0, keyIdLength);
}

type Ring = Pick<KeyRing, 'keys' | 'reread'>;

function fixed(keys: MasterKeys): Ring {
  return { keys: () => keys, reread: () => keys };
}

type Named = { id: string; key: Buffer };

const named = new WeakMap<MasterKeys, [Named, ...Named[]]>();

/** Worked out once for each state of the ring. */
function namedKeys(keys: MasterKeys): [Named, ...Named[]] {
  const known = named.get(keys);
  if (known !== undefined) return known;
  const [first, ...rest] = keys;
  const made: [Named, ...Named[]] = [nameOf(first), ...rest.map(nameOf)];
  named.set(keys, made);
  return made;
}

function nameOf(key: Buffer): Named {
  return { id: keyId(key), key };
}

function keyId(key: Buffer): string {
  return createHash('sha256').update('master-key|').update(key).digest('hex').slice(0, keyIdLength);
}
