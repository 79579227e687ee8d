/**
 * Seals secrets with AES-256-GCM. Each organization has a data key; the master key only wraps data keys, so that
 * changing it means wrapping those again and touching nothing they sealed.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export type WrappedKey = { masterKeyId: string; wrapped: Buffer };

export type Vault = {
  /** Names the master key that seals now. */
  newestId: string;
  /** Whether it opens what is under this master key. */
  knows(masterKeyId: string): boolean;
  newKey(owner: string): { key: Buffer } & WrappedKey;
  unwrap(owner: string, wrapped: WrappedKey): Buffer;
  /** The same data key under the newest master key, or null when it is already. */
  rewrap(owner: string, wrapped: WrappedKey): WrappedKey | null;
  /** For what belongs to no organization any more. */
  sealOwn(secret: string, context: string): Buffer;
  openOwn(sealed: Buffer, context: string): Buffer;
};

/** The first master key seals; all of them open. */
export function createVault(masterKeys: readonly [Buffer, ...Buffer[]]): Vault {
  const byId = new Map(masterKeys.map(key => [keyId(key), key]));
  const [newest] = masterKeys;
  const wrap = (owner: string, key: Buffer): WrappedKey => ({
    masterKeyId: keyId(newest),
    wrapped: seal(newest, key, `data-key|${owner}`),
  });
  const masterOf = (id: string): Buffer => {
    const master = byId.get(id);
    if (master === undefined) throw new Error(`No master key with the id ${id} is configured.`);
    return master;
  };
  const unwrap = (owner: string, { masterKeyId, wrapped }: WrappedKey): Buffer =>
    open(masterOf(masterKeyId), wrapped, `data-key|${owner}`);
  return {
    newestId: keyId(newest),
    knows: id => byId.has(id),
    newKey(owner) {
      const key = randomBytes(32);
      return { key, ...wrap(owner, key) };
    },
    unwrap,
    rewrap: (owner, old) => (old.masterKeyId === keyId(newest) ? null : wrap(owner, unwrap(owner, old))),
    sealOwn: (secret, context) => Buffer.concat([Buffer.from(keyId(newest)), seal(newest, secret, `own|${context}`)]),
    openOwn: (sealed, context) =>
      open(masterOf(sealed.toString('utf8', 0, keyIdLength)), sealed.subarray(keyIdLength), `own|${context}`),
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

function keyId(key: Buffer): string {
  return createHash('sha256').update('master-key|').update(key).digest('hex').slice(0, keyIdLength);
}
