/** Which addresses of other people's may be called: encrypted, and on the open internet. Where a name leads is looked at with every call. */
import { isIP } from 'node:net';
import { ProblemError } from './problem.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** `isLoopbackOpen`: on the sandbox a program on this machine may listen, without a certificate. */
export function readAddress(text: string, isLoopbackOpen: boolean): string {
  const url = /^[\x21-\x7e]+$/.test(text) ? URL.parse(text) : null;
  if (url === null) throw refused('This is no address. It looks like https://example.com/tillsight.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || isLoopbackAddress(host);
  if (isHere ? !isLoopbackOpen : isIP(host) !== 0 && !isPublicAddress(host)) {
    throw refused('This address does not lie on the open internet.');
  }
  const isSafe = url.protocol === 'https:' || (isHere && url.protocol === 'http:');
  if (!isSafe) throw refused('The address must begin with https://.');
  if (url.username !== '' || url.password !== '') {
    throw refused('The address must not hold a name or a password.');
  }
  if (text.includes('#')) throw refused('The address must not hold a #: what stands behind it is never sent.');
  return url.href;
}

function refused(message: string): ProblemError {
  return new ProblemError('invalid_request', message, { errors: [{ field: 'url', message }] });
}
