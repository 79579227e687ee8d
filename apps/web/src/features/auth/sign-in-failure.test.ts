import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../api.ts';
import { signInFailure } from './sign-in-failure.ts';

test('a failed sign-in is told in the words of the catalogue', () => {
  const cases: [unknown, string][] = [
    [new ApiError('Wrong email or password.', { kind: 'refused', status: 401 }), 'Wrong email or password.'],
    [new ApiError('', { kind: 'refused', status: 200 }), 'Authentication failed.'],
    [new ApiError('unreadable', { kind: 'shape', status: 200 }), 'An unknown error occurred.'],
    [
      new ApiError('Network error: Unable to connect to the server', { kind: 'network' }),
      'Network error: Unable to connect to the server',
    ],
    [new TypeError('bug'), 'An unknown error occurred.'],
  ];
  for (const [error, words] of cases) assert.equal(signInFailure(error), words);
});
