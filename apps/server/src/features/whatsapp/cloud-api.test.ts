import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WhatsAppAccount } from './account.ts';
import { sendMessage } from './cloud-api.ts';

/** As `fetch` fails: what happened is the cause. */
function failure(cause: object): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error('a cause'), cause) });
}

const table: [cause: object, outcome: 'unsent' | 'unknown'][] = [
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'unsent'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'unsent'],
  [{ code: 'EHOSTUNREACH', syscall: 'connect' }, 'unsent'],
  [{ errors: [{ code: 'ENETUNREACH', syscall: 'connect' }] }, 'unsent'],
  [{ code: 'UND_ERR_CONNECT_TIMEOUT' }, 'unsent'],
  [{ code: 'CERT_HAS_EXPIRED' }, 'unsent'],
  [{ code: 'EPRIVATE' }, 'unsent'],
  // The way to the other end can break after the message has arrived there.
  [{ code: 'EHOSTUNREACH', syscall: 'read' }, 'unknown'],
  [{ code: 'ENETUNREACH', syscall: 'write' }, 'unknown'],
  [{ code: 'ECONNRESET', syscall: 'read' }, 'unknown'],
  [{ code: 'UND_ERR_SOCKET' }, 'unknown'],
  [{ code: 'UND_ERR_HEADERS_TIMEOUT' }, 'unknown'],
];

test('only what failed before there was a connection is known not to have left', async () => {
  for (const [cause, outcome] of table) {
    const fetch = () => Promise.reject(failure(cause));
    const account = { version: 'v25.0', token: 'token', fetch } as unknown as WhatsAppAccount;
    assert.equal((await sendMessage(account, '1', {})).kind, outcome, JSON.stringify(cause));
  }
});
