import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConnections, type GrantKeeper } from './connection.ts';
import { PlatformFailure } from './failure.ts';
import type { Account, Grant } from './platform.ts';

const account: Account = {
  source: 'shopify',
  id: 'kesar-lane.myshopify.com',
  name: 'Kesar Lane',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  country: 'IN',
};

/** Keeps a grant in memory and counts how often it was renewed. */
function keeperOf(accessExpiresAt: number | null): GrantKeeper & { renewals: number } {
  let kept: Grant = grant('first', accessExpiresAt);
  const keeper = {
    renewals: 0,
    read: () => Promise.resolve(kept),
    replace: async () => {
      keeper.renewals += 1;
      await new Promise(resolve => setImmediate(resolve));
      kept = grant(`renewed-${keeper.renewals}`, 3_600_000);
      return kept;
    },
  };
  return keeper;
}

function grant(accessToken: string, accessExpiresAt: number | null): Grant {
  return { provider: 'shopify', accessToken, accessExpiresAt, refreshToken: 'r', refreshExpiresAt: null, scopes: [] };
}

const cases = [
  { name: 'a token with time left is used', expires: 3_600_000, rejected: undefined, token: 'first', renewals: 0 },
  { name: 'a token without an end is used', expires: null, rejected: undefined, token: 'first', renewals: 0 },
  { name: 'a token about to end is renewed', expires: 200_000, rejected: undefined, token: 'renewed-1', renewals: 1 },
  { name: 'a token that is over is renewed', expires: -1, rejected: undefined, token: 'renewed-1', renewals: 1 },
  { name: 'a refused token is renewed', expires: 3_600_000, rejected: 'first', token: 'renewed-1', renewals: 1 },
  { name: 'a token replaced meanwhile is not', expires: 3_600_000, rejected: 'older', token: 'first', renewals: 0 },
];
for (const { name, expires, rejected, token, renewals } of cases) {
  test(`accessToken: ${name}`, async () => {
    const keeper = keeperOf(expires);
    const connection = createConnections({ now: () => 0 }).open('grant-1', account, keeper);
    assert.equal(await connection.accessToken(rejected === undefined ? undefined : { rejected }), token);
    assert.equal(keeper.renewals, renewals);
  });
}

test('accessToken: fifty askers at once share one renewal', async () => {
  const connections = createConnections({ now: () => 0 });
  const keeper = keeperOf(-1);
  const askers = Array.from({ length: 50 }, () => connections.open('grant-1', account, keeper).accessToken());
  assert.deepEqual(new Set(await Promise.all(askers)), new Set(['renewed-1']));
  assert.equal(keeper.renewals, 1);
});

test('accessToken: grants of different names do not share', async () => {
  const connections = createConnections({ now: () => 0 });
  const keepers = [keeperOf(-1), keeperOf(-1)];
  await Promise.all(keepers.map((keeper, index) => connections.open(`grant-${index}`, account, keeper).accessToken()));
  assert.deepEqual(
    keepers.map(keeper => keeper.renewals),
    [1, 1],
  );
});

test('accessToken: a dead grant fails everybody, and the next asker tries again', async () => {
  const connections = createConnections({ now: () => 0 });
  let attempts = 0;
  const keeper: GrantKeeper = {
    read: () => Promise.resolve(grant('first', -1)),
    replace: () => {
      attempts += 1;
      return Promise.reject(new PlatformFailure('reconnect', 'gone'));
    },
  };
  const connection = connections.open('grant-1', account, keeper);
  const outcomes = await Promise.allSettled([connection.accessToken(), connection.accessToken()]);
  assert.deepEqual(
    outcomes.map(outcome => outcome.status),
    ['rejected', 'rejected'],
  );
  assert.equal(attempts, 1);
  await assert.rejects(connection.accessToken(), PlatformFailure);
  assert.equal(attempts, 2);
});
