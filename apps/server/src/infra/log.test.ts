import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from './log.ts';

test('secrets are not written, and an error brings its words and nothing of its library', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: line => void lines.push(line) });
  const cause = Object.assign(new Error('inner'), { client: { password: 'canary' } });
  const error = Object.assign(new Error('outer', { cause }), { code: 'E1', connection: { token: 'canary' } });
  log.info({ password: 'canary', grant: { accessToken: 'canary', refreshToken: 'canary' } }, 'one');
  log.info({ request: { headers: { cookie: 'canary', authorization: 'canary' } } }, 'two');
  log.error({ err: error }, 'three\nforged line');
  assert.equal(lines.length, 3);
  assert.equal(lines.join('').includes('canary'), false);
  assert.match(lines[2] ?? '', /"outer".*"E1".*"inner"/);
  for (const line of lines) assert.equal(line.trimEnd().includes('\n'), false, 'One entry is one line.');
});
