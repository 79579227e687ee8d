/** Where the browser may be sent back to: a site of the open web, a program on the person's own computer, or an app. */
import type { AskingAssistant } from '@tillsight/contract/assistants';

export type Destination = Pick<AskingAssistant, 'goes_to' | 'host'>;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Schemes that browsers give a meaning of their own; an app has one that nobody else has. */
const taken =
  /^(https?|wss?|ftps?|file|data|blob|about|javascript|vbscript|mailto|tel|sms|view-source|chrome|edge|resource|intent|filesystem|jar|urn|cid|mid):$/;

/** Null where nobody may be sent. */
export function destinationOf(address: string): Destination | null {
  const url = /^[\x21-\x7e]{1,1000}$/.test(address) ? URL.parse(address) : null;
  if (url === null || url.hash !== '' || address.includes('#') || url.username !== '' || url.password !== '')
    return null;
  if (url.protocol === 'https:') return url.hostname === '' ? null : { goes_to: 'site', host: url.host };
  if (url.protocol === 'http:') return loopback.has(url.hostname) ? { goes_to: 'computer', host: url.host } : null;
  const isOwnScheme = /^[a-z][a-z0-9.+-]{1,60}:$/.test(url.protocol) && !taken.test(url.protocol);
  return isOwnScheme ? { goes_to: 'app', host: `${url.protocol}//${url.host}` } : null;
}

/** To the letter; only the port of a program on the same computer is chosen anew each time (RFC 8252). */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  return registered.includes(address) || registered.some(each => areSameBesidePort(each, address));
}

function areSameBesidePort(one: string, other: string): boolean {
  const [left, right] = [URL.parse(one), URL.parse(other)];
  if (left === null || right === null || left.protocol !== 'http:' || !loopback.has(left.hostname)) return false;
  left.port = '';
  right.port = '';
  return left.href === right.href;
}
