import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { GoogleAccount } from '../accounts.ts';
import { ACCESS_SECONDS } from './token-store.ts';
import { sandboxClient } from './client.ts';

type SigningKey = { privateKey: KeyObject; jwk: Record<string, unknown>; pem: string; kid: string };
let signingKey: SigningKey | null = null;

/** Who signed in, signed as Google signs: RS256 with a key of the published list. */
export function idToken(
  person: { account: GoogleAccount; scopes: readonly string[]; nonce: string | null; accessToken: string },
  now: number,
): string {
  const { account, scopes, nonce, accessToken } = person;
  const { privateKey, kid } = keyOf();
  const issuedAt = Math.floor(now / 1000);
  const has = (name: string) => scopes.some(scope => scope.endsWith(`userinfo.${name}`));
  const claims = {
    iss: 'https://accounts.google.com',
    azp: sandboxClient.id,
    aud: sandboxClient.id,
    sub: account.id,
    ...(has('email') ? { email: account.email, email_verified: true } : {}),
    at_hash: createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url'),
    ...(nonce === null ? {} : { nonce }),
    ...(has('profile') ? { name: account.name } : {}),
    iat: issuedAt,
    exp: issuedAt + ACCESS_SECONDS + 1,
  };
  const content = `${encoded({ alg: 'RS256', kid, typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** `GET /oauth2/v3/certs`: as a set of keys. `v1` has the same by its id, in PEM, which Google's library for Node reads. */
export function publishedKeys(version: 'v1' | 'v3'): Record<string, unknown> {
  const { jwk, kid, pem } = keyOf();
  return version === 'v1' ? { [kid]: pem } : { keys: [{ ...jwk, kid, use: 'sig', alg: 'RS256' }] };
}

/** Made when first needed; it takes a while. */
function keyOf(): SigningKey {
  if (signingKey) return signingKey;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' }) as Record<string, unknown>;
  const kid = createHash('sha1').update(String(jwk.n)).digest('hex');
  const pem = publicKey.export({ format: 'pem', type: 'spki' });
  signingKey = { privateKey, jwk, pem, kid };
  return signingKey;
}

function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
