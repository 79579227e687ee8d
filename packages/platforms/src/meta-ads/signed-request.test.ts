import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { readSignedRequest } from './signed-request.ts';

const secret = 'an-app-secret';

function signed(payload: string, by = secret): string {
  const text = Buffer.from(payload).toString('base64url');
  return `${createHmac('sha256', by).update(text).digest('base64url')}.${text}`;
}

const about = (more: object) => signed(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: '1022', ...more }));

const cases: [name: string, text: string, person: string | null][] = [
  ['signed by the app', about({}), '1022'],
  ['signed by somebody else', signed(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: '1022' }), 'other'), null],
  ['with another payload', `${about({}).split('.')[0] ?? ''}.${about({ user_id: '7' }).split('.')[1] ?? ''}`, null],
  ['with another algorithm', about({ algorithm: 'none' }), null],
  ['about nobody', about({ user_id: undefined }), null],
  ['about something that is no person', about({ user_id: "1' or 1=1" }), null],
  ['signed but no JSON', signed('hello'), null],
  ['half of it', about({}).split('.')[0] ?? '', null],
  ['nothing', '', null],
  ['much too long', `${about({})}${'A'.repeat(5000)}`, null],
];
for (const [name, text, person] of cases)
  test(`a request ${name} is about ${person ?? 'nobody'}`, () =>
    assert.equal(readSignedRequest(text, secret)?.person ?? null, person));
